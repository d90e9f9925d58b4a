"""A learner can pick up where they were."""

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import Engine

from tutor.store import (
    DrillTotal,
    RoundState,
    drill_totals,
    lesson_standing,
    load_round,
    reading,
    recent_rounds,
    record_answer,
    record_hint,
    unfinished_rounds,
    writing,
)

Opened = Callable[..., RoundState]


def answer(engine: Engine, token: str, position: int, right: bool, now: datetime) -> None:
    with writing(engine) as session:
        record_answer(session, "ann", token, position, "1", right, now)


def test_rounds_come_newest_first_and_no_more_than_asked_for(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    old = opened("t1", now=now)
    new = opened("t2", now=now + timedelta(hours=1))
    middle = opened("t3", now=now + timedelta(minutes=1))
    opened("u1", learner="ben")
    with reading(engine) as session:
        assert recent_rounds(session, "ann", 9) == (new, middle, old)
        assert recent_rounds(session, "ann", 2) == (new, middle)
        assert recent_rounds(session, "nobody", 9) == ()


def test_only_rounds_with_a_question_left_are_unfinished(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened("t1", count=1)
    opened("t2", count=2)
    answer(engine, "t1", 1, True, now)
    answer(engine, "t2", 1, True, now)
    with reading(engine) as session:
        (left,) = unfinished_rounds(session, "ann", 9)
        assert (left.token, left.next_position) == ("t2", 2)
        assert {r.token for r in recent_rounds(session, "ann", 9)} == {"t1", "t2"}


def test_totals_count_the_answers_of_a_drill_over_all_rounds(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened("t1", drill="card-name")
    opened("t2", drill="card-name")
    opened("t3", drill="which-larger")
    opened("t4", drill="never-answered")
    opened("u1", drill="card-name", learner="ben")
    later = now + timedelta(days=1)
    answer(engine, "t1", 1, True, now)
    answer(engine, "t1", 2, False, now)
    answer(engine, "t2", 1, True, now)
    answer(engine, "t3", 1, False, later)
    with reading(engine) as session:
        totals = drill_totals(session, "ann")
        assert drill_totals(session, "ben") == {}
    assert list(totals) == ["which-larger", "card-name"]
    assert totals["card-name"] == DrillTotal("card-name", 3, 2, now)
    assert totals["which-larger"] == DrillTotal("which-larger", 1, 0, later)


def test_a_lesson_stands_by_its_finished_rounds_and_what_was_right_unaided(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened("t1", lesson="deck")
    opened("t2", lesson="points")
    opened("t3")
    opened("t4", learner="ben", lesson="tails")
    with writing(engine) as session:
        record_hint(session, "ann", "t1", 2)
    for position, right in ((1, True), (2, True), (3, False)):
        answer(engine, "t1", position, right, now)
        answer(engine, "t3", position, right, now)
    answer(engine, "t2", 1, True, now)
    with reading(engine) as session:
        standing = lesson_standing(session, "ann")
        assert standing.finished == {"deck"}
        assert standing.right == {"deck": {"card-name.1/chengdu/easy/0000"}}
        assert load_round(session, "ann", "t1").lesson == "deck"
        assert load_round(session, "ann", "t3").lesson is None
        assert lesson_standing(session, "nobody").finished == frozenset()


def test_a_finished_lesson_without_a_right_answer_is_finished_all_the_same(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened("t1", lesson="deck", count=1)
    answer(engine, "t1", 1, False, now)
    with reading(engine) as session:
        standing = lesson_standing(session, "ann")
    assert standing.finished == {"deck"}
    assert standing.right == {"deck": frozenset()}
