"""Tables that the site keeps: of the first release, damaged ones, and those of a later version."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count

import pytest
from flask import Flask, session
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings

from tests.play.kept import Row, damaged_rows, old_rows
from tests.web.markup import read
from tests.web.player import PARTIAL
from tutor import store
from tutor.play.keeping import TornError
from tutor.play.sitting import EVENING
from tutor.store.database import writing
from tutor.web.frame.database import engine
from tutor.web.play import tables

ROWS = [one.row for one in old_rows()]
LEARNER = "somebody-of-old"
TOKENS = (f"token-{number:08d}" for number in count())
TORN = ROWS[0]._replace(data=ROWS[0].data[:-9])
NEWER = ROWS[0]._replace(data=json.dumps({**json.loads(ROWS[0].data), "v": 99}))


@pytest.fixture
def owner(client: FlaskClient) -> FlaskClient:
    """The visitor whose tables were kept."""
    with client.session_transaction() as session:
        session["learner"] = LEARNER
    return client


def keep(app: Flask, row: Row) -> str:
    """Store a row as it is; the address of its table."""
    token, now = next(TOKENS), datetime.now(UTC)
    with app.app_context(), writing(engine()) as db:
        store.open_table(
            db,
            LEARNER,
            token,
            kind=row.kind,
            rules="chengdu",
            record=row.record,
            data=row.data,
            now=now,
        )
        if row.finished:
            store.advance_table(db, LEARNER, token, 0, store.Texts(*row[1:]), now)
    return f"/play/{token}"


@pytest.mark.parametrize("row", ROWS[::3], ids=lambda row: row.kind)
def test_a_table_of_the_first_release_is_shown_and_played_on(
    app: Flask, owner: FlaskClient, row: Row
) -> None:
    path = keep(app, row)
    shown = owner.get(path)
    assert shown.status_code == 200
    forms = read(shown.text).one("section", id="question").all("form")
    assert bool(forms) is not row.finished
    for form in forms[:1]:
        button = form.all("button", name="do") or form.all("button", name="way")
        fields = {**form.fields(), button[0]["name"]: [button[0]["value"]]}
        if boxes := form.all("input", name="pick"):
            fields["pick"] = [box["value"] for box in boxes[:2]]
        sent = owner.post(form["action"], data=fields)
        assert sent.status_code == 303
        assert owner.get(path).text != shown.text


@pytest.mark.parametrize(
    ("row", "status", "said"),
    [
        (
            TORN,
            410,
            {
                "en": "This table cannot be read any more",
                "zh-CN": "这一桌已经读不出来了",
                "zh-TW": "這一桌已經讀不出來了",
            },
        ),
        (
            NEWER,
            409,
            {
                "en": "later version of the site",
                "zh-CN": "新版网站",
                "zh-TW": "新版網站",
            },
        ),
    ],
    ids=["torn", "newer"],
)
def test_a_table_that_cannot_be_read_is_told_whatever_is_asked_of_it(
    app: Flask, owner: FlaskClient, row: Row, status: int, said: dict[str, str]
) -> None:
    path = keep(app, row)
    for tag, words in said.items():
        tongue = {"Accept-Language": tag}
        answers = [
            owner.get(path, headers=tongue),
            owner.get(f"{path}?step=1", headers=tongue),
            owner.get(f"{path}/record", headers=tongue),
            owner.post(path, data={"do": "call", "hand": "1", "at": "0"}, headers=tongue),
            owner.post(f"{path}/next", data={"hand": "1"}, headers=tongue),
            owner.post(path, data={"do": "call"}, headers={**tongue, **PARTIAL}),
        ]
        assert [answer.status_code for answer in answers] == [status] * len(answers)
        assert all(words in answer.text for answer in answers)


def test_a_damaged_table_does_not_stand_in_the_way_of_a_new_one(
    app: Flask, owner: FlaskClient
) -> None:
    keep(app, TORN)
    assert "Go on with your evening" in owner.get("/play").text
    token = next(TOKENS)
    with app.app_context(), writing(engine()) as db:
        store.open_table(
            db,
            LEARNER,
            token,
            kind="evening",
            rules="rules-of-old",
            record="",
            data="",
            now=datetime.now(UTC),
        )
    page = owner.get("/play")
    assert page.status_code == 200
    assert token not in page.text


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(row=damaged_rows(ROWS))
def test_no_damage_breaks_the_page(app: Flask, owner: FlaskClient, row: Row) -> None:
    path = keep(app, row)
    for answer in (
        owner.get(f"{path}?why=1"),
        owner.post(f"{path}/next", data={"hand": "1", "way": "next"}),
        owner.get(path),
    ):
        assert answer.status_code in (200, 303, 409, 410, 422)


def test_what_could_not_be_read_back_is_not_kept(app: Flask, owner: FlaskClient) -> None:
    path = keep(app, next(row for row in ROWS if row.kind != EVENING and not row.finished))
    token = path.rpartition("/")[2]
    before = owner.get(path)
    with app.test_request_context():
        session["learner"] = LEARNER
        with pytest.raises(TornError):
            tables.change(token, lambda sitting: replace(sitting, seat=99))
    after = owner.get(path)
    assert (before.status_code, after.status_code) == (200, 200)
