"""A hand told in as few sentences as a table needs: what happens to all at once is said at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from tutor.explain.hand_events import explain_event
from tutor.explain.hand_words import Table, seats, word
from tutor.explain.message import Message, listing, message, row
from tutor.marking import N_
from tutor.rules.hand import Dealt, Event, MangoPaid, Posted, Posting, Turned


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence and the events it tells; `at` is the place of the first among all events."""

    at: int
    events: tuple[Event, ...]
    message: Message


def tell(events: Sequence[Event], table: Table, viewer: int | None = None) -> tuple[Sentence, ...]:
    """What happened, as `viewer` may see it (None: with all cards), in order."""
    found: list[Sentence] = []
    at = 0
    for _, group in groupby(enumerate(events), key=lambda pair: _key(*pair)):
        together = tuple(event for _, event in group)
        found.append(Sentence(at, together, _say(together, table, viewer)))
        at += len(together)
    return tuple(found)


def _key(at: int, event: Event) -> tuple[object, ...]:
    """Events with the same key, one after the other, are told together."""
    match event:
        case Dealt():
            return Dealt, event.round, event.up
        case Turned():
            return (Turned,)
        case MangoPaid():
            return MangoPaid, event.amount
        case Posted(cause=Posting.ANTE):
            return Posted, event.amount
        case _:
            return (at,)


def _say(events: tuple[Event, ...], table: Table, viewer: int | None) -> Message:
    first = events[0]
    if len(events) == 1:
        return explain_event(first, table, viewer)
    dealt = [event for event in events if isinstance(event, Dealt)]
    if dealt:
        return _dealt(dealt, table, viewer)
    turned = [event for event in events if isinstance(event, Turned)]
    if turned:
        return message(N_("Turned up: %(cards)s."), cards=_by_seat(turned, table))
    return _paid(events, table)


def _by_seat(events: Sequence[Dealt | Turned], table: Table) -> Message:
    """Each seat with its cards, in the order of their first ones."""
    cards: dict[int, list[Dealt | Turned]] = {}
    for event in events:
        cards.setdefault(event.seat, []).append(event)
    each = [
        message(
            N_("%(seat)s %(cards)s"),
            seat=table.label(seat),
            cards=listing(event.card for event in own),
        )
        for seat, own in cards.items()
    ]
    return message("%(all)s", all=row(each))


def _dealt(events: Sequence[Dealt], table: Table, viewer: int | None) -> Message:
    if events[0].up:
        return message(N_("Face up: %(cards)s."), cards=_by_seat(events, table))
    if viewer is None:
        return message(N_("Face down: %(cards)s."), cards=_by_seat(events, table))
    each = len(events) // len({event.seat for event in events})
    own = [event.card for event in events if event.seat == viewer]
    if not own:
        return message(N_("Face down for everyone still in, %(count)s each."), count=each)
    return message(
        N_("Face down for everyone still in, %(count)s each; %(seat)s gets %(cards)s."),
        count=each,
        seat=table.label(viewer),
        cards=listing(own),
    )


def _paid(events: tuple[Event, ...], table: Table) -> Message:
    paid = [event for event in events if isinstance(event, MangoPaid | Posted)]
    amount, payers = paid[0].amount, seats(table, (event.seat for event in paid))
    if isinstance(paid[0], MangoPaid):
        mango = word(table.rules, "mango")
        text = N_("%(seats)s each put %(amount)s into the %(mango)s pot.")
        return message(text, seats=payers, amount=amount, mango=mango)
    skin = word(table.rules, "skin")
    return message(
        N_("%(seats)s each post %(amount)s as %(skin)s."), seats=payers, amount=amount, skin=skin
    )
