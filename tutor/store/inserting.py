"""Inserting a row that another request may be inserting at the same moment."""

from typing import Any

from sqlalchemy import String, inspect
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from tutor.store.errors import ValueRefused
from tutor.store.models import Learner, Round
from tutor.store.table_models import PlayTable


def insert_once(
    session: Session, table: type[Learner | Round | PlayTable], **values: Any
) -> int | None:
    """Insert a row and return its id; None when a row with the same unique text is there already.

    A row that another transaction is just inserting is waited for, so after None it can be read.
    """
    on_postgresql = session.get_bind().dialect.name == "postgresql"
    insert: postgresql.Insert | sqlite.Insert = (
        postgresql.insert(table) if on_postgresql else sqlite.insert(table)
    )
    statement = insert.values(**values).on_conflict_do_nothing().returning(table.id)
    return session.connection().scalars(statement).one_or_none()


def refuse_unfit(table: type[Any], **texts: str) -> None:
    """Raise ValueRefused for a text that its column cannot hold; SQLite would take any length."""
    columns = inspect(table).columns
    for name, value in texts.items():
        kind = columns[name].type
        if isinstance(kind, String) and kind.length is not None and len(value) > kind.length:
            raise ValueRefused(f"{name} is longer than {kind.length} characters")
        if "\x00" in value:
            raise ValueRefused(f"{name} holds a NUL character")
