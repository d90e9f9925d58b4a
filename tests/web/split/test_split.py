"""The explorer of divisions, its advice, and the verdicts and closing page of split practice."""

import re
from itertools import combinations

import pytest
from flask.testing import FlaskClient

from tests.sure import sure
from tests.web.markup import Element, read
from tests.web.player import PARTIAL, Player, Seen
from tutor.rules import CARD, PRESETS, divisions, parse_rules, ranking
from tutor.solver import Known, Style, analyse, field

HAND = "QhTs9s9c"
RULES = ("chengdu", "sichuan", "online", "chengdu+better_and_equal.draw")


def cards(text: str) -> tuple:
    return tuple(CARD[text[at : at + 2]] for at in range(0, len(text), 2))


def shares(one: Element) -> list[str]:
    return [part.text for part in one.one("ul", class_="shares").all("b")]


def figures(page: Seen) -> list[Element]:
    return page.tree.one("ol", class_="weighing").all("li", class_="weighed")


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("style", Style)
def test_the_figures_are_those_of_the_solver(client: FlaskClient, rules: str, style: Style) -> None:
    query = f"known=7h&upcards=2h8c&style={style.value}"
    page = Seen(client.get(f"/split/{rules}/{HAND}?{query}"))
    known = Known(dead=cards("7h"), upcards=cards("2h8c"))
    found = analyse(cards(HAND), parse_rules(rules), known, style)
    expected = sorted(
        [f"{100 * part / f.total:.1f}%" for part in (f.win, f.draw, f.lose)]
        for f in (choice.figures for choice in found.choices)
    )
    assert sorted(shares(one) for one in figures(page)) == expected
    assert f"{found.opponents:,}" in page.text


def test_units_are_told_with_and_without_skin(client: FlaskClient) -> None:
    page = Seen(client.get(f"/split/chengdu/{HAND}"))
    found = analyse(cards(HAND), PRESETS["chengdu"])
    told = {
        tuple(dd.text for dd in one.one("dl", class_="weighed-notes").all("dd"))
        for one in figures(page)
    }
    assert told == {
        tuple(f"{value:+.3f}".replace("-", "−") for value in (f.units, f.units_with_skin))
        for f in (choice.figures for choice in found.divisions)
    }


def test_a_dominated_division_says_what_dominates_it(client: FlaskClient) -> None:
    page = Seen(client.get("/split/chengdu/Qh8s9cJs"))
    words = [one.one("b", class_="weighed-word").text for one in figures(page)]
    assert sorted(words) == ["best", "dominated", "dominated"]
    for one, word in zip(figures(page), words, strict=True):
        assert ("dominated by 乌龙九 / 天九王" in one.text) == (word == "dominated")


def test_leaving_is_one_more_choice_where_it_may_be_declared(client: FlaskClient) -> None:
    there = Seen(client.get("/split/sichuan/ThTsJc4h"))
    assert len(figures(there)) == 4
    assert shares(figures(there)[3]) == ["0.0%", "100.0%", "0.0%"]
    assert len(figures(Seen(client.get("/split/chengdu/ThTsJc4h")))) == 3
    out = Seen(client.get("/split/online/ThTsJc4h"))
    assert not out.tree.all("ol", class_="weighing")
    assert "leaves by itself" in out.text


def test_the_table_of_the_field_adds_up_to_the_bar(client: FlaskClient) -> None:
    rules = PRESETS["chengdu"]
    for at in (1, 2, 3):
        page = Seen(client.get(f"/split/chengdu/{HAND}?at={at}"))
        chosen = next(one for one in figures(page) if "is-chosen" in one.classes)
        table = page.tree.one("div", class_="map-table").one("table")
        sums = {"won": 0.0, "drawn": 0.0, "lost": 0.0}
        for cell in table.one("tbody").all("td"):
            for word, share in re.findall(r"(won|drawn|lost) ([\d.]+)%", cell.text):
                sums[word] += float(share)
        for told, added in zip(shares(chosen), sums.values(), strict=True):
            assert abs(float(told.rstrip("%")) - added) < 0.6
        division = sorted(
            divisions(cards(HAND), ranking(rules)), key=lambda one: one.strength[::-1]
        )[3 - at]
        assert sum(sums.values()) == pytest.approx(
            100 * sum(c.count for c in field(cards(HAND), division, rules).cells) / (20475 * 256),
            abs=0.6,
        )


