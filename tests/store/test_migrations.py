"""The migrations lead from nothing to the models, can be repeated, and lose nothing."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from tutor.store import RoundState, StoreError, database, load_round, migrate, reading
from tutor.store.base import Base


def stored_version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def test_the_migrated_tables_are_those_of_the_models(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def test_every_constraint_has_the_name_the_convention_gives_it(engine: Engine) -> None:
    stored = inspect(engine)
    for table in Base.metadata.tables.values():
        names = {key["name"] for key in stored.get_foreign_keys(table.name)}
        names |= {key["name"] for key in stored.get_unique_constraints(table.name)}
        names |= {key["name"] for key in stored.get_indexes(table.name)}
        expected = {c.name for c in table.constraints if c is not table.primary_key}
        assert names >= expected | {index.name for index in table.indexes}


def test_migrating_again_changes_nothing(
    url: str, engine: Engine, opened: Callable[..., RoundState]
) -> None:
    state = opened()
    migrate(url)
    (head,) = ScriptDirectory(database.MIGRATIONS).get_heads()
    assert stored_version(engine) == head
    with reading(engine) as session:
        assert load_round(session, "ann", "t1") == state


def test_a_database_of_a_later_version_is_refused_and_left_alone(
    tmp_path: Path, url: str, engine: Engine
) -> None:
    file = sqlite3.connect(tmp_path / "tutor.db")
    file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.commit()
    file.close()
    with pytest.raises(StoreError, match="9999"):
        migrate(url)
    assert stored_version(engine) == "9999"


def test_a_migration_that_rebuilds_a_table_keeps_the_rows_that_hang_on_it(
    url: str,
    engine: Engine,
    opened: Callable[..., RoundState],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = opened()

    def rebuild(connection: Connection) -> None:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("learners", recreate="always") as batch:
            batch.alter_column("key", new_column_name="key")

    monkeypatch.setattr(database, "_upgrade", rebuild)
    migrate(url)
    with reading(engine) as session:
        assert load_round(session, "ann", "t1") == state


def test_a_migration_that_fails_leaves_no_half_of_it(
    url: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_late(connection: Connection) -> None:
        Operations(MigrationContext.configure(connection)).drop_table("answers")
        raise StoreError("later")

    monkeypatch.setattr(database, "_upgrade", fail_late)
    with pytest.raises(StoreError, match="later"):
        migrate(url)
    assert inspect(engine).has_table("answers")


def test_rounds_from_before_lessons_belong_to_none(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    migrate(url)
    file = sqlite3.connect(tmp_path / "old.db")
    file.executescript(
        "DROP TABLE play_tables;"
        "ALTER TABLE rounds DROP COLUMN lesson;"
        "UPDATE alembic_version SET version_num = '0001';"
        "INSERT INTO learners VALUES (1, 'ann', '2026-02-17 20:30:00');"
        "INSERT INTO rounds (id, token, learner_id, drill, rules, level, filter, created_at)"
        " VALUES (1, 't1', 1, 'card-names', 'chengdu', 'easy', 'all', '2026-02-17 20:30:00');"
    )
    file.close()
    migrate(url)
    engine = database.make_engine(url)
    with reading(engine) as session:
        assert load_round(session, "ann", "t1").lesson is None
    engine.dispose()
