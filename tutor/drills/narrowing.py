"""Filters that several drills share: by what the pairs of divided hands are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tutor.drills.model import Keeps, Setting
from tutor.rules import GONGS, KINGS, Card, Category, Division, Kind, Worth


def with_worth(fits: Callable[[Worth], bool]) -> Keeps:
    """Divided hands, or the divisions of one hand, with a pair whose worth fits."""

    def keeps(setting: Setting, hands: Iterable[Division]) -> bool:
        return any(fits(setting.ranks.worth(pair)) for hand in hands for pair in hand.pairs)

    return keeps


def with_card(kind: Kind) -> Keeps:
    """The divisions of a hand that holds a card of this kind."""

    def keeps(_: Setting, hands: Iterable[Division]) -> bool:
        return any(card.kind is kind for hand in hands for card in _cards(hand))

    return keeps


def _cards(hand: Division) -> tuple[Card, ...]:
    return (*hand.smaller, *hand.larger)


def nine(worth: Worth) -> bool:
    """A nine that counts as such."""
    return worth.category is Category.POINTS and worth.points == 9


def above_points(worth: Worth) -> bool:
    """Anything above all points."""
    return worth.category is not Category.POINTS


def identical(worth: Worth) -> bool:
    """Two of a kind."""
    return worth.category is Category.IDENTICAL


def gong(worth: Worth) -> bool:
    """A gong, whichever."""
    return worth.category in GONGS


def king_or_gong(worth: Worth) -> bool:
    """A king or a gong."""
    return worth.category in (*KINGS, *GONGS)
