"""The calculator's pages and its JSON."""

import json
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings

from tests.calculator.tables import addresses, url
from tests.sure import sure
from tests.web.markup import Element, read
from tutor.calculator import examine, facts, parse_table, settlement
from tutor.rules import DECK, PRESETS

THREE = "Qh9sJsTd_8h8d5s4c_2h6s2d9c"
PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}


def page(client: FlaskClient, address: str) -> Element:
    answer = client.get(address)
    assert answer.status_code == 200, address
    return read(answer.text)


def tray(tree: Element) -> list[Element]:
    return [one for one in tree.one("section", class_="calc-tray").walk() if one.tag == "a"]


def follow(client: FlaskClient, tree: Element, id: str) -> Element:
    return page(client, tree.one("a", id=id)["href"])


def test_cards_are_laid_out_and_taken_back_by_links_alone(client: FlaskClient) -> None:
    tree = page(client, "/calc")
    assert len(tray(tree)) == len(DECK)
    tree = follow(client, tree, "deck-Qh")
    tree = follow(client, tree, "deck-9s")
    assert tree.one("h2", id="pair-title").text == "Rung 9 of 71"
    tree = follow(client, tree, "in-Qh")
    assert not tree.all("h2", id="pair-title")
    assert "is-dealt" in tree.one("a", id="deck-9s").classes
    tree = follow(client, tree, "deck-9s")
    assert not tree.all("a", id="in-9s")


def test_a_full_seat_passes_the_next_card_on(client: FlaskClient) -> None:
    tree = page(client, "/calc/chengdu")
    for code in ("Qh", "9s", "2d", "4s", "6h"):
        tree = follow(client, tree, f"deck-{code}")
    assert len(tree.all("li", class_="calc-seat")) == 2
    assert tree.one("a", id="in-6h")


def test_every_link_of_a_full_table_leads_somewhere(client: FlaskClient) -> None:
    tree = page(client, f"/calc/chengdu/{THREE}?stake=50&stake=200&stake=100&folded=30&pot=10")
    for link in tree.one("div", id="calc").all("a"):
        address = link["href"].partition("#")[0]
        assert client.get(address).status_code == 200, address


def test_swapping_the_rule_set_keeps_the_cards(client: FlaskClient) -> None:
    tree = page(client, f"/calc/chengdu/{THREE}")
    assert urlsplit(tree.one("a", id="rules-online")["href"]).path == f"/calc/online/{THREE}"
    answer = client.post("/settings", data={"next": f"/calc/chengdu/{THREE}", "rules": "sichuan"})
    assert answer.location == f"/calc/sichuan/{THREE}"


def test_one_division_is_compared_and_another_can_be_chosen(client: FlaskClient) -> None:
    tree = page(client, "/calc/chengdu/Qh9s2d4s")
    chosen = tree.one("li", class_="is-chosen")
    assert chosen.one("p", class_="calc-verdict").text == "best compared"
    assert "Until you choose another" in tree.text
    tree = follow(client, tree, "choose-1-2")
    chosen = tree.one("li", class_="is-chosen")
    assert chosen.one("p", class_="calc-verdict").text == "dominated compared"
    assert "Until you choose another" not in tree.text


@pytest.mark.parametrize("code", PRESETS)
@pytest.mark.parametrize("cards", ["Qh9s2d4s", "Ts9s4sQd", "6h3h8h4s"])
def test_each_division_shows_its_figures(client: FlaskClient, code: str, cards: str) -> None:
    tree = page(client, f"/calc/{code}/{cards}")
    answer = sure(client.get(f"/calc/{code}/{cards}.json").json)
    shown = tree.all("li", class_="calc-option")
    for one, told in zip(shown, answer["seats"][0]["divisions"], strict=True):
        figures = told["figures"]
        shares = [share.text for share in one.one("ul", class_="shares").all("b")]
        assert shares == [f"{100 * figures[name]:.1f}%" for name in ("win", "draw", "lose")]
        word = one.one("p", class_="calc-verdict").text.removesuffix(" compared")
        assert word == figures["grade"].replace("-", " ")
        missing = [each.text for each in one.all("p", class_="weighed-loss")]
        assert missing == ([f"{figures['loss']:.3f} units short"] if figures["loss"] else [])
        chosen = told["division"] == answer["seats"][0]["division"]
        assert ("is-chosen" in one.classes) is chosen
    link = tree.one("a", id="explore-1")["href"]
    assert link == f"/split/{code}/{cards}"
    assert client.get(link).status_code == 200


