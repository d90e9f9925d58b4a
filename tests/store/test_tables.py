"""Tables in play: opened once, moved on a step at a time, one's own only."""

from collections.abc import Callable
from dataclasses import FrozenInstanceError, replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import Engine, func, select

from tests.store.test_concurrency import THREADS, at_once
from tutor.store import (
    NotYours,
    TableMovedOn,
    TableNotFound,
    TableState,
    Texts,
    ValueRefused,
    advance_table,
    change_table,
    forget_learner,
    load_table,
    open_table,
    reading,
    recent_tables,
    table_kinds,
    writing,
)
from tutor.store.table_models import PlayTable

Sit = Callable[..., TableState]


@pytest.fixture
def sit(engine: Engine, now: datetime) -> Sit:
    """Opens a table in a transaction of its own."""

    def one(
        token: str = "t1", learner: str = "ann", kind: str = "evening", record: str = "rules: x"
    ) -> TableState:
        with writing(engine) as session:
            return open_table(
                session,
                learner,
                token,
                kind=kind,
                rules="chengdu",
                record=record,
                data="{}",
                now=now,
            )

    return one


def advance(engine: Engine, step: int, now: datetime, record: str = "more") -> TableState:
    with writing(engine) as session:
        return advance_table(session, "ann", "t1", step, Texts(record, '{"a": 1}', False), now)


def test_a_table_is_as_it_was_opened(engine: Engine, sit: Sit, now: datetime) -> None:
    made = sit()
    assert made == TableState("t1", "evening", "chengdu", "rules: x", "{}", 0, now, now)
    with reading(engine) as session:
        assert load_table(session, "ann", "t1") == made


def test_a_second_opening_returns_the_table_as_it_stands(
    engine: Engine, sit: Sit, now: datetime
) -> None:
    sit()
    moved = advance(engine, 0, now)
    assert sit(kind="other", record="nothing") == moved


def test_a_table_belongs_to_the_learner_who_opened_it(engine: Engine, sit: Sit) -> None:
    sit()
    with reading(engine) as session:
        with pytest.raises(NotYours):
            load_table(session, "ben", "t1")
        for token in ("t2", "t\x001"):
            with pytest.raises(TableNotFound):
                load_table(session, "ann", token)
    with pytest.raises(NotYours):
        sit(learner="ben")


def test_a_step_changes_the_texts_and_the_times(engine: Engine, sit: Sit, now: datetime) -> None:
    made = sit()
    later = now + timedelta(minutes=2)
    moved = advance(engine, 0, later)
    assert moved == replace(made, record="more", data='{"a": 1}', step=1, updated_at=later)
    assert not moved.finished
    with reading(engine) as session:
        assert load_table(session, "ann", "t1") == moved


def test_a_step_from_where_the_table_no_longer_is_changes_nothing(
    engine: Engine, sit: Sit, now: datetime
) -> None:
    sit()
    moved = advance(engine, 0, now)
    for step in (0, 2, -1):
        with pytest.raises(TableMovedOn):
            advance(engine, step, now, "other")
    with reading(engine) as session:
        assert load_table(session, "ann", "t1") == moved


def test_of_many_steps_at_once_just_one_counts(engine: Engine, sit: Sit, now: datetime) -> None:
    sit()

    def move(number: int) -> bool:
        try:
            advance(engine, 0, now, f"by {number}")
        except TableMovedOn:
            return False
        return True

    counted = at_once(move)
    assert counted.count(True) == 1
    with reading(engine) as session:
        found = load_table(session, "ann", "t1")
    assert (found.step, found.record) == (1, f"by {counted.index(True)}")


def test_a_change_is_asked_of_the_table_as_it_stands(
    engine: Engine, sit: Sit, now: datetime
) -> None:
    made = sit()
    asked = []

    def change(state: TableState) -> Texts:
        asked.append(state)
        return Texts("more", state.data, True)

    later = now + timedelta(minutes=2)
    changed = change_table(engine, "ann", "t1", change, later)
    assert asked == [made]
    assert changed == replace(made, record="more", step=1, updated_at=later, finished_at=later)
    with reading(engine) as session:
        assert load_table(session, "ann", "t1") == changed


