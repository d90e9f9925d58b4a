"""What happened in a hand or between hands, a sentence at a time, as its viewer may see it.

What comes to everybody is told once; cards lie on the table to be seen, and where chips go at the
end is told by the ledger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tutor.explain.hand import betting, dealing, ending, evening
from tutor.explain.hand.words import Seated
from tutor.explain.message import Message
from tutor.rules import hand as on

# Every kind of event with its words, where it is told by itself.
WORDS: dict[type[on.Event], Callable[[Any, Seated], Message]] = {
    on.MangoPaid: betting.mango_paid,
    on.MoRaised: betting.mo_raised,
    on.Posted: betting.posted,
    on.RoundOpened: betting.round_opened,
    on.Checked: betting.checked,
    on.Called: betting.called,
    on.Raised: betting.raised,
    on.AllIn: betting.all_in,
    on.Folded: betting.folded,
    on.RoundClosed: betting.round_closed,
    on.Declared: ending.declared,
    on.Divided: ending.divided,
    on.Compared: ending.compared,
    on.TailsOrdered: ending.tails_ordered,
    on.HandEnded: ending.hand_ended,
    on.MangoOwed: evening.mango_owed,
    on.DealMoved: evening.deal_moved,
    on.LastCircleCalled: evening.last_circle_called,
    on.PotShared: evening.pot_shared,
    on.EveningEnded: evening.evening_ended,
}
# Those of which each has an entry in the ledger.
BOOKED = (on.Transferred, on.Returned, on.PotTaken)


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is told of one event, or at once of several that come to everybody."""

    events: tuple[on.Event, ...]
    message: Message


def explain_event(event: on.Event, table: Seated) -> Message:
    """What happened, in one sentence or two; events of an evening are told with it as table."""
    return WORDS[type(event)](event, table)


def tell(
    events: Iterable[on.Event], table: Seated, viewer: int | None = None
) -> tuple[Sentence, ...]:
    """What happened, in order; `viewer` is the seat that is told, None for who sees all cards."""
    together: dict[tuple[str, int], list[on.Event]] = {}
    for at, event in enumerate(events):
        if not isinstance(event, BOOKED) and _open_to(viewer, event):
            together.setdefault(_group(event, at), []).append(event)
    return tuple(Sentence(tuple(told), _say(tuple(told), table)) for told in together.values())


def _group(event: on.Event, at: int) -> tuple[str, int]:
    shared = dealing.shared_by(event)
    return ("alone", at) if shared is None else ("shared", shared)


def _open_to(viewer: int | None, event: on.Event) -> bool:
    """Whether the viewer may be told; a division that is not open is shown at its seat."""
    return not isinstance(event, on.Divided) or viewer is None or on.can_see(event, viewer)


def _say(events: tuple[on.Event, ...], table: Seated) -> Message:
    first = events[0]
    if dealing.shared_by(first) is None:
        return explain_event(first, table)
    return dealing.shared(first, table)
