"""Every event of a hand and an evening as a sentence or two, as its viewer may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor.explain import hand_betting as betting
from tutor.explain import hand_ending as ending
from tutor.explain import hand_evening as evening
from tutor.explain import hand_ledger as settling
from tutor.explain.hand_words import Table
from tutor.explain.message import Message
from tutor.rules import hand as on

# Every kind of event with its words; those that may hide something also ask who is looking.
WORDS: dict[type[on.Event], Callable[[Any, Table], Message]] = {
    on.MangoPaid: betting.mango_paid,
    on.MoRaised: betting.mo_raised,
    on.Posted: betting.posted,
    on.Turned: betting.turned,
    on.RoundOpened: betting.round_opened,
    on.Checked: betting.checked,
    on.Called: betting.called,
    on.Raised: betting.raised,
    on.AllIn: betting.all_in,
    on.Folded: betting.folded,
    on.RoundClosed: betting.round_closed,
    on.Declared: ending.declared,
    on.Compared: ending.compared,
    on.TailsOrdered: ending.tails_ordered,
    on.Transferred: settling.transferred,
    on.PotTaken: settling.pot_taken,
    on.Returned: settling.returned,
    on.HandEnded: ending.hand_ended,
    on.MangoOwed: evening.mango_owed,
    on.DealMoved: evening.deal_moved,
    on.LastCircleCalled: evening.last_circle_called,
    on.PotShared: evening.pot_shared,
    on.EveningEnded: evening.evening_ended,
}
WITH_CARDS: dict[type[on.Event], Callable[[Any, Table, int | None], Message]] = {
    on.Dealt: betting.dealt,
    on.Divided: ending.divided,
}


def explain_event(event: on.Event, table: Table, viewer: int | None = None) -> Message:
    """What happened, in one sentence or two.

    Events of an evening are told with the `Evening` as table, those of a hand with its `Setup`.
    """
    kind = type(event)
    if kind in WITH_CARDS:
        return WITH_CARDS[kind](event, table, viewer)
    return WORDS[kind](event, table)
