"""The sample hands: the course of them, a hand played step by step, and the projector."""

from __future__ import annotations

from flask import Blueprint, Response, abort, make_response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from tutor.marking import N_
from tutor.play.hands import HANDS
from tutor.play.script import SampleHand
from tutor.play.sitting import leave_lesson
from tutor.rules import RuleError
from tutor.rules.hand import ActForm, Action, act, format_act, read_action, same_effect
from tutor.web.frame import prefs
from tutor.web.frame.htmx import is_partial, render
from tutor.web.frame.learner import new_token, read_token
from tutor.web.frame.nav import NavItem
from tutor.web.hands import progress
from tutor.web.hands.course import course_view
from tutor.web.hands.lesson import SKIP, lesson_page, lesson_url
from tutor.web.hands.show import show_page
from tutor.web.play.tables import act_form, open_table
from tutor.web.views.terms import speech

bp = Blueprint("hands", __name__)
NAV = NavItem(
    27,
    N_("Hands"),
    "hands.index",
    blurb=N_("Play whole hands, with the reason for every step"),
    icon="hand",
)
_HAND = "/hands/<key>"


def find(key: str) -> SampleHand:
    """The sample hand of a key; a page of status 404 for another."""
    if key not in HANDS:
        abort(404)
    return HANDS[key]


@bp.get("/hands")
def index() -> ResponseReturnValue:
    """The course of sample hands, and the way to free play."""
    view = course_view(progress.finished())
    return render("hands/index.html", "hands/index.html", course=view)


@bp.get(_HAND)
def hand(key: str) -> ResponseReturnValue:
    """A step of a hand; without one, where the learner left it."""
    sample = find(key)
    step = request.args.get("step", type=int)
    if step is None:
        left = progress.left_at(sample)
        return redirect(lesson_url(sample, left)) if left else _page(sample, 0)
    if not 0 <= step < len(sample.scenes):
        abort(404)
    return _page(sample, step, chose=_strayed(sample, step))


def _strayed(sample: SampleHand, step: int) -> Action | None:
    """The choice in the address, where it is one at this step and not the lesson's."""
    scene = sample.scenes[step]
    chose = request.args.get("chose", "")
    if scene.turn is None or not chose:
        return None
    try:
        action = read_action(scene.state, sample.seat, ActForm(chose))
        act(scene.state, action)
    except RuleError:
        return None
    return action


def _page(
    sample: SampleHand,
    step: int,
    chose: Action | None = None,
    error: RuleError | None = None,
) -> str:
    how = speech(sample.rules)
    answer = SKIP if chose or error else request.args.get("answer", "")
    page = lesson_page(sample, step, how, answer, chose, error)
    return render(
        "hands/lesson.html",
        "hands/_lesson.html",
        lesson=page,
        hand=page.hand,
        token=new_token() if chose else "",
        prefs=prefs.current(sample.rules),
        rules_next=lesson_url(sample, step),
    )


@bp.post(_HAND)
def choose(key: str) -> ResponseReturnValue:
    """Choose: the lesson's way leads on, another one is talked about first."""
    sample = find(key)
    at = request.form.get("at", -1, int)
    if not 0 <= at < len(sample.scenes):
        abort(400)
    scene = sample.scenes[at]
    form = act_form(request.form.to_dict(flat=False))
    try:
        action = read_action(scene.state, sample.seat, form)
        act(scene.state, action)
    except RuleError as error:
        return _page(sample, at, error=error), 422
    lesson = scene.turn.chosen if scene.turn else None
    if lesson is None or not same_effect(scene.state, action, lesson):
        url = url_for("hands.hand", key=key, step=at, chose=format_act(action))
        return _go(url, sample, at, action)
    progress.came_to(sample, at + 1)
    return _go(lesson_url(sample, at + 1), sample, at + 1)


def _go(
    url: str, sample: SampleHand, step: int, chose: Action | None = None
) -> ResponseReturnValue:
    """Show a step at its own address: htmx is given the part, others are sent there."""
    if not is_partial():
        return redirect(url, 303)
    response = make_response(_page(sample, step, chose))
    response.headers["HX-Push-Url"] = url
    return response


@bp.post(f"{_HAND}/branch")
def branch(key: str) -> ResponseReturnValue:
    """Leave the lesson: play on from here against program seats."""
    sample = find(key)
    token = read_token(request.form.get("token", ""))
    at = request.form.get("at", -1, int)
    if not 0 <= at < len(sample.scenes):
        abort(400)
    state = sample.scenes[at].state
    action = read_action(state, sample.seat, act_form(request.form.to_dict(flat=False)))
    open_table(token, leave_lesson(key, state, sample.seat, action, seed=token))
    return redirect(url_for("free.table", token=token), 303)


@bp.get(f"{_HAND}/show")
def show(key: str) -> ResponseReturnValue:
    """The hand for a projector."""
    sample = find(key)
    steps = [(scene.state, scene.events) for scene in sample.scenes]
    comments = {n: scene.comment for n, scene in enumerate(sample.scenes) if scene.comment}
    view = show_page(
        sample.title,
        steps,
        comments,
        request.args,
        url_for("hands.show", key=key),
        url_for("hands.index"),
    )
    return render("hands/show.html", "hands/_show.html", show=view, hand=view.hand)


@bp.get(f"{_HAND}/record")
def record(key: str) -> Response:
    """The record of a hand as text."""
    return Response(find(key).record, mimetype="text/plain")
