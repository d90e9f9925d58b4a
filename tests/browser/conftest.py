"""A real browser in front of the site on a free port; what its console says can fail a test."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from playwright.sync_api import BrowserContext, BrowserType, Page
from werkzeug.serving import make_server

from tests.browser.pages.words import LOCALES
from tests.browser.provide import system_chromium
from tests.web.player import Player
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
    database = f"sqlite:///{folder / 'tutor.db'}"
    app = create_app({"INSTANCE": folder, "DATABASE_URL": database, "COMPONENTS": True})
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
    listen(page, said)
    yield page
    assert not_allowed(said, allowed_errors) == []


Visit = Callable[..., BrowserContext]
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 664}, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    # The least width that must do, and a desktop at twice its size.
    "narrow": {"viewport": {"width": 320, "height": 568}, "is_mobile": True},
    "zoomed": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
}


@pytest.fixture
def visit(new_context: Visit, allowed_errors: list[str]) -> Iterator[Visit]:
    """A browser of one's own, watched like `page`: language tag, screen, and further options."""
    said: list[str] = []

    def open_browser(tag: str = "en", screen: str = "phone", **more: Any) -> BrowserContext:
        options = {"reduced_motion": "reduce", **SCREENS[screen], **more}
        context = new_context(locale=LOCALES[tag], **options)
        context.on("page", lambda page: listen(page, said))
        return context

    yield open_browser
    assert not_allowed(said, allowed_errors) == []


def listen(page: Page, said: list[str]) -> None:
    """Note down what goes wrong on a page."""
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("console", lambda m: said.append(m.text) if m.type in ("error", "warning") else None)


def not_allowed(said: list[str], allowed: list[str]) -> list[str]:
    return [text for text in said if not any(part in text for part in allowed)]


@pytest.fixture
def player(site: Flask) -> Player:
    """A learner who plays without a browser, to be continued in one with `become`."""
    return Player(site.test_client())


@pytest.fixture
def become(base_url: str) -> Callable[[BrowserContext, Player], None]:
    """Make a browser that of a learner."""

    def take_over(context: BrowserContext, player: Player) -> None:
        cookie = player.client.get_cookie("session")
        assert cookie is not None
        context.add_cookies([{"name": "session", "value": cookie.value, "url": base_url}])

    return take_over
