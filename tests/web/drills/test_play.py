"""One question: opened, answered, refused, hinted, and what makes a round of it."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.player import PARTIAL, Player, Seen, an_answer, answers
from tutor.drills.address import parse_address
from tutor.rules import PRESETS

QUESTIONS = (
    "/q/card-names.1/chengdu/normal/ab3",
    "/q/single-ranks.1/online/hard/ab3",
    "/q/pair-ranks.1/sichuan/hard/ab3",
    "/q/divide.1/chengdu/normal/ab3",
)
ONE_TAP = QUESTIONS[1]
WITH_STEP = QUESTIONS[2]
DIVIDE = QUESTIONS[3]


def nothing_counted(player: Player) -> bool:
    """Whether the start page knows of no answer and no round."""
    home = player.open("/").tree
    return not home.all("p", class_="resume") and not home.all("span", class_="tile-meta")


def test_the_start_page_asks_before_anything_else(player: Player) -> None:
    page = player.open("/")
    main = page.tree.one("main")
    assert not page.answered
    assert next(one.tag for one in main.walk() if one.tag in ("section", "a")) == "section"
    assert len(page.form.all("button", name="answer")) == 4


def test_answering_on_the_start_page_begins_a_round_of_ten(player: Player) -> None:
    home = player.open("/")
    page = player.send(home.form, **an_answer(home.address))
    token = home.form.fields()["token"][0]
    assert player.path == f"/round/{token}/1"
    assert page.answered
    assert page.right
    assert len(page.question.all("li", class_="stick")) == 10
    assert page.next == f"/round/{token}/2"
    assert not player.open(page.next).answered


@pytest.mark.parametrize("path", QUESTIONS)
@pytest.mark.parametrize("right", [True, False])
def test_a_question_says_whether_the_answer_was_right(
    player: Player, path: str, right: bool
) -> None:
    page = player.open(path)
    after = player.send(page.form, **an_answer(page.address, right))
    assert after.right is right
    assert after.question.all("p", class_="reason") or right


def test_every_right_answer_is_accepted(app: Flask) -> None:
    address = parse_address("divide.1/chengdu/hard/ab3")
    accepted = list(answers(address, right=True))
    assert len(accepted) > 2
    for answer in accepted:
        player = Player(app.test_client())
        assert player.send(player.open(f"/q/{address}").form, **answer).right


@pytest.mark.parametrize("path", QUESTIONS)
def test_htmx_gets_the_question_alone_and_its_new_address(player: Player, path: str) -> None:
    page = player.open(path)
    answer = an_answer(page.address)
    response = player.post_part(page.form, **answer)
    assert response.status_code == 200
    assert response.headers["HX-Push-Url"] == f"/round/{page.form.fields()['token'][0]}/1"
    assert {"HX-Request", "HX-Request-Type"} <= set(response.vary)
    root = Seen(response).tree.inside
    assert [part["id"] for part in root if not isinstance(part, str)] == ["question"]
    assert Seen(response).answered


def test_without_htmx_an_answer_leads_to_the_same_question_by_303(player: Player) -> None:
    page = player.open(ONE_TAP)
    response = player.post(page.form, **an_answer(page.address))
    assert response.status_code == 303
    assert response.location == f"/round/{page.form.fields()['token'][0]}/1"


@pytest.mark.parametrize("path", QUESTIONS)
def test_the_part_for_htmx_is_what_stands_on_the_page(player: Player, path: str) -> None:
    part = player.open(path, partial=True)
    assert part.question.text == player.open(path).question.text
    assert not part.tree.all("html")


class TestBadForms:
    @pytest.mark.parametrize("token", [None, "", "short", "a b c d e f g h", "ä" * 20, "x" * 41])
    def test_a_token_that_is_none_is_refused(self, player: Player, token: str | None) -> None:
        form = an_answer(parse_address(ONE_TAP.removeprefix("/q/")))
        if token is not None:
            form["token"] = [token]
        response = player.client.post(ONE_TAP, data=form)
        assert response.status_code == 400
        assert Seen(response).tree.all("a", href="/")
        assert nothing_counted(player)

    @pytest.mark.parametrize("path", QUESTIONS)
    @pytest.mark.parametrize("value", ["nonsense", "\x00", "c" * 5000, "天"])
    def test_an_option_that_was_not_offered_is_refused(
        self, player: Player, path: str, value: str
    ) -> None:
        page = player.open(path)
        answer = {name: [value] for name in an_answer(page.address)}
        response = player.post(page.form, **answer)
        assert response.status_code == 400
        assert "was not among those offered" in Seen(response).title
        assert nothing_counted(player)

    def half_filled(self, player: Player, path: str, **chosen: list[str]) -> Seen:
        page = player.open(path)
        response = player.post(page.form, **chosen)
        again = Seen(response)
        assert response.status_code == 422
        assert again.question.one(role="alert").text
        assert again.address == page.address
        assert again.form.fields()["token"] == page.form.fields()["token"]
        assert nothing_counted(player)
        return again

    @pytest.mark.parametrize("path", QUESTIONS)
    def test_an_empty_answer_brings_the_question_back(self, player: Player, path: str) -> None:
        self.half_filled(player, path)

    def test_two_answers_where_one_is_wanted_are_none(self, player: Player) -> None:
        self.half_filled(player, ONE_TAP, answer=["a", "equal"])

    @pytest.mark.parametrize("chosen", [{"answer": ["a"]}, {"step": ["points"]}])
    def test_what_was_chosen_stays_chosen(
        self, player: Player, chosen: dict[str, list[str]]
    ) -> None:
        again = self.half_filled(player, WITH_STEP, **chosen)
        (name, values), *_ = chosen.items()
        assert again.form.fields()[name] == values

    @pytest.mark.parametrize("count", [1, 3, 4])
    def test_a_division_takes_two_cards(self, player: Player, count: int) -> None:
        codes = [box["value"] for box in player.open(DIVIDE).form.all("input", name="pair")][:count]
        again = self.half_filled(player, DIVIDE, pair=codes)
        assert sorted(again.form.fields()["pair"]) == sorted(codes)

    def test_a_half_filled_answer_in_a_round_is_not_counted(self, player: Player) -> None:
        token = player.begin(WITH_STEP)
        page = player.open(f"/round/{token}/2")
        response = player.post(page.form, answer=["a"])
        assert response.status_code == 422
        assert Seen(response).form.fields()["answer"] == ["a"]
        assert not player.open(f"/round/{token}/2").answered

    def test_an_unknown_option_in_a_round_is_not_counted(self, player: Player) -> None:
        token = player.begin(ONE_TAP)
        page = player.open(f"/round/{token}/2")
        assert player.post(page.form, answer=["z"]).status_code == 400
        assert not player.open(f"/round/{token}/2").answered

    @pytest.mark.parametrize("partial", [True, False])
    def test_without_its_csrf_token_an_answer_offers_the_page_again(
        self, app: Flask, client: FlaskClient, partial: bool
    ) -> None:
        app.config["WTF_CSRF_ENABLED"] = True
        page = Player(client).open(ONE_TAP)
        form = {**page.form.fields(), **an_answer(page.address)}
        del form["csrf_token"]
        headers = {"Referer": f"http://localhost{ONE_TAP}", **(PARTIAL if partial else {})}
        response = client.post(ONE_TAP, data=form, headers=headers)
        assert response.status_code == 400
        assert Seen(response).tree.all("a", href=ONE_TAP)
        assert ("<html" in response.text) is not partial
        assert nothing_counted(Player(client))

    def test_a_token_answers_only_the_question_it_was_given_with(self, player: Player) -> None:
        page = player.open(QUESTIONS[0])
        token = page.form.fields()["token"]
        player.send(page.question.one("form", class_="hint-form"))
        other = player.open(ONE_TAP)
        response = player.client.post(
            ONE_TAP, data={"token": token, **an_answer(other.address)}, follow_redirects=True
        )
        assert response.status_code < 500
        assert not player.open(f"/round/{token[0]}/1").answered


class TestHints:
    @pytest.mark.parametrize("path", QUESTIONS)
    def test_a_hint_is_shown_and_the_question_stays_open(self, player: Player, path: str) -> None:
        page = player.open(path)
        hint = page.question.one("form", class_="hint-form")
        after = player.send(hint)
        assert after.question.one("div", class_="hint-note").text
        assert not after.question.all("form", class_="hint-form")
        assert player.open(player.path).question.text == after.question.text

    def test_htmx_gets_the_hint_in_place(self, player: Player) -> None:
        hint = player.open(ONE_TAP).question.one("form", class_="hint-form")
        response = player.post_part(hint)
        assert response.headers["HX-Push-Url"] == f"/round/{hint.fields()['token'][0]}/1"
        assert Seen(response).question.one("div", class_="hint-note").text

    def test_a_hint_asked_for_again_changes_nothing(self, player: Player) -> None:
        hint = player.open(ONE_TAP).question.one("form", class_="hint-form")
        first = player.send(hint).question.text
        assert player.send(hint).question.text == first

    def test_a_right_answer_with_a_hint_is_told_so(self, player: Player) -> None:
        page = player.open(ONE_TAP)
        hinted = player.send(page.question.one("form", class_="hint-form"))
        after = player.send(hinted.form, **an_answer(page.address))
        assert after.right
        assert "Right, with a hint." in after.question.text


class TestHouseRules:
    CODE = "chengdu+di_wang.king+zeros.single"

    def test_a_house_rule_set_has_its_own_address_and_name(self, player: Player) -> None:
        page = player.open(f"/q/pair-ranks.1/{self.CODE}/normal/ab3")
        chip = page.tree.one("details", class_="rules").one("summary").text
        assert page.status == 200
        assert not any(chip.endswith(rules.title) for rules in PRESETS.values())

    def test_another_spelling_of_it_leads_to_the_canonical_one(self, player: Player) -> None:
        player.open("/q/pair-ranks.1/chengdu+zeros.single+di_wang.king/normal/ab3")
        assert player.path == f"/q/pair-ranks.1/{self.CODE}/normal/ab3"
        player.open("/q/pair-ranks.1/chengdu+zeros.equal/normal~all/ab3")
        assert player.path == "/q/pair-ranks.1/chengdu/normal/ab3"

    def test_answers_are_graded_by_the_house_rules(self, player: Player) -> None:
        for seed in (f"h{n}" for n in range(100)):
            house = parse_address(f"pair-ranks.1/{self.CODE}/normal~zeros/{seed}")
            plain = parse_address(f"pair-ranks.1/chengdu/normal~zeros/{seed}")
            if an_answer(plain) == {"answer": ["equal"]} != an_answer(house):
                break
        assert player.send(player.open(f"/q/{house}").form, **an_answer(house)).right
        assert not player.send(player.open(f"/q/{plain}").form, **an_answer(house)).right

    def test_a_round_keeps_its_rule_set(self, player: Player) -> None:
        token = player.begin(f"/q/pair-ranks.1/{self.CODE}/normal/ab3")
        assert player.address(token, 2).setting.rules.key == self.CODE
