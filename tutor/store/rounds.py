"""Rounds: opened once however often their form is sent, and answered once a question.

Each function is to be called in one transaction of its own (`tutor.store.database.writing`). A
change first locks its round, so what it then reads cannot be changed by another request.
Queries go to the session's connection, since rows are wanted and not mapped objects: that takes a
third off the time of an answer.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Update, bindparam, insert, update
from sqlalchemy.orm import Session

from tutor.store.base import as_utc
from tutor.store.errors import NotYours, QuestionNotFound, RoundNotFound
from tutor.store.inserting import insert_once, refuse_unfit
from tutor.store.learners import get_or_create_learner
from tutor.store.models import Answer, Round, RoundQuestion
from tutor.store.queries import HEADERS, QUESTIONS, Header
from tutor.store.states import Judgement, QuestionState, RoundStart, RoundState

LONGEST_MS = 24 * 60 * 60 * 1000
_CHOSEN = ("token", "drill", "rules", "level", "filter")

_BY_TOKEN = HEADERS.where(Round.token == bindparam("token"))
_LOCKED_BY_TOKEN = _BY_TOKEN.with_for_update(of=Round)
_OF_ROUND = QUESTIONS.where(RoundQuestion.round_id == bindparam("round_id"))


def open_round(session: Session, learner_key: str, start: RoundStart, now: datetime) -> RoundState:
    """The round of a token, made with its questions (and its learner) if there is none yet.

    A second call with the same token returns the round as it stands, whatever else it says. Raises
    NotYours when this round or the previous one is another learner's, RoundNotFound when the
    previous one is missing, ValueRefused for a text that is too long, and ValueError when there is
    no first address.
    """
    chosen = {name: getattr(start, name) for name in _CHOSEN}
    _verify_round({**chosen, "lesson": start.lesson or ""}, start.addresses)
    moment = as_utc(now)
    previous = None if start.previous is None else _header(session, learner_key, start.previous)
    made = insert_once(
        session,
        Round,
        **chosen,
        learner_id=get_or_create_learner(session, learner_key, moment).id,
        created_at=moment,
        previous_id=None if previous is None else previous.id,
        lesson=start.lesson,
    )
    if made is None:
        return load_round(session, learner_key, start.token)
    questions = tuple(QuestionState(n, address) for n, address in enumerate(start.addresses, 1))
    _insert_questions(session, made, questions)
    return RoundState(**chosen, questions=questions, created_at=moment, lesson=start.lesson)


def load_round(session: Session, learner_key: str, token: str) -> RoundState:
    """The round of `token` as it stands. Raises RoundNotFound, or NotYours."""
    header = _header(session, learner_key, token)
    return header.round_with(_questions(session, header.id))


def record_answer(
    session: Session,
    learner_key: str,
    token: str,
    position: int,
    response: str,
    right: bool,
    now: datetime,
    elapsed_ms: int | None = None,
) -> tuple[RoundState, bool]:
    """Store the answer to a question; return the round, and whether this answer is the one stored.

    The first answer stands: a later one, the same or another, changes nothing. The last answer
    finishes the round. `response` is JSON text; `elapsed_ms` is dropped when it is below zero or
    above a day. Raises RoundNotFound, NotYours, or QuestionNotFound.
    """

    def judge(_: RoundState, question: QuestionState) -> Judgement:
        return Judgement(question.address, response, right)

    return judge_answer(session, learner_key, token, position, judge, now, elapsed_ms)


def judge_answer(
    session: Session,
    learner_key: str,
    token: str,
    position: int,
    judge: Callable[[RoundState, QuestionState], Judgement],
    now: datetime,
    elapsed_ms: int | None = None,
) -> tuple[RoundState, bool]:
    """As `record_answer`, for an answer that is judged on the way, in the same transaction.

    `judge` says of the round and its open question what is stored of the answer; it is not asked
    where an answer stands. What it raises leaves everything as it was.
    """
    round_id, before = _locked(session, learner_key, token)
    question = _question(before, position)
    if question.answered:
        return before, False
    judged = judge(before, question)
    drawn = _drawn(session, round_id, question, judged.address)
    moment = as_utc(now)
    believed = elapsed_ms is not None and 0 <= elapsed_ms <= LONGEST_MS
    session.connection().execute(
        insert(Answer),
        {
            "round_id": round_id,
            "position": position,
            "response": judged.response,
            "right": judged.right,
            "answered_at": moment,
            "elapsed_ms": elapsed_ms if believed else None,
        },
    )
    told = replace(drawn, response=judged.response, right=judged.right)
    after = _with(before, told)
    if after.next_position is not None:
        return after, True
    session.connection().execute(
        update(Round).where(Round.id == round_id).values(finished_at=moment)
    )
    return replace(after, finished_at=moment), True


def record_hint(
    session: Session, learner_key: str, token: str, position: int, address: str = ""
) -> RoundState:
    """Store that the learner took the hint of a question; nothing changes once it is answered.

    `address` is that of the question where it is not stored yet. Raises RoundNotFound, NotYours,
    or QuestionNotFound.
    """
    round_id, before = _locked(session, learner_key, token)
    question = _question(before, position)
    if question.answered or question.hinted:
        return before
    drawn = _drawn(session, round_id, question, address)
    session.connection().execute(_at(round_id, position).values(hinted=True))
    return _with(before, replace(drawn, hinted=True))


def _at(round_id: int, position: int) -> Update:
    """A change of one question of a round."""
    return update(RoundQuestion).where(
        RoundQuestion.round_id == round_id, RoundQuestion.position == position
    )


def _drawn(session: Session, round_id: int, question: QuestionState, address: str) -> QuestionState:
    """The question with its address, which is stored with what is first stored of it."""
    if question.address:
        return question
    if not address:
        raise ValueError("the question is not drawn")
    refuse_unfit(RoundQuestion, address=address)
    session.connection().execute(_at(round_id, question.position).values(address=address))
    return replace(question, address=address)


def _verify_round(texts: Mapping[str, str], addresses: Sequence[str]) -> None:
    if not any(addresses[:1]):
        raise ValueError("a round needs a question")
    refuse_unfit(Round, **texts)
    for address in addresses:
        refuse_unfit(RoundQuestion, address=address)


def _header(session: Session, learner_key: str, token: str, *, lock: bool = False) -> Header:
    query = _LOCKED_BY_TOKEN if lock else _BY_TOKEN
    # PostgreSQL takes no NUL, not even to look for it.
    storable = "\x00" not in token
    row = session.connection().execute(query, {"token": token}).first() if storable else None
    if row is None:
        raise RoundNotFound(token)
    header = Header(*row)
    if header.learner_key != learner_key:
        raise NotYours(token)
    return header


def _questions(session: Session, round_id: int) -> tuple[QuestionState, ...]:
    rows = session.connection().execute(_OF_ROUND, {"round_id": round_id})
    return tuple([QuestionState(*row[1:]) for row in rows])


def _locked(session: Session, learner_key: str, token: str) -> tuple[int, RoundState]:
    # Two queries, because PostgreSQL reads again after waiting for a lock only what it has locked.
    header = _header(session, learner_key, token, lock=True)
    return header.id, header.round_with(_questions(session, header.id))


def _question(state: RoundState, position: int) -> QuestionState:
    for question in state.questions:
        if question.position == position:
            return question
    raise QuestionNotFound(f"{state.token} has no question {position}")


def _with(state: RoundState, question: QuestionState) -> RoundState:
    questions = (question if q.position == question.position else q for q in state.questions)
    return replace(state, questions=tuple(questions))


def _insert_questions(session: Session, round_id: int, questions: Sequence[QuestionState]) -> None:
    rows = [
        {"round_id": round_id, "position": q.position, "address": q.address, "hinted": q.hinted}
        for q in questions
    ]
    session.connection().execute(insert(RoundQuestion), rows)
