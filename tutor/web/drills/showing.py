"""Showing a question: on a page of its own, on that of what it belongs to, or alone for htmx.

A round may belong to something, such as a lesson, that shows its questions on a page of its own.
The feature that has such pages says so with `host`, so that the drills need not know it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from flask import current_app, make_response, redirect, render_template
from flask.sansio.app import App
from flask.typing import ResponseReturnValue

from tutor.questions.model import Judged
from tutor.rules import RuleSet, parse_rules
from tutor.store import RoundState
from tutor.web.drills import rounds
from tutor.web.frame import prefs
from tutor.web.frame.htmx import is_partial
from tutor.web.views.model import QuestionView


@dataclass(frozen=True, slots=True)
class Around:
    """The page around a question: its template, what else that shows, and the address of its own.

    A change of rule set leads to `url`.
    """

    template: str
    context: Mapping[str, object]
    url: str


Host = Callable[[str, RuleSet], Around | None]
_HOST = "question_host"


def host(app: App, pages: Host) -> None:
    """Let `pages` give the page around the questions of a round by what the round belongs to."""
    app.extensions[_HOST] = pages


def question_page(question: QuestionView, rules: str, belongs: str | None = None) -> str:
    """The page of a question under a rule set; `belongs` is the key of what it belongs to."""
    if is_partial():
        return render_template("drills/_question.html", question=question)
    rule_set = parse_rules(rules)
    around = _around(belongs, rule_set) or Around("drills/play.html", {}, question.address)
    return render_template(
        around.template,
        question=question,
        prefs=prefs.current(rule_set),
        rules_next=around.url,
        **around.context,
    )


def _around(belongs: str | None, rules: RuleSet) -> Around | None:
    pages: Host | None = current_app.extensions.get(_HOST)
    return pages(belongs, rules) if pages and belongs else None


def in_round(
    round_: RoundState, position: int, judged: Judged | None = None
) -> ResponseReturnValue:
    """Show a question of a round after a change: htmx is given the part, others are sent there.

    `judged` is the answer that stands where it was graded just now.
    """
    if not is_partial():
        return redirect(rounds.place(round_, position), 303)
    question = rounds.show(round_, position, judged)
    response = make_response(question_page(question, round_.rules, round_.lesson))
    response.headers["HX-Push-Url"] = rounds.place(round_, position)
    return response
