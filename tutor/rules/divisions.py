"""Dividing four cards into two pairs, and comparing two divided hands.

All three divisions are legal. One is dominated when another of the same hand is at least as good in
both pairs and better in one. Divisions of equal strength are equally right.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from tutor.rules.cards import Card
from tutor.rules.notation import CardPair, format_division, parse_division, verify_one_deck
from tutor.rules.pairs import Decision, Pair, Ranking, pair_of
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet
from tutor.rules.switches.better_and_equal import BetterAndEqual
from tutor.rules.switches.tail import Tail

Strength = tuple[int, int]  # of the smaller pair, of the larger pair


class Outcome(IntEnum):
    """How one divided hand fares against another; a draw is 走路."""

    LOSE = -1
    DRAW = 0
    WIN = 1


@dataclass(frozen=True, slots=True)
class Division:
    """Four cards as a smaller and a larger pair, under one rule set's order.

    `strength` holds the strengths of both, smaller first; `str()` is its notation.
    """

    smaller: CardPair
    larger: CardPair
    strength: Strength

    @property
    def pairs(self) -> tuple[Pair, Pair]:
        """The smaller and the larger pair as the rules see them."""
        return pair_of(*self.smaller), pair_of(*self.larger)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All four cards, the smaller pair's first."""
        return (*self.smaller, *self.larger)

    def tail(self, rules: RuleSet) -> Pair:
        """The pair that this rule set calls the tail (R2)."""
        return self.pairs[1 if rules.tail is Tail.LARGER else 0]

    def head(self, rules: RuleSet) -> Pair:
        """The pair that this rule set calls the head (R2)."""
        return self.pairs[0 if rules.tail is Tail.LARGER else 1]

    def __str__(self) -> str:
        return format_division(self.smaller, self.larger)


class Comparison(NamedTuple):
    """Two divided hands side by side: the outcome for the first, and what decided each pair."""

    outcome: Outcome
    smaller: Decision
    larger: Decision


def divide(first: CardPair, second: CardPair, ranks: Ranking) -> Division:
    """The division into these two pairs, smaller and larger put in their places.

    Of two equally strong pairs the one with the earlier card in the deck is called the larger.
    """
    sides = [
        (ranks.strength(pair_of(*cards)), -min(card.index for card in cards), cards)
        for cards in (first, second)
    ]
    (low, _, smaller), (high, _, larger) = sorted(sides, key=lambda side: side[:2])
    return Division(smaller, larger, (low, high))


def verify_hand(cards: Sequence[Card]) -> None:
    """Raise RuleError(WRONG_COUNT, CARD_TWICE or THIRD_OF_KIND) unless these are four cards."""
    verify_one_deck(cards)
    if len(cards) != 4:
        raise RuleError(Reason.WRONG_COUNT, expected=4, given=len(cards))


def divisions(cards: Sequence[Card], ranks: Ranking) -> tuple[Division, Division, Division]:
    """The three divisions of four cards, by the partner of the first card.

    Raises what `verify_hand` raises.
    """
    verify_hand(cards)
    a, b, c, d = cards
    return (
        divide((a, b), (c, d), ranks),
        divide((a, c), (b, d), ranks),
        divide((a, d), (b, c), ranks),
    )


def dominates(one: Division, other: Division) -> bool:
    """Whether `one` is at least as good in both pairs and better in one (design: dominated)."""
    return one.strength != other.strength and all(
        mine >= theirs for mine, theirs in zip(one.strength, other.strength, strict=True)
    )


def dominators(division: Division, others: Iterable[Division]) -> tuple[Division, ...]:
    """Those of `others` that dominate `division`, in their order."""
    return tuple(other for other in others if dominates(other, division))


def undominated(options: Sequence[Division]) -> tuple[Division, ...]:
    """The divisions that no other of the same hand dominates: every one of them is right."""
    return tuple(option for option in options if not dominators(option, options))


def read_division(text: str, ranks: Ranking) -> Division:
    """A division from its notation.

    Raises RuleError: what `parse_division` raises, or LARGER_FIRST.
    """
    first, second = parse_division(text)
    division = divide(first, second, ranks)
    if ranks.strength(pair_of(*first)) > ranks.strength(pair_of(*second)):
        raise RuleError(Reason.LARGER_FIRST, text=text)
    return division


@lru_cache(maxsize=8)
def outcomes_by_signs(one_equal: BetterAndEqual) -> dict[int, Outcome]:
    """The outcome by the sum of both pairs' signs: 2, 1, 0, -1 or -2 (R1, R21)."""
    narrow = Outcome.WIN if one_equal is BetterAndEqual.WIN else Outcome.DRAW
    win, draw, lose = Outcome.WIN, Outcome.DRAW, Outcome.LOSE
    return {2: win, 1: narrow, 0: draw, -1: Outcome(-narrow), -2: lose}


def outcome(ranks: Ranking, a: Strength, b: Strength) -> Outcome:
    """How a divided hand of strength `a` fares against one of strength `b`."""
    signs = (a[0] > b[0]) - (a[0] < b[0]) + (a[1] > b[1]) - (a[1] < b[1])
    return outcomes_by_signs(ranks.rules.better_and_equal)[signs]


def compare_divisions(ranks: Ranking, a: Division, b: Division) -> Comparison:
    """Compare smaller with smaller and larger with larger (`chengdu` 7, `sichuan` 十)."""
    smaller, larger = (
        ranks.decide(ours, theirs) for ours, theirs in zip(a.pairs, b.pairs, strict=True)
    )
    return Comparison(outcome(ranks, a.strength, b.strength), smaller, larger)
