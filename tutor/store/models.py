"""The tables of a learner's own work: learners, their rounds, the questions asked and the answers.

There are no relationships between the classes: every read is one explicit query, so none comes
unasked. Deleting a row takes along, inside the database, whatever hangs on it.
"""

from datetime import datetime

from sqlalchemy import ForeignKey, ForeignKeyConstraint, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from tutor.store.base import Base


class Learner(Base):
    """Somebody who has answered at least once, known only by the random key in a cookie."""

    __tablename__ = "learners"

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[datetime]


class Round(Base):
    """Questions asked together; `previous_id` is the round whose misses this one repeats.

    `lesson` is the key of the lesson that it belongs to, None outside the course.
    """

    __tablename__ = "rounds"
    __table_args__ = (Index(None, "learner_id", "created_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)
    learner_id: Mapped[int] = mapped_column(ForeignKey("learners.id", ondelete="CASCADE"))
    drill: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(200))
    level: Mapped[str] = mapped_column(String(32))
    filter: Mapped[str] = mapped_column(String(200))
    created_at: Mapped[datetime]
    finished_at: Mapped[datetime | None]
    previous_id: Mapped[int | None] = mapped_column(
        ForeignKey("rounds.id", ondelete="SET NULL"), index=True
    )
    lesson: Mapped[str | None] = mapped_column(String(64))


class RoundQuestion(Base):
    """The question at one position of a round, counted from 1, by its address.

    The address is empty until an answer or a hint is stored for it, where it can be drawn then.
    """

    __tablename__ = "round_questions"

    round_id: Mapped[int] = mapped_column(
        ForeignKey("rounds.id", ondelete="CASCADE"), primary_key=True
    )
    position: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    address: Mapped[str] = mapped_column(String(400))
    hinted: Mapped[bool]


class Answer(Base):
    """The one answer that counts for a question: what was given, as JSON text, and the verdict."""

    __tablename__ = "answers"
    __table_args__ = (
        UniqueConstraint("round_id", "position"),
        ForeignKeyConstraint(
            ["round_id", "position"],
            ["round_questions.round_id", "round_questions.position"],
            ondelete="CASCADE",
        ),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int]
    position: Mapped[int]
    response: Mapped[str] = mapped_column(Text)
    right: Mapped[bool]
    answered_at: Mapped[datetime]
    elapsed_ms: Mapped[int | None]
