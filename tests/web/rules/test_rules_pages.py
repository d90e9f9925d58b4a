"""House rules: every switch, what it changes, and playing by them."""

import pytest
from flask.testing import FlaskClient

from tests.web.markup import Element, read
from tutor.rules import PRESETS, SWITCHES


def page(client: FlaskClient, address: str) -> Element:
    answer = client.get(address)
    assert answer.status_code == 200, address
    return read(answer.text)


def test_the_presets_are_where_house_rules_begin(client: FlaskClient) -> None:
    tree = page(client, "/rules")
    links = [one["href"] for one in tree.all("a", class_="tile")]
    assert links == [f"/rules/{key}" for key in PRESETS]


@pytest.mark.parametrize("code", [*PRESETS, "chengdu+zeros.single+most_players.5"])
def test_every_switch_stands_on_the_page_as_it_is_set(client: FlaskClient, code: str) -> None:
    tree = page(client, f"/rules/{code}")
    form = tree.one("form", class_="rules-form")
    for name in SWITCHES:
        assert form.one("fieldset", id=name).one("legend").text
    radios = {one["name"]: one["value"] for one in form.all("input") if "checked" in one}
    answer = client.get("/rules/build", query_string={"base": code.partition("+")[0], **radios})
    expected = code.replace("+most_players.5", "")
    assert answer.location in (f"/rules/{code}", f"/rules/{expected}")


def test_flipped_switches_lead_to_their_canonical_code(client: FlaskClient) -> None:
    answer = client.get("/rules/build?base=chengdu&di_wang=king&zeros=single")
    assert answer.status_code == 303
    assert answer.location == "/rules/chengdu+di_wang.king+zeros.single"
    assert client.get("/rules/chengdu+zeros.equal").location == "/rules/chengdu"


def test_a_wrong_switch_is_named(client: FlaskClient) -> None:
    answer = client.get("/rules/build?base=chengdu&di_wang=joker")
    assert answer.status_code == 400
    assert "“joker”" in read(answer.text).text
    assert client.get("/rules/poker").status_code == 400


def test_what_a_switch_changes_is_counted_and_drawn(client: FlaskClient) -> None:
    switch = page(client, "/rules/chengdu").one("fieldset", id="di_wang")
    assert "112 comparisons of two pairs" in switch.text
    assert "1,560 of all 35,960 deals" in switch.text
    assert len(switch.all("figure", class_="division")) >= 4
    for link in switch.all("a"):
        if link["href"].startswith("/calc/"):
            assert client.get(link["href"]).status_code == 200


def test_readings_behind_a_switch_are_linked(client: FlaskClient) -> None:
    switch = page(client, "/rules/chengdu").one("fieldset", id="zeros")
    assert [a["href"] for a in switch.all("a") if "readings" in a["href"]] == ["/readings#r3"]


def test_two_rule_sets_stand_side_by_side(client: FlaskClient) -> None:
    tree = page(client, "/rules/chengdu?with=chengdu%2Bzeros.single")
    section = tree.one("section", class_="rules-compared")
    assert len(section.one("tbody").all("tr")) == 1
    assert "116 of all 35,960 deals" in section.text


def test_playing_by_house_rules_changes_everything_after(client: FlaskClient) -> None:
    code = "chengdu+zeros.single"
    answer = client.post("/settings", data={"next": f"/rules/{code}", "rules": code})
    assert answer.location == f"/rules/{code}"
    tree = page(client, f"/rules/{code}")
    assert "You play by these rules" in tree.text
    chip = tree.one("details", class_="rules").one("summary")
    assert "Cloud Tiger" in chip.text
    start = client.get("/drills/pair-ranks/start")
    assert f"/{code}/" in start.location
    calc = page(client, "/calc")
    assert calc.one("a", id=f"rules-{code}")["aria-current"] == "true"
    assert "yours" in page(client, "/rules").text
