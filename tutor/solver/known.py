"""What is known beside one's own hand, and which hands the opponent may hold then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.rules import Card, Reason, RuleError, verify_hand, verify_one_deck
from tutor.rules.cards import DECK
from tutor.solver.hands import DECK_COPIES, Ints, counted, deals_from

_HAND = 4


@dataclass(frozen=True, slots=True)
class Known:
    """Cards seen: the opponent's own `upcards`, and `dead` ones that the opponent cannot hold.

    Upcards of other players and folded cards that were shown are dead.
    """

    dead: tuple[Card, ...] = ()
    upcards: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All known cards."""
        return (*self.dead, *self.upcards)


NOTHING = Known()


def verify_known(cards: Sequence[Card], known: Known) -> None:
    """Raise RuleError unless `cards` are a hand and `known` can lie elsewhere.

    Reasons: those of `verify_hand`, KNOWN_IN_HAND, CARD_TWICE, TOO_MANY_KNOWN.
    """
    verify_hand(cards)
    for card in known.cards:
        if card in cards:
            raise RuleError(Reason.KNOWN_IN_HAND, card=card)
    verify_one_deck((*cards, *known.cards))
    most_dead = len(DECK) - 2 * _HAND
    for given, most in ((known.upcards, _HAND), (known.dead, most_dead)):
        if len(given) > most:
            raise RuleError(Reason.TOO_MANY_KNOWN, given=len(given), most=most)


def possible_deals(cards: Sequence[Card], known: Known) -> Ints:
    """For each hand, how many deals may be the opponent's; 20,475 in all if nothing is known.

    Raises as `verify_known`.
    """
    verify_known(cards, known)
    left = DECK_COPIES - counted((*cards, *known.cards))
    return deals_from(left, counted(known.upcards))
