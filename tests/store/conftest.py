"""A new, migrated database file a test, and short ways to fill it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tutor.store import RoundStart, RoundState, make_engine, migrate, open_round, writing

NOW = datetime(2026, 2, 17, 20, 30, 0, 123456, tzinfo=UTC)


@pytest.fixture
def now() -> datetime:
    return NOW


@pytest.fixture
def url(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'tutor.db'}"
    migrate(address)
    return address


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    made = make_engine(url)
    yield made
    made.dispose()


@pytest.fixture
def opened(engine: Engine) -> Callable[..., RoundState]:
    """Opens a round of `count` questions in a transaction of its own."""

    def open_one(
        token: str = "t1",
        learner: str = "ann",
        drill: str = "card-name",
        count: int = 3,
        now: datetime = NOW,
        previous: str | None = None,
        lesson: str | None = None,
    ) -> RoundState:
        addresses = [f"{drill}.1/chengdu/easy/{n:04x}" for n in range(count)]
        with writing(engine) as session:
            start = RoundStart(
                token=token,
                drill=drill,
                rules="chengdu",
                level="easy",
                filter="",
                addresses=addresses,
                previous=previous,
                lesson=lesson,
            )
            return open_round(session, learner, start, now)

    return open_one
