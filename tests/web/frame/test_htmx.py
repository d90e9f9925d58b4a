import pytest
from flask import Flask
from flask.testing import FlaskClient
from jinja2 import DictLoader

from tutor.web.frame.htmx import render


@pytest.fixture(autouse=True)
def page(app: Flask) -> None:
    templates = {"page.html": "<html>{% include '_part.html' %}", "_part.html": "<b>{{ n }}</b>"}
    app.jinja_env.loader = DictLoader(templates)
    app.add_url_rule("/page", view_func=lambda: render("page.html", "_part.html", n=7))


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        ({}, "<html><b>7</b>"),
        ({"HX-Request": "true", "HX-Request-Type": "partial"}, "<b>7</b>"),
        ({"HX-Request": "true", "HX-Request-Type": "full"}, "<html><b>7</b>"),
        (
            {"HX-History-Restore-Request": "true", "HX-Request-Type": "full"},
            "<html><b>7</b>",
        ),
        ({"HX-Request": "true"}, "<html><b>7</b>"),
    ],
)
def test_only_a_partial_request_gets_the_fragment(
    client: FlaskClient, headers: dict[str, str], body: str
) -> None:
    assert client.get("/page", headers=headers).text == body


def test_page_and_fragment_are_never_taken_for_each_other(client: FlaskClient) -> None:
    answer = client.get("/page")
    for name in ("HX-Request", "HX-Request-Type", "Cookie", "Accept-Language"):
        assert name in answer.vary
    assert answer.headers["Cache-Control"] == "private, no-cache"
