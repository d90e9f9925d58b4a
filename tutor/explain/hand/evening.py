"""The words for what happens between hands: the mango due, the deal, the last circle, the end."""

from __future__ import annotations

from tutor.explain.hand.ending import MANGOES
from tutor.explain.hand.words import Seated, player, seats, word
from tutor.explain.message import Fact, Message, message, row
from tutor.marking import N_
from tutor.rules.hand import (
    DealMoved,
    EveningEnded,
    LastCircleCalled,
    MangoOwed,
    PotShared,
)


def mango_owed(event: MangoOwed, table: Seated) -> Message:
    """Who pays how much at the next hand, and what for."""
    facts: dict[str, Fact] = {"seats": seats(table, event.seats), "amount": event.amount}
    if event.cause is None:
        return message(
            N_("%(mango)s: at the next hand each of %(seats)s pays %(amount)s."),
            mango=word(table.rules, "last-circle"),
            **facts,
        )
    return message(
        N_(
            "%(mango)s, number %(count)s of this evening: at the next hand %(seats)s pay"
            " %(amount)s."
        ),
        mango=word(table.rules, MANGOES[event.cause]),
        count=event.count,
        **facts,
    )


def deal_moved(event: DealMoved, table: Seated) -> Message:
    """Who deals next."""
    dealer = player(table, event.dealer)
    if event.stays:
        return message(
            N_("%(dealer)s deals once more, as this hand had no showdown."), dealer=dealer
        )
    return message(N_("%(dealer)s deals the next hand."), dealer=dealer)


def last_circle_called(event: LastCircleCalled, table: Seated) -> Message:
    """The time is up."""
    return message(
        N_("The time is up: the last circle begins, %(circle)s, and %(last)s deals its last hand."),
        circle=word(table.rules, "last-circle"),
        last=player(table, event.last),
    )


def pot_shared(event: PotShared, table: Seated) -> Message:
    """A share of the mango pot at the end of the evening."""
    return message(
        N_("%(seat)s gets %(amount)s of what was left in the %(mango)s pot."),
        seat=player(table, event.seat),
        amount=event.amount,
        mango=word(table.rules, "mango"),
    )


def evening_ended(event: EveningEnded, table: Seated) -> Message:
    """What everyone goes home with."""
    purses = [
        message(N_("%(seat)s %(amount)s"), seat=player(table, seat), amount=amount)
        for seat, amount in enumerate(event.purses)
    ]
    return message(N_("The evening is over: %(purses)s."), purses=row(purses))
