"""Rounds as the site plays them: opened with a first answer or hint, answered, shown again.

The first answer makes the learner's row.
Every function that shows a question works from what is stored, so a reload shows the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime

from flask import abort, url_for

from tutor import store
from tutor.drills.address import Address, parse_address
from tutor.drills.questions import grade, hint, question_at
from tutor.drills.rounds import ROUND_LENGTH, round_addresses
from tutor.lessons import LESSONS
from tutor.marking import N_
from tutor.questions.faults import IncompleteError
from tutor.questions.model import Judged
from tutor.questions.reading import read_answer
from tutor.store import QuestionState, RoundState
from tutor.web.drills.answers import stored_answer
from tutor.web.frame.database import reading, writing
from tutor.web.frame.learner import learner
from tutor.web.frame.wording import _
from tutor.web.views.model import QuestionView, Standing, StepView
from tutor.web.views.questions import Given, Way, question_view

Form = Mapping[str, Sequence[str]]
_EMPTY: Form = {}
_STANDINGS: dict[Standing, str] = {
    "right": N_("Question %(n)s: right"),
    "hinted": N_("Question %(n)s: right, with a hint"),
    "wrong": N_("Question %(n)s: wrong"),
    "now": N_("Question %(n)s, this one"),
    "todo": N_("Question %(n)s: to come"),
}


def begin(address: Address, token: str) -> RoundState:
    """Open the round that begins with the question at `address`, or find it opened already."""
    return begin_with(round_addresses(address, token), token)


def begin_with(addresses: Sequence[Address], token: str, lesson: str | None = None) -> RoundState:
    """Open the round of just these questions, or find it opened already.

    A page of status 400 where the token belongs to a round that begins with another question.
    What was chosen for it is what its first question was made under.
    """
    setting = addresses[0].setting
    with writing() as db:
        round_ = store.open_round(
            db,
            learner(),
            token,
            addresses[0].drill.key,
            setting.rules.key,
            setting.level,
            setting.filter,
            [str(address) for address in addresses],
            datetime.now(UTC),
            lesson=lesson,
        )
    if round_.questions[0].address != str(addresses[0]):
        abort(400)
    return round_


def repeat(previous: RoundState, addresses: Sequence[str], token: str) -> RoundState:
    """Open a round of just these questions of `previous`."""
    with writing() as db:
        return store.open_round(
            db,
            learner(),
            token,
            previous.drill,
            previous.rules,
            previous.level,
            previous.filter,
            addresses,
            datetime.now(UTC),
            previous.token,
        )


def find(token: str) -> RoundState:
    """The learner's round; raises RoundNotFound or NotYours."""
    with reading() as db:
        return store.load_round(db, learner(), token)


def answer(address: Address, form: Form) -> tuple[str, bool]:
    """Read and grade an answer: the answer as JSON, and whether it is right.

    Raises IncompleteError or AnswerError; stores nothing.
    """
    question = question_at(address)
    given = read_answer(question, form)
    return json.dumps(given), grade(address, question, given).right


def record(round_: RoundState, position: int, response: str, right: bool) -> RoundState:
    """Store an answer; the first one to a question stands."""
    with writing() as db:
        state, _counted = store.record_answer(
            db, learner(), round_.token, position, response, right, datetime.now(UTC)
        )
    return state


def record_open(token: str, position: int, form: Form) -> RoundState:
    """Read, grade and store an answer to a question of a round; the first one stands.

    Raises IncompleteError or AnswerError, and then nothing is stored.
    """
    with writing() as db:
        state, _counted = store.judge_answer(
            db,
            learner(),
            token,
            position,
            lambda question: answer(parse_address(question.address), form),
            datetime.now(UTC),
        )
    return state


def take_hint(round_: RoundState, position: int) -> RoundState:
    """Note that the hint of a question was taken."""
    with writing() as db:
        return store.record_hint(db, learner(), round_.token, position)


def nth(round_: RoundState, position: int) -> QuestionState:
    """The question at a position; a page of status 404 outside the round."""
    if not 1 <= position <= len(round_.questions):
        abort(404)
    return round_.questions[position - 1]


def show(
    round_: RoundState, position: int, problem: IncompleteError | None = None, form: Form = _EMPTY
) -> QuestionView:
    """The page of a question of a round: open, or with its verdict once it is answered.

    With a `problem` the question comes back as `form` left it.
    """
    state = nth(round_, position)
    address = parse_address(state.address)
    question = question_at(address)
    given = stored_answer(state)
    happened = Given(
        judged=None if given is None else Judged(given, grade(address, question, given)),
        hint=hint(address, question) if state.hinted and given is None else None,
        hinted=state.hinted,
        problem=problem.message() if problem else None,
        form=form,
    )
    return question_view(address, question, _way(round_, position), happened)


def show_alone(
    address: Address,
    token: str,
    action: str,
    problem: IncompleteError | None = None,
    form: Form = _EMPTY,
    length: int = ROUND_LENGTH,
) -> QuestionView:
    """The page of a question that may begin a round of `token` with `length` questions."""
    steps = tuple(
        StepView(n, "now" if n == 1 else "todo", "", _step_label(n, "now" if n == 1 else "todo"))
        for n in range(1, length + 1)
    )
    hidden = (("token", token), ("rules", address.setting.rules.key))
    way = Way(action, f"{action}/hint", hidden=hidden, steps=steps, position=1)
    given = Given(problem=problem.message() if problem else None, form=form)
    return question_view(address, question_at(address), way, given)


def steps(round_: RoundState, position: int = 0) -> tuple[StepView, ...]:
    """The progress of a round, each answered question a link back to it."""
    at = places(round_)
    views = []
    for state in round_.questions:
        standing = _standing(state, position)
        label = _step_label(state.position, standing)
        views.append(StepView(state.position, standing, at(state.position), label))
    return tuple(views)


def places(round_: RoundState) -> Callable[[int], str]:
    """Where the questions of a round stand, by their position.

    The address is built once a round, since every page links to all of them. On the page of a
    lesson the question is not at the top.
    """
    stem = url_for("play.resume", token=round_.token)
    anchor = "#question" if round_.lesson in LESSONS else ""
    return lambda position: f"{stem}/{position}{anchor}"


def place(round_: RoundState, position: int) -> str:
    """Where one question of a round stands."""
    return places(round_)(position)


def _standing(state: QuestionState, position: int) -> Standing:
    if state.right:
        return "hinted" if state.hinted else "right"
    if state.answered:
        return "wrong"
    return "now" if state.position == position else "todo"


def _step_label(position: int, standing: Standing) -> str:
    return _(_STANDINGS[standing], n=position)


def _way(round_: RoundState, position: int) -> Way:
    here = url_for("play.question", token=round_.token, position=position)
    following = next_position(round_, position)
    if following is None:
        onward, label = url_for("play.closing", token=round_.token), _("See the round")
    else:
        onward = place(round_, following)
        label = _("Next")
    return Way(here, f"{here}/hint", onward, label, (), steps(round_, position), position)


def next_position(round_: RoundState, position: int) -> int | None:
    """The next open question after `position`, going round; None when all are answered."""
    open_ones = [state.position for state in round_.questions if not state.answered]
    return next((at for at in open_ones if at > position), next(iter(open_ones), None))
