"""What each division of a hand is worth against one opponent, exactly, as the solver says.

The opponent is dealt from the other 28 cards, whoever else sits at the table, and divides by the
equilibrium. The figures follow from the kinds of the four cards, so a hand's are kept for every
deal of the same kinds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from tutor.explain.splits import figures
from tutor.rules import Card, RuleSet, divisions, ranking
from tutor.solver import Grade, unsolved
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


def equities(cards: Sequence[Card], rules: RuleSet) -> Equities | None:
    """What may be done with four cards of one deck, and what it is worth; raises TablesError.

    None under rules that are not solved.
    """
    if unsolved(rules):
        return None
    return _equities(tuple(sorted(card.kind.index for card in cards)), rules)


@lru_cache(maxsize=len(HANDS))
def _equities(kinds: tuple[int, ...], rules: RuleSet) -> Equities:
    hand = sample_cards(kinds)
    told = [_equity(facts) for facts in figures(hand, rules)]
    options = divisions(hand, ranking(rules))
    by_strength = {one.strength: found for one, found in zip(options, told, strict=False)}
    return Equities(by_strength, told[-1] if len(told) > len(options) else None)


def _equity(facts: Mapping[str, Any]) -> Equity:
    known = {field.name: facts[field.name] for field in fields(Equity)}
    return Equity(**known | {"grade": Grade(facts["grade"])})
