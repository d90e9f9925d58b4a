"""Drawing what a question is about: one of several classes first, so that none is rare."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from tutor.drills.faults import DrillError, Fault
from tutor.rules import DECK, PAIRS, Card, CardPair, Chance, Kind, Pair

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
_DRAWS = 3_000


def by_class(items: Iterable[T], classify: Callable[[T], K | None]) -> dict[K, tuple[T, ...]]:
    """Items by their class, those of class None left out."""
    classes: dict[K, list[T]] = {}
    for item in items:
        name = classify(item)
        if name is not None:
            classes.setdefault(name, []).append(item)
    return {name: tuple(members) for name, members in classes.items()}


def draw(classes: Mapping[K, Sequence[T]], weights: Mapping[K, int], chance: Chance) -> T:
    """An item of a class drawn by `weights`; DrillError(NOTHING_FITS) if no class has any."""
    urn = [name for name, weight in weights.items() if name in classes for _ in range(weight)]
    if not urn:
        raise DrillError(Fault.NOTHING_FITS)
    return chance.pick(classes[chance.pick(urn)])


def draw_hand(fits: Callable[[tuple[Card, ...]], bool], chance: Chance) -> tuple[Card, ...]:
    """Four cards that fit; DrillError(NOTHING_FITS) if none turn up in many deals."""
    for _ in range(_DRAWS):
        hand = chance.sample(DECK, 4)
        if fits(hand):
            return hand
    raise DrillError(Fault.NOTHING_FITS)


def couples_of_pairs() -> list[tuple[Pair, Pair]]:
    """Every two different pairs that one deck can hold at once."""
    return [(a, b) for a, b in combinations(PAIRS, 2) if _together(a, b)]


def _together(a: Pair, b: Pair) -> bool:
    kinds = (*a.kinds, *b.kinds)
    return all(kinds.count(kind) <= kind.copies for kind in kinds)


def deal_pairs(pairs: Sequence[Pair], chance: Chance) -> tuple[CardPair, ...]:
    """Cards for these pairs, from one deck, copies and order of the two cards drawn."""
    left = list(chance.shuffled(DECK))
    dealt: list[CardPair] = []
    for pair in pairs:
        first, second = (_take(kind, left) for kind in pair.kinds)
        both = (first, second) if chance.below(2) else (second, first)
        dealt.append(both)
    return tuple(dealt)


def _take(kind: Kind, left: list[Card]) -> Card:
    card = next(card for card in left if card.kind is kind)
    left.remove(card)
    return card
