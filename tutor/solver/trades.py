"""What one division of a hand gains on another, and what that costs it elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.rules import Card, Division, RuleSet
from tutor.solver.hands import Ints
from tutor.solver.known import NOTHING, Known
from tutor.solver.opponent import opponent_of
from tutor.solver.play import Style


@dataclass(frozen=True, slots=True)
class Gain:
    """Where a division fares better than another, in parts of the trade's total.

    It wins `won` that the other does not win, and draws `saved` that the other loses.
    """

    won: int
    saved: int


@dataclass(frozen=True, slots=True)
class Trade:
    """Two divisions of a hand side by side: what either gains on the other.

    Where neither dominates, the second's gains less the first's are what the first is short of it.
    """

    first: Gain
    second: Gain
    total: int


def trade(
    cards: Sequence[Card],
    first: Division,
    second: Division,
    rules: RuleSet,
    style: Style | str = Style.EQUILIBRIUM,
    known: Known = NOTHING,
) -> Trade:
    """What each of two divisions gains on the other; raises as `analyse`."""
    opponent = opponent_of(tuple(cards), rules, known, style)
    one, other = opponent.outcomes(first), opponent.outcomes(second)
    counts = opponent.counts
    return Trade(_gain(one, other, counts), _gain(other, one, counts), opponent.total)


def _gain(one: Ints, other: Ints, counts: Ints) -> Gain:
    won = counts[(one > 0) & (other <= 0)].sum()
    saved = counts[(one == 0) & (other < 0)].sum()
    return Gain(int(won), int(saved))
