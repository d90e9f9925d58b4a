"""What every table shares: the names of its constraints, and times that are always UTC.

Each group of tables has a module of its own beside this one; `tutor.store.models` is the first.
Constraint names are fixed by rule because SQLite can alter a table only by rebuilding it, and then
a nameless constraint cannot be dropped.
"""

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import DateTime, Dialect, MetaData
from sqlalchemy.orm import DeclarativeBase
from sqlalchemy.types import TypeDecorator

NAMING = {
    "pk": "pk_%(table_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
}


def as_utc(moment: datetime) -> datetime:
    """The same moment in UTC. Raises ValueError for a time without a zone."""
    if moment.utcoffset() is None:
        raise ValueError(f"a stored time needs a zone: {moment!r}")
    return moment.astimezone(UTC)


class UtcDateTime(TypeDecorator[datetime]):
    """An aware UTC time on every database, also on SQLite, which forgets zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else as_utc(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        moment: datetime = value
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


class Base(DeclarativeBase):
    """The parent of every table."""

    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map: ClassVar = {datetime: UtcDateTime}
