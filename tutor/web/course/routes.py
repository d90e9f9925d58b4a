"""The course: its page, its lessons with their questions, and the placement quiz."""

from __future__ import annotations

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor import store
from tutor.drills.questions import judged_at
from tutor.drills.rounds import Plan
from tutor.lessons import (
    LESSONS,
    PLACEMENT,
    Course,
    known_lessons,
    lesson_round,
    placement_round,
)
from tutor.marking import N_
from tutor.questions.faults import IncompleteError
from tutor.questions.reading import Sent
from tutor.rules import RuleSet, parse_rules
from tutor.web.course.course import (
    course_view,
    lesson_closing,
    lesson_view,
    placement_closing,
    standing_of,
)
from tutor.web.drills import rounds
from tutor.web.drills.showing import Around, host, in_round, question_page
from tutor.web.frame import prefs
from tutor.web.frame.database import reading
from tutor.web.frame.htmx import render
from tutor.web.frame.learner import known_learner, new_token, read_token
from tutor.web.frame.nav import NavItem

bp = Blueprint("course", __name__)
bp.record_once(lambda setup: host(setup.app, _lesson_page))
NAV = NavItem(
    10,
    N_("Course"),
    "course.index",
    blurb=N_("Short lessons from the first card to the last coin"),
    icon="book",
)


@bp.get("/course")
def index() -> ResponseReturnValue:
    """What is done, what is next, what remains."""
    return render_template("course/course.html", course=course_view(_standing()))


@bp.get("/course/<key>")
def lesson(key: str) -> ResponseReturnValue:
    """A lesson or the placement quiz, with a first question whose answer begins its round."""
    return _page(key, prefs.rules(), new_token())


@bp.post("/course/<key>")
def begin(key: str) -> ResponseReturnValue:
    """Answer that question: open the round, or find it, and store the first answer."""
    rules, token = _sent()
    plan = _plan(key, rules, token)
    form = request.form.to_dict(flat=False)
    try:
        judged = judged_at(plan.known[0], form)
    except IncompleteError as problem:
        return _page(key, rules, token, problem, form), 422
    round_, standing = rounds.begin_answered(plan, token, judged, key)
    return in_round(round_, 1, standing)


@bp.post("/course/<key>/hint")
def hint(key: str) -> ResponseReturnValue:
    """Take the hint of that question, which begins the round."""
    rules, token = _sent()
    round_ = rounds.begin(_plan(key, rules, token), token, key)
    return in_round(rounds.take_hint(round_, 1), 1)


@bp.get("/course/done/<token>")
def closing(token: str) -> ResponseReturnValue:
    """The end of a lesson's round, or of the placement quiz."""
    round_ = rounds.find(token)
    if not round_.finished or round_.lesson not in (*LESSONS, PLACEMENT):
        return redirect(url_for("play.resume", token=token))
    standing = _standing()
    steps = rounds.steps(round_)
    if round_.lesson == PLACEMENT:
        right = [q.address for q in round_.questions if q.right and not q.hinted]
        view = placement_closing(round_, known_lessons(right), standing, steps)
        return render_template("course/placed.html", placed=view)
    ended = lesson_closing(round_, LESSONS[round_.lesson], standing, steps)
    return render_template("course/done.html", done=ended, again_token=new_token())


def _lesson_page(key: str, rules: RuleSet) -> Around | None:
    """The page of a lesson around one of its questions."""
    if key not in LESSONS:
        return None
    view = lesson_view(LESSONS[key], rules)
    return Around("course/lesson.html", {"lesson": view}, view.url)


def _standing() -> Course:
    with reading() as db:
        return standing_of(store.lesson_standing(db, known_learner()))


def _sent() -> tuple[RuleSet, str]:
    """The rule set and the token that the page of a first question put into its forms."""
    return parse_rules(request.form.get("rules", "")), read_token(request.form.get("token", ""))


def _plan(key: str, rules: RuleSet, token: str) -> Plan:
    if key == PLACEMENT:
        return placement_round(rules.key, token)
    if key not in LESSONS:
        abort(404)
    return lesson_round(LESSONS[key], rules.key, token)


def _page(
    key: str,
    rules: RuleSet,
    token: str,
    problem: IncompleteError | None = None,
    form: Sent | None = None,
) -> str:
    """A first question of this token, below its lesson or at the head of the quiz."""
    plan = _plan(key, rules, token)
    action = url_for("course.begin", key=key)
    question = rounds.show_alone(plan.known[0], token, action, problem, form or {}, plan.length)
    if key in LESSONS:
        return question_page(question, rules.key, key)
    return render("course/placement.html", "drills/_question.html", question=question)
