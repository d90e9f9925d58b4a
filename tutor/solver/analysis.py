"""How good each division of four cards is, exactly.

The opponent holds any hand that the cards seen leave possible, all deals equally likely, and plays
one `Style` with it, whatever it has seen itself. A win is 1 unit, a draw 0, a loss -1; a second
measure adds one unit of skin (see `opponent`). The equilibrium is one of the first measure, the
second is evaluated on it, and grades go by the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tutor.rules import (
    Card,
    Division,
    RuleSet,
    can_declare_flowers,
    divisions,
    dominators,
    ranking,
)
from tutor.rules.flowers import leaves_by_flowers
from tutor.solver.known import NOTHING, Known
from tutor.solver.opponent import Figures, opponent_of
from tutor.solver.play import Style


class Grade(Enum):
    """A word for a choice, by what it loses against the best one (in units, first measure)."""

    BEST = "best"  # nothing
    AS_GOOD = "as-good"  # at most 0.001: as near as the equilibrium is exact for a single hand
    SMALL_SLIP = "small-slip"  # at most 0.03
    MISTAKE = "mistake"  # at most 0.1
    BLUNDER = "blunder"  # more
    DOMINATED = "dominated"  # whatever it loses: another is at least as good in both pairs


LIMITS = (
    (0.0, Grade.BEST),
    (0.001, Grade.AS_GOOD),
    (0.03, Grade.SMALL_SLIP),
    (0.1, Grade.MISTAKE),
)


@dataclass(frozen=True, slots=True)
class WeighedChoice:
    """One thing to do with a hand: a division, or leaving by 三花 (`division` is None then).

    `loss` and `loss_with_skin` are units short of the best choice by that measure; 0 is exact.
    """

    division: Division | None
    figures: Figures
    loss: float
    loss_with_skin: float
    grade: Grade


@dataclass(frozen=True, slots=True)
class Analysis:
    """A hand's choices with their figures.

    `divisions` are all three in the order of `tutor.rules.divisions`; `leave` is there where the
    hand may be declared as 三花. `out` says that it leaves unasked, and nothing it does counts.
    `opponents` is the number of deals the opponent may hold, `scale` the parts of one's weights.
    """

    divisions: tuple[WeighedChoice, WeighedChoice, WeighedChoice]
    leave: WeighedChoice | None
    out: bool
    opponents: int
    scale: int

    @property
    def choices(self) -> tuple[WeighedChoice, ...]:
        """The divisions, and leaving where one may."""
        return self.divisions if self.leave is None else (*self.divisions, self.leave)

    @property
    def best(self) -> tuple[WeighedChoice, ...]:
        """The choices that lose nothing."""
        return tuple(choice for choice in self.choices if choice.loss == 0)


def analyse(
    cards: Sequence[Card],
    rules: RuleSet,
    known: Known = NOTHING,
    style: Style | str = Style.EQUILIBRIUM,
) -> Analysis:
    """Every choice of a hand against an opponent of this style; about a millisecond.

    Raises RuleError as `verify_known`, StyleError, TablesError.
    """
    opponent = opponent_of(tuple(cards), rules, known, style)
    options = divisions(cards, ranking(rules))
    out = leaves_by_flowers(cards, rules)
    figures = [opponent.leaving if out else opponent.figures(option) for option in options]
    may_leave = can_declare_flowers(cards, rules)
    if may_leave:
        figures.append(opponent.leaving)
    best = max(each.net for each in figures)
    best_with_skin = max(each.net_with_skin for each in figures)
    choices = [
        WeighedChoice(
            option,
            each,
            loss := (best - each.net) / each.total,
            (best_with_skin - each.net_with_skin) / each.total,
            _grade(option, options, loss, out),
        )
        for option, each in zip((*options, None), figures, strict=False)
    ]
    one, two, three = choices[:3]
    leave = choices[3] if may_leave else None
    return Analysis((one, two, three), leave, out, opponent.hands, opponent.play.scale)


def _grade(option: Division | None, options: Sequence[Division], loss: float, out: bool) -> Grade:
    if option and not out and dominators(option, options):
        return Grade.DOMINATED
    return next((grade for limit, grade in LIMITS if loss <= limit), Grade.BLUNDER)