def test_the_picture_is_hidden_from_readers_who_get_the_table(client: FlaskClient) -> None:
    page = Seen(client.get(f"/split/chengdu/{HAND}")).tree
    assert page.one("svg", class_="map")["aria-hidden"] == "true"
    table = page.one("div", class_="map-table").one("table")
    assert len(table.one("thead").all("th")) == 14
    assert len(table.one("tbody").all("tr")) == 14
    assert all(row.all("th", scope="row") for row in table.one("tbody").all("tr"))


def test_every_card_of_the_deck_is_a_link_that_lays_it_out(client: FlaskClient) -> None:
    """Four taps from an empty table, then one to take a card back."""
    path = "/split/chengdu"
    for code in ("Qh", "Ts", "9s", "9c"):
        page = Seen(client.get(path))
        path = page.tree.one("a", id=f"deck-{code}")["href"]
    whole = Seen(client.get(path))
    assert path == f"/split/chengdu/{HAND}"
    assert len(figures(whole)) == 3
    shown = whole.tree.one("a", id="deck-2h")["href"]
    assert shown == f"/split/chengdu/{HAND}?upcards=2h"
    back = Seen(client.get(shown)).tree.one("a", id="in-9c")["href"]
    assert back == "/split/chengdu/QhTs9s?upcards=2h&to=hand"
    assert not Seen(client.get(back)).tree.all("ol", class_="weighing")


def test_a_hand_that_is_not_whole_says_how_many_cards_are_there(client: FlaskClient) -> None:
    page = Seen(client.get("/split/chengdu/QhTs9s"))
    assert page.status == 200
    assert "One more card to lay" in page.text


WRONG = [
    ("/split/poker/QhTs9s9c", "poker"),
    ("/split/chengdu/QhTs9s1c", "1c"),
    ("/split/chengdu/QhQhTs9s", "天牌"),
    ("/split/chengdu/QhQd2h2d8h", "not 5"),
    ("/split/chengdu/QhTs9s9c?known=Qh", "天牌"),
    ("/split/chengdu/QhTs?known=Qh", "天牌"),
    ("/split/chengdu/QhTs9s9c?upcards=2h&known=2h", "地牌"),
    ("/split/chengdu/QhTs9s9c?upcards=2h2d8h8d4h", "At most 4"),
    ("/split/chengdu/QhTs9s9c?known=zz", "zz"),
    ("/split/chengdu/QhTs9s9c?style=wild", "wild"),
    ("/split/chengdu/QhTs9s9c?at=4", "4"),
    ("/split/chengdu/QhTs9s9c?at=x", "x"),
    ("/split/chengdu/QhTs9s9c?to=moon", "moon"),
    ("/split/advice?rules=poker", "poker"),
]


@pytest.mark.parametrize(("path", "named"), WRONG)
def test_what_is_wrong_is_named(client: FlaskClient, path: str, named: str) -> None:
    page = Seen(client.get(path))
    assert page.status == 400
    assert named in page.title
    assert page.tree.one("main").all("a", href="/")


def test_a_third_copy_is_refused_wherever_it_lies(client: FlaskClient) -> None:
    """No address can name one, as every card has its own code; a twin of a known card can be."""
    assert client.get("/split/chengdu/QhTs9s9c?known=QdQh").status_code == 400
    assert client.get("/split/chengdu/QhTs9s9c?known=Qd").status_code == 200


