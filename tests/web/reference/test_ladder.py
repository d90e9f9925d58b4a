"""The ladder of pairs: every pair stands on its rung, and every rung is a link."""

import pytest
from flask.testing import FlaskClient

from tests.web.markup import Element, read
from tutor.names import pair_term
from tutor.rules import PAIRS, PRESETS, ranking
from tutor.web.reference.ladder import FILTERS
from tutor.web.reference.term_page import differs
from tutor.web.views.addresses import pair_key


def page(client: FlaskClient, address: str) -> Element:
    answer = client.get(address)
    assert answer.status_code == 200, address
    return read(answer.text)


def rungs(tree: Element) -> list[Element]:
    return tree.one("div", id="flights").all("a")


def opened(tree: Element) -> Element:
    return tree.one("section", id="rung")


@pytest.mark.parametrize("rules", PRESETS)
def test_all_levels_are_rungs_read_with_their_place(client: FlaskClient, rules: str) -> None:
    found = rungs(page(client, f"/ladder?rules={rules}"))
    total = len(ranking(PRESETS[rules]).levels)
    assert total == 71
    for place, rung in enumerate(found, 1):
        assert f"Rung {place} of {total}: " in rung.text + " "
    assert len(found) == total


@pytest.mark.parametrize("rules", PRESETS)
def test_every_pair_stands_on_the_rung_of_its_strength(client: FlaskClient, rules: str) -> None:
    ranks = ranking(PRESETS[rules])
    tree = page(client, f"/ladder?rules={rules}")
    for rung, level in zip(rungs(tree), ranks.levels, strict=True):
        part = client.get(
            rung["href"].partition("#")[0], headers={"HX-Request-Type": "partial"}
        ).text
        shown = read(part)
        assert len(shown.all("li", class_="standee")) == len(level)
        for pair in level:
            assert f'href="/glossary/{pair_key(pair)}"' in part
            if term := pair_term(pair):
                assert all(name.hans in shown.text for name in term.names)


def test_every_pair_has_an_address_on_the_ladder(client: FlaskClient) -> None:
    ranks = ranking(PRESETS["chengdu"])
    for pair in PAIRS:
        part = client.get(
            "/ladder", query_string={"at": pair_key(pair)}, headers={"HX-Request-Type": "partial"}
        )
        assert part.text.startswith('<section id="rung"')
        assert f"Rung {71 - ranks.strength(pair)} of 71" in part.text


def test_a_plus_in_an_address_typed_by_hand_is_understood(client: FlaskClient) -> None:
    assert "Rung 9 of 71" in opened(page(client, "/ladder?at=tian+hei9")).text


def test_filters_show_each_rung_once_and_keep_its_place(client: FlaskClient) -> None:
    places: list[str] = []
    for only in FILTERS[1:-1]:
        found = rungs(page(client, f"/ladder?only={only}"))
        assert f"only={only}" in found[0]["href"]
        places += [rung.text.partition(":")[0] for rung in found]
    whole = [rung.text.partition(":")[0] for rung in rungs(page(client, "/ladder"))]
    assert places == whole


def test_what_differs_between_rule_sets_is_marked_and_told(client: FlaskClient) -> None:
    unlike = [pair for pair in PAIRS if differs(pair, PRESETS["chengdu"])]
    assert [pair_key(pair) for pair in unlike] == ["di+hei9"]
    for rules, name in (("chengdu", "地九王"), ("sichuan", "地王")):
        tree = page(client, f"/ladder?only=differs&rules={rules}")
        [rung] = rungs(tree)
        assert name in rung.text
        assert rung.one("span", class_="is-differing")
        told = opened(tree).one("ul", class_="differing").text
        assert "Chengdu, Online 1 point, rung 65" in told
        assert "Sichuan Earth king, rung 10" in told


def test_the_way_up_and_down_keeps_to_the_filter(client: FlaskClient) -> None:
    tree = page(client, "/ladder?only=9")
    down: Element | None = opened(tree).one("a", class_="step-way")
    seen = [opened(tree).one("h2").text]
    while down:
        tree = page(client, down["href"].partition("#")[0])
        seen.append(opened(tree).one("h2").text)
        down = next(
            (a for a in opened(tree).all("a", class_="step-way") if "is-up" not in a.classes), None
        )
    assert len(seen) == len(rungs(tree))


def test_the_chip_in_the_bar_shows_and_changes_the_rule_set_of_the_page(
    client: FlaskClient,
) -> None:
    tree = page(client, "/ladder?rules=sichuan&at=tian%2Bhei9")
    form = tree.one("details", class_="rules").one("form")
    assert form.one("button", aria_current="true")["value"] == "sichuan"
    assert form.one("input", name="next")["value"] == "/ladder?at=tian%2Bhei9"


def test_house_rules_have_a_ladder_of_their_own(client: FlaskClient) -> None:
    tree = page(client, "/ladder?rules=chengdu%2Bzeros.single&only=0")
    assert len(rungs(tree)) > 1
    assert tree.all("span", class_="is-differing")


@pytest.mark.parametrize(
    ("address", "status"),
    [("/ladder?at=tian", 404), ("/ladder?only=tens", 404), ("/ladder?rules=poker", 400)],
)
def test_what_does_not_exist_is_said(client: FlaskClient, address: str, status: int) -> None:
    assert client.get(address).status_code == status
