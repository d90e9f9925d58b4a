"""A sample hand as a lesson: what it teaches, the step's comment and question, what one weighs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import url_for
from markupsafe import Markup

from tutor.explain import Message, message
from tutor.explain.hand import explain_reasoning
from tutor.marking import N_
from tutor.names import hand_names
from tutor.play.hands import HANDS
from tutor.play.questions import Ask, Question, grade
from tutor.play.script import SampleHand, Scene, Turn
from tutor.rules import RuleError, RuleSet, ranking
from tutor.rules.hand import Action, HandState, Phase, Standing, format_act
from tutor.web.frame.wording import _
from tutor.web.views.cards import division_view
from tutor.web.views.model import DivisionView, State
from tutor.web.views.table.links import Links
from tutor.web.views.table.page import (
    HandPage,
    Shown,
    hand_page,
    look_of,
    shared_url,
    view_of,
    with_turn,
)
from tutor.web.views.table.table import table_view
from tutor.web.views.table.words import Names, lines_of, names_of
from tutor.web.views.terms import Speech, say

SKIP = "skip"


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One answer to the question of a step, judged once an answer was given."""

    value: str
    label: Markup
    division: DivisionView | None
    digit: str
    state: State


@dataclass(frozen=True, slots=True)
class AskView:
    """The question of a step; `right` is None and `reason` empty until it is answered."""

    prompt: Markup
    answers: tuple[AnswerView, ...]
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
    ask = _ask(sample, scene, answer, how) if scene.question else None
    asking = ask is not None and ask.right is None and answer != SKIP
    page = _hand(sample, at, how, error, asking)
    links, told = Links(how), page.told
    if ask and ask.reason:  # what the verdict says is not told again
        told = tuple(line for line in told if line != ask.reason)
        ask = replace(ask, reason=links.link(ask.reason))
    page = replace(page, told=tuple(links.link(line) for line in told))
    place, following = _place(sample)
    before = sample.scenes[at - 1].turn if at else None
    return LessonPage(
        key=sample.key,
        number=place + 1,
        count=len(HANDS),
        teaches=_(sample.teaches),
        hand=page,
        action=url_for("hands.choose", key=sample.key),
        comment=links.link(say(scene.comment, how)) if scene.comment and not asking else None,
        ask=ask,
        asking=asking,
        weighed=_weighed(scene.turn if chose else before, scene.state, how),
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
    sample: SampleHand, at: int, how: Speech, error: RuleError | None, asking: bool
) -> HandPage:
    """The hand at a step, without what its question asks for while that is open."""
    scene = sample.scenes[at]
    shown = Shown(
        title=_(sample.title),
        steps=[(one.state, one.events) for one in sample.scenes],
        at=at,
        since=at,
        seat=sample.seat,
        url=lambda step: lesson_url(sample, step),
        total=len(sample.scenes) - 1,
        due=sample.parsed.actions[at].seat if at < len(sample.parsed.actions) else None,
    )
    page = with_turn(hand_page(shown, how), shown, how, error)
    if scene.turn is None:
        page = replace(page, turn=None)
    if scene.question and asking:
        names = names_of(sample.rules, sample.setup.names, len(sample.setup.bowls))
        page = _veiled(page, shown, scene.question, names, how)
    return page


def _ask(sample: SampleHand, scene: Scene, answer: str, how: Speech) -> AskView:
    question = scene.question
    assert question is not None
    known = answer in {option.value for option in question.options}
    verdict = grade(question, answer) if known else None
    ranks = ranking(sample.rules)
    answers = []
    for digit, option in enumerate(question.options, 1):
        state: State = ""
        if verdict and option.value in verdict.rights:
            state = "right" if option.value == answer else "missed"
        elif verdict and option.value == answer:
            state = "wrong"
        division = option.division and division_view(option.division, ranks, how, state=state)
        label = say(option.label, how)
        answers.append(AnswerView(option.value, label, division or None, str(digit), state))
    return AskView(
        say(question.prompt, how),
        tuple(answers),
        lesson_url(sample, scene.number, answer=SKIP) if not verdict else "",
        verdict.right if verdict else None,
        say(verdict.reason, how) if verdict else None,
    )


def _veiled(
    page: HandPage, shown: Shown, question: Question, names: Names, how: Speech
) -> HandPage:
    """The page without what the question asks for."""
    events = shown.steps[shown.at][1]
    told = events[: question.before]
    before = shown.steps[max(shown.at - 1, 0)][0]
    view = replace(view_of(shown), turn=None)
    if question.ask is Ask.SETTLES:
        view = replace(
            view, phase=Phase.DIVIDING, purses=before.purses, staked=before.staked, pot=before.pot
        )
    happened = [event for _state, all_ in shown.steps[: shown.at] for event in all_]
    look = look_of(shown, names, [*happened, *told], told, how)
    return replace(
        page,
        table=table_view(view, look, how),
        told=lines_of(told, names, shown.seat, how),
        turn=None,
        settled=None,
    )


def _weighed(turn: Turn | None, state: HandState, how: Speech) -> WeighedView | None:
    if turn is None:
        return None
    rules = state.setup.rules
    advice = message(
        N_("A careful player would choose %(action)s."), action=_action(turn, turn.advice, rules)
    )
    return WeighedView(say(explain_reasoning(turn.weighed), how), say(advice, how))


def _action(turn: Turn, action: Action, rules: RuleSet) -> Message:
    """An action by the word offered for it, with its amount or the name of the divided hand."""
    term = next(offer.name for offer in turn.offers if offer.verb is action.verb)
    if action.division:
        name = hand_names(action.division, ranking(rules))[0]
        return message(N_("%(word)s as %(name)s"), word=term, name=name)
    if action.amount is not None:
        return message(N_("%(word)s to %(n)s"), word=term, n=action.amount)
    return message(N_("%(word)s"), word=term)


def _detour(sample: SampleHand, scene: Scene, chose: Action, how: Speech) -> DetourView:
    assert scene.turn is not None
    lesson = scene.turn.chosen or scene.turn.advice
    return DetourView(
        say(_action(scene.turn, chose, sample.rules), how),
        say(_action(scene.turn, lesson, sample.rules), how),
        lesson_url(sample, scene.number + 1),
        format_act(chose),
    )
