"""The words for what comes to everybody at once: the antes and the cards of a round."""

from __future__ import annotations

from tutor.explain.hand.words import Seated, word
from tutor.explain.message import Message, message
from tutor.marking import N_
from tutor.rules.hand import Dealt, Event, Posted, Posting, Turned
from tutor.rules.switches.fourth_card import FourthCard

ANTES = 0  # before the three rounds of cards
_LAST = 3


def shared_by(event: Event) -> int | None:
    """What the event is part of, the antes or a round of cards; None where it stands alone."""
    match event:
        case Dealt():
            return event.round
        case Turned():
            return _LAST
        case Posted(cause=Posting.ANTE, all_in=False):
            return ANTES
        case _:
            return None


def shared(event: Event, table: Seated) -> Message:
    """What everybody posts or gets, told from one such event."""
    if isinstance(event, Posted):
        skin = word(table.rules, "skin")
        text = N_("Everybody posts %(amount)s as %(skin)s.")
        return message(text, amount=event.amount, skin=skin)
    number = shared_by(event)
    if number == _LAST:
        return message(_FOURTH[table.rules.fourth_card])
    return message(_DEALS[number])


_DEALS: dict[int | None, str] = {
    1: N_("Two cards face down to everyone."),
    2: N_("A third card, face up, to everyone still in."),
}
_FOURTH = {
    FourthCard.OPEN: N_("The fourth card, face up, to everyone still in."),
    FourthCard.SQUEEZED: N_(
        "The fourth card comes face down; everyone still in squeezes it and turns it up."
    ),
}
