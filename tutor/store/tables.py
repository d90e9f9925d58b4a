"""Tables in play: opened once however often their form is sent, and moved on one step at a time.

Who moves a table on says from which step; of two that do so at once the second is refused. Each
function that takes a session is to be called in one transaction of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Engine, Select, bindparam, select, update
from sqlalchemy.orm import Session

from tutor.store.base import as_utc
from tutor.store.database import reading, writing
from tutor.store.errors import NotYours, TableMovedOn, TableNotFound
from tutor.store.inserting import insert_once, refuse_unfit
from tutor.store.learners import get_or_create_learner
from tutor.store.models import Learner
from tutor.store.table_models import PlayTable


@dataclass(frozen=True, slots=True)
class TableState:
    """A table as it stands; `record` is the present hand as text, `data` JSON text.

    `kind` is the key of a sample hand, or what else the table was opened for. `step` counts its
    changes from 0.
    """

    token: str
    kind: str
    rules: str
    record: str
    data: str
    step: int
    created_at: datetime
    updated_at: datetime
    finished_at: datetime | None = None

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do at it."""
        return self.finished_at is not None


class Texts(NamedTuple):
    """What a table is to keep from now on, and whether nothing is left to do at it."""

    record: str
    data: str
    finished: bool


_COLUMNS: Select[int, str, str, str, str, str, str, int, datetime, datetime, datetime | None] = (
    select(
        PlayTable.id,
        Learner.key,
        PlayTable.token,
        PlayTable.kind,
        PlayTable.rules,
        PlayTable.record,
        PlayTable.data,
        PlayTable.step,
        PlayTable.created_at,
        PlayTable.updated_at,
        PlayTable.finished_at,
    ).join(Learner, PlayTable.learner_id == Learner.id)
)
_BY_TOKEN = _COLUMNS.where(PlayTable.token == bindparam("token"))
_OF_LEARNER = _COLUMNS.where(Learner.key == bindparam("key")).order_by(
    PlayTable.updated_at.desc(), PlayTable.id.desc()
)
_KINDS = (
    select(PlayTable.kind, PlayTable.finished_at.is_not(None))
    .join(Learner, PlayTable.learner_id == Learner.id)
    .where(Learner.key == bindparam("key"))
    .distinct()
)


def open_table(
    session: Session,
    learner_key: str,
    token: str,
    *,
    kind: str,
    rules: str,
    record: str,
    data: str,
    now: datetime,
) -> TableState:
    """The table of `token`, made with its learner if there is none yet.

    A second call with the same token returns the table as it stands, whatever else it says. Raises
    NotYours when it is another learner's, ValueRefused for a text that cannot be stored.
    """
    moment = as_utc(now)
    texts = {"token": token, "kind": kind, "rules": rules, "record": record, "data": data}
    refuse_unfit(PlayTable, **texts)
    row = insert_once(
        session,
        PlayTable,
        **texts,
        learner_id=get_or_create_learner(session, learner_key, moment).id,
        step=0,
        created_at=moment,
        updated_at=moment,
    )
    if row is None:
        return load_table(session, learner_key, token)
    return TableState(token, kind, rules, record, data, 0, moment, moment)


def load_table(session: Session, learner_key: str, token: str) -> TableState:
    """The learner's own table of `token` as it stands. Raises TableNotFound, or NotYours."""
    # PostgreSQL takes no NUL, not even to look for it.
    storable = "\x00" not in token
    found = session.connection().execute(_BY_TOKEN, {"token": token}).first() if storable else None
    if found is None:
        raise TableNotFound(token)
    if found[1] != learner_key:
        raise NotYours(token)
    return TableState(*found[2:])


def advance_table(
    session: Session,
    learner_key: str,
    token: str,
    expected_step: int,
    texts: Texts,
    now: datetime,
) -> TableState:
    """The table one step on from `expected_step`, with its new texts.

    Raises TableMovedOn, which changes nothing, when the table is at another step by now; and
    TableNotFound, NotYours or ValueRefused.
    """
    refuse_unfit(PlayTable, record=texts.record, data=texts.data)
    before = load_table(session, learner_key, token)
    moment = as_utc(now)
    changed: dict[str, Any] = {
        "record": texts.record,
        "data": texts.data,
        "step": expected_step + 1,
        "updated_at": moment,
        "finished_at": moment if texts.finished else None,
    }
    moved = session.connection().execute(
        update(PlayTable)
        .where(PlayTable.token == token, PlayTable.step == expected_step)
        .values(changed)
    )
    if moved.rowcount != 1:
        raise TableMovedOn(token)
    return replace(before, **changed)


def change_table(
    engine: Engine,
    learner_key: str,
    token: str,
    change: Callable[[TableState], Texts | None],
    now: datetime,
) -> TableState:
    """The table with what `change` makes of it, or as it stands where that is None.

    `change` is asked outside any transaction, and again where somebody else was quicker. Raises
    what it raises, and TableNotFound, NotYours or ValueRefused.
    """
    while True:
        with reading(engine) as session:
            before = load_table(session, learner_key, token)
        texts = change(before)
        if texts is None:
            return before
        try:
            with writing(engine) as session:
                return advance_table(session, learner_key, token, before.step, texts, now)
        except TableMovedOn:
            continue


def recent_tables(
    session: Session, learner_key: str, kind: str, limit: int
) -> tuple[TableState, ...]:
    """The learner's tables of a kind, the one last touched first, at most `limit` of them."""
    query = _OF_LEARNER.where(PlayTable.kind == bindparam("kind")).limit(limit)
    rows = session.connection().execute(query, {"key": learner_key, "kind": kind})
    return tuple(TableState(*row[2:]) for row in rows)


def table_kinds(session: Session, learner_key: str) -> dict[str, bool]:
    """The kinds the learner has sat down to, each with whether one of them was finished."""
    kinds: dict[str, bool] = {}
    for kind, finished in session.connection().execute(_KINDS, {"key": learner_key}):
        kinds[kind] = kinds.get(kind, False) or bool(finished)
    return kinds
