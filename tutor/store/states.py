"""What the store hands out: frozen values, with nothing of the database behind them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class LearnerState:
    """A learner; `key` is the random text in the learner's cookie, times are aware UTC."""

    id: int
    key: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class QuestionState:
    """A question of a round; the last two fields are None until it is answered.

    `position` counts from 1, `response` is the JSON text of what was given. `address` is empty
    until it is drawn: then it follows from the first one and the round's token.
    """

    position: int
    address: str
    hinted: bool = False
    response: str | None = None
    right: bool | None = None

    @property
    def answered(self) -> bool:
        """Whether an answer stands."""
        return self.right is not None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is stored of an answer: to which address it was given, as what, and whether right."""

    address: str
    response: str
    right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStart:
    """What a round begins with: its token, what was chosen for it, the addresses of its questions.

    An address that is not drawn yet is empty, but never the first. `previous` is the token of the
    learner's own round whose misses this one repeats, `lesson` names the lesson it belongs to.
    """

    token: str
    drill: str
    rules: str
    level: str
    filter: str
    addresses: Sequence[str]
    previous: str | None = None
    lesson: str | None = None


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round as it stands: what was chosen for it, and its questions in their order.

    `lesson` names the lesson that it belongs to, None outside the course.
    """

    token: str
    drill: str
    rules: str
    level: str
    filter: str
    questions: tuple[QuestionState, ...]
    created_at: datetime
    finished_at: datetime | None = None
    lesson: str | None = None

    @property
    def next_position(self) -> int | None:
        """The position of the first question without an answer, None when there is none."""
        return next(iter(self.open_positions), None)

    @property
    def open_positions(self) -> tuple[int, ...]:
        """The positions of the questions without an answer."""
        return tuple(q.position for q in self.questions if q.right is None)

    @property
    def answered(self) -> int:
        """How many questions have an answer."""
        return sum(q.answered for q in self.questions)

    @property
    def right_count(self) -> int:
        """How many answers were right."""
        return sum(q.right is True for q in self.questions)

    @property
    def misses(self) -> tuple[str, ...]:
        """The addresses of the questions answered wrongly, in their order."""
        return tuple(q.address for q in self.questions if q.right is False)

    @property
    def finished(self) -> bool:
        """Whether every question has an answer."""
        return self.finished_at is not None


@dataclass(frozen=True, slots=True)
class DrillTotal:
    """What a learner has done in a drill so far, over all rounds."""

    drill: str
    answered: int
    right: int
    last_answered_at: datetime


@dataclass(frozen=True, slots=True)
class LessonStanding:
    """What a learner has done in the course: the lessons with a finished round.

    `right` holds, by lesson, the addresses answered rightly without a hint in its finished rounds.
    """

    finished: frozenset[str]
    right: Mapping[str, frozenset[str]]
