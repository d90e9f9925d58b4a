"""The sheet for the table says what the rule set says."""

import pytest
from flask.testing import FlaskClient

from tests.web.markup import Element, read
from tutor.languages import LANGUAGES
from tutor.names import WORDS, kind_term
from tutor.rules import KINDS, PRESETS, Flower

TAGS = [language.tag for language in LANGUAGES]


def sheet(client: FlaskClient, rules: str, lang: str = "en") -> Element:
    answer = client.get(f"/sheet?rules={rules}&lang={lang}")
    assert answer.status_code == 200
    return read(answer.text).one("article", class_="sheet")


def part(tree: Element, name: str) -> Element:
    return tree.one("section", class_=f"sheet-{name}")


@pytest.mark.parametrize("lang", TAGS)
@pytest.mark.parametrize("rules", PRESETS)
def test_all_kinds_stand_in_seven_ranks(client: FlaskClient, rules: str, lang: str) -> None:
    ranks = part(sheet(client, rules, lang), "singles").all("li", class_="single-rank")
    assert len(ranks) == 7
    for rank, row in enumerate(ranks, 1):
        names = [kind_term(kind).main(rules) for kind in KINDS if kind.single == rank]
        script = "hant" if lang == "zh-Hant" else "hans"
        shown = [one.one("span", class_="term").text for one in row.all("li", class_="single")]
        assert shown == [getattr(name, script) for name in names]


def test_only_cards_that_count_otherwise_than_their_number_say_so(client: FlaskClient) -> None:
    tags = part(sheet(client, "chengdu"), "singles").all("span", class_="tag")
    assert [tag.text for tag in tags] == ["12 points", "11 points", "6 points"]


def test_a_rhyme_stands_where_the_source_has_one(client: FlaskClient) -> None:
    assert "天地人和梅板三，斧十猫膏下四滥" in sheet(client, "chengdu").text
    assert "天地人和梅板三，斧苕猫膏下是烂" in sheet(client, "online").text
    assert not sheet(client, "sichuan").all("p", class_="rhyme")


def test_an_earth_king_is_a_row_or_a_warning(client: FlaskClient) -> None:
    assert "地王" in part(sheet(client, "sichuan"), "pairs").text
    assert "地九王" not in part(sheet(client, "sichuan"), "counting").text
    assert "地九王" not in part(sheet(client, "chengdu"), "pairs").text
    assert "地九王" in part(sheet(client, "chengdu"), "counting").text


def test_the_tail_is_the_pair_that_the_rule_set_calls_so(client: FlaskClient) -> None:
    assert "tail 尾 is the larger" in part(sheet(client, "chengdu"), "settling").text
    assert "tail 尾 is the smaller" in part(sheet(client, "sichuan"), "settling").text


def test_switches_of_house_rules_are_followed(client: FlaskClient) -> None:
    assert "0 points are all equal" in part(sheet(client, "chengdu"), "comparing").text
    house = sheet(client, "chengdu%2Bzeros.single")
    assert "0 points too are decided" in part(house, "comparing").text


@pytest.mark.parametrize("rules", PRESETS)
def test_words_are_those_that_the_source_records(client: FlaskClient, rules: str) -> None:
    rows = part(sheet(client, rules), "words").all("div", class_="word-row")
    recorded = {
        name.hans for word in WORDS.values() for name in word.term.names if rules in name.sources
    }
    assert len(rows) >= 7
    for row in rows:
        assert {one.text for one in row.one("dt").all("span", class_="term")} <= recorded


def test_three_flowers_are_there_where_they_are_known(client: FlaskClient) -> None:
    assert "三花" not in sheet(client, "chengdu").text
    shown, silent = (part(sheet(client, key), "settling").text for key in ("sichuan", "online"))
    assert "三花 may be shown" in shown
    assert "三花 neither wins nor loses" in silent
    for flower in Flower:
        for kind in flower.kinds:
            assert kind_term(kind).main("online").hans in silent
