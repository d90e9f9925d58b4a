"""Showing a question: on a page of its own, on the page of its lesson, or alone for htmx."""

from __future__ import annotations

from flask import make_response, redirect, render_template
from flask.typing import ResponseReturnValue

from tutor.lessons import LESSONS
from tutor.rules import parse_rules
from tutor.store import RoundState
from tutor.web import prefs, rounds
from tutor.web.contexts.course import lesson_view
from tutor.web.contexts.views import QuestionView
from tutor.web.htmx import is_partial


def question_page(question: QuestionView, rules: str, lesson: str | None = None) -> str:
    """The page of a question under a rule set; `lesson` is the key of the lesson it belongs to."""
    rule_set = parse_rules(rules)
    told = LESSONS.get(lesson or "")
    if is_partial():
        return render_template("drills/_question.html", question=question)
    view = lesson_view(told, rule_set) if told else None
    return render_template(
        "course/lesson.html" if told else "drills/play.html",
        question=question,
        lesson=view,
        prefs=prefs.current(rule_set),
        rules_next=view.url if view else question.address,
    )


def in_round(round_: RoundState, position: int) -> ResponseReturnValue:
    """Show a question of a round after a change: htmx is given the part, others are sent there."""
    url = rounds.place(round_, position)
    if not is_partial():
        return redirect(url, 303)
    question = rounds.show(round_, position)
    response = make_response(question_page(question, round_.rules, round_.lesson))
    response.headers["HX-Push-Url"] = url
    return response
