"""The page of a hand at one step: what is common to lessons, free play, records and projector."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from flask import url_for
from markupsafe import Markup

from tutor.explain import explain_hands
from tutor.explain.hand import explain_refused_action
from tutor.play.tempers import TEMPERS, Temper
from tutor.rules import RuleError, ranking
from tutor.rules.hand import (
    Compared,
    Event,
    HandState,
    Phase,
    RecordError,
    Transferred,
    Turned,
    View,
    observe,
    pack_record,
)
from tutor.web.frame.wording import _
from tutor.web.views.table.table import Look, TableView, table_view, watch
from tutor.web.views.table.turn import TurnView, turn_view
from tutor.web.views.table.words import (
    LedgerRow,
    Names,
    ledger_rows,
    lines_of,
    names_of,
    said_last,
)
from tutor.web.views.terms import Speech, plain, say
from tutor.web.views.words import signed

Step = tuple[HandState, tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class StepsView:
    """Where in the hand the page is, and the ways to other steps; "" where there is none."""

    at: int
    total: int
    first: str
    back: str
    on: str
    last: str


@dataclass(frozen=True, slots=True)
class MetView:
    """How the viewer's hand met another: who won, then the smaller and the larger pairs."""

    title: Markup
    smaller: Markup
    larger: Markup


@dataclass(frozen=True, slots=True)
class SettledView:
    """The end: every transfer with its reason, and what each seat, and the pot, has gained.

    `meetings` are the comparisons with the viewer's hand; none for who sits at no seat.
    """

    rows: tuple[LedgerRow, ...]
    nets: tuple[tuple[str, str], ...]
    meetings: tuple[MetView, ...] = ()


@dataclass(frozen=True, slots=True)
class HandPage:
    """A hand at one step. `told` is what just happened; `turn` is there when the learner is due."""

    title: str
    table: TableView
    told: tuple[Markup, ...]
    steps: StepsView
    turn: TurnView | None = None
    settled: SettledView | None = None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a hand is shown: its steps so far, the one looked at, from which one on it is told.

    `seat` is the viewer's; None watches from beside the table, with all cards `opened` or not.
    `due` is the seat that acts next where the hand is known, for hands are divided in any order.
    """

    title: str
    steps: Sequence[Step]
    at: int
    since: int
    seat: int | None
    url: Callable[[int], str]
    total: int
    opened: bool = False
    tempers: tuple[Temper | None, ...] = ()
    due: int | None = None


def hand_page(shown: Shown, how: Speech) -> HandPage:
    """The page without any form: what a reader sees who only looks."""
    state = shown.steps[shown.at][0]
    names = names_of(state.setup.rules, state.setup.names, len(state.setup.bowls))
    happened = [event for _state, events in shown.steps[: shown.at + 1] for event in events]
    recent = [
        event for _state, events in shown.steps[shown.since : shown.at + 1] for event in events
    ]
    viewer = shown.seat if shown.seat is not None else (None if shown.opened else _OUTSIDE)
    return HandPage(
        title=shown.title,
        table=table_view(view_of(shown), look_of(shown, names, happened, recent, how), how),
        told=lines_of(recent, names, viewer, how),
        steps=steps_view(shown),
        settled=settled_view(state, happened, names, viewer, how)
        if state.phase is Phase.OVER
        else None,
    )


_OUTSIDE = -1  # no seat: sees what everybody sees


def view_of(shown: Shown) -> View:
    """The hand as this viewer may see it."""
    state = shown.steps[shown.at][0]
    view = watch(state, shown.opened) if shown.seat is None else observe(state, shown.seat)
    return view if shown.due is None else replace(view, turn=shown.due)


def look_of(
    shown: Shown, names: Names, happened: Sequence[Event], recent: Sequence[Event], how: Speech
) -> Look:
    """Names, tempers and words by seat."""
    state = shown.steps[shown.at][0]
    return Look(
        names,
        tuple(_(TEMPERS[temper]) if temper else "" for temper in shown.tempers),
        state.net,
        said_last(happened, state.setup.rules, how) if state.phase is not Phase.OVER else {},
        frozenset(said_last(recent, state.setup.rules, how)),
        frozenset(event.seat for event in recent if isinstance(event, Turned)),
        tuple(event for event in recent if isinstance(event, Transferred)),
        shown.seat is None,
    )


def steps_view(shown: Shown) -> StepsView:
    """The ways to the other steps."""
    at, last = shown.at, shown.total
    return StepsView(
        at,
        last,
        shown.url(0) if at > 0 else "",
        shown.url(at - 1) if at > 0 else "",
        shown.url(at + 1) if at < last else "",
        shown.url(last) if at < last else "",
    )


def settled_view(
    state: HandState, events: Sequence[Event], names: Names, viewer: int | None, how: Speech
) -> SettledView:
    """Where every chip went."""
    nets = [(names.label(at), signed(net)) for at, net in enumerate(state.net)]
    if kept := state.pot - state.setup.pot:
        nets.append((_("Mango pot"), signed(kept)))
    return SettledView(
        ledger_rows(events, names, how),
        tuple(nets),
        tuple(
            _met(event, state, names, how)
            for event in events
            if isinstance(event, Compared) and viewer in (event.seat, event.other)
        ),
    )


def _met(event: Compared, state: HandState, names: Names, how: Speech) -> MetView:
    ours, theirs = state.divisions[event.seat], state.divisions[event.other]
    assert ours is not None
    assert theirs is not None
    labels = names.label(event.seat), names.label(event.other)
    reasons = explain_hands(ranking(state.setup.rules), ours, theirs, labels)
    title, smaller, larger = (say(reason, how) for reason in reasons)
    return MetView(title, smaller, larger)


def shared_url(record: str) -> str:
    """An address that carries a whole hand; "" for one that is too long for that."""
    try:
        return url_for("records.hand", packed=pack_record(record))
    except RecordError:
        return ""


def with_turn(
    page: HandPage, shown: Shown, how: Speech, error: RuleError | None = None
) -> HandPage:
    """The page with what the learner may do, and why what was tried is refused."""
    problem = ""
    if error is not None:
        rules = shown.steps[shown.at][0].setup.rules
        problem = plain(explain_refused_action(error, rules), how)
    return replace(page, turn=turn_view(view_of(shown), how), problem=problem)