def test_htmx_gets_the_part_that_changes(client: FlaskClient) -> None:
    part = read(client.get(f"/split/chengdu/{HAND}", headers=PARTIAL).text)
    assert part.one("div", id="split")
    assert not part.all("html")


@pytest.mark.parametrize("rules", RULES)
def test_the_page_of_advice_is_whole_in_every_rule_set(client: FlaskClient, rules: str) -> None:
    page = Seen(client.get("/split/advice", query_string={"rules": rules}))
    items = page.tree.one("ol", class_="advice-list").all("li")
    assert 8 <= len(items) <= 12
    for item in items:
        assert (
            item.one("b", class_="advice-figure").text in item.one("p").text
            or "丁二皇" in item.text
        )
        for link in item.all("a"):
            assert client.get(link["href"]).status_code == 200


def wrong_positions(page: Seen) -> int:
    return len(page.tree.all("li", class_="missed"))


def test_the_end_of_a_round_tells_what_was_lost_and_repeats_the_worst_three(player: Player) -> None:
    token = player.begin("/q/split-practice.1/chengdu/normal/w1", right=False)
    page = player.play(token, wrong=(2, 3, 4, 5))
    assert wrong_positions(page) == 5
    losses = [
        float(sure(re.search(r"([\d.]+) units short", miss.text))[1])
        for miss in page.tree.all("li", class_="missed")
    ]
    assert losses == sorted(losses, reverse=True)
    average = float(page.tree.one("div", class_="stat").one("dd").text)
    assert average == pytest.approx(sum(losses) / 10, abs=0.001)
    form = next(
        f for f in page.tree.all("form") if f.attributes.get("action", "").endswith("again")
    )
    assert {one["value"] for one in form.all("button", name="which")} == {"worst"}
    again = player.send(form, which=["worst"])
    assert len(again.tree.all("li", class_="stick")) == 3
    closing = player.play(player.path.split("/")[2], length=3)
    assert wrong_positions(closing) == 0
    assert not closing.tree.all("button", name="which")


def test_other_drills_count_no_losses(player: Player) -> None:
    token = player.begin("/q/divide.1/chengdu/normal/w1", right=False)
    page = player.play(token, wrong=(2, 3, 4))
    assert not page.tree.all("div", class_="stat")
    assert not page.tree.all("button", name="which")


def test_a_verdict_shows_all_divisions_and_never_before_the_answer(player: Player) -> None:
    path = "/q/split-practice.1/chengdu/normal/v1"
    page = player.open(path)
    assert not page.tree.all("ol", class_="weighing")
    token = player.begin(path, right=False)
    answered = player.open(f"/round/{token}/1")
    assert len(figures(answered)) == 3
    assert sum("is-chosen" in one.classes for one in figures(answered)) == 1
    for one in figures(answered):
        assert sum(float(part.rstrip("%")) for part in shares(one)) == pytest.approx(100, abs=0.2)
        widths = [float(rect["width"]) for rect in one.one("svg", class_="bar-of").all("rect")]
        assert sum(widths) == pytest.approx(100, abs=0.1)


def test_the_question_without_its_verdict_does_not_depend_on_what_is_right(player: Player) -> None:
    """The four boxes stand in the order of the deal, alike but for their cards."""
    for seed in range(12):
        page = player.open(f"/q/split-practice.1/chengdu/fine/o{seed}")
        boxes = page.form.all("input", name="pair")
        hand = [box["value"] for box in boxes]
        assert len(list(combinations(hand, 2))) == 6
        assert {frozenset(box.attributes) for box in boxes} == {frozenset(boxes[0].attributes)}


def test_another_rule_set_keeps_the_hand_and_what_is_known(client: FlaskClient) -> None:
    data = {"rules": "sichuan", "next": f"/split/chengdu/{HAND}?upcards=2h"}
    changed = client.post("/settings", data=data)
    assert changed.location == f"/split/sichuan/{HAND}?upcards=2h"
    data["next"] = "/split/advice"
    assert client.post("/settings", data=data).location == "/split/advice"
