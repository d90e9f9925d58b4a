"""A round is opened once, a question answered once, and a round belongs to its learner."""

from collections.abc import Callable
from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy import Engine, event, select

from tutor.store import (
    Judgement,
    NotYours,
    QuestionNotFound,
    QuestionState,
    RoundNotFound,
    RoundStart,
    RoundState,
    ValueRefused,
    judge_answer,
    load_round,
    open_round,
    reading,
    record_answer,
    record_hint,
    writing,
)
from tutor.store.models import Answer, Round

Opened = Callable[..., RoundState]


def answer(
    engine: Engine,
    position: int,
    right: bool,
    now: datetime,
    response: str = '"天牌"',
    elapsed_ms: int | None = None,
) -> tuple[RoundState, bool]:
    with writing(engine) as session:
        return record_answer(session, "ann", "t1", position, response, right, now, elapsed_ms)


def loaded(engine: Engine, token: str = "t1", learner: str = "ann") -> RoundState:
    with reading(engine) as session:
        return load_round(session, learner, token)


def test_a_new_round_has_its_questions_in_order_and_reads_back_the_same(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    state = opened()
    assert state.questions[0] == QuestionState(1, "card-name.1/chengdu/easy/0000")
    assert [q.position for q in state.questions] == [1, 2, 3]
    assert (state.drill, state.rules, state.level, state.filter) == (
        "card-name",
        "chengdu",
        "easy",
        "",
    )
    assert (state.created_at, state.finished_at, state.finished) == (now, None, False)
    assert (state.next_position, state.answered, state.right_count, state.misses) == (1, 0, 0, ())
    assert loaded(engine) == state


def test_opening_the_same_token_again_returns_the_round_as_it_stands(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened()
    after, _ = answer(engine, 1, True, now)
    assert opened(drill="other", count=5) == after
    assert loaded(engine) == after


def test_a_round_of_another_learner_is_neither_opened_nor_read_nor_changed(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    before = opened()
    with pytest.raises(NotYours):
        opened(learner="ben")
    with pytest.raises(NotYours):
        loaded(engine, learner="ben")
    with writing(engine) as session, pytest.raises(NotYours):
        record_answer(session, "ben", "t1", 1, "1", True, now)
    with writing(engine) as session, pytest.raises(NotYours):
        record_hint(session, "ben", "t1", 1)
    assert loaded(engine) == before


def test_an_unknown_token_is_not_found(engine: Engine, now: datetime) -> None:
    for token in ("t1", "", "t\x001", "t" * 1000):
        with pytest.raises(RoundNotFound):
            loaded(engine, token)
    with pytest.raises(RoundNotFound):
        answer(engine, 1, True, now)


def test_a_round_can_repeat_the_misses_of_an_own_round_only(engine: Engine, opened: Opened) -> None:
    opened("t1")
    opened("t2", previous="t1")
    with reading(engine) as session:
        first, second = session.scalars(select(Round).order_by(Round.id))
        assert (first.previous_id, second.previous_id) == (None, first.id)
    with pytest.raises(NotYours):
        opened("u1", learner="ben", previous="t1")
    with pytest.raises(RoundNotFound):
        opened("t3", previous="missing")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("token", "t" * 65),
        ("drill", "d" * 65),
        ("rules", "r" * 201),
        ("level", "l" * 33),
        ("filter", "f" * 201),
        ("filter", "a\x00b"),
        ("addresses", ["fine", "a" * 401]),
    ],
)
def test_a_text_its_column_cannot_hold_is_refused(
    engine: Engine, now: datetime, field: str, value: object
) -> None:
    asked = {"token": "t", "drill": "d", "rules": "r", "level": "l", "filter": ""}
    given = {**asked, "addresses": ["a"], field: value}
    with writing(engine) as session, pytest.raises(ValueRefused, match=field[:7]):
        open_round(session, "ann", RoundStart(**given), now)  # type: ignore[arg-type]


def test_a_round_without_questions_is_refused(opened: Opened) -> None:
    with pytest.raises(ValueError, match="needs a question"):
        opened(count=0)


def test_an_answer_is_stored_and_moves_the_round_on(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened()
    state, counted = answer(engine, 1, False, now)
    assert counted
    assert state.questions[0].response == '"天牌"'
    assert state.questions[0].right is False
    with reading(engine) as session:
        assert session.scalars(select(Answer.answered_at)).one() == now
    assert (state.next_position, state.answered, state.right_count) == (2, 1, 0)
    assert state.misses == ("card-name.1/chengdu/easy/0000",)
    assert loaded(engine) == state


@pytest.mark.parametrize(("response", "right"), [('"天牌"', False), ('"地牌"', True)])
def test_the_first_answer_stands_whatever_comes_after_it(
    engine: Engine, opened: Opened, now: datetime, response: str, right: bool
) -> None:
    opened()
    first, _ = answer(engine, 2, False, now)
    again, counted = answer(engine, 2, right, now + timedelta(seconds=9), response)
    assert not counted
    assert again == first == loaded(engine)


def test_questions_may_be_answered_in_any_order_and_the_last_one_finishes_the_round(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened()
    assert answer(engine, 3, True, now)[0].next_position == 1
    assert answer(engine, 1, False, now)[0].next_position == 2
    end = now + timedelta(minutes=4)
    state, counted = answer(engine, 2, True, end)
    assert counted
    assert (state.next_position, state.finished_at, state.finished) == (None, end, True)
    assert (state.right_count, len(state.misses)) == (2, 1)
    assert loaded(engine) == state
    assert answer(engine, 2, True, end + timedelta(hours=1)) == (state, False)


def start_of(*addresses: str) -> RoundStart:
    return RoundStart(
        token="t1", drill="d", rules="r", level="easy", filter="", addresses=addresses
    )


@pytest.fixture
def drawn_later(engine: Engine, now: datetime) -> RoundState:
    """A round of which only the first question is drawn."""
    with writing(engine) as session:
        return open_round(session, "ann", start_of("first", "", ""), now)


def judged(_: RoundState, question: QuestionState) -> Judgement:
    return Judgement(question.address or f"drawn {question.position}", "1", False)


def test_a_question_has_its_address_from_the_first_answer_or_hint_on(
    engine: Engine, drawn_later: RoundState, now: datetime
) -> None:
    assert loaded(engine) == drawn_later
    with writing(engine) as session:
        record_hint(session, "ann", "t1", 3, "drawn with the hint")
    with writing(engine) as session:
        judge_answer(session, "ann", "t1", 2, judged, now)
    with writing(engine) as session:
        after, counted = judge_answer(session, "ann", "t1", 3, judged, now)
    assert counted
    assert [q.address for q in after.questions] == ["first", "drawn 2", "drawn with the hint"]
    assert after.misses == ("drawn 2", "drawn with the hint")
    assert loaded(engine) == after


def test_nothing_is_stored_of_a_question_that_is_not_drawn(
    engine: Engine, drawn_later: RoundState, now: datetime
) -> None:
    with writing(engine) as session, pytest.raises(ValueError, match="not drawn"):
        record_hint(session, "ann", "t1", 2)
    with writing(engine) as session, pytest.raises(ValueError, match="not drawn"):
        record_answer(session, "ann", "t1", 2, "1", True, now)
    assert loaded(engine) == drawn_later


def test_a_round_begins_with_a_question_that_is_drawn(engine: Engine, now: datetime) -> None:
    with writing(engine) as session, pytest.raises(ValueError, match="needs a question"):
        open_round(session, "ann", start_of("", "second"), now)


@pytest.mark.parametrize("position", [0, -1, 4])
def test_a_position_outside_the_round_is_not_found(
    engine: Engine, opened: Opened, now: datetime, position: int
) -> None:
    opened()
    with pytest.raises(QuestionNotFound):
        answer(engine, position, True, now)
    with writing(engine) as session, pytest.raises(QuestionNotFound):
        record_hint(session, "ann", "t1", position)


def test_a_hint_is_kept_and_changes_nothing_once_the_question_is_answered(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened()
    with writing(engine) as session:
        hinted = record_hint(session, "ann", "t1", 1)
    with writing(engine) as session:
        assert record_hint(session, "ann", "t1", 1) == hinted == load_round(session, "ann", "t1")
    assert [q.hinted for q in hinted.questions] == [True, False, False]
    assert answer(engine, 1, True, now)[0].questions[0].hinted
    after, _ = answer(engine, 2, True, now)
    with writing(engine) as session:
        assert record_hint(session, "ann", "t1", 2) == after
    assert loaded(engine) == after


@pytest.mark.parametrize(
    ("given", "kept"), [(None, None), (0, 0), (4200, 4200), (-1, None), (86_400_001, None)]
)
def test_a_time_taken_is_kept_when_it_can_be_true(
    engine: Engine, opened: Opened, now: datetime, given: int | None, kept: int | None
) -> None:
    opened()
    answer(engine, 1, True, now, elapsed_ms=given)
    with reading(engine) as session:
        assert session.scalars(select(Answer.elapsed_ms)).all() == [kept]


def test_times_come_back_in_utc_whatever_zone_they_were_given_in(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened(now=now.astimezone(timezone(timedelta(hours=8))))
    assert loaded(engine).created_at == now
    assert loaded(engine).created_at.utcoffset() == timedelta(0)


def test_a_time_without_a_zone_is_refused(engine: Engine, opened: Opened, now: datetime) -> None:
    with pytest.raises(ValueError, match="zone"):
        opened(now=now.replace(tzinfo=None))
    opened()
    with pytest.raises(ValueError, match="zone"):
        answer(engine, 1, True, now.replace(tzinfo=None))


def test_an_answer_takes_three_statements_and_the_last_one_four(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened(count=2)
    statements: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    answer(engine, 1, True, now)
    assert [s.split()[0] for s in statements] == ["BEGIN", "SELECT", "SELECT", "INSERT"]
    statements.clear()
    answer(engine, 2, True, now)
    assert [s.split()[0] for s in statements] == ["BEGIN", "SELECT", "SELECT", "INSERT", "UPDATE"]


def test_the_queries_of_an_answer_are_indexed(
    engine: Engine, opened: Opened, now: datetime
) -> None:
    opened()
    asked: list[tuple[str, object]] = []
    event.listen(engine, "before_cursor_execute", lambda *args: asked.append((args[2], args[3])))
    answer(engine, 1, True, now)
    with reading(engine) as session:
        for statement, values in [a for a in asked if a[0].startswith("SELECT")]:
            plan = session.connection().exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)  # type: ignore[arg-type]
            assert all(step.detail.startswith("SEARCH") for step in plan)
