"""What threads and processes do at once comes out as if they had taken turns."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from threading import Barrier
from typing import TypeVar

from sqlalchemy import Engine, func, select

import tutor
from tutor.store import (
    LearnerState,
    RoundStart,
    RoundState,
    get_or_create_learner,
    load_round,
    make_engine,
    migrate,
    open_round,
    reading,
    record_answer,
    writing,
)
from tutor.store.models import Answer, RoundQuestion

THREADS = 8
T = TypeVar("T")
ROOT = Path(str(tutor.__path__[0])).parent

# Each process says that it is ready, waits for the word, and works.
BEGINNING = """
import sys
from datetime import UTC, datetime
from tutor.store import *
url, name = sys.argv[1:]
now = datetime(2026, 2, 17, tzinfo=UTC)
print("ready", flush=True)
sys.stdin.readline()
"""
ANSWERING = """
engine = make_engine(url)
counted = 0
for position in range(1, 31):
    with writing(engine) as session:
        counted += record_answer(session, "ann", "t1", position, name, True, now)[1]
print(counted, flush=True)
"""
DYING = """
engine = make_engine(url)
with writing(engine) as session:
    record_answer(session, "ann", "t1", 1, '"kept"', True, now)
with writing(engine) as session:
    record_answer(session, "ann", "t1", 2, '"lost"', True, now)
    print("inside", flush=True)
    sys.stdin.readline()
"""


def at_once(work: Callable[[int], T]) -> list[T]:
    """What `work` returns for each number, called in as many threads at one moment."""
    barrier = Barrier(THREADS)

    def one(number: int) -> T:
        barrier.wait()
        return work(number)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(one, range(THREADS)))


def start(script: str, url: str, name: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", BEGINNING + script, url, name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def run_together(script: str, url: str) -> list[str]:
    """What two processes print that are let go at one moment; both must end well."""
    processes = [start(script, url, f'"{name}"') for name in ("left", "right")]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    printed = [process.communicate(timeout=60)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    return printed


def test_first_posts_at_once_make_one_learner(engine: Engine, now: datetime) -> None:
    def make(_number: int) -> LearnerState:
        with writing(engine) as session:
            return get_or_create_learner(session, "ann", now)

    assert len(set(at_once(make))) == 1


def test_a_double_click_makes_one_round(engine: Engine, now: datetime) -> None:
    def make(number: int) -> RoundState:
        with writing(engine) as session:
            addresses = [f"q{number}", "q"]
            start = RoundStart(
                token="t1", drill="d", rules="r", level="l", filter="", addresses=addresses
            )
            return open_round(session, "ann", start, now)

    assert len(set(at_once(make))) == 1
    with reading(engine) as session:
        assert session.scalar(select(func.count()).select_from(RoundQuestion)) == 2


def test_one_of_many_answers_at_once_counts(
    url: str, opened: Callable[..., RoundState], now: datetime
) -> None:
    opened(count=1)
    engines = [make_engine(url), make_engine(url)]

    def give(number: int) -> tuple[RoundState, bool]:
        with writing(engines[number % 2]) as session:
            return record_answer(session, "ann", "t1", 1, str(number), number % 3 == 0, now)

    given = at_once(give)
    assert [counted for _, counted in given].count(True) == 1
    (winner,) = (str(n) for n, (_, counted) in enumerate(given) if counted)
    assert {state.questions[0].response for state, _ in given} == {winner}
    for engine in engines:
        engine.dispose()


def test_the_last_answers_given_at_once_finish_the_round(
    engine: Engine, opened: Callable[..., RoundState], now: datetime
) -> None:
    opened(count=THREADS)

    def give(number: int) -> bool:
        with writing(engine) as session:
            return record_answer(session, "ann", "t1", number + 1, "1", True, now)[0].finished

    assert at_once(give).count(True) == 1
    with reading(engine) as session:
        state = load_round(session, "ann", "t1")
    assert (state.finished_at, state.right_count) == (now, THREADS)


def test_two_processes_that_answer_the_same_questions_count_each_once(
    url: str, engine: Engine, opened: Callable[..., RoundState]
) -> None:
    opened(count=30)
    counts = [int(printed) for printed in run_together(ANSWERING, url)]
    assert sum(counts) == 30
    with reading(engine) as session:
        for name, count in zip(('"left"', '"right"'), counts, strict=True):
            stored = select(func.count()).select_from(Answer).where(Answer.response == name)
            assert session.scalar(stored) == count
        assert load_round(session, "ann", "t1").finished


def test_two_processes_may_migrate_a_new_database_at_once(tmp_path: Path, now: datetime) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'tutor.db'}"
    run_together("migrate(url)", url)
    engine = make_engine(url)
    with writing(engine) as session:
        assert get_or_create_learner(session, "ann", now).key == "ann"
    engine.dispose()


def test_threads_may_migrate_a_new_database_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'tutor.db'}"
    assert at_once(lambda _number: migrate(url)) == [None] * THREADS


def test_a_killed_process_keeps_what_was_committed_and_nothing_else(
    url: str, engine: Engine, opened: Callable[..., RoundState], now: datetime
) -> None:
    opened(count=2)
    process = start(DYING, url, "name")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    assert process.stdout.readline() == "inside\n"
    process.kill()
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL
    with writing(engine) as session:
        state, counted = record_answer(session, "ann", "t1", 2, '"after"', True, now)
    assert counted
    assert [q.response for q in state.questions] == ['"kept"', '"after"']
