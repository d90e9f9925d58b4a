"""The tables of play: the hand that lies before a learner, and the evening it belongs to."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tutor.store.base import Base


class PlayTable(Base):
    """A table in play; `kind` is the key of a sample hand, or "evening".

    `record` is the present hand as text, as far as it is played. `data` is JSON text of everything
    else that goes on from hand to hand. `step` grows by one with every change.
    """

    __tablename__ = "play_tables"
    __table_args__ = (Index(None, "learner_id", "updated_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)
    learner_id: Mapped[int] = mapped_column(ForeignKey("learners.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(400))
    record: Mapped[str] = mapped_column(Text)
    data: Mapped[str] = mapped_column(Text)
    step: Mapped[int]
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    finished_at: Mapped[datetime | None]
