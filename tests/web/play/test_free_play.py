"""Free play on the site: an evening of hands, what is refused, what is late, what comes twice."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.store.test_concurrency import at_once
from tests.web.markup import Element
from tests.web.player import PARTIAL, Player, Seen
from tutor.rules.hand import Phase, parse_record, steps


def sit_down(player: Player, **chosen: str) -> Seen:
    """Begin an evening."""
    form = player.open("/play").tree.one("form", class_="free-form")
    wanted = {"rules": "chengdu", "programs": "3", "temper": "mixed", "stakes": "1-3", **chosen}
    return player.send(form, **{name: [value] for name, value in wanted.items()})


def acting(page: Seen) -> Element | None:
    """The form of the present turn, if there is one."""
    forms = [form for form in page.question.all("form") if "at" in form.fields()]
    return forms[0] if forms else None


def play_out(player: Player, page: Seen) -> Seen:
    """Call and check to the end of the hand, and divide as the cards lie."""
    while form := acting(page):
        page = act(player, form)
    return page


def act(player: Player, form: Element) -> Seen:
    """Check or call where that can be done, and divide as the cards lie."""
    buttons = [button["value"] for button in form.all("button", name="do")]
    if "divide" in buttons:
        cards = [box["value"] for box in form.all("input", name="pick")]
        return player.send(form, do=["divide"], pick=cards[:2])
    known = ("check", "call", "deal", "all-in", "fold")
    return player.send(form, do=[next(do for do in known if do in buttons)])


def next_form(page: Seen) -> Element:
    return next(form for form in page.question.all("form") if form["action"].endswith("/next"))


@pytest.mark.parametrize("rules", ["chengdu", "sichuan", "online", "chengdu+zeros.single"])
def test_an_evening_of_three_hands(player: Player, rules: str) -> None:
    page = sit_down(player, rules=rules, seed="three")
    for number in range(1, 4):
        assert page.title == f"Hand {number} of the evening"
        page = play_out(player, page)
        assert "Where every chip went" in page.text
        purses = [
            int(one.text) for one in page.question.one("table", class_="is-tall").all("td")[::2]
        ]
        assert sum(purses) <= 4 * 2000
        if number < 3:
            page = player.send(next_form(page), way=["next"])
    page = player.send(next_form(page), way=["end"])
    assert "The evening is over" in page.text
    purses = [int(one.text) for one in page.question.one("table", class_="is-tall").all("td")[::2]]
    assert sum(purses) == 4 * 2000
    assert not page.question.all("form")


def test_the_same_seed_deals_the_same_hand(app: Flask) -> None:
    own = []
    for _ in range(2):
        page = sit_down(Player(app.test_client()), seed="again")
        mine = page.question.one("li", class_="is-mine")
        own.append([image["src"] for image in mine.all("img")])
    assert own[0] == own[1]


def faces(text: str) -> set[str]:
    """The faces of the cards drawn in a text, but for their backs."""
    return {*re.findall(r"cards/(\w+)\.svg", text)} - {"back"}


def test_no_page_shows_a_hidden_card_or_the_deck_before_the_showdown(player: Player) -> None:
    for seed in ("a", "b", "c", "d"):
        page = sit_down(player, seed=seed, programs="5")
        while form := acting(page):
            down = page.question.all("span", class_="is-down")
            assert down
            shown = faces(page.response.text.partition("<main")[2])
            seats = page.question.all("li", class_="seat")
            assert len(seats) == 6
            drawn = [one["src"] for seat in seats for one in seat.all("img")]
            others = [seat for seat in seats if "is-mine" not in seat.classes]
            assert len(others) == 5
            for seat in others:
                assert len(faces(" ".join(one["src"] for one in seat.all("img")))) <= 2
            own = [image["src"] for image in form.all("img")]
            assert shown == faces(" ".join((*drawn, *own)))
            assert len(own) == len(form.all("input", name="pick"))
            assert "deck:" not in page.response.text
            buttons = [button["value"] for button in form.all("button", name="do")]
            known = ("check", "call", "all-in", "fold")
            if "divide" in buttons:
                cards = [box["value"] for box in form.all("input", name="pick")]
                page = player.send(form, do=["divide"], pick=cards[:2])
            else:
                page = player.send(form, do=[next(do for do in known if do in buttons)])


def test_the_record_stays_secret_until_the_hand_is_over(player: Player) -> None:
    page = sit_down(player, seed="secret")
    record = f"{player.path}/record"
    assert player.client.get(record).status_code == 409
    play_out(player, page)
    response = player.client.get(record)
    assert response.mimetype == "text/plain"
    state = list(steps(parse_record(response.text)))[-1][0]
    assert state.phase is Phase.OVER
    form = player.open("/hands/record").tree.one("form", class_="paste")
    assert "of" not in player.send(form, record=[response.text]).title.split()


def test_what_is_sent_twice_counts_once(player: Player) -> None:
    page = sit_down(player, seed="twice")
    form = acting(page)
    assert form is not None
    do = "call" if form.all("button", value="call") else "check"
    first = player.post(form, do=[do])
    second = player.post(form, do=[do])
    assert (first.status_code, second.status_code) == (303, 303)
    after = player.open(first.location)
    assert player.open(second.location).question.one("nav").text == after.question.one("nav").text


def test_two_clicks_at_one_moment_count_once(player: Player, app: Flask) -> None:
    page = sit_down(player, seed="clicks")
    form = acting(page)
    assert form is not None
    do = "call" if form.all("button", value="call") else "check"
    sent = {name: values[0] for name, values in form.fields().items()} | {"do": do}
    cookie = player.client.get_cookie("session")
    assert cookie is not None

    def click(_number: int) -> int:
        client = app.test_client()
        client.set_cookie("session", cookie.value)
        return client.post(player.path, data=sent).status_code

    assert set(at_once(click)) == {303}
    other = Player(app.test_client())
    form = acting(sit_down(other, seed="clicks"))
    assert form is not None
    after = other.send(form, do=[do])
    assert player.open(player.path).question.one("nav").text == after.question.one("nav").text


def test_another_thing_at_a_step_that_is_past_is_told_and_the_present_is_shown(
    player: Player,
) -> None:
    page = sit_down(player, seed="late")
    form = acting(page)
    assert form is not None
    player.post(form, do=["call" if form.all("button", value="call") else "check"])
    now = player.open(player.path)
    for send in (player.post, player.post_part):
        late = send(form, do=["fold"])
        assert late.status_code == 409
        seen = Seen(late)
        assert "That page was of an earlier step" in seen.text
        assert seen.question.one("nav").text == now.question.one("nav").text


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"do": "raise", "amount": "1"}, "too little"),
        ({"do": "raise", "amount": "1000"}, "too much"),
        ({"do": "raise", "amount": "-5"}, "not a whole number"),
        ({"do": "divide"}, "cards are needed"),
        ({"do": "divide 2h4s-QhQd"}, "not yet time to divide"),
        ({"do": "mo 4"}, "dealt already"),
        ({"do": ""}, "cannot be read"),
    ],
)
def test_what_the_rules_refuse_leaves_the_hand_as_it_was(
    player: Player, sent: dict[str, str], said: str
) -> None:
    page = sit_down(player, seed="refuse")
    form = acting(page)
    assert form is not None
    response = player.post(form, **{name: [value] for name, value in sent.items()})
    assert response.status_code == 422
    seen = Seen(response)
    assert said in seen.question.one("p", class_="problem").text
    assert seen.question.one("nav").text == page.question.one("nav").text
    fresh = acting(player.open(player.path))
    assert fresh is not None
    assert fresh.fields()["at"] == form.fields()["at"]


def test_checking_a_bet_is_refused_in_the_rule_sets_words(player: Player) -> None:
    for seed in range(20):
        page = sit_down(player, seed=f"bet {seed}")
        form = acting(page)
        if form is not None and form.all("button", value="call"):
            break
    assert form is not None
    refused = Seen(player.post(form, do=["check"]))
    problem = refused.question.one("p", class_="problem").text
    assert "休" in problem
    assert "瞧" in problem


def test_an_action_after_the_end_is_refused(player: Player) -> None:
    page = play_out(player, sit_down(player, seed="after"))
    at = page.question.one("nav").text.split("/")[0].split()[-1]
    sent = {"hand": "1", "at": at, "do": "call"}
    response = player.client.post(player.path, data=sent)
    assert response.status_code == 422
    assert "This hand is over" in response.text


def test_the_next_hand_is_dealt_once_and_a_bowl_must_fit(player: Player) -> None:
    page = play_out(player, sit_down(player, seed="bowl"))
    form = next_form(page)
    small = player.post(form, way=["next"], bowl=["1"])
    assert small.status_code == 422
    assert "must hold at least" in small.text
    first = player.post(form, way=["next"], bowl=["300"])
    again = player.post(form, way=["next"], bowl=["300"])
    assert (first.status_code, again.status_code) == (303, 303)
    page = player.open(first.location)
    assert page.title == "Hand 2 of the evening"
    mine = page.question.one("li", class_="is-mine").one("p", class_="sr").text
    assert re.search(r"(29\d|300) in the bowl", mine)


def test_a_hand_that_goes_on_cannot_be_left_for_the_next(player: Player) -> None:
    sit_down(player, seed="early")
    response = player.client.post(f"{player.path}/next", data={"hand": "1", "way": "next"})
    assert response.status_code == 422
    assert "not over yet" in response.text


def test_looking_back_changes_nothing_and_leads_back(player: Player) -> None:
    page = play_out(player, sit_down(player, seed="back"))
    path = player.path
    back = player.open(f"{path}?step=0")
    assert "Back to the present" in back.text
    assert acting(back) is None
    assert player.open(path).text == page.text
    why = player.open(f"{path}?why=1")
    assert "What the others thought" in why.text


def test_a_table_belongs_to_its_learner(player: Player, app: Flask) -> None:
    sit_down(player)
    stranger = app.test_client()
    assert stranger.get(player.path).status_code == 404
    assert stranger.post(player.path, data={"do": "call"}).status_code == 404
    assert stranger.get("/play/nobodyhere12345").status_code == 404


@pytest.mark.parametrize(
    ("chosen", "status", "said"),
    [
        ({"rules": "nonsense"}, 422, "no rule set"),
        ({"house": "chengdu+zeros.odd"}, 422, "zeros"),
        ({"rules": "online", "programs": "7"}, 422, "At most 6"),
        ({"programs": "0"}, 422, "At least two"),
        ({"stakes": "9-9"}, 422, "9-9"),
        ({"temper": "angry"}, 400, "could not read"),
        ({"token": "no"}, 400, "could not read"),
    ],
)
def test_a_table_that_cannot_be_is_told(
    player: Player, chosen: dict[str, str], status: int, said: str
) -> None:
    form = player.open("/play").tree.one("form", class_="free-form")
    wanted = {"rules": "chengdu", "programs": "3", "temper": "mixed", "stakes": "1-3", **chosen}
    response = player.post(form, **{name: [value] for name, value in wanted.items()})
    assert response.status_code == status
    assert said in response.text


def test_sitting_down_twice_by_one_form_is_one_evening(player: Player) -> None:
    form = player.open("/play").tree.one("form", class_="free-form")
    sent = {"rules": ["sichuan"], "programs": ["2"], "temper": ["bold"], "stakes": ["1-3"]}
    places = {player.post(form, **sent).location for _ in range(2)}
    assert len(places) == 1
    assert "Go on with your evening" in player.open("/play").text


def test_htmx_gets_the_table_alone(player: Player) -> None:
    page = sit_down(player, seed="part")
    form = acting(page)
    assert form is not None
    do = "call" if form.all("button", value="call") else "check"
    part = player.post_part(form, do=[do])
    assert part.status_code == 200
    assert part.text.lstrip().startswith("<section")
    assert part.headers["HX-Push-Url"] == player.path
    assert "<html" not in player.client.get(player.path, headers=PARTIAL).text


def test_every_choice_on_the_page_is_legal_and_every_legal_one_is_there(player: Player) -> None:
    page = sit_down(player, seed="choices", rules="sichuan")
    form = acting(page)
    assert form is not None
    buttons = {one["value"].split()[0] for one in form.all("button", name="do")}
    assert buttons <= {"check", "call", "raise", "all-in", "fold", "declare"}
    assert {"raise", "fold", "all-in"} <= buttons


@pytest.mark.parametrize("path", ["/play", "/hands", "/hands/record"])
def test_pages_answer_in_all_languages(client: FlaskClient, path: str) -> None:
    for tag in ("zh-TW", "zh-CN", "en"):
        response = client.get(path, headers={"Accept-Language": tag})
        assert response.status_code == 200


def test_the_last_circle_is_played_with_a_mango_in_every_hand(player: Player) -> None:
    page = play_out(player, sit_down(player, seed="circle", programs="2"))
    for _hand in range(30):
        page = player.send(next_form(page), way=["circle"])
        if "The evening is over" in page.text:
            break
        assert page.title.endswith("in the last circle")
        assert page.question.all("span", class_="is-mango")
        page = play_out(player, page)
    purses = [int(one.text) for one in page.question.one("table", class_="is-tall").all("td")[::2]]
    assert "The evening is over" in page.text
    assert sum(purses) == 3 * 2000
