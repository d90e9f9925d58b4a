"""The engine's settings, its two kinds of transaction, and addresses that cannot be used."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select, text

from tutor.store import (
    RoundState,
    StoreError,
    StoreUnavailable,
    get_or_create_learner,
    make_engine,
    migrate,
    reading,
    recent_rounds,
    writing,
)
from tutor.store.models import Learner


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 1), ("foreign_keys", 1), ("busy_timeout", 5000)],
)
def test_sqlite_is_set_up_for_many_readers_and_one_patient_writer(
    engine: Engine, pragma: str, value: object
) -> None:
    with reading(engine) as session:
        assert session.scalar(text(f"PRAGMA {pragma}")) == value


def test_what_was_written_is_undone_by_an_exception(engine: Engine, now: datetime) -> None:
    def write_and_fail() -> None:
        with writing(engine) as session:
            get_or_create_learner(session, "ann", now)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        write_and_fail()
    with reading(engine) as session:
        assert session.scalar(select(func.count()).select_from(Learner)) == 0


def test_a_reading_session_cannot_write_and_a_later_writing_one_can(
    engine: Engine, now: datetime
) -> None:
    with pytest.raises(StoreUnavailable, match="readonly"), reading(engine) as session:
        get_or_create_learner(session, "ann", now)
    with writing(engine) as session:
        assert get_or_create_learner(session, "ann", now).key == "ann"


def test_a_reader_sees_one_moment_and_does_not_wait_for_a_writer(
    engine: Engine, opened: Callable[..., RoundState]
) -> None:
    with reading(engine) as session:
        assert recent_rounds(session, "ann", 9) == ()
        opened()
        assert recent_rounds(session, "ann", 9) == ()
    with reading(engine) as session:
        assert len(recent_rounds(session, "ann", 9)) == 1


def test_a_writing_transaction_holds_the_write_lock_from_its_beginning(
    url: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.store.database.BUSY_SECONDS", 0)
    impatient = make_engine(url)
    with writing(engine), pytest.raises(StoreUnavailable, match="locked"), writing(impatient):
        pytest.fail("two transactions write at once")
    with writing(impatient) as session:
        assert session.in_transaction()
    impatient.dispose()


def test_the_directory_of_the_file_is_made_when_missing(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deep" / "扯旋 100%.db"
    migrate(f"sqlite:///{path}")
    assert path.is_file()


def test_a_directory_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for use in (make_engine, migrate):
        with pytest.raises(StoreError, match=r"cannot make the directory .*file"):
            use(f"sqlite:///{tmp_path / 'file' / 'tutor.db'}")


def test_a_file_that_is_no_database_is_told_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database, but long enough to have a header of its own\n" * 40)
    with pytest.raises(StoreError, match=r"notes\.txt.*not a database"):
        migrate(f"sqlite:///{path}")
    assert path.read_text().startswith("not a database")


def test_a_directory_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open"):
        migrate(f"sqlite:///{tmp_path}")
    engine = make_engine(f"sqlite:///{tmp_path}")
    with pytest.raises(StoreUnavailable, match="unable to open"), reading(engine):
        pytest.fail("a directory was opened")


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("tutor.db", "cannot be read"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("mysql://somewhere/tutor", "neither SQLite nor PostgreSQL: mysql"),
    ],
)
def test_an_address_of_no_use_is_told(url: str, told: str) -> None:
    with pytest.raises(StoreError, match=told):
        make_engine(url)
