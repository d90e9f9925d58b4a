"""What each division of a hand is worth against one opponent, exactly, as the solver says.

The opponent is dealt from the other 28 cards, whoever else sits at the table, and divides by the
equilibrium. The figures follow from the kinds of the four cards, so a hand's are kept for every
deal of the same kinds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tutor.explain.splits import figures
from tutor.rules import Card, Division, RuleSet, ranking, read_division
from tutor.solver import Grade
from tutor.solver.hands import HANDS, sample_cards

Strength = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Equity:
    """Shares of 1 that are won, drawn and lost, and units as `tutor.solver` counts them.

    `loss` is what is missing to the best choice of the hand, leaving by 三花 among them.
    """

    win: float
    draw: float
    lose: float
    units: float
    units_with_skin: float
    loss: float
    grade: Grade

    @property
    def shortfall(self) -> tuple[bool, float]:
        """Orders choices, the best first: figures are rounded, the grade is not."""
        return self.grade is not Grade.BEST, self.loss


@dataclass(frozen=True, slots=True)
class Equities:
    """The worth of a hand's divisions by strength, and of leaving by 三花 where one may."""

    divisions: Mapping[Strength, Equity]
    leaving: Equity | None


def equities(cards: Sequence[Card], rules: RuleSet) -> Equities:
    """What may be done with four cards of one deck, and what it is worth; raises TablesError."""
    return _equities(tuple(sorted(card.kind.index for card in cards)), rules)


@lru_cache(maxsize=len(HANDS))
def _equities(kinds: tuple[int, ...], rules: RuleSet) -> Equities:
    ranks = ranking(rules)
    divided: dict[Strength, Equity] = {}
    leaving = None
    for told in figures(sample_cards(kinds), rules):
        facts: dict[str, Any] = dict(told)
        text, grade = facts.pop("division"), Grade(facts.pop("grade"))
        equity = Equity(**facts, grade=grade)
        if text is None:
            leaving = equity
        else:
            divided[read_division(text, ranks).strength] = equity
    return Equities(divided, leaving)
