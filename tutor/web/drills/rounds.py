"""Rounds as the site plays them: opened with a first answer or hint, answered, shown again.

The first answer makes the learner's row.
Every function that shows a question works from what is stored, so a reload shows the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from flask import abort, url_for

from tutor import store
from tutor.drills.address import Address, parse_address
from tutor.drills.questions import grade, hint, judged_at, question_at
from tutor.drills.rounds import ROUND_LENGTH, Plan, address_in_round
from tutor.lessons import LESSONS
from tutor.marking import N_
from tutor.questions.faults import IncompleteError
from tutor.questions.model import Judged
from tutor.questions.reading import Sent, pack_answer, unpack_answer
from tutor.store import QuestionState, RoundStart, RoundState
from tutor.web.frame.database import reading, writing
from tutor.web.frame.learner import learner
from tutor.web.frame.wording import _
from tutor.web.views.model import QuestionView, Standing, StepView
from tutor.web.views.questions import Given, QuestionWays, question_view

_EMPTY: Sent = {}
_STANDINGS: dict[Standing, str] = {
    "right": N_("Question %(n)s: right"),
    "hinted": N_("Question %(n)s: right, with a hint"),
    "wrong": N_("Question %(n)s: wrong"),
    "now": N_("Question %(n)s, this one"),
    "todo": N_("Question %(n)s: to come"),
}
# By whether an answer was right (None: there is none) and whether a hint was taken.
_JUDGED: dict[tuple[bool | None, bool], Standing] = {
    (True, False): "right",
    (True, True): "hinted",
    (False, False): "wrong",
    (False, True): "wrong",
    (None, False): "todo",
    (None, True): "todo",
}
_OPEN = ("now", "todo")


def begin(plan: Plan, token: str, lesson: str | None = None) -> RoundState:
    """Open the round of a plan, or find it opened already.

    A page of status 400 where the token belongs to a round that begins with another question.
    What was chosen for it is what its first question was made under.
    """
    first = plan.known[0]
    setting = first.setting
    known = [str(address) for address in plan.known]
    start = RoundStart(
        token=token,
        drill=first.drill.key,
        rules=setting.rules.key,
        level=setting.level.key,
        filter=setting.filter.key,
        addresses=[*known, *[""] * (plan.length - len(known))],
        lesson=lesson,
    )
    with writing() as db:
        round_ = store.open_round(db, learner(), start, datetime.now(UTC))
    if round_.questions[0].address != known[0]:
        abort(400)
    return round_


def repeat(previous: RoundState, addresses: Sequence[str], token: str) -> RoundState:
    """Open a round of just these questions of `previous`."""
    start = RoundStart(
        token=token,
        drill=previous.drill,
        rules=previous.rules,
        level=previous.level,
        filter=previous.filter,
        addresses=addresses,
        previous=previous.token,
    )
    with writing() as db:
        return store.open_round(db, learner(), start, datetime.now(UTC))


def find(token: str) -> RoundState:
    """The learner's round; raises RoundNotFound or NotYours."""
    with reading() as db:
        return store.load_round(db, learner(), token)


def begin_answered(
    plan: Plan, token: str, judged: Judged, lesson: str | None = None
) -> tuple[RoundState, Judged | None]:
    """Open the round of a plan with an answer to its first question; None where one stands."""
    begin(plan, token, lesson)
    with writing() as db:
        state, counted = store.record_answer(
            db,
            learner(),
            token,
            1,
            pack_answer(judged.answer),
            judged.verdict.right,
            datetime.now(UTC),
        )
    return state, judged if counted else None


def answer(token: str, position: int, form: Sent) -> tuple[RoundState, Judged | None]:
    """Read, grade and store an answer to a question of a round; None where one stands already.

    Raises IncompleteError or AnswerError, and then nothing is stored.
    """
    found: list[Judged] = []

    def judge(round_: RoundState, question: QuestionState) -> store.Judgement:
        address = address_of(round_, question)
        judged = judged_at(address, form)
        found.append(judged)
        return store.Judgement(str(address), pack_answer(judged.answer), judged.verdict.right)

    with writing() as db:
        state, _counted = store.judge_answer(
            db, learner(), token, position, judge, datetime.now(UTC)
        )
    return state, next(iter(found), None)


