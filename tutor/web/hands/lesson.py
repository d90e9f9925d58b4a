"""A sample hand as a lesson: what it teaches, the step's comment and question, what one weighs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from flask import url_for
from markupsafe import Markup

from tutor.explain import Message
from tutor.explain.hand import explain_action
from tutor.play.hands import HANDS
from tutor.play.questions import FIELD, Ask, Posed, grade
from tutor.play.script import SampleHand, Scene
from tutor.questions.faults import AnswerError
from tutor.questions.grading import judge
from tutor.questions.model import Judged
from tutor.rules import RuleError, ranking
from tutor.rules.hand import Action, Phase, Standing, format_act
from tutor.web.frame.wording import _
from tutor.web.views.fields import fields_view
from tutor.web.views.model import FieldView
from tutor.web.views.table.links import Links
from tutor.web.views.table.page import (
    HandPage,
    ShownHand,
    hand_page,
    look_of,
    shared_url,
    view_of,
    with_turn,
)
from tutor.web.views.table.table import TableView, table_view
from tutor.web.views.terms import Speech, say

SKIP = "skip"


@dataclass(frozen=True, slots=True)
class AskView:
    """The question of a step; `right` is None and `reason` empty until it is answered."""

    prompt: Markup
    field: FieldView
    skip: str
    right: bool | None = None
    reason: Markup | None = None


@dataclass(frozen=True, slots=True)
class WeighedView:
    """What a careful player weighs at the learner's turn, and what such a player would do."""

    reason: Markup
    advice: Markup


@dataclass(frozen=True, slots=True)
class DetourView:
    """The learner chose otherwise than the lesson: the lesson's way, and the learner's own."""

    chosen: Markup
    lesson: Markup
    on: str
    do: str


@dataclass(frozen=True, slots=True)
class LessonPage:
    """A step of a sample hand; `folded` says that the learner has, so that the end may be seen."""

    key: str
    number: int
    count: int
    teaches: str
    hand: HandPage
    action: str
    comment: Markup | None
    ask: AskView | None
    asking: bool
    weighed: WeighedView | None
    detour: DetourView | None
    record: str
    share: str
    show: str
    next: str
    folded: bool


def lesson_url(sample: SampleHand, step: int, answer: str | None = None) -> str:
    """The address of a step."""
    return url_for("hands.hand", key=sample.key, step=step, answer=answer)


def lesson_page(
    sample: SampleHand,
    at: int,
    how: Speech,
    answer: str = "",
    chose: Action | None = None,
    error: RuleError | None = None,
) -> LessonPage:
    """A step of the lesson; `answer` is given to its question, `chose` strays from its way."""
    scene = sample.scenes[at]
    judged = _judged(scene.question, answer)
    links = Links(how)
    ask = _ask(sample, scene, scene.question, judged, how, links) if scene.question else None
    asking = ask is not None and ask.right is None and answer != SKIP
    known = judged.verdict.reasons if judged else ()
    page = _hand(sample, at, how, error, asking, known, links)
    place, following = _place(sample)
    weighed = scene.turn.weighed if chose and scene.turn else scene.weighed
    return LessonPage(
        key=sample.key,
        number=place + 1,
        count=len(HANDS),
        teaches=_(sample.teaches),
        hand=page,
        action=url_for("hands.choose", key=sample.key),
        comment=say(scene.comment, how, links) if scene.comment and not asking else None,
        ask=ask,
        asking=asking,
        weighed=WeighedView(*(say(one, how) for one in weighed)) if weighed else None,
        detour=_detour(sample, scene, chose, how) if chose and scene.turn else None,
        record=url_for("hands.record", key=sample.key),
        share=shared_url(sample.record) if scene.state.phase is Phase.OVER else "",
        show=url_for("hands.show", key=sample.key, step=at),
        next=url_for("hands.hand", key=following) if following else "",
        folded=scene.state.standings[sample.seat] is Standing.FOLDED and at < page.steps.total - 1,
    )


def _place(sample: SampleHand) -> tuple[int, str]:
    """Where in the course the hand stands, from 0, and the key of the next; "" for the last."""
    keys = list(HANDS)
    place = keys.index(sample.key)
    return place, keys[place + 1] if place + 1 < len(keys) else ""


def _hand(
    sample: SampleHand,
    at: int,
    how: Speech,
    error: RuleError | None,
    asking: bool,
    known: tuple[Message, ...],
    links: Links,
) -> HandPage:
    """The hand at a step, without what its question asks for while that is open."""
    scene = sample.scenes[at]
    posed = scene.question if asking else None
    shown = ShownHand(
        title=_(sample.title),
        steps=[(one.state, one.events) for one in sample.scenes],
        at=at,
        since=at,
        seat=sample.seat,
        url=lambda step: lesson_url(sample, step),
        total=len(sample.scenes) - 1,
        due=sample.parsed.actions[at].seat if at < len(sample.parsed.actions) else None,
        before=posed.before if posed else None,
        known=known,
    )
    page = with_turn(hand_page(shown, how, links), shown, how, error)
    if scene.turn is None or asking:
        page = replace(page, turn=None)
    return replace(page, table=_veiled(shown, posed, how)) if posed else page


def _judged(posed: Posed | None, answer: str) -> Judged | None:
    """The answer in an address with its verdict; None where none is asked or offered."""
    if posed is None:
        return None
    try:
        return judge(posed.question, {FIELD: [answer]}, partial(grade, posed))
    except AnswerError:
        return None


def _ask(
    sample: SampleHand,
    scene: Scene,
    posed: Posed,
    judged: Judged | None,
    how: Speech,
    links: Links,
) -> AskView:
    (field,) = fields_view(posed.question, how, ranking(sample.rules), judged, {})
    return AskView(
        say(posed.question.prompt, how),
        field,
        lesson_url(sample, scene.number, answer=SKIP) if not judged else "",
        judged.verdict.right if judged else None,
        say(judged.verdict.reasons[0], how, links) if judged else None,
    )


def _veiled(shown: ShownHand, posed: Posed, how: Speech) -> TableView:
    """The table without what the question asks for."""
    before = shown.steps[max(shown.at - 1, 0)][0]
    view = replace(view_of(shown), turn=None)
    if posed.ask is Ask.SETTLES:
        view = replace(
            view, phase=Phase.DIVIDING, purses=before.purses, staked=before.staked, pot=before.pot
        )
    return table_view(view, look_of(shown, shown.narration(), how), how)


def _detour(sample: SampleHand, scene: Scene, chose: Action, how: Speech) -> DetourView:
    assert scene.turn is not None
    lesson = scene.turn.chosen or scene.turn.advice
    return DetourView(
        say(explain_action(chose, scene.turn.offers, sample.rules), how),
        say(explain_action(lesson, scene.turn.offers, sample.rules), how),
        lesson_url(sample, scene.number + 1),
        format_act(chose),
    )
