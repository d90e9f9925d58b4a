"""The page of a hand at one step: what is common to lessons, free play, records and projector."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from flask import url_for
from markupsafe import Markup

from tutor.explain import Message
from tutor.explain.hand import (
    OUTSIDE,
    Ending,
    Entry,
    Narration,
    Step,
    explain_refused_action,
    narrate,
)
from tutor.play.tempers import TEMPERS, Temper
from tutor.rules import RuleError
from tutor.rules.hand import (
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
from tutor.web.views.table.words import label_of, said_view
from tutor.web.views.terms import Marks, Speech, plain, say
from tutor.web.views.words import signed


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
class LedgerRow:
    """One transfer: from whom, to whom, how much, and why."""

    payer: str
    taker: str
    amount: int
    reason: Markup
    back: bool


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
class ShownHand:
    """What of a hand is shown: its steps so far, the one looked at, from which one on it is told.

    `seat` is the viewer's; None watches from beside the table, with all cards `opened` or not.
    `due` is the seat that acts next where the hand is known, for hands are divided in any order.
    What the last step's event `before` and later ones tell is not to be known yet; what is `known`
    is not told again.
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
    before: int | None = None
    known: tuple[Message, ...] = ()

    def narration(self) -> Narration:
        """What is said to this viewer."""
        viewer = self.seat if self.seat is not None else (None if self.opened else OUTSIDE)
        seen = self.steps[: self.at + 1]
        return narrate(seen, self.since, viewer, self.before, self.known)


def hand_page(shown: ShownHand, how: Speech, marks: Marks | None = None) -> HandPage:
    """The page without any form: what a reader sees who only looks."""
    told = shown.narration()
    return HandPage(
        title=shown.title,
        table=table_view(view_of(shown), look_of(shown, told, how), how),
        told=tuple(say(one.message, how, marks) for one in told.told),
        steps=steps_view(shown),
        settled=settled_view(told.ending, how) if told.ending else None,
    )


def view_of(shown: ShownHand) -> View:
    """The hand as this viewer may see it."""
    state = shown.steps[shown.at][0]
    view = watch(state, shown.opened) if shown.seat is None else observe(state, shown.seat)
    return view if shown.due is None else replace(view, turn=shown.due)


def look_of(shown: ShownHand, told: Narration, how: Speech) -> Look:
    """Tempers, results and words by seat."""
    return Look(
        {seat: said_view(said, how) for seat, said in told.said.items()},
        tuple(_(TEMPERS[temper]) if temper else "" for temper in shown.tempers),
        shown.steps[shown.at][0].net,
        told.fresh,
        frozenset(event.seat for event in told.happened if isinstance(event, Turned)),
        tuple(event for event in told.happened if isinstance(event, Transferred)),
        shown.seat is None,
    )


def steps_view(shown: ShownHand) -> StepsView:
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


def settled_view(ending: Ending, how: Speech) -> SettledView:
    """Where every chip went."""
    return SettledView(
        tuple(_row(entry, how) for entry in ending.ledger),
        tuple((label_of(who, how), signed(net)) for who, net in ending.nets),
        tuple(
            MetView(say(one.result, how), say(one.smaller, how), say(one.larger, how))
            for one in ending.meetings
        ),
    )


def _row(entry: Entry, how: Speech) -> LedgerRow:
    return LedgerRow(
        label_of(entry.payer, how),
        label_of(entry.taker, how),
        entry.amount,
        say(entry.reason, how),
        entry.payer == entry.taker,
    )


def shared_url(record: str) -> str:
    """An address that carries a whole hand; "" for one that is too long for that."""
    try:
        return url_for("records.hand", packed=pack_record(record))
    except RecordError:
        return ""


def with_turn(
    page: HandPage, shown: ShownHand, how: Speech, error: RuleError | None = None
) -> HandPage:
    """The page with what the learner may do, and why what was tried is refused."""
    problem = ""
    if error is not None:
        rules = shown.steps[shown.at][0].setup.rules
        problem = plain(explain_refused_action(error, rules), how)
    return replace(page, turn=turn_view(view_of(shown), how), problem=problem)
