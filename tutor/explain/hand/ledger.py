"""Where every chip went at the end of a hand, one line a transfer, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.explain.hand.words import POT, Seated, player, word
from tutor.explain.message import Fact, Message, Player, message
from tutor.marking import N_, NN_, Plural
from tutor.rules import Cause, Limit
from tutor.rules.hand import (
    Event,
    PotTaken,
    ReturnCause,
    Returned,
    TailsOrdered,
    Transferred,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the ledger: from a player, or the mango pot, to a player, with the reason.

    `payer` and `taker` are the same where chips go back; `limit` belongs to transfers.
    """

    payer: Player | Message
    taker: Player
    amount: int
    limit: Limit | None
    reason: Message

    def concerns(self, seat: int) -> bool:
        """Whether chips come from this seat or go to it."""
        return any(isinstance(one, Player) and one.seat == seat for one in (self.payer, self.taker))


def ledger(table: Seated, events: Sequence[Event]) -> tuple[Entry, ...]:
    """All entries of a hand's settlement from everything that happened in it."""
    orders = [event.order for event in events if isinstance(event, TailsOrdered)]
    eaters = orders[0][0] if orders else ()
    entries = (_entry(event, eaters, table) for event in events)
    return tuple(entry for entry in entries if entry is not None)


def _entry(event: Event, eaters: Sequence[int], table: Seated) -> Entry | None:
    match event:
        case Transferred():
            payer, taker = player(table, event.payer), player(table, event.taker)
            text = _REASONS[event.cause, event.limit]
            reason = message(text, taker=taker, payer=payer, amount=event.amount)
            return Entry(payer, taker, event.amount, event.limit, reason)
        case PotTaken():
            taker = player(table, event.seat)
            return Entry(POT, taker, event.amount, None, _pot(event, eaters, table))
        case Returned():
            owner = player(table, event.seat)
            reason = message(_RETURNS[event.cause], seat=owner, amount=event.amount)
            return Entry(owner, owner, event.amount, None, reason)
        case _:
            return None


def _pot(event: PotTaken, eaters: Sequence[int], table: Seated) -> Message:
    facts: dict[str, Fact] = {
        "seat": player(table, event.seat),
        "amount": event.amount,
        "mango": word(table.rules, "mango"),
    }
    if not eaters:
        return message(_POT_ALONE, **facts)
    text = _POT_SHARED if len(eaters) > 1 else _POT
    return message(text, tail=word(table.rules, "tail"), **facts)


_POT = N_("%(seat)s takes the %(mango)s pot of %(amount)s with the largest %(tail)s.")
_POT_SHARED = N_(
    "%(seat)s takes a share of %(amount)s of the %(mango)s pot: the %(tail)s is equal."
)
_POT_ALONE = N_("%(seat)s takes the %(mango)s pot of %(amount)s as the only one left.")

_REASONS = {
    (Cause.BEATEN, Limit.ALL): N_(
        "%(taker)s beats %(payer)s and takes %(amount)s, all that %(payer)s had put in."
    ),
    (Cause.BEATEN, Limit.OWN_STAKE): N_(
        "%(taker)s beats %(payer)s and takes %(amount)s, as much as %(taker)s had put in and no"
        " more."
    ),
    (Cause.BEATEN, Limit.REST): N_(
        "%(taker)s beats %(payer)s and takes %(amount)s, all that is left of what %(payer)s had"
        " put in."
    ),
    (Cause.BEATEN, Limit.SHARE): N_(
        "%(taker)s beats %(payer)s and takes %(amount)s; hands equal in both pairs share."
    ),
    (Cause.SKIN, Limit.ALL): N_("%(taker)s eats the whole skin of %(payer)s, %(amount)s."),
    (Cause.SKIN, Limit.OWN_STAKE): N_(
        "%(taker)s eats %(amount)s of the skin of %(payer)s, as much as %(taker)s had put in and"
        " no more."
    ),
    (Cause.SKIN, Limit.REST): N_(
        "%(taker)s eats %(amount)s, what those before left of the skin of %(payer)s."
    ),
    (Cause.SKIN, Limit.SHARE): N_(
        "%(taker)s eats %(amount)s of the skin of %(payer)s; hands equal in both pairs share."
    ),
}

_RETURNS: dict[ReturnCause, str | Plural] = {
    ReturnCause.CHECKED: N_("Nobody wins, so %(seat)s gets the whole stake of %(amount)s back."),
    ReturnCause.OWN_STAKE: N_("%(seat)s takes back %(amount)s of the stake, which nobody has won."),
    ReturnCause.BEYOND_REACH: NN_(
        "%(amount)s of the skin of %(seat)s goes back: nobody’s own stake reaches that far.",
        "%(amount)s of the skin of %(seat)s go back: nobody’s own stake reaches that far.",
        by="amount",
    ),
    ReturnCause.FLOWERS: N_("The 三花 gives %(seat)s the whole stake of %(amount)s back."),
    ReturnCause.NO_WINNER: N_(
        "There is no winner, so %(seat)s gets the whole stake of %(amount)s back."
    ),
}
