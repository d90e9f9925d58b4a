"""The site on a database of its own, for every test that asks for it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor.store.database import migrate
from tutor.web.app import create_app


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with every table, to be copied."""
    path = tmp_path_factory.mktemp("database") / "tutor.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def app(tmp_path: Path, migrated: Path) -> Iterator[Flask]:
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
    yield app
    if engine := app.extensions.get("engine"):
        engine.dispose()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor without a browser."""
    return app.test_client()
