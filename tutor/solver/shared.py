"""Card removal, by inclusion and exclusion over the cards in hand.

The deals of one hand that another hand leaves possible are a signed sum, over every choice of cards
the other holds, of the deals that contain this choice. Choices of none, one or two cards are the
169 *parts* here; each hand has 11 of them at most. Choices of three and four cards matter only
between hands that share three cards, and are summed up as `SHARING`.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import numpy as np

from tutor.solver.hands import (
    CHOOSE,
    COPIES,
    DECK_COPIES,
    HANDS,
    Floats,
    Ints,
    Kinds,
    choices_of,
    count_kinds,
)

_CHOICES = tuple(kinds for size in range(3) for kinds in choices_of(size))
PARTS = len(_CHOICES)


def _held(kinds: Kinds, size: int) -> list[Kinds]:
    """The different choices of `size` cards of a hand."""
    return sorted(set(combinations(kinds, size)))


def _taken(hands: Ints, choice: Ints) -> Ints:
    """How often the cards of these hands make the choice, with the sign of its size."""
    signs = (-1) ** choice.sum(axis=-1)
    ways: Ints = signs * CHOOSE[COPIES[hands], choice].prod(axis=-1)
    return ways


def _given(hands: Ints, choice: Ints) -> Ints:
    """How many deals of these hands contain the cards of the choice; 0 where they cannot."""
    rest = COPIES[hands] - choice
    ways = CHOOSE[DECK_COPIES - choice, np.maximum(rest, 0)].prod(axis=-1)
    return np.where((rest >= 0).all(axis=-1), ways, 0)


def _parts() -> tuple[Ints, Floats, Floats]:
    """Each hand's parts, and how each is taken from its field and given to another's.

    A hand with two cards of a kind has fewer than 11 parts; the first stands in with nothing taken
    or given.
    """
    number = {kinds: part for part, kinds in enumerate(_CHOICES)}
    parts = np.zeros((len(HANDS), 11), dtype=np.int64)
    filled = np.zeros((len(HANDS), 11), dtype=bool)
    for hand, kinds in enumerate(HANDS):
        own = [number[held] for size in range(3) for held in _held(kinds, size)]
        parts[hand, : len(own)] = own
        filled[hand, : len(own)] = True
    hands = np.broadcast_to(np.arange(len(HANDS))[:, None], parts.shape)
    choices = count_kinds(_CHOICES)[parts]
    taken, given = _taken(hands, choices) * filled, _given(hands, choices) * filled
    return parts, taken.astype(np.float64), given.astype(np.float64)


def _sharing() -> tuple[Ints, Ints, Ints]:
    """Pairs of hands that share three cards or four, and what that adds to the deals left."""
    pairs, terms = [], []
    for size in (3, 4):
        holders = defaultdict(list)
        for hand, kinds in enumerate(HANDS):
            for held in _held(kinds, size):
                holders[held].append(hand)
        for held, numbers in holders.items():
            hands, choice = np.array(numbers), count_kinds([held])
            pairs.append((hands[:, None] * len(HANDS) + hands[None, :]).ravel())
            terms.append((_taken(hands, choice)[:, None] * _given(hands, choice)).ravel())
    pair, place = np.unique(np.concatenate(pairs), return_inverse=True)
    total = np.bincount(place, np.concatenate(terms)).astype(np.int64)
    pair, total = pair[total != 0], total[total != 0]
    return pair // len(HANDS), pair % len(HANDS), total


PART_OF, TAKEN, GIVEN = _parts()
SHARING = _sharing()
