"""The glossary: everything is found, and every term has its page."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.markup import Element, read
from tutor.languages import LANGUAGES
from tutor.names import WORDS, kind_term, pair_term, points_term
from tutor.rules import KINDS, PAIRS, PRESETS, ranking
from tutor.web.reference import glossary, term_page
from tutor.web.reference.glossary import EXAMPLES
from tutor.web.views.addresses import pair_key
from tutor.web.views.terms import speech

TAGS = [language.tag for language in LANGUAGES]
KEYS = [
    *(kind.key for kind in KINDS),
    *WORDS,
    *map(pair_key, PAIRS),
    *(points_term(points).key for points in range(10)),
    *EXAMPLES,
]
UNNAMED = [pair for pair in PAIRS if pair_term(pair) is None]


def page(client: FlaskClient, address: str, **headers: str) -> Element:
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200, address
    return read(answer.text)


def links(found: Element) -> list[str]:
    return [a["href"] for li in found.all("li", class_="entry") for a in li.all("a")]


def test_keys_are_unique() -> None:
    assert len(set(KEYS)) == len(KEYS)


@pytest.mark.parametrize("lang", TAGS)
def test_the_glossary_lists_every_term(client: FlaskClient, lang: str) -> None:
    listed = set(links(page(client, f"/glossary?lang={lang}")))
    points = {points_term(n).key for n in range(10)}
    assert listed == {f"/glossary/{key}" for key in set(KEYS) - points}


def test_each_term_stands_in_one_group_and_false_friends_once_more(client: FlaskClient) -> None:
    tree = page(client, "/glossary")
    for group in tree.all("section", class_="group"):
        assert len(links(group)) == len(set(links(group)))
    everywhere = [url for g in tree.all("section", class_="group") for url in links(g)]
    twice = {url for url in everywhere if everywhere.count(url) > 1}
    assert twice == {f"/glossary/{w.term.key}" for w in WORDS.values() if w.false_friend}


def test_every_term_has_its_page_which_leads_only_to_others(client: FlaskClient) -> None:
    for key in KEYS:
        tree = page(client, f"/glossary/{key}")
        assert tree.one("h1").text
        assert tree.all("li", class_="name-row"), key
        assert {url.removeprefix("/glossary/") for url in links(tree)} <= set(KEYS) - {key}


@pytest.mark.parametrize("lang", TAGS)
@pytest.mark.parametrize("key", ["ren+futou", "di+hei9", "tianpai", "meishi+dagui", EXAMPLES[0]])
def test_a_page_shows_every_recorded_name_in_full(client: FlaskClient, key: str, lang: str) -> None:
    tree = page(client, f"/glossary/{key}?lang={lang}")
    app = client.application
    with app.test_request_context():
        thing = term_page.find_thing(key, ranking(PRESETS["chengdu"]))
        assert thing is not None
        names = term_page.term_page(
            thing, speech(PRESETS["chengdu"]), ranking(PRESETS["chengdu"])
        ).names
    rows = tree.all("li", class_="name-row")
    assert len(rows) == len(names)
    for row, name in zip(rows, names, strict=True):
        for text in (name.hant, name.hans, name.pinyin, name.zhuyin, name.gloss):
            assert text in row.text
        assert len(row.all("span", class_="tag")) == len(name.sources)


@pytest.mark.parametrize("key", ["nothing", "tian+", "tian+tian+tian", "points-10", "QhQd", "2d4s"])
def test_an_unknown_term_is_not_found(client: FlaskClient, key: str) -> None:
    answer = client.get(f"/glossary/{key}")
    assert answer.status_code == 404
    assert read(answer.text).one("h1").text == "There is no such page"


def test_the_unnamed_pairs_go_by_their_points(client: FlaskClient) -> None:
    assert len(UNNAMED) == 14
    for pair in UNNAMED:
        tree = page(client, f"/glossary/{pair_key(pair)}")
        assert points_term(pair.points).names[0].hans in tree.one("h1").text
        assert "No name is recorded for this pair" in tree.text


def found_keys(app: Flask, query: str) -> list[str]:
    rules = PRESETS["chengdu"]
    with app.test_request_context():
        entries = glossary.found(query, speech(rules), ranking(rules))
        return [entry.url.removeprefix("/glossary/") for entry in entries]


@pytest.mark.parametrize("form", ["hant", "hans", "plain"])
def test_every_recorded_name_of_every_pair_is_found(app: Flask, form: str) -> None:
    for pair in PAIRS:
        for name in term.names if (term := pair_term(pair)) else ():
            assert pair_key(pair) in found_keys(app, getattr(name, form)), name.hant


@pytest.mark.parametrize("form", ["hant", "hans", "plain", "gloss"])
def test_every_card_and_word_is_found(app: Flask, form: str) -> None:
    for term in [*map(kind_term, KINDS), *(word.term for word in WORDS.values())]:
        for name in term.names:
            assert term.key in found_keys(app, getattr(name, form)), name.hant


def test_a_short_name_of_a_hand_is_found(client: FlaskClient) -> None:
    url = links(page(client, "/glossary?q=九杠"))[0]
    assert "九杠" in page(client, url).one("section", aria_labelledby="names-title").text


def test_a_synonym_says_by_which_name_it_was_found(client: FlaskClient) -> None:
    first = page(client, "/glossary?q=lantern+nine").all("li", class_="entry")[0]
    assert "人官九" in first.text
    first = page(client, "/glossary?q=灯笼九").all("li", class_="entry")[0]
    assert first.one("span", class_="entry-alias").text == "also 灯笼九"


def test_the_search_is_a_plain_form_that_keeps_the_query(client: FlaskClient) -> None:
    form = page(client, "/glossary?q=%22><b>").one("form", role="search")
    assert (form["method"], form["action"]) == ("get", "/glossary")
    assert form.one("input", name="q")["value"] == '"><b>'


def test_nothing_found_offers_a_way_on(client: FlaskClient) -> None:
    tree = page(client, "/glossary?q=zzz")
    assert tree.one("p", class_="empty-title").text == "Nothing goes by “zzz”"
    ways = [a["href"] for a in tree.one("div", id="found").all("a")]
    assert ways[-1] == "/glossary"
    for way in ways:
        assert links(page(client, way))


def test_htmx_is_given_what_was_found_alone(client: FlaskClient) -> None:
    answer = client.get("/glossary?q=tian", headers={"HX-Request-Type": "partial"})
    assert answer.text.startswith('<div id="found"')
    assert "HX-Request-Type" in answer.vary


def test_a_pair_leads_to_its_rung_under_each_rule_set(client: FlaskClient) -> None:
    tree = page(client, "/glossary/di+hei9")
    rows = tree.all("a", class_="standing")
    assert [row.text for row in rows] == [
        "Rung 65 of 71 1 point Chengdu, Online",
        "Rung 10 of 71 Earth king Sichuan",
    ]
    for row in rows:
        current = page(client, row["href"].partition("#")[0]).one("div", id="flights")
        [rung] = current.all("a", aria_current="true")
        assert rung["href"].endswith(row["href"].partition("#")[2])


def test_a_false_friend_is_warned_of(client: FlaskClient) -> None:
    assert "False friend" in page(client, "/glossary/skin").text
    assert "False friend" not in page(client, "/glossary/chips").text
