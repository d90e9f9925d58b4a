"""Learners are made once and forgotten whole."""

from collections.abc import Callable
from datetime import datetime

import pytest
from sqlalchemy import Engine, func, select

from tutor.store import (
    RoundNotFound,
    RoundState,
    ValueRefused,
    forget_learner,
    get_or_create_learner,
    load_round,
    reading,
    record_answer,
    writing,
)
from tutor.store.models import Answer, Learner, Round, RoundQuestion


def counts(engine: Engine) -> list[int | None]:
    with reading(engine) as session:
        return [
            session.scalar(select(func.count()).select_from(table))
            for table in (Learner, Round, RoundQuestion, Answer)
        ]


def test_a_learner_is_made_at_the_first_call_and_found_at_the_next(
    engine: Engine, now: datetime
) -> None:
    with writing(engine) as session:
        made = get_or_create_learner(session, "ann", now)
    with writing(engine) as session:
        found = get_or_create_learner(session, "ann", now.replace(year=2027))
    assert made == found
    assert (found.key, found.created_at) == ("ann", now)


def test_two_keys_are_two_learners(engine: Engine, now: datetime) -> None:
    with writing(engine) as session:
        first = get_or_create_learner(session, "ann", now)
        second = get_or_create_learner(session, "ben", now)
    assert first.id != second.id


@pytest.mark.parametrize("key", ["k" * 65, "a\x00b"])
def test_a_key_the_column_cannot_hold_is_refused(engine: Engine, now: datetime, key: str) -> None:
    with writing(engine) as session, pytest.raises(ValueRefused):
        get_or_create_learner(session, key, now)


def test_forgetting_a_learner_deletes_everything_of_theirs_and_nothing_else(
    engine: Engine, opened: Callable[..., RoundState], now: datetime
) -> None:
    opened("t1")
    opened("t2", previous="t1")
    opened("u1", learner="ben")
    with writing(engine) as session:
        record_answer(session, "ann", "t1", 1, '"x"', False, now)
    with writing(engine) as session:
        record_answer(session, "ben", "u1", 1, '"x"', True, now)
    with writing(engine) as session:
        forget_learner(session, "ann")
    assert counts(engine) == [1, 1, 3, 1]
    with reading(engine) as session:
        assert load_round(session, "ben", "u1").right_count == 1
        with pytest.raises(RoundNotFound):
            load_round(session, "ann", "t1")


def test_forgetting_somebody_unknown_is_no_error(engine: Engine) -> None:
    with writing(engine) as session:
        forget_learner(session, "nobody")
    assert counts(engine) == [0, 0, 0, 0]
