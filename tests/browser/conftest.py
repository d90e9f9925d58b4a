"""A real browser in front of the site on a free port; what its console says can fail a test."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from playwright.sync_api import BrowserType, Page
from werkzeug.serving import make_server

from tests.browser.provide import system_chromium
from tutor.store.database import migrate
from tutor.web.app import create_app

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> dict[str, Any]:
    """Playwright's own browser where it is installed, otherwise the system's Chromium."""
    options = dict(browser_type_launch_args)
    if browser_type.name != "chromium" or options.get("channel"):
        return options
    if not Path(browser_type.executable_path).exists() and (path := system_chromium()):
        options["executable_path"] = path
    return {**options, "args": [*options.get("args", ()), *QUIET]}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """The whole site as visitors get it, tokens and all, with a database for the session."""
    folder = tmp_path_factory.mktemp("site")
    app = create_app({"INSTANCE": folder, "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}"})
    migrate(app.config["DATABASE_URL"])
    yield app
    if engine := app.extensions.get("engine"):
        engine.dispose()


@pytest.fixture(scope="session")
def base_url(site: Flask) -> Iterator[str]:
    """The address of the running site; `page.goto("/")` starts from it."""
    server = make_server("127.0.0.1", 0, site, threaded=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def allowed_errors() -> list[str]:
    """Parts of console messages that this test causes on purpose; add to it."""
    return []


@pytest.fixture
def page(page: Page, allowed_errors: list[str]) -> Iterator[Page]:
    """A page that fails its test on script errors, blocked content and console warnings."""
    said: list[str] = []
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("console", lambda m: said.append(m.text) if m.type in ("error", "warning") else None)
    yield page
    assert [text for text in said if not any(part in text for part in allowed_errors)] == []
