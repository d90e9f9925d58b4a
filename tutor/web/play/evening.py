"""A table of free play: the present hand, what it calls for, and where everybody stands."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for
from markupsafe import Markup

from tutor.explain.hand import explain_reasoning, player, tell, word
from tutor.play.evening import usual_bowl
from tutor.play.game import LEARNER, booked
from tutor.play.runner import move
from tutor.play.sitting import Sitting
from tutor.rules import RuleError
from tutor.rules.hand import Stage, can_call_time, least_bowl
from tutor.rules.switches.mango import Mango
from tutor.web.frame.wording import _
from tutor.web.views.model import TermView
from tutor.web.views.table.page import HandPage, ShownHand, hand_page, shared_url, with_turn
from tutor.web.views.table.words import label_of
from tutor.web.views.terms import Speech, say, term_view
from tutor.web.views.words import signed


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A seat of the evening: what it has, and what it has won so far."""

    name: str
    mine: bool
    purse: int
    gain: str


@dataclass(frozen=True, slots=True)
class NextView:
    """Between two hands: what is due, and the bowl that the learner puts up, within its bounds."""

    told: tuple[Markup, ...]
    least: int
    most: int
    usual: int
    circle: TermView | None


@dataclass(frozen=True, slots=True)
class ThoughtView:
    """What a program seat did at a step and why."""

    name: str
    step: int
    url: str
    reason: Markup


@dataclass(frozen=True, slots=True)
class TablePage:
    """A table in play at one of its steps; `present` is false where the page looks back."""

    token: str
    hand: HandPage
    number: int
    evening: bool
    present: bool
    now: str
    action: str
    over: bool
    finished: bool
    standings: tuple[StandingRow, ...]
    next: NextView | None
    why: str
    thoughts: tuple[ThoughtView, ...]
    record: str
    share: str
    back: str


def table_page(
    token: str,
    sitting: Sitting,
    at: int | None,
    how: Speech,
    error: RuleError | None = None,
    why: bool = False,
) -> TablePage:
    """The table as it stands, or at the step `at` of its hand; `error` refuses what was tried.

    With `why`, and once the hand is over, it says what the program seats thought.
    """
    last = len(sitting.steps) - 1
    step = last if at is None else min(max(at, 0), last)
    present = step == last
    here = url_for("free.table", token=token)
    shown = ShownHand(
        title=_title(sitting),
        steps=sitting.steps,
        at=step,
        since=_since(sitting) if present else step,
        seat=sitting.seat,
        url=lambda n: here if n == last else f"{here}?step={n}",
        total=last,
        tempers=sitting.tempers,
    )
    page = hand_page(shown, how)
    if present:
        page = with_turn(page, shown, how, error)
    over = present and sitting.over
    return TablePage(
        token=token,
        hand=page,
        number=sitting.number,
        evening=sitting.game is not None,
        present=present,
        now=here,
        action=here,
        over=over,
        finished=sitting.finished,
        standings=_standings(sitting, how) if over else (),
        next=_next(sitting, how) if over and sitting.game and not sitting.finished else None,
        why=f"{here}?why=1" if over and not why else "",
        thoughts=_thoughts(sitting, here, how) if over and why else (),
        record=url_for("free.record", token=token) if sitting.over else "",
        share=shared_url(sitting.record) if sitting.over else "",
        back=_back(sitting),
    )


def _title(sitting: Sitting) -> str:
    if sitting.game is None:
        return _("On from the lesson")
    if sitting.game.evening.stage is Stage.LAST_CIRCLE:
        return _("Hand %(n)s of the evening, in the last circle", n=sitting.number)
    return _("Hand %(n)s of the evening", n=sitting.number)


def _back(sitting: Sitting) -> str:
    """Where the hand came from: the step of the lesson that it left."""
    if sitting.game is not None:
        return ""
    return url_for("hands.hand", key=sitting.kind, step=sitting.origin)


def _since(sitting: Sitting) -> int:
    """The step from which on everything is news to the learner: the last own action."""
    own = [at for at, action in enumerate(sitting.hand.actions, 1) if action.seat == sitting.seat]
    return own[-1] if own else 0


def _standings(sitting: Sitting, how: Speech) -> tuple[StandingRow, ...]:
    """Who has how much after this hand, or at the end of the evening."""
    game = sitting.game
    if game is None:
        return ()
    if not sitting.finished:
        game = booked(game, sitting.hand)[0]
    return tuple(
        StandingRow(
            label_of(player(game.evening, seat), how),
            seat == LEARNER,
            purse,
            signed(purse - game.table.purse),
        )
        for seat, purse in enumerate(game.evening.purses)
    )


def _next(sitting: Sitting, how: Speech) -> NextView | None:
    """What comes after a hand that is over."""
    assert sitting.game is not None
    after, events = booked(sitting.game, sitting.hand)
    evening = after.evening
    told = tuple(say(one.message, how) for one in tell(events, evening))
    if not after.plays:
        return NextView(told, 0, 0, 0, None)
    fixed = evening.rules.mango is Mango.FIXED and can_call_time(evening)
    return NextView(
        told,
        least_bowl(evening, LEARNER),
        evening.purses[LEARNER] - evening.owed[LEARNER],
        usual_bowl(evening, LEARNER),
        term_view(word(evening.rules, "last-circle"), how) if fixed else None,
    )


def _thoughts(sitting: Sitting, here: str, how: Speech) -> tuple[ThoughtView, ...]:
    """What the program seats thought, told when the hand is over."""
    setup = sitting.hand.setup
    told = []
    for at, action in enumerate(sitting.hand.actions):
        temper = sitting.tempers[action.seat]
        if temper is None or at < sitting.origin:
            continue
        thought = move(sitting.steps[at][0], action.seat, temper, sitting.seed)
        told.append(
            ThoughtView(
                label_of(player(setup, action.seat), how),
                at + 1,
                f"{here}?step={at + 1}",
                say(explain_reasoning(thought.reasoning), how),
            )
        )
    return tuple(told)
