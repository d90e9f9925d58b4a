"""The two queries a round is read with: one row for what was chosen, then a row a question."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Select, and_, select

from tutor.store.models import Answer, Learner, Round, RoundQuestion
from tutor.store.states import QuestionState, RoundState


@dataclass(frozen=True, slots=True)
class Header:
    """A row of HEADERS."""

    id: int
    learner_key: str
    token: str
    drill: str
    rules: str
    level: str
    filter: str
    created_at: datetime
    finished_at: datetime | None
    lesson: str | None

    def round_with(self, questions: tuple[QuestionState, ...]) -> RoundState:
        """The round of this row, given its questions."""
        return RoundState(
            token=self.token,
            drill=self.drill,
            rules=self.rules,
            level=self.level,
            filter=self.filter,
            questions=questions,
            created_at=self.created_at,
            finished_at=self.finished_at,
            lesson=self.lesson,
        )


# The fields of Header; SQLAlchemy types no select of as many columns itself.
HEADERS: Select[int, str, str, str, str, str, str, datetime, datetime | None, str | None] = select(
    Round.id,
    Learner.key,
    Round.token,
    Round.drill,
    Round.rules,
    Round.level,
    Round.filter,
    Round.created_at,
    Round.finished_at,
    Round.lesson,
).join(Learner, Round.learner_id == Learner.id)

# The number of the round, then the fields of QuestionState.
QUESTIONS = (
    select(
        RoundQuestion.round_id,
        RoundQuestion.position,
        RoundQuestion.address,
        RoundQuestion.hinted,
        Answer.response,
        Answer.right,
    )
    .outerjoin(
        Answer,
        and_(Answer.round_id == RoundQuestion.round_id, Answer.position == RoundQuestion.position),
    )
    .order_by(RoundQuestion.round_id, RoundQuestion.position)
)
