"""How far one is in a sample hand: found again, also as the first release kept it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.markup import read
from tutor import store
from tutor.play.hands import HANDS
from tutor.rules.hand import format_act
from tutor.store.database import reading
from tutor.web.frame.database import engine

LEARNER = "somebody"
SAMPLE = next(iter(HANDS.values()))


@pytest.fixture
def begun(client: FlaskClient) -> FlaskClient:
    """A visitor who has done the first own step of the first hand."""
    with client.session_transaction() as session:
        session["learner"] = LEARNER
    scene = next(scene for scene in SAMPLE.scenes if scene.turn)
    assert scene.turn is not None
    assert scene.turn.chosen is not None
    sent = {"at": str(scene.number), "do": format_act(scene.turn.chosen)}
    assert client.post(f"/hands/{SAMPLE.key}", data=sent).status_code == 303
    return client


def keep(app: Flask, data: str) -> None:
    """Keep the place in the first hand as `data`."""
    with app.app_context():
        with reading(engine()) as db:
            (table,) = store.recent_tables(db, LEARNER, SAMPLE.key, 2)
        texts = store.Texts(table.record, data, False)
        store.change_table(engine(), LEARNER, table.token, lambda _: texts, datetime.now(UTC))


@pytest.mark.parametrize("data", ['{"at": 2}', '{"v": 1, "at": 2}'])
def test_a_place_is_found_again(app: Flask, begun: FlaskClient, data: str) -> None:
    keep(app, data)
    assert begun.get(f"/hands/{SAMPLE.key}").location == f"/hands/{SAMPLE.key}?step=2"


@pytest.mark.parametrize(
    "data", ["", "{}", "[]", '{"at": "3"}', '{"at": 999}', '{"at": -1}', '{"v": 99, "at": 2}']
)
def test_a_place_that_cannot_be_read_is_the_beginning(
    app: Flask, begun: FlaskClient, data: str
) -> None:
    keep(app, data)
    page = begun.get(f"/hands/{SAMPLE.key}")
    assert page.status_code == 200
    first = begun.get(f"/hands/{SAMPLE.key}?step=0")
    at_step = [read(one.text).one("section", id="question").text for one in (page, first)]
    assert at_step[0] == at_step[1]
