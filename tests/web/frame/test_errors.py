import pytest
from flask import Flask, abort, request
from flask.testing import FlaskClient

from tutor.store import NotYours, RoundNotFound, StoreError, StoreUnavailable
from tutor.web.frame.errors import PageError

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}


@pytest.fixture
def broken(app: Flask) -> Flask:
    """The site with a page for each thing that can go wrong."""
    app.config["PROPAGATE_EXCEPTIONS"] = False

    @app.get("/stop/<int:status>")
    def stop(status: int) -> str:
        abort(status)

    @app.get("/domain")
    def domain() -> str:
        raise PageError(422, "This card is there twice", "Take <another> one.")

    @app.get("/bug")
    def bug() -> str:
        raise ZeroDivisionError

    @app.post("/upload")
    def upload() -> str:
        return str(len(request.get_data()))

    return app


@pytest.mark.parametrize("status", [400, 404, 405, 410, 413, 429, 500, 503])
def test_every_error_is_a_page_in_words(broken: Flask, client: FlaskClient, status: int) -> None:
    answer = client.get(f"/stop/{status}")
    assert answer.status_code == status
    assert "<html" in answer.text
    assert f">{status}</p>" in answer.text


@pytest.mark.parametrize(
    ("error", "status"), [(NotYours, 404), (RoundNotFound, 404), (StoreUnavailable, 503)]
)
def test_what_the_store_says_becomes_a_page(
    broken: Flask, client: FlaskClient, error: type[StoreError], status: int
) -> None:
    @broken.get("/stored")
    def stored() -> str:
        raise error("for whoever runs the site")

    answer = client.get("/stored")
    assert answer.status_code == status
    assert "whoever" not in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/domain", "/bug"])
def test_htmx_gets_the_fragment_alone(broken: Flask, client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers=PARTIAL)
    assert "<html" not in answer.text
    assert "<p><b>" in answer.text


def test_a_page_error_says_what_it_was_given(broken: Flask, client: FlaskClient) -> None:
    answer = client.get("/domain")
    assert answer.status_code == 422
    assert "This card is there twice" in answer.text
    assert "Take &lt;another&gt; one." in answer.text


def test_a_bug_is_told_without_its_traceback(broken: Flask, client: FlaskClient) -> None:
    answer = client.get("/bug")
    assert answer.status_code == 500
    assert "ZeroDivision" not in answer.text


def test_a_page_too_broken_to_draw_still_answers(
    broken: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(broken.jinja_env.globals, "asset_url", lambda name: 1 / 0)
    answer = client.get("/bug")
    assert answer.status_code == 500
    assert "Internal Server Error" in answer.text


def test_the_wrong_method_says_which_are_right(client: FlaskClient) -> None:
    answer = client.get("/language")
    assert answer.status_code == 405
    assert answer.allow is not None
    assert "POST" in answer.allow


def test_too_big_a_body_is_refused(broken: Flask, client: FlaskClient) -> None:
    assert client.post("/upload", data=b"x" * (1 << 20)).text == str(1 << 20)
    assert client.post("/upload", data=b"x" * ((1 << 20) + 1)).status_code == 413


@pytest.mark.parametrize(("language", "words"), [("zh-TW", "沒有這一頁"), ("zh-CN", "没有这一页")])
def test_errors_speak_the_visitors_language(client: FlaskClient, language: str, words: str) -> None:
    assert words in client.get("/nowhere", headers={"Accept-Language": language}).text
