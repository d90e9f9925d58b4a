"""The sample hands on the site: played by form, left and found again, projected, shared."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.play.transcript import GOLDEN, in_english, page_lines, screens
from tests.turns import in_turn
from tests.web.drills.test_drill_pages import english
from tests.web.markup import Element, read
from tests.web.player import PARTIAL, Player, Seen
from tutor.explain import Message
from tutor.play.hands import HANDS
from tutor.play.script import SampleHand, Scene
from tutor.rules.hand import Action, How, Verb, format_action, pack_record
from tutor.web.views.terms import say, speech

KEYS = list(HANDS)
FIRST = HANDS[KEYS[0]]
IMPOSSIBLE = """\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
cards: 2h4sQh9s 6h7h6s9c 8h7s4s4c
"""


def words(action: Action) -> str:
    """What a form sends to do this."""
    return format_action(action).partition(" ")[2]


def do_form(page: Seen) -> Element:
    """The form of the page that acts."""
    return next(form for form in page.question.all("form") if "at" in form.fields())


def hidden_faces(sample: SampleHand, step: int) -> Iterator[str]:
    """The codes of the cards that lie face down to the learner at a step and were not shown yet."""
    state = sample.scenes[step].state
    compared = state.ending is not None and state.ending.how is How.SHOWDOWN
    for seat in state.setup.seats:
        standing = state.standings[seat].value
        shown = standing == "left" or (compared and standing != "folded")
        if seat != sample.seat and not shown:
            yield from (card.code for card in state.hands[seat][:2])


def test_the_course_lists_every_hand_and_begins_with_the_first(player: Player) -> None:
    page = player.open("/hands")
    rows = page.tree.all("li", class_="lesson-row")
    assert [row.one("a")["href"] for row in rows] == [f"/hands/{key}" for key in KEYS]
    assert all(hand.title in page.text and hand.teaches in page.text for hand in HANDS.values())
    assert page.tree.one("section", class_="upcoming").one("a")["href"] == f"/hands/{KEYS[0]}"
    assert "never for money" in page.text


@pytest.mark.parametrize("key", in_turn(KEYS, [()], every=3))
def test_every_hand_can_be_stepped_through_without_a_secret_getting_out(
    client: FlaskClient, key: str
) -> None:
    sample = HANDS[key]
    for step in range(len(sample.scenes)):
        for answer in ("", "&answer=skip"):
            text = client.get(f"/hands/{key}?step={step}{answer}").text
            main = text.partition("<main")[2]
            faces = set(re.findall(r"cards/(\w+)\.svg", main))
            assert not faces & set(hidden_faces(sample, step)), (step, faces)
            assert sample.record.splitlines()[4] not in main


def test_a_hand_is_played_to_its_end_by_its_forms(player: Player) -> None:
    page = player.open(f"/hands/{FIRST.key}")
    for number, scene in enumerate(FIRST.scenes[:-1]):
        page = player.open(f"/hands/{FIRST.key}?step={number}&answer=skip")
        if scene.turn is None:
            assert f"/hands/{FIRST.key}?step={number + 1}" in {
                link["href"] for link in page.question.all("a", id="next")
            }
            continue
        assert scene.turn.chosen is not None
        page = player.send(do_form(page), do=[words(scene.turn.chosen)])
        assert page.response.request.query_string == f"step={number + 1}".encode()
    last = player.open(f"/hands/{FIRST.key}?step={len(FIRST.scenes) - 1}&answer=skip")
    assert "Where every chip went" in last.text
    lines = last.question.one("ol", class_="moves").all("li")
    ending = FIRST.narration(len(FIRST.scenes) - 1).ending
    assert ending is not None
    assert len(lines) == len(ending.ledger)
    assert last.question.one("a", id="next")["href"] == f"/hands/{KEYS[1]}"
    assert "Done" in player.open("/hands").tree.all("li", class_="lesson-row")[0].text


def test_a_hand_is_found_again_where_it_was_left(player: Player) -> None:
    turns = [n for n, scene in enumerate(FIRST.scenes) if scene.turn]
    page = player.open(f"/hands/{FIRST.key}?step={turns[0]}&answer=skip")
    turn = FIRST.scenes[turns[0]].turn
    assert turn is not None
    assert turn.chosen is not None
    player.send(do_form(page), do=[words(turn.chosen)])
    again = player.open(f"/hands/{FIRST.key}")
    assert again.response.request.query_string == f"step={turns[0] + 1}".encode()
    assert "Begun" in player.open("/hands").tree.all("li", class_="lesson-row")[0].text


def test_another_choice_than_the_lessons_is_weighed_and_offers_both_ways(player: Player) -> None:
    at = next(n for n, scene in enumerate(FIRST.scenes) if scene.turn)
    page = player.open(f"/hands/{FIRST.key}?step={at}&answer=skip")
    page = player.send(do_form(page), do=["fold"])
    assert f"step={at}" in page.response.request.query_string.decode()
    assert "You chose" in page.text
    assert "A careful player would choose" in page.text
    on = page.question.one("a", id="next")
    assert on["href"] == f"/hands/{FIRST.key}?step={at + 1}"
    table = player.send(page.question.one("form", class_="ways"))
    assert player.path.startswith("/play/")
    assert "Back to the lesson" in table.text
    assert "Where every chip went" in table.text


def test_a_raise_of_another_size_strays_and_a_call_by_all_in_does_not_crash(player: Player) -> None:
    at = next(n for n, scene in enumerate(FIRST.scenes) if scene.turn)
    page = player.open(f"/hands/{FIRST.key}?step={at}&answer=skip")
    strayed = player.send(do_form(page), do=["raise"], amount=["50"])
    assert "You chose" in strayed.text
    again = player.open(f"/hands/{FIRST.key}?step={at}&chose=raise+1")
    assert "You chose" not in again.text


@pytest.mark.parametrize(
    ("do", "amount", "said"),
    [
        ("raise", "1", "must be at least 3"),
        ("raise", "500", "at most"),
        ("raise", "x", "not a whole number"),
        ("call", "", "nothing to answer"),
        ("dance", "", "cannot be read"),
        ("divide", "", "cards are needed"),
        ("deal", "", "dealt already"),
    ],
)
def test_what_the_rules_refuse_is_told_and_changes_nothing(
    player: Player, do: str, amount: str, said: str
) -> None:
    at = next(n for n, scene in enumerate(FIRST.scenes) if scene.turn)
    page = player.open(f"/hands/{FIRST.key}?step={at}&answer=skip")
    response = player.post(do_form(page), do=[do], amount=[amount])
    assert response.status_code == 422
    seen = Seen(response)
    assert said in seen.question.one("p", class_="problem").text
    assert do_form(seen).fields()["at"] == [str(at)]


def test_who_is_not_due_is_refused(player: Player) -> None:
    response = player.client.post(f"/hands/{FIRST.key}", data={"at": "0", "do": "call"})
    assert response.status_code == 422
    assert "It is the turn of 乙, not of 甲" in response.text


def test_a_question_hides_its_answer_until_it_is_answered(player: Player) -> None:
    for key, sample in HANDS.items():
        for number in sample.asks:
            url = f"/hands/{key}?step={number}"
            page = player.open(url)
            posed = sample.scenes[number].question
            assert posed is not None
            buttons = page.question.all("button", name="answer")
            (field,) = posed.question.fields
            assert [one["value"] for one in buttons] == [one.value for one in field.options]
            assert not page.question.all("section", class_="settled")
            assert not page.question.all("div", class_="comment")
            first, skipped = player.open(f"{url}&answer={buttons[0]['value']}"), None
            assert first.question.all("div", class_="notice")
            skipped = player.open(f"{url}&answer=skip")
            assert not skipped.question.all("button", name="answer")


def test_the_projector_shows_and_hides_cards_and_knows_no_learner(player: Player) -> None:
    url = f"/hands/{FIRST.key}/show"
    hidden = player.open(f"{url}?step=2")
    opened = player.open(f"{url}?step=2&cards=open")
    assert len(hidden.question.all("span", class_="is-down")) > 0
    assert not opened.question.all("span", class_="is-down")
    keys = {
        key: link["href"]
        for link in hidden.question.all("a")
        if "data-on" in link
        for key in link["data-on"].split()
    }
    assert keys["PageDown"] == keys["ArrowRight"] == f"{url}?step=3"
    assert keys["PageUp"] == f"{url}?step=1"
    assert keys["Home"] == f"{url}?step=0"
    assert keys["End"] == f"{url}?step={len(FIRST.scenes) - 1}"
    assert keys["c"] == f"{url}?step=2&cards=open"
    assert not hidden.question.all("form")
    last = player.open(keys["End"])
    assert not last.question.all("span", class_="is-down")


def test_a_fragment_is_the_section_alone(client: FlaskClient) -> None:
    for path in (f"/hands/{FIRST.key}?step=1", f"/hands/{FIRST.key}/show?step=1"):
        part = client.get(path, headers=PARTIAL)
        assert part.text.lstrip().startswith("<section")
        assert "<main" in client.get(path).text
        assert "HX-Request-Type" in part.headers["Vary"]


@pytest.mark.parametrize(
    "path", ["/hands/none", "/hands/none/show", f"/hands/{KEYS[0]}?step=99", "/hands/none/record"]
)
def test_what_is_not_there_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_pasted_hand_gets_an_address_that_carries_it(player: Player) -> None:
    page = player.open("/hands/record")
    form = page.tree.one("form", class_="paste")
    seen = player.send(form, record=[FIRST.record])
    assert player.path == f"/hands/r/{pack_record(FIRST.record)}"
    assert "0/7" in seen.text
    for seat in ("", "&seat=2"):
        step = player.open(f"{player.path}?step=3{seat}")
        down = len(step.question.all("span", class_="is-down"))
        assert down == (2 if seat else 0)
    assert player.client.get(f"{player.path}/text").text == FIRST.record
    show = player.open(f"{player.path}/show?step=2&lang=zh-Hant")
    assert show.status == 200
    assert "Project-Id-Version" not in show.text


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (IMPOSSIBLE, 5, "板凳 stands there 3 times"),
        (FIRST.record.replace("stakes: 1-3", "stakes: 2-6"), 2, "2-6"),
        (FIRST.record + "1 dance\n", 15, "cannot be read"),
        (FIRST.record.replace("2 call", "2 check", 1), 8, "stands, so one cannot check"),
        (FIRST.record.replace("dealer: 2\n", ""), 0, "dealer"),
        ("", 0, "missing"),
    ],
)
def test_a_broken_record_is_told_with_its_line_and_kept(
    player: Player, text: str, line: int, said: str
) -> None:
    form = player.open("/hands/record").tree.one("form", class_="paste")
    response = player.post(form, record=[text])
    assert response.status_code == 422
    page = Seen(response)
    notice = page.tree.one("div", class_="notice")
    assert said in notice.text
    assert (f"Line {line}" in notice.text) == bool(line)
    assert page.tree.one("textarea").text == " ".join(text.split())


def test_a_broken_address_is_told(client: FlaskClient) -> None:
    response = client.get("/hands/r/abc")
    assert response.status_code == 400
    assert "does not hold a whole hand" in response.text
    assert client.get("/hands/r/abc/show").status_code == 400


def test_every_learners_choice_of_every_sample_is_accepted(player: Player) -> None:
    for key, sample in HANDS.items():
        for number, scene in enumerate(sample.scenes):
            if scene.turn is None or scene.turn.chosen is None:
                continue
            sent = {"at": str(number), "do": words(scene.turn.chosen)}
            response = player.client.post(f"/hands/{key}", data=sent)
            assert response.status_code == 303, (key, number, response.text[:300])
            assert response.location.endswith(f"step={number + 1}")
            assert scene.turn.chosen.verb in Verb
    assert player.open("/hands").text.count("Done") == len(HANDS)


@pytest.mark.parametrize("lang", in_turn(("zh-Hant", "zh-Hans"), [()], every=2))
def test_no_english_is_left_at_the_table(player: Player, lang: str) -> None:
    player.open(f"/hands?lang={lang}")
    for path in ("/hands", "/play"):
        assert english(player.open(path)) == [], path
    for key in KEYS:
        for step in range(len(HANDS[key].scenes)):
            page = player.open(f"/hands/{key}?step={step}&answer=skip")
            assert english(page) == [], (key, step)


def test_after_folding_a_link_leads_to_the_end(player: Player) -> None:
    fold = HANDS["fold-for-a-skin"]
    last = len(fold.scenes) - 1
    for step, shown in ((0, False), (1, True), (last - 1, False)):
        page = player.open(f"/hands/{fold.key}?step={step}&answer=skip")
        links = page.question.all("a", id="end")
        assert [link["href"] for link in links] == [f"/hands/{fold.key}?step={last}"] * shown


def test_the_end_tells_which_pair_beat_which(player: Player) -> None:
    page = player.open(f"/hands/{FIRST.key}?step={len(FIRST.scenes) - 1}&answer=9")
    (met,) = page.question.all("section", class_="met")
    assert "甲 beats 乙: both pairs are better." in met.text
    assert "Smaller pair:" in met.text
    assert "Larger pair:" in met.text
    assert "wins 9 in this hand" in page.text


def test_a_word_of_the_table_is_linked_where_a_step_uses_it_first(player: Player) -> None:
    page = player.open(f"/hands/{FIRST.key}?step=0")
    links = [link["href"] for link in page.question.all("a", class_="word")]
    keys = [url.rpartition("/")[2] for url in links]
    assert {"opener", "dealer", "bowl", "act"} <= set(keys)
    assert len(keys) == len(set(keys))
    for url in links:
        assert player.open(url).status == 200


def test_what_the_verdict_says_is_not_told_again(player: Player) -> None:
    page = player.open(f"/hands/{FIRST.key}?step=1&answer=0")
    assert page.question.text.count("has just turned up the strongest single card") == 1


@pytest.mark.parametrize("key", KEYS)
def test_every_line_of_a_transcript_stands_on_its_page_in_order(player: Player, key: str) -> None:
    sample = HANDS[key]
    written = (GOLDEN / f"{key}.txt").read_text(encoding="utf-8").split("\n\n")[1:]
    say = in_english(sample.rules)
    for (scene, answer), screen in zip(screens(sample), written, strict=True):
        lines = screen.splitlines()[1:]
        assert lines == list(page_lines(sample, scene, answer, say))
        verify_order(player, sample, scene, answer, lines)


def test_a_chinese_page_says_what_the_narrator_says_in_the_same_order(
    app: Flask, player: Player
) -> None:
    player.open("/?lang=zh-Hant")
    for scene, answer in screens(FIRST):
        with app.test_request_context("/?lang=zh-Hant"):
            lines = list(page_lines(FIRST, scene, answer, on_a_page))
        verify_order(player, FIRST, scene, answer, lines)


def on_a_page(told: Message) -> str:
    """A message as the page of the first hand says it, in the language of the request."""
    return read(say(told, speech(FIRST.rules))).text


def verify_order(
    player: Player, sample: SampleHand, scene: Scene, answer: str, lines: list[str]
) -> None:
    """The page of a step has these lines, without marks and spaces, one after the other."""
    text = player.open(f"/hands/{sample.key}?step={scene.number}&answer={answer}").question.text
    text, at = "".join(text.split()), 0
    for line in lines:
        said = "".join(line.partition(" ")[2].split())
        found = text.find(said, at)
        assert found >= 0, (scene.number, said, text[at:])
        at = found + len(said)
