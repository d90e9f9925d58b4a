"""Requests made to break the site: each is answered, plainly and cheaply."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.pages import FURTHER, asset_url, plain_pages
from tests.web.player import PARTIAL


def test_every_page_answers_whoever_asks_for_a_part_of_it(app: Flask, client: FlaskClient) -> None:
    refused = {}
    for page in (*plain_pages(app), *FURTHER):
        whole = client.get(page)
        assert client.get(page, headers=PARTIAL).status_code == whole.status_code, page
        if whole.status_code >= 400:
            refused[page] = whole.status_code
    assert refused == {"/components": 404, "/rules/build": 400}  # off; nothing to build from


@pytest.mark.parametrize("programs", ["8", "20000000", "99999999999"])
def test_a_table_for_more_than_may_play_is_refused(client: FlaskClient, programs: str) -> None:
    form = {
        "token": "abcdefghijklmnop",
        "rules": "chengdu",
        "stakes": "1-3",
        "programs": programs,
        "temper": "mixed",
    }
    assert client.post("/play", data=form).status_code in (400, 422)


def test_what_everybody_may_keep_carries_nobodys_cookie(app: Flask, client: FlaskClient) -> None:
    client.get("/")
    assert client.get_cookie("session") is not None
    style = asset_url(app, "css/site.css")
    for path in (style, "/calc/chengdu/2h4sQhQd.json", f"{style}?lang=zh-TW"):
        answer = client.get(path)
        assert answer.cache_control.public, path
        assert "Set-Cookie" not in answer.headers, path
        assert "Cookie" not in answer.headers.get("Vary", ""), path


def test_a_file_name_too_long_for_the_disk_is_not_found(client: FlaskClient) -> None:
    assert client.get(f"/static/00000000/{'a' * 300}").status_code == 404


@pytest.mark.parametrize("page", ["/calc/chengdu", "/rules/chengdu", "/split/chengdu", "/"])
def test_a_rule_set_that_is_none_changes_nothing(client: FlaskClient, page: str) -> None:
    answer = client.post("/settings", data={"next": page, "rules": "x\nSet-Cookie: a=b"})
    assert (answer.status_code, answer.location) == (303, page)
    assert client.get_cookie("rules") is None


def test_text_that_is_no_record_is_not_served_as_one(client: FlaskClient) -> None:
    newlines = "7cEhAQAAAICg7v_BHgEAAAAAAAAAgBo"
    for address in (f"/hands/r/{newlines}", f"/hands/r/{newlines}/text"):
        assert client.get(address).status_code == 400