def test_three_flowers_that_leave_unasked_have_no_figures(client: FlaskClient) -> None:
    tree = page(client, "/calc/online/TsThJs4c")
    assert not tree.all("ul", class_="shares")
    assert not tree.all("a", id="explore-1")


def test_showing_three_flowers_is_weighed_against_staying(client: FlaskClient) -> None:
    tree = page(client, "/calc/sichuan/TsThJs4c")
    assert "Showing it is worth exactly 0 units" in tree.text


def test_the_table_says_who_eats_and_why(client: FlaskClient) -> None:
    tree = page(client, f"/calc/chengdu/{THREE}")
    assert tree.one("h2", id="round-title").text == (
        "Seat 3 has the largest tail, settles first and eats the skins."
    )
    picture = tree.one("svg", class_="calc-picture")
    assert "Seat 2 beats Seat 1" in picture["aria-label"]
    assert len(picture.all("polygon")) == 2
    rows = tree.one("table", class_="calc-matrix").all("tr")
    assert len(rows) == 4
    other = page(client, f"/calc/online/{THREE}").one("h2", id="round-title").text
    assert "Seat 2" in other


def test_a_dispute_is_settled_line_by_line(client: FlaskClient) -> None:
    tree = page(client, f"/calc/chengdu/{THREE}?stake=50&stake=200&stake=100&folded=30&pot=10")
    table = tree.one("table", class_="calc-ledger")
    body = table.one("tbody").all("tr")
    assert {row.all("td")[-1].text for row in body} == {"0"}
    assert "Seat 3 settles first" in body[0].text
    ends = [cell.text for cell in table.one("tfoot").all("td")]
    assert ends == ["−50", "0", "+90", "−30", "−10", "0"]


def test_a_stake_beyond_its_bowl_is_told_beside_the_form(client: FlaskClient) -> None:
    address = f"/calc/chengdu/{THREE}?stake=50&stake=200&stake=100&bowl=&bowl=150&bowl="
    assert "Seat 2: The bowl allows a bet of 150 at most" in page(client, address).text


def test_three_flowers_may_be_shown_and_taken_back(client: FlaskClient) -> None:
    tree = page(client, "/calc/sichuan/TsThJs4c_6h6d8s8h")
    link = tree.one("a", id="flower-1")
    assert "declared=1" in link["href"]
    tree = page(client, link["href"])
    assert "leaves" in tree.text
    assert "declared" not in tree.one("a", id="flower-1")["href"]


def test_more_seats_than_a_rule_set_knows_keep_their_cards(client: FlaskClient) -> None:
    seats = "_".join(["Qh9s2d4s", "6h6d8s8h", *[""] * 5])
    tree = page(client, f"/calc/online/{seats}")
    assert len(tree.all("li", class_="calc-seat")) == 7
    whole = "Qh9s2d4s_6h6d8s8h_QdJs3hXr_Jc9c8c7c_7s7h7d5c_ThTdTsTc_4h4d4c2h"
    assert "At most 6 players can sit here, not 7." in page(client, f"/calc/online/{whole}").text


def test_pasted_cards_are_laid_out(client: FlaskClient) -> None:
    answer = client.get("/calc?rules=sichuan&paste=qh+9s+2d+4s+/+6h6d8s8h")
    assert (answer.status_code, answer.location) == (303, "/calc/sichuan/Qh9s2d4s_6h6d8s8h")
    swapped = client.get("/calc?rules=sichuan&paste=qh+9s", headers=PARTIAL)
    assert swapped.headers["HX-Push-Url"] == "/calc/sichuan/Qh9s"
    assert read(swapped.text).one("h2", id="pair-title")


def test_pasted_nonsense_stays_in_the_field_with_what_is_wrong(client: FlaskClient) -> None:
    answer = client.get("/calc?paste=qh+9s+kd")
    assert answer.status_code == 422
    tree = read(answer.text)
    assert tree.one("input", id="paste")["value"] == "qh 9s kd"
    assert "Kd" in tree.one("p", id="paste-told").text


def test_an_address_with_a_wrong_card_is_a_page_that_says_so(client: FlaskClient) -> None:
    answer = client.get("/calc/chengdu/Qh9sKd4s")
    assert answer.status_code == 400
    assert "“Kd” is not a card of this deck." in read(answer.text).text


