"""How far a learner is in a sample hand: one table a learner and hand, moved by own choices."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256

from tutor import store
from tutor.play.keeping import KeptError, KeptPlace, pack_place, unpack
from tutor.play.script import SampleHand
from tutor.rules.hand import format_record
from tutor.store import TableNotFound, TableState, Texts
from tutor.web.frame.database import engine, reading, writing
from tutor.web.frame.learner import known_learner, learner


def _token(key: str) -> str:
    """The one token of this learner's way through this hand."""
    return sha256(f"{learner()}/{key}".encode()).hexdigest()[:32]


def finished() -> dict[str, bool]:
    """By key the hands that the learner has sat down to, and whether they were played out."""
    if not known_learner():
        return {}
    with reading() as db:
        return store.table_kinds(db, learner())


def left_at(sample: SampleHand) -> int:
    """The step at which the learner left the hand; 0 for the beginning, also once it is done.

    A place that cannot be read is the beginning too: the next choice writes it anew.
    """
    found = _found(sample.key)
    if found is None or found.finished:
        return 0
    try:
        at = unpack(found.data, KeptPlace).at
    except KeptError:
        return 0
    return at if at < len(sample.scenes) else 0


def _found(key: str) -> TableState | None:
    if not known_learner():
        return None
    try:
        with reading() as db:
            return store.load_table(db, learner(), _token(key))
    except TableNotFound:
        return None


def came_to(sample: SampleHand, step: int) -> None:
    """Note that the learner has come to a step; at the last own choice the hand is done.

    Two tabs at once may overwrite each other's place, which hurts nobody.
    """
    record = format_record(sample.scenes[step].state)
    data = pack_place(step)
    done = not any(scene.turn for scene in sample.scenes[step:])
    token, now = _token(sample.key), datetime.now(UTC)
    with writing() as db:
        store.open_table(
            db,
            learner(),
            token,
            kind=sample.key,
            rules=sample.rules.key,
            record=record,
            data=data,
            now=now,
        )

    def arrived(state: TableState) -> Texts:
        return Texts(record, data, done or state.finished)

    store.change_table(engine(), learner(), token, arrived, now)
