"""What a seat has said, in one word of the rule set and an amount: the bubble at its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.explain.hand.words import raising, word
from tutor.names import Name
from tutor.rules import RuleSet
from tutor.rules.hand import (
    AllIn,
    Called,
    Checked,
    Declared,
    Event,
    Folded,
    MangoPaid,
    Posted,
    Posting,
    Raised,
    RoundOpened,
)


@dataclass(frozen=True, slots=True)
class Said:
    """A word that a seat says, and the amount that goes with it, if any."""

    seat: int
    name: Name
    amount: int | None = None


def said_by(event: Event, rules: RuleSet) -> Said | None:
    """What somebody says by this event; None where nobody speaks."""
    match event:
        case Raised():
            return Said(event.seat, raising(event.before, event.total, rules), event.total)
        case Posted(cause=Posting.OPENING):
            return Said(event.seat, word(rules, "speak"), event.amount)
        case MangoPaid():
            return Said(event.seat, word(rules, "pay-mango"), event.amount)
        case Declared():
            return Said(event.seat, word(rules, "show-flowers"))
        case Checked():
            return Said(event.seat, word(rules, "check"))
        case Called():
            return Said(event.seat, word(rules, "call"), event.total)
        case AllIn():
            return Said(event.seat, word(rules, "all-in"), event.total)
        case Folded():
            return Said(event.seat, word(rules, "fold"))
        case _:
            return None


def said_last(events: Iterable[Event], rules: RuleSet) -> dict[int, Said]:
    """By seat what it said last in the round of betting; a new round begins in silence."""
    spoken: dict[int, Said] = {}
    for event in events:
        if isinstance(event, RoundOpened):
            spoken.clear()
        elif said := said_by(event, rules):
            spoken[said.seat] = said
    return spoken
