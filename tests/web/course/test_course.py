"""The course: where one begins, a lesson to its end, the placement quiz, the page of readings."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.markup import Element
from tests.web.player import PARTIAL, Player, Seen, an_answer
from tutor.drills.address import Address, parse_address
from tutor.lessons import LESSONS, PLACEMENT, READINGS, lesson_round, placement_round
from tutor.rules import PRESETS
from tutor.store import load_round, make_engine, reading

FIRST, SECOND, *_ = LESSONS


def stored(app: Flask, player: Player, token: str):
    """A round of the player as it is stored."""
    with player.client.session_transaction() as session:
        learner = session["learner"]
    engine = make_engine(app.config["DATABASE_URL"])
    with reading(engine) as db:
        found = load_round(db, learner, token)
    engine.dispose()
    return found


def fill(page: Seen, right: bool = True) -> dict[str, list[str]]:
    """An answer to the first question of a page of the course."""
    sent = page.form.fields()
    key = page.form["action"].removeprefix("/course/")
    rules, token = sent["rules"][0], sent["token"][0]
    placing = key == PLACEMENT
    plan = placement_round(rules, token) if placing else lesson_round(LESSONS[key], rules, token)
    return an_answer(plan.known[0], right)


def asked(page: Seen) -> Address:
    """The address of the question on a page."""
    return parse_address(page.question["data-address"].removeprefix("/q/"))


def play(app: Flask, player: Player, path: str, wrong: tuple[int, ...] = ()) -> Seen:
    """Begin the round of a page and answer all of it; where its last link leads."""
    page = player.open(path)
    token = page.form.fields()["token"][0]
    page = player.send(page.form, **fill(page, 1 not in wrong))
    for question in stored(app, player, token).questions[1:]:
        page = player.open(page.next)
        answer = an_answer(asked(page), question.position not in wrong)
        page = player.send(page.form, **answer)
    return player.open(page.next)


def rows(page: Seen) -> list[Element]:
    return page.tree.all("li", class_="lesson-row")


def states(page: Seen) -> dict[str, str]:
    """The state of every lesson on the course page by its key."""
    names = {"done", "known", "next", "open"}
    found = {}
    for row in rows(page):
        for state in names.intersection(one.removeprefix("is-") for one in row.classes):
            found[row.one("a")["href"].removeprefix("/course/")] = state
    return found


def main_buttons(page: Seen) -> list[Element]:
    return [one for one in page.tree.all("a", class_="button") if "is-main" in one.classes]


def test_a_newcomer_sees_one_place_to_begin(player: Player) -> None:
    page = player.open("/course")
    (button,) = main_buttons(page)
    assert button["href"] == f"/course/{FIRST}"
    assert states(page) == {key: "next" if key == FIRST else "open" for key in LESSONS}
    assert page.tree.all("a", href="/course/placement")


def test_nothing_is_locked(player: Player) -> None:
    for row in rows(player.open("/course")):
        assert player.open(row.one("a")["href"]).status == 200


@pytest.mark.parametrize("key", LESSONS)
@pytest.mark.parametrize("rules", PRESETS)
def test_every_lesson_opens_under_every_rule_set_with_its_question(
    client: FlaskClient, key: str, rules: str
) -> None:
    client.set_cookie("rules", rules)
    page = Player(client).open(f"/course/{key}")
    assert page.status == 200
    assert page.form["action"] == f"/course/{key}"
    assert len(page.question.all("li", class_="stick")) == LESSONS[key].count
    assert len(page.tree.all("h1")) == 1


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "en"])
def test_every_page_opens_in_every_language(player: Player, language: str) -> None:
    for path in ("/course", "/course/placement", "/readings", *(f"/course/{k}" for k in LESSONS)):
        assert player.open(f"{path}?lang={language}").status == 200


def test_answering_stays_on_the_page_of_the_lesson(app: Flask, player: Player) -> None:
    page = player.open(f"/course/{FIRST}")
    title = page.title
    token = page.form.fields()["token"][0]
    response = player.post(page.form, **fill(page))
    assert response.location == f"/round/{token}/1#question"
    after = player.open(response.location)
    assert after.title == title
    assert after.answered
    assert after.next == f"/round/{token}/2#question"
    assert stored(app, player, token).lesson == FIRST


def test_htmx_is_given_just_the_question(player: Player) -> None:
    page = player.open(f"/course/{FIRST}")
    response = player.post_part(page.form, **fill(page))
    assert response.headers["HX-Push-Url"].endswith("/1#question")
    seen = Seen(response)
    assert seen.answered
    assert not seen.tree.all("main")
    following = player.client.get(seen.next, headers=PARTIAL)
    assert not Seen(following).tree.all("article")


def test_an_answer_without_a_choice_keeps_the_lesson(player: Player) -> None:
    page = player.open(f"/course/{FIRST}")
    response = player.post(page.form)
    assert response.status_code == 422
    seen = Seen(response)
    assert seen.title == page.title
    assert seen.question.all("div", class_="problem")
    assert states(player.open("/course"))[FIRST] == "next"


def test_the_hint_begins_the_round_of_the_lesson(app: Flask, player: Player) -> None:
    page = player.open(f"/course/{FIRST}")
    form = page.question.one("form", class_="hint-form")
    token = form.fields()["token"][0]
    after = player.send(form)
    assert after.question.all("div", class_="hint-note")
    found = stored(app, player, token)
    assert found.lesson == FIRST
    assert found.questions[0].hinted


def test_sending_the_first_answer_twice_counts_once(app: Flask, player: Player) -> None:
    page = player.open(f"/course/{FIRST}")
    token = page.form.fields()["token"][0]
    player.send(page.form, **fill(page))
    player.send(page.form, **fill(page, right=False))
    assert stored(app, player, token).right_count == 1


def test_the_end_of_a_lesson_marks_it_done_and_leads_to_the_next(
    app: Flask, player: Player
) -> None:
    page = play(app, player, f"/course/{FIRST}")
    assert player.path.startswith("/course/done/")
    (button,) = main_buttons(page)
    assert button["href"] == f"/course/{SECOND}"
    practise = [a["href"] for a in page.tree.all("a", class_="button") if "/drills/" in a["href"]]
    assert practise[0].startswith(f"/drills/{LESSONS[FIRST].drill}/start?")
    assert player.open(practise[0]).status == 200
    found = states(player.open("/course"))
    assert (found[FIRST], found[SECOND]) == ("done", "next")


def test_a_lesson_is_done_however_many_were_missed_and_the_misses_can_be_drilled(
    app: Flask, player: Player
) -> None:
    page = play(app, player, f"/course/{FIRST}", wrong=(1, 3))
    assert len(page.tree.all("li", class_="missed")) == 2
    again = next(form for form in page.tree.all("form") if form["action"].endswith("/again"))
    following = player.send(again)
    assert not following.answered
    assert not following.tree.all("article", class_="lesson")
    assert states(player.open("/course"))[FIRST] == "done"


def test_a_round_left_in_the_middle_does_not_count(player: Player) -> None:
    page = player.open(f"/course/{FIRST}")
    player.send(page.form, **fill(page))
    assert states(player.open("/course"))[FIRST] == "next"
    home = player.open("/")
    resume = home.tree.one("p", class_="resume").one("a")["href"]
    assert player.open(resume).tree.all("article", class_="lesson")


def test_the_end_of_a_round_that_is_not_over_leads_back_into_it(player: Player) -> None:
    page = player.open(f"/course/{FIRST}")
    token = page.form.fields()["token"][0]
    player.send(page.form, **fill(page))
    assert not player.open(f"/course/done/{token}").answered
    assert player.path == f"/round/{token}/2"


def test_the_end_of_an_ordinary_round_stays_where_it_was(player: Player) -> None:
    token = player.begin("/q/single-ranks.1/chengdu/easy/a1")
    page = player.play(token)
    assert player.path == f"/round/{token}/done"
    assert page.tree.all("h1")


def test_the_placement_quiz_marks_what_is_known(app: Flask, player: Player) -> None:
    page = play(app, player, "/course/placement", wrong=(2, 4))
    assert player.path.startswith("/course/done/")
    known = {row.one("a")["href"].removeprefix("/course/") for row in rows(page)}
    keys = list(LESSONS)[:10]
    missed = {keys[1], keys[3]}
    assert known == set(keys) - missed
    (button,) = main_buttons(page)
    assert button["href"] == f"/course/{keys[1]}"
    found = states(player.open("/course"))
    assert {key for key, state in found.items() if state == "known"} == known


def test_a_second_placement_takes_nothing_away(app: Flask, player: Player) -> None:
    play(app, player, "/course/placement", wrong=(2,))
    play(app, player, "/course/placement", wrong=(1, 3))
    found = states(player.open("/course"))
    assert found[FIRST] == found[SECOND] == "known"


def test_a_placement_answer_with_the_hint_does_not_count(app: Flask, player: Player) -> None:
    page = player.open("/course/placement")
    token = page.form.fields()["token"][0]
    player.send(page.question.one("form", class_="hint-form"))
    for question in stored(app, player, token).questions:
        at = player.open(f"/round/{token}/{question.position}")
        player.send(at.form, **an_answer(asked(at)))
    assert states(player.open("/course"))[FIRST] != "known"


def test_who_has_done_everything_is_told_so(app: Flask, player: Player) -> None:
    for key in LESSONS:
        play(app, player, f"/course/{key}")
    page = player.open("/course")
    assert set(states(page).values()) == {"done"}
    (button,) = main_buttons(page)
    assert button["href"] == "/#drills-title"


@pytest.mark.parametrize("path", ["/course/nothing", "/course/done/unknown-token-x"])
def test_what_does_not_exist_is_said(player: Player, path: str) -> None:
    assert player.open(path).status == 404


@pytest.mark.parametrize("field", ["rules", "token"])
def test_a_broken_form_is_refused(player: Player, field: str) -> None:
    page = player.open(f"/course/{FIRST}")
    assert player.post(page.form, **{field: "?"}).status_code == 400


def test_switching_the_rule_set_stays_in_the_lesson(player: Player) -> None:
    page = player.open("/course/tails")
    menu = next(form for form in page.tree.all("form") if form.all("button", name="rules"))
    switched = player.send(menu, rules=["sichuan"])
    assert player.path == "/course/tails"
    assert switched.form.fields()["rules"] == ["sichuan"]


def test_every_reading_can_be_linked_to(player: Player) -> None:
    page = player.open("/readings")
    for number in READINGS:
        assert page.tree.one("section", id=f"r{number}").one("h3").text
    inside = {a["href"] for a in page.tree.all("a") if a["href"].startswith("#r")}
    assert inside == {f"#r{number}" for number in READINGS}


def test_the_readings_cited_by_lessons_lead_to_the_page(player: Player) -> None:
    for key in LESSONS:
        links = player.open(f"/course/{key}").tree.all("a", class_="reading-number")
        numbers = {a["href"].removeprefix("/readings#r") for a in links}
        assert numbers <= {str(number) for number in READINGS}


def test_the_impossible_deal_is_shown_as_an_error_and_cannot_be_played(player: Player) -> None:
    entry = player.open("/readings").tree.one("section", id="r11")
    assert len(entry.one("figure", class_="misdeal").all("img")) == 12
    assert "two" in entry.one("figcaption").text
    assert not entry.all("form")
