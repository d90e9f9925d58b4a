import gzip
import os
from pathlib import Path

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.pages import asset_url
from tutor.paths import STATIC
from tutor.web.frame import assets
from tutor.web.frame.assets import Assets

HTMX = "vendor/htmx-4.0.1.min.js"


@pytest.fixture
def address(app: Flask) -> str:
    return asset_url(app, HTMX)


def test_an_asset_lives_for_a_year_under_the_name_of_its_content(
    client: FlaskClient, address: str
) -> None:
    answer = client.get(address)
    assert answer.data == (STATIC / HTMX).read_bytes()
    assert answer.mimetype == "text/javascript"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "Set-Cookie" not in answer.headers
    assert answer.vary.to_header() == "Accept-Encoding"


@pytest.mark.parametrize(
    ("accepts", "coding", "undo"),
    [
        ("gzip, deflate, br, zstd", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
        ("br;q=0, gzip;q=0.1", "gzip", gzip.decompress),
    ],
)
def test_an_asset_comes_compressed_as_the_browser_likes(
    client: FlaskClient, address: str, accepts: str, coding: str, undo
) -> None:
    answer = client.get(address, headers={"Accept-Encoding": accepts})
    assert answer.headers["Content-Encoding"] == coding
    assert undo(answer.data) == (STATIC / HTMX).read_bytes()
    again = client.get(
        address, headers={"Accept-Encoding": accepts, "If-None-Match": answer.headers["ETag"]}
    )
    assert again.status_code == 304


def test_an_asset_is_compressed_once(
    client: FlaskClient, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    def compress(body: bytes) -> bytes:
        calls.append(len(body))
        return brotli.compress(body)

    monkeypatch.setitem(assets.COMPRESSORS, "br", compress)
    for _ in range(3):
        client.get(address, headers={"Accept-Encoding": "br"})
    assert len(calls) == 1


def test_the_name_of_an_older_content_leads_to_the_present_one(
    client: FlaskClient, address: str
) -> None:
    answer = client.get(f"/static/00000000/{HTMX}")
    assert (answer.status_code, answer.location) == (302, address)
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "name", ["nothing.css", "../pyproject.toml", "..%2fpyproject.toml", "vendor", "%2fetc%2fpasswd"]
)
def test_nothing_else_is_served(client: FlaskClient, name: str) -> None:
    answer = client.get(f"/static/00000000/{name}", follow_redirects=True)
    assert answer.status_code == 404


def test_a_changed_file_gets_a_new_name(tmp_path: Path) -> None:
    file = tmp_path / "site.css"
    file.write_text("a{}")
    folder = Assets(tmp_path)
    first = folder.find("site.css")
    assert folder.find("site.css") is first
    file.write_text("b{}")
    os.utime(file, ns=(1, 1))
    second = folder.find("site.css")
    assert first
    assert second
    assert first.digest != second.digest
    assert second.body("identity") == b"b{}"


def test_a_sheet_is_sent_with_what_it_imports_and_renamed_when_that_changes(tmp_path: Path) -> None:
    part = tmp_path / "frame" / "base.css"
    part.parent.mkdir()
    part.write_text("/* Ground. */\na {\n  color: red;\n}\n")
    (tmp_path / "site.css").write_text('/* All. */\n@import "frame/base.css";\nb {}\n')
    folder = Assets(tmp_path)
    first = folder.find("site.css")
    assert first
    assert first.body("identity").split() == b"a { color: red; } b {}".split()
    assert folder.find("site.css") is first
    part.write_text("a { color: green; }")
    os.utime(part, ns=(1, 1))
    second = folder.find("site.css")
    assert second
    assert second.digest != first.digest
    assert b"green" in second.body("identity")
    part.unlink()
    with pytest.raises(FileNotFoundError, match=r"base\.css"):
        folder.find("site.css")


def test_a_template_that_names_no_file_fails_loudly(app: Flask) -> None:
    with pytest.raises(FileNotFoundError, match=r"static/gone\.css"):
        asset_url(app, "gone.css")


def test_pages_are_compressed_too(client: FlaskClient, app: Flask) -> None:
    app.add_url_rule("/long", view_func=lambda: "<p>扯旋</p>" * 500)
    answer = client.get("/long", headers={"Accept-Encoding": "gzip, br"})
    assert answer.headers["Content-Encoding"] == "br"
    assert brotli.decompress(answer.data).decode() == "<p>扯旋</p>" * 500
    assert "Accept-Encoding" in answer.vary


def test_event_streams_are_left_alone(client: FlaskClient, app: Flask) -> None:
    def stream():
        return app.response_class(iter([": ping\n\n"] * 200), mimetype="text/event-stream")

    app.add_url_rule("/events", view_func=stream)
    answer = client.get("/events", headers={"Accept-Encoding": "gzip, br"})
    assert "Content-Encoding" not in answer.headers
