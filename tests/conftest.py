"""The site on a database of its own, for every test that asks for it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from opencc import OpenCC

from tests.turns import TURN
from tutor.store.database import migrate
from tutor.web.app import create_app


class Compiled(BytecodeCache):
    """Templates that one site compiled, for the next: nothing else makes a new site so dear."""

    def __init__(self) -> None:
        self.codes: dict[tuple[str, str], CodeType | None] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.codes[bucket.key, bucket.checksum] = bucket.code


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say by which turn the tests of this day can be had again."""
    terminalreporter.write_line(f"The turn was TUTOR_TURN={TURN}.")


@pytest.fixture(scope="session")
def compiled() -> Compiled:
    """The templates compiled so far."""
    return Compiled()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with every table, to be copied."""
    path = tmp_path_factory.mktemp("database") / "tutor.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def app(tmp_path: Path, migrated: Path, compiled: Compiled) -> Iterator[Flask]:
    """The site with its own empty database; tokens are checked only where a test turns them on."""
    shutil.copy(migrated, tmp_path / "tutor.db")
    app = create_app(
        {
            "INSTANCE": tmp_path,
            "DATABASE_URL": f"sqlite:///{tmp_path / 'tutor.db'}",
            "SECRET_KEY": "a key for tests",
            "TESTING": True,
            "WTF_CSRF_ENABLED": False,
        }
    )
    app.jinja_env.bytecode_cache = compiled
    yield app
    if engine := app.extensions.get("engine"):
        engine.dispose()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor without a browser."""
    return app.test_client()


@pytest.fixture(scope="session")
def simplify() -> Callable[[str], str]:
    """Traditional characters as simplified ones, by a judge who is not ours."""
    convert: Callable[[str], str] = OpenCC("t2s").convert
    return convert
