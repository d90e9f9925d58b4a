"""Where every chip went at the end of a hand, one line a transfer, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tutor.explain.hand_words import Table, word
from tutor.explain.message import Fact, Message, message
from tutor.marking import N_, NN_, Plural
from tutor.rules import Cause
from tutor.rules.hand import (
    AllIn,
    Called,
    Event,
    Folded,
    Posted,
    PotTaken,
    Raised,
    ReturnCause,
    Returned,
    Setup,
    TailsOrdered,
    Transferred,
)
from tutor.rules.switches.skins import Skins


class Limit(Enum):
    """What decided the amount of a transfer."""

    ALL = "all"  # everything the payer had put in
    OWN_STAKE = "own-stake"  # the taker had put in no more than that
    REST = "rest"  # those who settled before left no more
    SHARE = "share"  # several took together


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the ledger: from a seat, or the pot (None), to a seat, with the reason.

    `payer` and `taker` are the same where chips go back; `limit` belongs to transfers.
    """

    payer: int | None
    taker: int
    amount: int
    limit: Limit | None
    reason: Message


def ledger(setup: Setup, events: Sequence[Event]) -> tuple[Line, ...]:
    """All lines of a hand's settlement from everything that happened in it."""
    account = _Account(setup, events)
    lines = map(account.line, events)
    return tuple(line for line in lines if line is not None)


class _Account:
    """What everyone had put in, and what is left of it line by line."""

    def __init__(self, setup: Setup, events: Sequence[Event]) -> None:
        self.setup = setup
        self.events = events
        self.stakes = [0] * len(setup.bowls)
        for event in events:
            match event:
                case Posted() | Called() | Raised() | AllIn():
                    self.stakes[event.seat] += event.amount
                case Folded():
                    self.stakes[event.seat] += event.paid
        self.left = list(self.stakes)
        orders = [event.order for event in events if isinstance(event, TailsOrdered)]
        self.groups = orders[0] if orders else ()

    def line(self, event: Event) -> Line | None:
        match event:
            case Transferred():
                return self._transfer(event)
            case PotTaken():
                return Line(None, event.seat, event.amount, None, self._pot(event))
            case Returned():
                self.left[event.seat] -= event.amount
                reason = returned(event, self.setup)
                return Line(event.seat, event.seat, event.amount, None, reason)
            case _:
                return None

    def _transfer(self, event: Transferred) -> Line:
        limit = self._limit(event)
        self.left[event.payer] -= event.amount
        facts: dict[str, Fact] = {
            "taker": self.setup.label(event.taker),
            "payer": self.setup.label(event.payer),
            "amount": event.amount,
        }
        reason = message(_REASONS[event.cause, limit], **facts)
        return Line(event.payer, event.taker, event.amount, limit, reason)

    def _limit(self, event: Transferred) -> Limit:
        group = next((group for group in self.groups if event.taker in group), (event.taker,))
        if self._takers(event, group) > 1:
            return Limit.SHARE
        capped = event.cause is Cause.BEATEN or self.setup.rules.skins is Skins.CAPPED
        if capped and event.amount < self.left[event.payer]:
            return Limit.OWN_STAKE
        whole = self.left[event.payer] == self.stakes[event.payer]
        return Limit.ALL if whole else Limit.REST

    def _takers(self, event: Transferred, group: tuple[int, ...]) -> int:
        return sum(
            isinstance(other, Transferred) and other.payer == event.payer and other.taker in group
            for other in self.events
        )

    def _pot(self, event: PotTaken) -> Message:
        facts: dict[str, Fact] = {
            "seat": self.setup.label(event.seat),
            "amount": event.amount,
            "mango": word(self.setup.rules, "mango"),
        }
        if not self.groups:
            return message(_POT_ALONE, **facts)
        tail = word(self.setup.rules, "tail")
        if len(self.groups[0]) > 1:
            return message(_POT_SHARED, tail=tail, **facts)
        return message(_POT, tail=tail, **facts)


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


def returned(event: Returned, table: Table) -> Message:
    """Why chips go back to their owner."""
    return message(_RETURNS[event.cause], seat=table.label(event.seat), amount=event.amount)


def transferred(event: Transferred, table: Table) -> Message:
    """A transfer by itself; the ledger says also why it is so much."""
    return message(
        _MOVES[event.cause],
        taker=table.label(event.taker),
        payer=table.label(event.payer),
        amount=event.amount,
    )


def pot_taken(event: PotTaken, table: Table) -> Message:
    """The mango pot goes to a seat."""
    return message(
        N_("%(seat)s takes %(amount)s from the %(mango)s pot."),
        seat=table.label(event.seat),
        amount=event.amount,
        mango=word(table.rules, "mango"),
    )


_MOVES = {
    Cause.BEATEN: N_("%(taker)s takes %(amount)s from %(payer)s."),
    Cause.SKIN: N_("%(taker)s eats %(amount)s of the skin of %(payer)s."),
}
