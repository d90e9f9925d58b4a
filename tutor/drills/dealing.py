"""Drawing what a question is about: one of several classes first, so that none is rare."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from tutor.drills.faults import DrillError, DrillFault
from tutor.rules import (
    DECK,
    PAIRS,
    Card,
    CardPair,
    Chance,
    Division,
    Kind,
    Pair,
    Ranking,
    divisions,
    flower_of,
    undominated,
)

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
_DRAWS = 3_000
_HAND_DRAWS = 12_000


def draw(classes: Mapping[K, Sequence[T]], weights: Mapping[K, int], chance: Chance) -> T:
    """An item of a class drawn by `weights`; DrillError(NOTHING_FITS) if no class has any."""
    urn = [name for name, weight in weights.items() if name in classes for _ in range(weight)]
    if not urn:
        raise DrillError(DrillFault.NOTHING_FITS)
    return chance.pick(classes[chance.pick(urn)])


def draw_hand(fits: Callable[[tuple[Card, ...]], bool], chance: Chance) -> tuple[Card, ...]:
    """Four cards that fit; DrillError(NOTHING_FITS) if none turn up in many deals."""
    return draw_cards(4, fits, chance)


def draw_cards(
    count: int, fits: Callable[[tuple[Card, ...]], bool], chance: Chance
) -> tuple[Card, ...]:
    """`count` cards that fit; DrillError(NOTHING_FITS) if none turn up in many deals."""
    for _ in range(_DRAWS):
        cards = chance.sample(DECK, count)
        if fits(cards):
            return cards
    raise DrillError(DrillFault.NOTHING_FITS)


def draw_hands(
    count: int, fits: Callable[[tuple[Division, ...]], bool], ranks: Ranking, chance: Chance
) -> tuple[Division, ...]:
    """`count` hands of one deck that fit, each divided as well as can be; as `draw_cards` else.

    No hand holds a 三花, so that none may leave the comparison.
    """
    for _ in range(_HAND_DRAWS):
        cards = chance.sample(DECK, 4 * count)
        dealt = [cards[at : at + 4] for at in range(0, len(cards), 4)]
        turns = [chance.below(3) for _ in dealt]
        if any(flower_of(hand) for hand in dealt):
            continue
        hands = tuple(_sensible(hand, turn, ranks) for hand, turn in zip(dealt, turns, strict=True))
        if fits(hands):
            return hands
    raise DrillError(DrillFault.NOTHING_FITS)


def _sensible(hand: tuple[Card, ...], turn: int, ranks: Ranking) -> Division:
    """The division at a turn, or the next that no other of the hand dominates."""
    options = divisions(hand, ranks)
    sensible = undominated(options)
    return next(one for one in (*options[turn:], *options) if one in sensible)


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


def lures(right: T, near: Callable[[T], Sequence[T]], count: int, chance: Chance) -> tuple[T, ...]:
    """`count` wrong answers among which the right one is not the one that all are like.

    `near(item)` gives the others, the most alike first. They are gathered around the right answer
    or around one that is like it, so that likeness does not tell which is right.
    """
    close = near(right)
    centre = chance.pick((right, *close[:3]))
    around = [item for item in near(centre) if item not in (right, centre)][: count + 2]
    if centre == right:
        return chance.sample(around, count)
    return (centre, *chance.sample(around, count - 1))
