"""Every place where the sources fail, how the site reads it, and why.

The numbers are cited all over the code and the lessons, as R1 and so on. A slip is an error of a
source; the others are silences and contradictions.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.lessons.reading import Reading
from tutor.lessons.readings_at_the_table import AT_THE_TABLE
from tutor.lessons.readings_of_cards import OF_CARDS
from tutor.lessons.readings_of_play import OF_PLAY
from tutor.rules import CARD, Card, RuleError, verify_one_deck

__all__ = ["MISDEAL", "READINGS", "Misdeal", "Reading"]

# Every reading by its number, in order.
READINGS: dict[int, Reading] = {
    one.number: one
    for one in sorted((*OF_CARDS, *AT_THE_TABLE, *OF_PLAY), key=lambda one: one.number)
}


@dataclass(frozen=True, slots=True)
class Misdeal:
    """Cards that a source deals though no deck can, by seat; `reading` says what we make of it."""

    reading: int
    hands: tuple[tuple[str, tuple[Card, ...]], ...]

    @property
    def refusal(self) -> RuleError | None:
        """Why one deck cannot deal these cards; None if it can."""
        try:
            verify_one_deck(card for _, cards in self.hands for card in cards)
        except RuleError as refused:
            return refused
        return None


def _dealt(codes: str) -> tuple[Card, ...]:
    """Cards by their codes, unchecked: they are shown as the error they are."""
    return tuple(CARD[code] for code in codes.split())


# The article's second example with three players.
MISDEAL = Misdeal(
    11,
    (
        ("甲", _dealt("Qh 2d 4s 9s")),
        ("乙", _dealt("6s 9c 6h 7h")),
        ("丙", _dealt("4s 8h 7s 4c")),
    ),
)
