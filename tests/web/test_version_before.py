"""What version 0.1.0 left behind is served: its database, its cookies, its addresses.

`python -m tests.crawl --keep tests/store/data/version-0.1.0` made the two packed files, run on the
code of that version: four learners visit and leave rows of every kind, a few that no visit makes
are added, and what each learner then sees is written down beside their cookies. The addresses are
a choice of those that `python -m tests.crawl` opened there, each with the status it had.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import itsdangerous
import pytest
from flask import Flask

from tests.crawl.answering import asked
from tests.crawl.keep import gist
from tests.crawl.tables import acting, filled, play_out
from tests.crawl.visitor import Page, Visitor
from tutor.store.database import migrate
from tutor.web.app import create_app

DATA = Path(__file__).parents[1] / "store" / "data"
BEFORE = DATA / "version-0.1.0"
# A plus in a query reads as written; that version read it as a space, which named no rule set.
MENDED = {
    "/drills/divide/start?rules=chengdu+zeros.single": 303,
    "/sheet?rules=chengdu+zeros.single": 200,
}
LEARNERS = ("driller", "pupil", "guest", "player")


def addresses() -> dict[str, list[tuple[int, str]]]:
    """The old addresses with their statuses by the first part of the path."""
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for line in Path(f"{BEFORE}.addresses.txt").read_text().splitlines():
        status, _, path = line.partition(" ")
        found[path.lstrip("/").partition("/")[0].partition("?")[0]].append((int(status), path))
    return found


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    """The cookies of the learners, and what they saw."""
    return json.loads(gzip.decompress(Path(f"{BEFORE}.json.gz").read_bytes()))


@pytest.fixture
def old_site(
    tmp_path: Path, kept: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Flask]:
    """The site on the old database, on the day on which it was left."""
    file = sqlite3.connect(tmp_path / "tutor.db")
    file.executescript(gzip.decompress(Path(f"{BEFORE}.sql.gz").read_bytes()).decode())
    file.close()
    url = f"sqlite:///{tmp_path / 'tutor.db'}"
    migrate(url)
    monkeypatch.setattr(
        itsdangerous.TimestampSigner, "get_timestamp", lambda self: kept["moment"] + 1
    )
    app = create_app(
        {
            "INSTANCE": tmp_path,
            "DATABASE_URL": url,
            "SECRET_KEY": "a key for the crawl",
            "TESTING": True,
            "WTF_CSRF_ENABLED": False,
        }
    )
    yield app
    if engine := app.extensions.get("engine"):
        engine.dispose()


def returning(app: Flask, kept: dict[str, Any], name: str) -> Visitor:
    """A learner with the browser of then."""
    visitor = Visitor(app.test_client(), name, "chengdu", "en")
    for key, value in kept["learners"][name]["cookies"].items():
        visitor.client.set_cookie(key, value)
    return visitor


def pages(kept: dict[str, Any], name: str, start: str) -> dict[str, Any]:
    """What a learner saw at the addresses that begin so."""
    seen = kept["learners"][name]["pages"]
    return {path: told for path, told in seen.items() if path.startswith(start)}


@pytest.mark.parametrize("name", LEARNERS)
def test_a_learner_finds_everything_as_it_was(
    old_site: Flask, kept: dict[str, Any], name: str
) -> None:
    visitor = returning(old_site, kept, name)
    seen = pages(kept, name, "/")
    assert len(seen) > 20
    assert {path: gist(path, visitor.get(path)) for path in seen} == seen


def test_every_kind_of_row_is_among_them(kept: dict[str, Any]) -> None:
    rounds = pages(kept, "driller", "/round/") | pages(kept, "pupil", "/round/")
    tables = pages(kept, "player", "/play/") | pages(kept, "guest", "/play/")
    asked_ = {one["asked"][0].split("/")[2] for one in rounds.values() if "asked" in one}
    assert len(asked_) > 12
    assert any(one["status"] == 404 and path.endswith("/1") for path, one in rounds.items())
    assert any("is-hinted" in one.get("sticks", ()) for one in rounds.values())
    assert {one["verdict"][0] for one in rounds.values() if "verdict" in one} == {
        "is-right verdict",
        "is-wrong verdict",
    }
    ways = {tuple(one["ways"]) for one in tables.values() if "ways" in one}
    assert ways == {("next", "circle", "end"), ("next", "end")}
    assert {"deal", "call", "check", "raise"} <= {
        do for one in tables.values() for do in one.get("turn", ())
    }
    rows = {row for one in pages(kept, "guest", "/hands").values() for row in one.get("rows", ())}
    assert {"is-begun lesson-row", "is-done lesson-row"} <= rows


@pytest.mark.parametrize("name", ["driller", "pupil"])
def test_an_open_round_of_then_goes_on_to_its_end(
    old_site: Flask, kept: dict[str, Any], name: str
) -> None:
    visitor = returning(old_site, kept, name)
    closings = 0
    for path, told in pages(kept, name, "/round/").items():
        if path.count("/") > 2 or "/done" in told["location"]:
            continue
        page = visitor.follow(visitor.get(path))
        if page.status == 404:  # the round whose questions have been retired
            continue
        while question := asked(page):
            answered = visitor.post(question.action, {**question.hidden, **question.first()})
            assert answered.status == 303, question.action
            assert visitor.follow(answered).tree.all("div", class_="verdict")
            page = visitor.follow(visitor.get(path))
        assert page.tree.all(class_="stick")
        closings += 1
    assert closings > 3


def test_every_table_of_then_is_played_on(old_site: Flask, kept: dict[str, Any]) -> None:
    for name in ("guest", "player"):
        visitor = returning(old_site, kept, name)
        for path, told in pages(kept, name, "/play/").items():
            if "?" in path or path.endswith("/record"):
                continue
            page = visitor.get(path)
            assert bool(acting(page)) is ("turn" in told), path
            over = _end(visitor, play_out(visitor, page))
            assert over.status == 200, path
            assert _gains(over) == 0, path
            assert visitor.get(f"{path}/record").text.startswith("rules: "), path


def _end(visitor: Visitor, page: Page) -> Page:
    """Deal one hand more where that can be, play it, and end the evening."""
    for way in ("next", "end"):
        for form in page.forms("/next"):
            ways = [one["value"] for one in form.all("button", name="way")]
            page = visitor.post(form["action"], filled(form, way=way if way in ways else "end"))
            page = play_out(visitor, visitor.follow(page))
            break
    return page


def _gains(page: Page) -> int:
    """What all players together have won and lost by the last table of the page."""
    table = page.tree.all("table", class_="nets")[-1]
    cells = [one.text.replace("−", "-") for one in table.all("td")]
    return sum(map(int, cells[1::2] if "is-tall" in table.classes else cells))


@pytest.mark.parametrize("name", LEARNERS)
def test_the_preferences_of_then_hold(old_site: Flask, kept: dict[str, Any], name: str) -> None:
    cookies = kept["learners"][name]["cookies"]
    page = returning(old_site, kept, name).get("/sheet").tree
    html = page.one("html")
    assert html["lang"] == cookies.get("lang", "en").replace("_", "-")
    assert html["data-theme"] == cookies.get("theme", "auto")
    assert html["data-keys"] == ("off" if cookies.get("keys") == "0" else "on")
    assert ("names-on" in html.classes) is (cookies.get("card_names") == "1")
    assert bool(page.all("rt")) is ("readings" in cookies)
    chosen = [one["value"] for one in page.all("button", name="rules") if "aria-current" in one]
    assert chosen == [cookies["rules"]]


@pytest.mark.parametrize("part", addresses())
def test_an_old_address_answers_as_it_did_or_better(old_site: Flask, part: str) -> None:
    visitor = Visitor(old_site.test_client(), "old", "chengdu", "en")
    listed = [(MENDED.get(path, status), path) for status, path in addresses()[part]]
    assert [(visitor.get(path).status, path) for _, path in listed] == listed