def address_of(round_: RoundState, question: QuestionState) -> Address:
    """The address of a question of a round: as it is stored, else drawn."""
    if question.address:
        return parse_address(question.address)
    first = parse_address(round_.questions[0].address)
    return address_in_round(first, round_.token, question.position)


def take_hint(round_: RoundState, position: int) -> RoundState:
    """Note that the hint of a question was taken."""
    address = address_of(round_, nth(round_, position))
    with writing() as db:
        return store.record_hint(db, learner(), round_.token, position, str(address))


def graded(address: Address, state: QuestionState) -> Judged | None:
    """The answer that stands for a question, graded anew; None while it is open."""
    if state.response is None:
        return None
    given = unpack_answer(state.response)
    return Judged(given, grade(address, question_at(address), given))


def nth(round_: RoundState, position: int) -> QuestionState:
    """The question at a position; a page of status 404 outside the round."""
    if not 1 <= position <= len(round_.questions):
        abort(404)
    return round_.questions[position - 1]


def show(
    round_: RoundState,
    position: int,
    judged: Judged | None = None,
    problem: IncompleteError | None = None,
    form: Sent = _EMPTY,
) -> QuestionView:
    """The page of a question of a round: open, or with its verdict once it is answered.

    `judged` is the answer that stands where it was graded just now. With a `problem` the question
    comes back as `form` left it.
    """
    state = nth(round_, position)
    address = address_of(round_, state)
    question = question_at(address)
    happened = Given(
        judged=judged or graded(address, state),
        hint=hint(address, question) if state.hinted and not state.answered else None,
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
    form: Sent = _EMPTY,
    length: int = ROUND_LENGTH,
) -> QuestionView:
    """The page of a question that may begin a round of `token` with `length` questions."""
    todo: list[Standing] = ["todo"] * (length - 1)
    steps = tuple(
        StepView(n, standing, "", _(_STANDINGS[standing], n=n))
        for n, standing in enumerate(["now", *todo], 1)
    )
    hidden = (("token", token), ("rules", address.setting.rules.key))
    way = QuestionWays(action, f"{action}/hint", hidden=hidden, steps=steps, position=1)
    given = Given(problem=problem.message() if problem else None, form=form)
    return question_view(address, question_at(address), way, given)


def steps(round_: RoundState, position: int = 0) -> tuple[StepView, ...]:
    """The progress of a round, what is answered a link to it; `position` is what the page asks."""
    return _steps(round_, position, places(round_))


def _steps(round_: RoundState, position: int, at: Callable[[int], str]) -> tuple[StepView, ...]:
    standings = {state.position: _JUDGED[state.right, state.hinted] for state in round_.questions}
    if standings.get(position) == "todo":
        standings[position] = "now"
    labels = {standing: _(_STANDINGS[standing]) for standing in set(standings.values())}
    return tuple(
        StepView(n, standing, "" if standing in _OPEN else at(n), labels[standing] % {"n": n})
        for n, standing in standings.items()
    )


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


def _way(round_: RoundState, position: int) -> QuestionWays:
    here = url_for("play.question", token=round_.token, position=position)
    at = places(round_)
    following = next_position(round_, position)
    if following is None:
        onward, label = url_for("play.closing", token=round_.token), _("See the round")
    else:
        onward, label = at(following), _("Next")
    shown = _steps(round_, position, at)
    return QuestionWays(here, f"{here}/hint", onward, label, (), shown, position)


def next_position(round_: RoundState, position: int) -> int | None:
    """The next open question after `position`, going round; None when all are answered."""
    left = round_.open_positions
    return next((at for at in left if at > position), next(iter(left), None))
