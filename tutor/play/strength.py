"""How strong a seat's cards are, by what that seat may know.

Every hand has a value: what its best division wins on average against a field that divides by the
equilibrium. A seat with some of its four cards may end up with any hand that holds them, and so may
the others with what they show; how often one's own is the strongest is an exact sum over all of
them but for cards that two unseen hands would share.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from tutor.rules import KINDS, Card, RuleSet
from tutor.rules.switches.better_and_equal import BetterAndEqual
from tutor.solver.choices import leaving
from tutor.solver.divided import divided_hands
from tutor.solver.hands import (
    CHOOSE,
    COPIES,
    DEALS,
    DECK_COPIES,
    HANDS,
    Floats,
    Ints,
    counted,
)
from tutor.solver.play import Style, play

_SIZE = 4
_ONES = 3 * len(KINDS)  # the place of a factor of 1
# Where each hand's up to four different kinds stand in a flat table of ways, by kind and copies.
_PLACES: tuple[Ints, ...] = tuple(
    np.array(
        [
            3 * kinds[at] + kinds.count(kinds[at]) if kinds.index(kinds[at]) == at else _ONES
            for kinds in HANDS
        ]
    )
    for at in range(_SIZE)
)
_LEFT = np.arange(3)[None, :]


def deals(left: Ints, held: Ints) -> Floats:
    """For each hand, how many deals make it of the cards `held` and others from `left`.

    The same as `tutor.solver.hands.deals_from`, some ten times as fast.
    """
    wanted = _LEFT - held[:, None]
    ways = np.where(wanted < 0, 0, CHOOSE[left[:, None], np.maximum(wanted, 0)])
    flat = np.append(ways.ravel(), 1).astype(np.float64)
    made: Floats = flat[_PLACES[0]]
    for places in _PLACES[1:]:
        made *= flat[places]
    for kind in held.nonzero()[0]:
        made *= COPIES[:, kind] >= held[kind]
    return made


@lru_cache(maxsize=16)
def _values(rules: RuleSet) -> Floats:
    """What each hand is worth, best divided, against the whole field; wins less losses, -1 to 1."""
    field = play(rules, Style.EQUILIBRIUM)
    levels = field.levels
    hand, smaller, larger = field.staying
    parts = DEALS[hand] * field.staying_weights
    grid = np.bincount(smaller * levels + larger, parts, levels * levels).reshape(levels, levels)
    below = np.zeros((levels + 1, levels + 1))
    below[1:, 1:] = grid.cumsum(0).cumsum(1)
    divided = divided_hands(rules)
    net = _net(below, divided.smaller, divided.larger, rules)
    best: Floats = np.where(divided.options, net, -np.inf).max(axis=1) / below[-1, -1]
    best[leaving(rules)] = 0.0
    return best


def _net(below: Floats, smaller: Ints, larger: Ints, rules: RuleSet) -> Floats:
    """Wins less losses of divided hands; `below` counts the field's below two strengths."""
    total = below[-1, -1]
    both = below[smaller, larger]
    up_to_both = below[smaller + 1, larger + 1]
    if rules.better_and_equal is BetterAndEqual.DRAW:
        above = total - below[smaller + 1, -1] - below[-1, larger + 1] + up_to_both
        return np.asarray(both - above)
    edge = below[smaller, larger + 1] + below[smaller + 1, larger] - both
    equal = up_to_both - edge
    from_both_up = total - below[smaller, -1] - below[-1, larger] + both
    return np.asarray(edge - (from_both_up - equal))


@lru_cache(maxsize=16)
def _order(rules: RuleSet) -> Ints:
    """The numbers of all hands, the least valuable first."""
    return np.argsort(_values(rules), kind="stable")


def value_of(number: int, rules: RuleSet) -> float:
    """What the hand of this number is worth against the whole field, -1 to 1."""
    return float(_values(rules)[number])


class Strength:
    """What one seat can tell of its cards: `own` known ones, and all it has `seen` elsewhere."""

    def __init__(self, rules: RuleSet, own: Sequence[Card], seen: Sequence[Card]) -> None:
        self._order = _order(rules)
        self._left: Ints = DECK_COPIES - counted((*own, *seen))
        mine = deals(self._left, counted(own))[self._order]
        self._mine: Floats = mine / mine.sum()

    def weaker(self, upcards: Sequence[Card]) -> Floats:
        """For each hand in order, the share of a player's hands below it; it shows `upcards`."""
        theirs = deals(self._left, counted(upcards))[self._order]
        up_to = theirs.cumsum()
        share: Floats = (up_to - theirs / 2) / up_to[-1]
        return share

    def strongest(self, others: Sequence[tuple[Sequence[Card], bool]]) -> float:
        """How likely the seat's hand is the strongest of all, 0 to 1.

        `others` have their upcards and whether they have raised: who has is taken to hold the
        better one of two hands.
        """
        chances = self._mine.copy()
        shares: dict[tuple[int, ...], Floats] = {}
        for upcards, raised in others:
            key = tuple(sorted(card.kind.index for card in upcards))
            if key not in shares:
                shares[key] = self.weaker(upcards)
            chances *= shares[key]
            if raised:
                chances *= shares[key]
        return float(chances.sum())
