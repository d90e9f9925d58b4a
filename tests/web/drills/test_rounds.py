"""A round of ten: the first answer stands, it can be resumed, and its end says what was missed."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.player import PARTIAL, Player, Seen, an_answer
from tutor import store
from tutor.drills.address import parse_address
from tutor.drills.catalog import DRILLS as CATALOG
from tutor.drills.model import Setting
from tutor.drills.questions import question_at
from tutor.drills.rounds import address_in_round
from tutor.questions.model import Answer, Question, Verdict
from tutor.rules import Chance
from tutor.web.app import create_app
from tutor.web.frame.database import writing

PAIRS = "/q/pair-ranks.1/chengdu/normal/ab3"
SINGLES = "/q/single-ranks.1/chengdu/normal/ab3"
DRILLS = (
    "/q/card-names.1/chengdu/hard/ab3",
    "/q/single-ranks.1/online/normal/ab3",
    "/q/pair-ranks.1/sichuan/hard/ab3",
    "/q/divide.1/chengdu/hard/ab3",
)


def standings(page: Seen) -> list[str]:
    """The ten tally sticks of a question or a closing page."""
    names = {f"is-{name}": name for name in ("right", "wrong", "now", "todo")}
    sticks = page.tree.all("li", class_="stick")
    return [names[(stick.classes - {"stick"}).pop()] for stick in sticks]


def score(page: Seen) -> str:
    return page.tree.one("p", class_="score").text


Watch = Callable[[str], tuple[list[object], list[object]]]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """What a drill makes and grades from now on."""

    def watch_it(key: str) -> tuple[list[object], list[object]]:
        made: list[object] = []
        graded: list[object] = []
        drill = CATALOG[key]

        def make(setting: Setting, chance: Chance) -> Question:
            made.append(setting)
            return drill.make(setting, chance)

        def grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
            graded.append(answer)
            return drill.grade(setting, question, answer)

        monkeypatch.setitem(CATALOG, key, replace(drill, make=make, grade=grade))
        parse_address.cache_clear()
        return made, graded

    yield watch_it
    parse_address.cache_clear()


class TestQuestionsAreMadeWhenTheyAreWanted:
    def test_the_first_answer_makes_and_grades_its_own_question_once(
        self, player: Player, watch: Watch
    ) -> None:
        page = player.open(SINGLES)
        answer = an_answer(page.address)
        made, graded = watch("single-ranks")
        question_at.cache_clear()
        player.post_part(page.form, **answer)
        assert (len(made), len(graded)) == (1, 1)

    def test_a_later_answer_is_graded_once_too(self, player: Player, watch: Watch) -> None:
        token = player.begin(SINGLES)
        made, graded = watch("single-ranks")
        page, answer = player.open(f"/round/{token}/2"), an_answer(player.address(token, 2))
        made.clear()
        graded.clear()
        player.post_part(page.form, **answer)
        assert (len(made), len(graded)) == (0, 1)

    def test_whichever_question_is_opened_first_the_round_is_the_same(self, player: Player) -> None:
        token = player.begin(SINGLES)
        backwards = {n: str(player.address(token, n)) for n in range(10, 0, -1)}
        first = parse_address(SINGLES.removeprefix("/q/"))
        for n, address in backwards.items():
            assert address == str(address_in_round(first, token, n))
        player.answer(token, 7)
        player.play(token, wrong=(4,))
        assert {n: str(player.address(token, n)) for n in range(10, 0, -1)} == backwards

    def test_a_round_that_was_stored_whole_asks_what_is_stored(
        self, app: Flask, player: Player
    ) -> None:
        with player.client.session_transaction() as session:
            session["learner"] = "somebody"
        addresses = [SINGLES.removeprefix("/q/").replace("ab3", f"old{n}") for n in range(10)]
        token = "a-token-of-before"
        start = store.RoundStart(
            token=token,
            drill="single-ranks",
            rules="chengdu",
            level="normal",
            filter="all",
            addresses=addresses,
        )
        with app.app_context(), writing() as db:
            store.open_round(db, "somebody", start, datetime.now(UTC))
        assert [str(player.address(token, n)) for n in range(1, 11)] == addresses
        closing = player.play(token, wrong=(2, 9))
        assert len(closing.tree.all("li", class_="missed")) == 2


class TestTheFirstAnswerStands:
    def test_the_same_form_sent_twice_counts_once(self, player: Player) -> None:
        page = player.open(SINGLES)
        answer = an_answer(page.address, right=False)
        first = player.send(page.form, **answer)
        again = player.send(page.form, **answer)
        assert again.question.text == first.question.text
        assert standings(again) == ["wrong"] + ["todo"] * 9
        assert "0 of 1 right" in player.open("/").tree.text

    @pytest.mark.parametrize("partial", [True, False])
    def test_of_two_tabs_the_first_to_answer_counts(self, player: Player, partial: bool) -> None:
        token = player.begin(SINGLES)
        address = player.address(token, 2)
        one, two = player.open(f"/round/{token}/2"), player.open(f"/round/{token}/2")
        player.send(one.form, **an_answer(address, right=False))
        send = player.post_part if partial else player.post
        response = send(two.form, **an_answer(address, right=True))
        assert response.status_code == (200 if partial else 303)
        after = player.open(f"/round/{token}/2")
        assert not after.right
        assert standings(after) == ["right", "wrong"] + ["todo"] * 8

    def test_a_late_answer_may_even_be_half_filled_or_nonsense(self, player: Player) -> None:
        token = player.begin(SINGLES)
        for form in ({}, {"answer": "nonsense"}):
            response = player.client.post(f"/round/{token}/1", data=form)
            assert (response.status_code, response.location) == (303, f"/round/{token}/1")

    def test_an_answer_is_not_undone_by_going_back_to_the_first_page(self, player: Player) -> None:
        page = player.open(SINGLES)
        player.send(page.form, **an_answer(page.address, right=False))
        after = player.send(page.form, **an_answer(page.address, right=True))
        assert not after.right

    def test_no_hint_is_given_or_charged_after_the_answer(self, player: Player) -> None:
        token = player.begin(SINGLES)
        player.client.post(f"/round/{token}/1/hint")
        page = player.open(f"/round/{token}/1")
        assert page.right
        assert not page.question.all("div", class_="hint-note")
        assert score(player.play(token)) == "10/10"


class TestResuming:
    def test_a_reload_shows_the_same_question_and_the_same_verdict(self, player: Player) -> None:
        token = player.begin(PAIRS, right=False)
        for position in (1, 2):
            first = player.open(f"/round/{token}/{position}").question.text
            assert player.open(f"/round/{token}/{position}").question.text == first

    def test_a_killed_server_goes_on_where_it_was(self, app: Flask, player: Player) -> None:
        token = player.begin(PAIRS, right=False)
        player.answer(token, 2)
        question = player.open(f"/round/{token}/3").question.text
        settings = {name: app.config[name] for name in ("INSTANCE", "DATABASE_URL", "SECRET_KEY")}
        reborn = create_app({**settings, "TESTING": True, "WTF_CSRF_ENABLED": False})
        client = reborn.test_client()
        cookie = player.client.get_cookie("session")
        assert cookie is not None
        client.set_cookie("session", cookie.value)
        later = Player(client)
        page = later.open(f"/round/{token}")
        assert later.path == f"/round/{token}/3"
        assert page.question.text == question
        assert standings(page) == ["wrong", "right", "now"] + ["todo"] * 7
        assert score(later.play(token)) == "9/10"
        reborn.extensions["engine"].dispose()

    def test_the_start_page_leads_back_into_the_round(self, player: Player) -> None:
        token = player.begin(PAIRS)
        resume = player.open("/").tree.one("p", class_="resume").one("a")
        assert resume["href"] == f"/round/{token}"
        assert "1 of 10" in resume.text
        player.open(resume["href"])
        assert player.path == f"/round/{token}/2"

    def test_the_end_is_not_shown_while_questions_are_open(self, player: Player) -> None:
        token = player.begin(PAIRS)
        player.open(f"/round/{token}/done")
        assert player.path == f"/round/{token}/2"

    def test_a_skipped_question_comes_after_the_last(self, player: Player) -> None:
        token = player.begin(PAIRS)
        for position in range(3, 11):
            page = player.answer(token, position)
        assert page.next == f"/round/{token}/2"
        assert player.answer(token, 2).next == f"/round/{token}/done"

    def test_a_finished_round_is_resumed_at_its_end(self, player: Player) -> None:
        token = player.begin(PAIRS)
        player.play(token)
        player.open(f"/round/{token}")
        assert player.path == f"/round/{token}/done"
        assert player.open(f"/round/{token}/4").next == f"/round/{token}/done"


class TestClosing:
    @pytest.mark.parametrize("first", DRILLS)
    def test_every_drill_can_be_played_to_its_end(self, player: Player, first: str) -> None:
        token = player.begin(first)
        page = player.play(token, wrong=(3, 7))
        assert player.path == f"/round/{token}/done"
        assert score(page) == "8/10"
        expected = ["wrong" if n in (3, 7) else "right" for n in range(1, 11)]
        assert standings(page) == expected
        links = [row.one("a")["href"] for row in page.tree.all("li", class_="missed")]
        assert links == [f"/round/{token}/3", f"/round/{token}/7"]

    def test_a_miss_is_listed_with_its_question_and_its_right_answer(self, player: Player) -> None:
        token = player.begin("/q/card-names.1/chengdu/easy/ab3")
        page = player.play(token, wrong=(4,))
        row = page.tree.one("li", class_="missed")
        assert "Which card is this?" in row.text
        named = player.open(f"/round/{token}/4").question.one("div", class_="is-missed")
        assert named.all("span", class_="term")[0].text in row.text

    def test_a_hint_costs_the_point(self, player: Player) -> None:
        token = player.begin(PAIRS)
        hint = player.open(f"/round/{token}/2").question.one("form", class_="hint-form")
        player.send(hint)
        page = player.play(token)
        assert score(page) == "9/10"
        assert "with a hint" in page.tree.one("main").text

    def test_all_right_has_its_own_end(self, player: Player) -> None:
        page = player.play(player.begin(PAIRS))
        assert score(page) == "10/10"
        assert page.title == "All right, every one"
        assert "Nothing missed" in page.tree.text
        assert not any(form["action"].endswith("/again") for form in page.tree.all("form"))

    def test_ten_new_ones_keep_the_choice(self, player: Player) -> None:
        page = player.play(player.begin("/q/pair-ranks.1/sichuan/hard~nines/ab3"))
        onward = next(a for a in page.tree.all("a") if a.text == "Ten new ones")
        player.open(onward["href"])
        assert player.path.startswith("/q/pair-ranks.1/sichuan/hard~nines/")

    def test_no_question_of_a_round_comes_twice(self, player: Player) -> None:
        token = player.begin(PAIRS)
        asked = {str(player.address(token, n)) for n in range(1, 11)}
        assert len(asked) == 10


class TestAgain:
    @pytest.fixture
    def token(self, player: Player) -> str:
        token = player.begin(PAIRS)
        player.play(token, wrong=(3, 7))
        return token

    @staticmethod
    def again(player: Player, token: str) -> Iterator[str]:
        """The token of the round that each sending of the form leads to."""
        closing = player.open(f"/round/{token}/done")
        form = next(f for f in closing.tree.all("form") if f["action"].endswith("/again"))
        while True:
            player.send(form)
            yield player.path.split("/")[2]

    def test_the_misses_are_asked_again_and_nothing_else(self, player: Player, token: str) -> None:
        missed = [str(player.address(token, n)) for n in (3, 7)]
        fresh = next(self.again(player, token))
        assert fresh != token
        assert player.path == f"/round/{fresh}/1"
        assert [str(player.address(fresh, n)) for n in (1, 2)] == missed
        assert player.open(f"/round/{fresh}/3").status == 404
        assert score(player.play(fresh, length=2)) == "2/2"

    def test_sending_the_form_twice_opens_one_round(self, player: Player, token: str) -> None:
        sent = self.again(player, token)
        assert next(sent) == next(sent)

    def test_a_round_without_misses_has_nothing_to_repeat(self, player: Player) -> None:
        token = player.begin(PAIRS)
        player.play(token)
        response = player.client.post(f"/round/{token}/again", data={"token": "a" * 16})
        assert (response.status_code, response.location) == (303, f"/round/{token}/done")

    def test_again_needs_a_token(self, player: Player, token: str) -> None:
        assert player.client.post(f"/round/{token}/again").status_code == 400


class TestOthers:
    def test_a_round_is_its_learners_alone(self, app: Flask, player: Player) -> None:
        token = player.begin(SINGLES)
        other = app.test_client()
        Player(other).begin(SINGLES)
        for path in (f"/round/{token}", f"/round/{token}/1", f"/round/{token}/done"):
            answer = other.get(path)
            assert answer.status_code == 404
            assert Seen(answer).title == "This round is not known here"
        for path in (f"/round/{token}/2", f"/round/{token}/2/hint", f"/round/{token}/again"):
            sent = other.post(path, data={"answer": "a", "token": "a" * 16})
            assert sent.status_code == 404
        assert standings(player.open(f"/round/{token}/2"))[1:] == ["now"] + ["todo"] * 8

    def test_a_token_taken_from_another_learner_opens_nothing(
        self, app: Flask, player: Player
    ) -> None:
        token = player.begin(SINGLES)
        thief = Player(app.test_client())
        page = thief.open(SINGLES)
        sent = thief.client.post(SINGLES, data={"token": token, **an_answer(page.address)})
        assert sent.status_code == 404

    @pytest.mark.parametrize("position", ["0", "11", "999999999999999999999", "-1", "x", "1/x"])
    @pytest.mark.parametrize("method", ["get", "post"])
    def test_a_place_outside_the_round_is_not_there(
        self, player: Player, position: str, method: str
    ) -> None:
        token = player.begin(SINGLES)
        for path in (f"/round/{token}/{position}", f"/round/{token}/{position}/hint"):
            response = player.client.open(path, method=method.upper())
            assert response.status_code in (404, 405)
            assert Seen(response).tree.all("a", href="/")

    @pytest.mark.parametrize("token", ["a" * 16, "x", "ä" * 30, "%00", "a" * 3000, "..%2f.."])
    def test_a_round_that_never_was_is_not_there(self, client: FlaskClient, token: str) -> None:
        for path in (f"/round/{token}", f"/round/{token}/1", f"/round/{token}/done"):
            assert client.get(path).status_code == 404
            assert "<html" not in client.get(path, headers=PARTIAL).text

    def test_a_cookie_that_was_tampered_with_is_a_new_visitor(self, player: Player) -> None:
        token = player.begin(SINGLES)
        player.client.set_cookie("session", "eyJsZWFybmVyIjoieCJ9.aaaa.bbbb")
        assert player.open(f"/round/{token}/1").status == 404
        assert player.open("/").status == 200
