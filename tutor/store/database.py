"""How the database is reached: its address, its settings, its transactions, its migrations.

SQLite is a file in write-ahead mode. A writing transaction takes the write lock as it begins, so
that it never has to upgrade from reading and be told that the database is locked; a reading one
refuses to write. PostgreSQL is reached by its address. Engines are made once a process, after it
has forked.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.orm import Session

from tutor.store.errors import StoreError, StoreUnavailable

BUSY_SECONDS = 5
MIGRATION_SECONDS = 60
MIGRATIONS = Path(__file__).resolve().parent / "migrations"
READING = "tutor_reading"
TURN = "tutor_turn"
READING_OPTIONS: dict[str, dict[str, Any]] = {
    "sqlite": {READING: True},
    "postgresql": {"postgresql_readonly": True, "isolation_level": "REPEATABLE READ"},
}
# Any fixed number will do: processes that migrate the same PostgreSQL database queue behind it.
ADVISORY_LOCK = 7_140_116_825

# Alembic keeps the running migration in module variables.
_migrating = Lock()


def make_engine(url: str) -> Engine:
    """The engine of a database: `sqlite:///file` or `postgresql://…` (`postgres://…` too).

    The directory of an SQLite file is created when missing. Raises StoreError when the address
    cannot be read, names another kind of database, or its directory cannot be made.
    """
    return _engine(_read_url(url), foreign_keys=True, busy_seconds=BUSY_SECONDS)


@contextmanager
def writing(engine: Engine) -> Iterator[Session]:
    """A session in one transaction that may write: committed at the end, undone by an exception.

    Raises StoreUnavailable when the database cannot be reached or stays busy.
    """
    with _unavailable(engine), _turn(engine), Session(engine) as session, session.begin():
        session.connection()
        yield session


@contextmanager
def reading(engine: Engine) -> Iterator[Session]:
    """A session in one transaction that only reads, all of it as of one moment.

    It waits for no writer, and cannot write. Raises StoreUnavailable when the database cannot be
    reached.
    """
    with _unavailable(engine), Session(engine) as session:
        session.connection(execution_options=READING_OPTIONS[engine.dialect.name])
        yield session


def migrate(url: str) -> None:
    """Bring the database of `url`, which may be new and empty, to the tables of this version.

    Doing it again changes nothing, and processes that do it at once take turns. Raises StoreError
    when the database cannot be used, or was made by a later version.
    """
    # Rebuilding a table on SQLite drops the old one, which would delete all that hangs on it.
    engine = _engine(_read_url(url), foreign_keys=False, busy_seconds=MIGRATION_SECONDS)
    try:
        with _migrating:
            _use_write_ahead_log(engine)
            with engine.begin() as connection:
                _upgrade(connection)
    except (DBAPIError, sqlite3.Error) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"cannot use the database {_shown(engine)}: {reason}") from error
    except CommandError as error:
        raise StoreError(f"cannot migrate the database {_shown(engine)}: {error}") from error
    finally:
        engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    context = MigrationContext.configure(connection)
    before = context.get_current_heads()
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite" and context.get_current_heads() != before:
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise StoreError(f"a migration left a row of {broken[0]} without its {broken[2]}")


def _use_write_ahead_log(engine: Engine) -> None:
    """Switch an SQLite file to its write-ahead log, which the file then remembers."""
    if engine.dialect.name != "sqlite":
        return
    connection = engine.raw_connection()
    cursor = connection.cursor()
    last_try = time.monotonic() + MIGRATION_SECONDS
    try:
        while True:
            try:
                cursor.execute("PRAGMA journal_mode=WAL")
                return
            # SQLite does not wait here for another process that is switching the same file.
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > last_try:
                    raise
                time.sleep(0.02)
    finally:
        connection.close()


def _read_url(url: str) -> URL:
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError("the address of the database cannot be read") from error
    if address.drivername in ("postgres", "postgresql"):
        return address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(f"neither SQLite nor PostgreSQL: {address.drivername}")
    return address


def _engine(address: URL, *, foreign_keys: bool, busy_seconds: int) -> Engine:
    if address.get_backend_name() == "sqlite":
        return _sqlite_engine(address, foreign_keys=foreign_keys, busy_seconds=busy_seconds)
    try:
        return create_engine(address, pool_pre_ping=True)
    except (ImportError, ArgumentError) as error:
        raise StoreError(f"no driver for {address.drivername}: {error}") from error


def _sqlite_engine(address: URL, *, foreign_keys: bool, busy_seconds: int) -> Engine:
    if address.database in (None, "", ":memory:"):
        raise StoreError("SQLite needs a file: sqlite:///path/to/file")
    folder = Path(str(address.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the directory {folder}: {error.strerror}") from error
    # Without an isolation level the driver leaves BEGIN to the listener below.
    engine = create_engine(
        address,
        connect_args={"timeout": busy_seconds, "isolation_level": None},
        execution_options={TURN: Lock()},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA synchronous=NORMAL")
        connection.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        only_reads = connection.get_execution_options().get(READING, False)
        # Given to the driver itself: this cannot fail, and every transaction pays for it.
        cursor = connection.connection.cursor()
        cursor.execute(f"PRAGMA query_only={'ON' if only_reads else 'OFF'}")
        cursor.close()
        connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")

    return engine


@contextmanager
def _turn(engine: Engine) -> Iterator[None]:
    """Let the threads of this process write in turn: SQLite's own waiting starves the unlucky."""
    turn: Lock | None = engine.get_execution_options().get(TURN)
    if turn is None:
        yield
        return
    if not turn.acquire(timeout=BUSY_SECONDS):
        raise StoreUnavailable(f"cannot use {_shown(engine)}: too many are writing")
    try:
        yield
    finally:
        turn.release()


@contextmanager
def _unavailable(engine: Engine) -> Iterator[None]:
    try:
        yield
    except (OperationalError, InterfaceError) as error:
        raise StoreUnavailable(f"cannot use {_shown(engine)}: {error.orig}") from error


def _shown(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)