def test_a_swap_gives_the_table_alone(client: FlaskClient) -> None:
    answer = client.get("/calc/chengdu/Qh9s", headers=PARTIAL)
    tree = read(answer.text)
    assert tree.one("div", id="calc")
    assert not tree.all("html")


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(address=addresses(chips=True))
def test_json_gives_what_the_calculator_finds(
    client: FlaskClient, address: tuple[str, str, list[tuple[str, str]]]
) -> None:
    answer = client.get(url(address))
    code, seats, query = address
    fields: dict[str, list[str]] = {}
    for name, value in query:
        fields.setdefault(name, []).append(value)
    report = examine(parse_table(code, seats, fields))
    expected = facts(report, settlement(report))
    assert answer.status_code == 200
    assert answer.mimetype == "application/json"
    assert answer.json == json.loads(json.dumps(expected))
    assert client.get(url(address, "")).status_code == 200


def test_json_may_be_kept_and_asked_for_again(client: FlaskClient) -> None:
    first = client.get(f"/calc/chengdu/{THREE}.json")
    assert first.headers["Cache-Control"] == "public, max-age=3600"
    again = client.get(
        f"/calc/chengdu/{THREE}.json", headers={"If-None-Match": first.headers["ETag"]}
    )
    assert (again.status_code, again.data) == (304, b"")
    packed = {"Accept-Encoding": "br"}
    tag = client.get(f"/calc/chengdu/{THREE}.json", headers=packed).headers["ETag"]
    kept = client.get(f"/calc/chengdu/{THREE}.json", headers={**packed, "If-None-Match": tag})
    assert kept.status_code == 304
    other = client.get(f"/calc/online/{THREE}.json")
    assert other.headers["ETag"] != first.headers["ETag"]


@pytest.mark.parametrize(
    ("address", "status", "reason", "facts"),
    [
        ("chengdu/Qh9sKd4s", 400, "unknown-card", {"code": "Kd", "seat": 1}),
        ("chengdu/Qh9s2d4s_Qh6h6d8s", 400, "card-twice", {"card": "Qh", "seat": 2}),
        ("chengdu/QhQd2d4s_QhJs6d8s", 400, "third-of-kind", {"kind": "tian", "count": 3}),
        ("chengdu/Qh9s2d", 400, "wrong-count", {"expected": 4, "given": 3, "seat": 1}),
        ("poker/Qh9s", 404, "unknown-rules", {"code": "poker"}),
        ("chengdu+luck.good/Qh9s", 400, "unknown-switch", {"switch": "luck"}),
        ("chengdu+zeros.odd/Qh9s", 400, "unknown-choice", {"switch": "zeros", "choice": "odd"}),
    ],
)
def test_a_problem_names_the_card_or_switch_and_why(
    client: FlaskClient, address: str, status: int, reason: str, facts: dict[str, object]
) -> None:
    answer = client.get(f"/calc/{address}.json")
    assert answer.status_code == status
    assert answer.mimetype == "application/problem+json"
    problem = json.loads(answer.data)
    assert {"type", "title", "status", "detail"} <= set(problem)
    assert (problem["status"], problem["reason"]) == (status, reason)
    assert problem["type"] == f"/api#{reason}"
    assert facts.items() <= problem.items()
    assert read(client.get("/api").text).one("li", id=reason)


def test_a_problem_is_told_in_the_language_asked_for(client: FlaskClient) -> None:
    address = "/calc/chengdu/Qh9sKd4s.json"
    details = {
        tag: client.get(address, headers={"Accept-Language": tag})
        for tag in ("en", "zh-TW", "zh-CN")
    }
    texts = {tag: json.loads(answer.data)["detail"] for tag, answer in details.items()}
    assert len(set(texts.values())) == 3
    assert details["zh-TW"].headers["Content-Language"] == "zh-Hant"
    assert "Accept-Language" in details["zh-TW"].vary


def test_the_schema_is_linked_and_served(client: FlaskClient) -> None:
    tree = page(client, "/api")
    found = client.get(f"/calc/chengdu/{THREE}.json").headers["Link"]
    address = "/api/calculator-1.json"
    assert found == f'<{address}>; rel="describedby"'
    assert address in [a["href"] for a in tree.all("a")]
    answer = client.get(address, follow_redirects=True)
    assert answer.status_code == 200
    assert json.loads(answer.data)["properties"]["format"] == {"const": 1}
    example = next(a["href"] for a in tree.all("a") if ".json?" in a["href"])
    assert client.get(example).status_code == 200
