"""What a learner has done so far, for picking up again where they were."""

from collections import defaultdict
from itertools import groupby

from sqlalchemy import and_, bindparam, case, func, not_, select
from sqlalchemy.orm import Session

from tutor.store.models import Answer, Learner, Round, RoundQuestion
from tutor.store.queries import HEADERS, QUESTIONS, Header
from tutor.store.states import DrillTotal, LessonStanding, QuestionState, RoundState

_NEWEST_FIRST = HEADERS.where(Learner.key == bindparam("key")).order_by(
    Round.created_at.desc(), Round.id.desc()
)
_UNFINISHED = _NEWEST_FIRST.where(Round.finished_at.is_(None))
_TOTALS = (
    select(
        Round.drill,
        func.count(),
        func.sum(case((Answer.right, 1), else_=0)),
        func.max(Answer.answered_at).label("last_answered_at"),
    )
    .select_from(Answer)
    .join(Round, Round.id == Answer.round_id)
    .join(Learner, Learner.id == Round.learner_id)
    .where(Learner.key == bindparam("key"))
    .group_by(Round.drill)
    .order_by(func.max(Answer.answered_at).desc(), Round.drill)
)
_COURSE = (
    select(
        Round.lesson,
        RoundQuestion.address,
        and_(Answer.right, not_(RoundQuestion.hinted)),
    )
    .select_from(Round)
    .join(Learner, Learner.id == Round.learner_id)
    .join(RoundQuestion, RoundQuestion.round_id == Round.id)
    .join(
        Answer,
        and_(Answer.round_id == RoundQuestion.round_id, Answer.position == RoundQuestion.position),
    )
    .where(
        Learner.key == bindparam("key"), Round.lesson.is_not(None), Round.finished_at.is_not(None)
    )
)


def recent_rounds(session: Session, learner_key: str, limit: int) -> tuple[RoundState, ...]:
    """The learner's rounds, finished or not, newest first, at most `limit` of them."""
    return _rounds(session, learner_key, limit, unfinished=False)


def unfinished_rounds(session: Session, learner_key: str, limit: int) -> tuple[RoundState, ...]:
    """The learner's rounds with a question still to answer, newest first, at most `limit`."""
    return _rounds(session, learner_key, limit, unfinished=True)


def drill_totals(session: Session, learner_key: str) -> dict[str, DrillTotal]:
    """What the learner has answered, by drill, the drill answered last coming first."""
    rows = session.connection().execute(_TOTALS, {"key": learner_key})
    return {row[0]: DrillTotal(*row) for row in rows}


def lesson_standing(session: Session, learner_key: str) -> LessonStanding:
    """The lessons whose rounds the learner has finished, and what was right in them unaided."""
    right: dict[str, set[str]] = defaultdict(set)
    rows = session.connection().execute(_COURSE, {"key": learner_key})
    for lesson, address, unaided in rows:
        right[str(lesson)].update([address] if unaided else [])
    return LessonStanding(
        frozenset(right), {lesson: frozenset(addresses) for lesson, addresses in right.items()}
    )


def _rounds(
    session: Session, learner_key: str, limit: int, *, unfinished: bool
) -> tuple[RoundState, ...]:
    query = _UNFINISHED if unfinished else _NEWEST_FIRST
    connection = session.connection()
    headers = [Header(*row) for row in connection.execute(query.limit(limit), {"key": learner_key})]
    rows = connection.execute(
        QUESTIONS.where(RoundQuestion.round_id.in_([header.id for header in headers]))
    )
    questions = {
        round_id: tuple(QuestionState(*row[1:]) for row in group)
        for round_id, group in groupby(rows, key=lambda row: row[0])
    }
    return tuple(header.round_with(questions[header.id]) for header in headers)
