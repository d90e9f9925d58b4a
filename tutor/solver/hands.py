"""Every hand by its kinds, and how many deals make it from what is left of the deck.

Two cards of a kind are equal everywhere, so the 35,960 deals of four cards are 4,285 different
hands. A hand's number is its place among them; its kinds stand in deck order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from tutor.rules import DECK, KINDS, Card
from tutor.rules.flowers import flower_of

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Floats = NDArray[np.float64]
Kinds = tuple[int, ...]
CHOOSE: Ints = np.array([[1, 0, 0], [1, 1, 0], [1, 2, 1]])  # by cards of a kind left, and wanted


def _in_the_deck(kinds: Kinds) -> bool:
    return all(kinds.count(kind) <= KINDS[kind].copies for kind in set(kinds))


def choices_of(size: int) -> tuple[Kinds, ...]:
    """All choices of `size` cards by the indices of their kinds, in deck order."""
    every = combinations_with_replacement(range(len(KINDS)), size)
    return tuple(kinds for kinds in every if _in_the_deck(kinds))


def count_kinds(rows: Iterable[Iterable[int]]) -> Ints:
    """How many cards of each of the 17 kinds every row of kind indices has."""
    counts = [np.bincount(list(kinds), minlength=len(KINDS)) for kinds in rows]
    return np.array(counts, dtype=np.int64)


def sample_cards(kinds: Kinds) -> tuple[Card, ...]:
    """One deal of these kinds: the first cards of each."""
    return tuple(KINDS[kind].cards[kinds[:at].count(kind)] for at, kind in enumerate(kinds))


HANDS: tuple[Kinds, ...] = choices_of(4)
KINDS_OF: Ints = np.array(HANDS)
COPIES: Ints = count_kinds(HANDS)
DECK_COPIES: Ints = np.array([kind.copies for kind in KINDS])
NO_CARDS: Ints = np.zeros_like(DECK_COPIES)
_WANTED = np.arange(3)
# Where each hand's kinds stand in a flat table of kinds by cards wanted, 4 by 4,285; a kind that
# stands twice in a hand counts where it stands first, the other place is the one after the table.
_PLACES: Ints = np.where(
    np.array([[kinds.index(kind) == at for at, kind in enumerate(kinds)] for kinds in HANDS]),
    len(_WANTED) * KINDS_OF + np.take_along_axis(COPIES, KINDS_OF, axis=1),
    len(_WANTED) * len(KINDS),
).T.copy()
WITH_FLOWERS: tuple[int, ...] = tuple(
    number for number, kinds in enumerate(HANDS) if flower_of(sample_cards(kinds))
)
_NUMBER = {kinds: number for number, kinds in enumerate(HANDS)}


def number_of(cards: Iterable[Card]) -> int:
    """The number of the hand that these four cards of one deck make."""
    return _NUMBER[tuple(sorted(card.kind.index for card in cards))]


def counted(cards: Sequence[Card]) -> Ints:
    """How many of these cards are of each kind."""
    return np.bincount([card.kind.index for card in cards], minlength=len(KINDS)).astype(np.int64)


def deals_from(left: Ints, held: Ints) -> Ints:
    """For each hand, how many deals make it of the cards `held` and others from `left`.

    Both count cards by kind; a hand without the held cards has 0 deals.
    """
    wanted = _WANTED[None, :] - held[:, None]
    ways = np.where(wanted < 0, 0, CHOOSE[left[:, None], np.maximum(wanted, 0)])
    one, two, three, four = np.append(ways, 1)[_PLACES]
    deals: Ints = one * two * three * four
    for kind in np.flatnonzero(held):
        deals = deals * (COPIES[:, kind] >= held[kind])
    return deals


DEALS: Ints = deals_from(DECK_COPIES, NO_CARDS)
OPPONENTS = int(deals_from(DECK_COPIES - COPIES[0], NO_CARDS).sum())  # 20,475


@lru_cache(maxsize=1)
def every_deal() -> tuple[NDArray[np.int8], NDArray[np.int16]]:
    """All 35,960 deals as four deck indices in deck order, and the number of each one's hand."""
    deals = list(combinations(range(len(DECK)), 4))
    kind = [card.kind.index for card in DECK]
    numbers = [_NUMBER[kind[a], kind[b], kind[c], kind[d]] for a, b, c, d in deals]
    return np.array(deals, dtype=np.int8), np.array(numbers, dtype=np.int16)