def test_what_changes_nothing_is_no_step(engine: Engine, sit: Sit, now: datetime) -> None:
    made = sit()
    assert change_table(engine, "ann", "t1", lambda state: None, now) == made
    with reading(engine) as session:
        assert load_table(session, "ann", "t1") == made


def test_a_change_that_came_second_is_asked_again(engine: Engine, sit: Sit, now: datetime) -> None:
    sit()
    asked = []

    def change(state: TableState) -> Texts | None:
        asked.append(state.step)
        if state.step:
            return None
        advance(engine, 0, now, "somebody else's")
        return Texts("one's own", "{}", False)

    assert change_table(engine, "ann", "t1", change, now).record == "somebody else's"
    assert asked == [0, 1]


def test_many_changes_at_once_all_count(engine: Engine, sit: Sit, now: datetime) -> None:
    sit(record="0")

    def count(_number: int) -> None:
        change_table(
            engine, "ann", "t1", lambda one: Texts(str(int(one.record) + 1), "{}", False), now
        )

    at_once(count)
    with reading(engine) as session:
        found = load_table(session, "ann", "t1")
    assert (found.record, found.step) == (str(THREADS), THREADS)


def test_a_table_is_changed_by_its_own_learner_only(
    engine: Engine, sit: Sit, now: datetime
) -> None:
    sit()
    with pytest.raises(NotYours):
        change_table(engine, "ben", "t1", lambda one: Texts("stolen", "{}", False), now)
    with pytest.raises(TableNotFound):
        change_table(engine, "ann", "t2", lambda one: Texts("lost", "{}", False), now)


def test_of_many_openings_at_once_all_get_the_same_table(engine: Engine, sit: Sit) -> None:
    states = at_once(lambda number: sit(record=f"by {number}"))
    assert len(set(states)) == 1
    with reading(engine) as session:
        assert session.scalar(select(func.count()).select_from(PlayTable)) == 1
    assert len(states) == THREADS


def test_a_finished_table_says_when_and_counts_as_done(
    engine: Engine, sit: Sit, now: datetime
) -> None:
    sit(kind="first")
    sit("t2", kind="second")
    sit("t3", learner="ben", kind="third")
    with writing(engine) as session:
        ended = advance_table(session, "ann", "t1", 0, Texts("all", "{}", True), now)
    assert ended.finished
    assert ended.finished_at == now
    with reading(engine) as session:
        assert table_kinds(session, "ann") == {"first": True, "second": False}


def test_tables_are_listed_last_touched_first(engine: Engine, sit: Sit, now: datetime) -> None:
    for token in ("t1", "t2", "t3"):
        sit(token)
    sit("t4", kind="other")
    advance(engine, 0, now + timedelta(minutes=1))
    with reading(engine) as session:
        found = recent_tables(session, "ann", "evening", 2)
    assert [one.token for one in found] == ["t1", "t3"]


def test_texts_that_do_not_fit_are_refused(engine: Engine, sit: Sit, now: datetime) -> None:
    with pytest.raises(ValueRefused):
        sit(token="t" * 65)
    with pytest.raises(ValueRefused):
        sit(record="a\x00b")
    sit()
    with pytest.raises(ValueRefused):
        advance(engine, 0, now, "a\x00b")


def test_a_forgotten_learner_takes_the_tables_along(engine: Engine, sit: Sit) -> None:
    sit()
    sit("t2", learner="ben")
    with writing(engine) as session:
        forget_learner(session, "ann")
    with reading(engine) as session:
        assert session.scalars(select(PlayTable.token)).all() == ["t2"]


def test_a_table_cannot_be_changed_in_memory(sit: Sit) -> None:
    with pytest.raises(FrozenInstanceError):
        sit().step = 2  # type: ignore[misc]
