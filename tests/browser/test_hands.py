"""Whole hands in a browser: lessons to their end, back and forth, an evening, the projector."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.table import TablePage
from tests.browser.pages.words import Words
from tutor.play.hands import HANDS
from tutor.play.script import SampleHand
from tutor.rules.hand import Verb

KEYS = list(HANDS)
FIRST = HANDS[KEYS[0]]


def table(page: Page, tag: str = "en", hand: str = "mouse") -> TablePage:
    return TablePage(page, Words(tag), hand)


def play_through(at: TablePage, sample: SampleHand) -> None:
    """Do at every step what the hand does, and look at the questions without answering."""
    for number, scene in enumerate(sample.scenes):
        at.expect_step(number)
        skip = at.root.locator("#skip")
        if scene.question:
            at.hand.press(skip)
            expect(skip).to_have_count(0)
        if number == len(sample.scenes) - 1:
            break
        if scene.turn is None or scene.turn.chosen is None:
            at.hand.go_on(at.next)
            continue
        chosen = scene.turn.chosen
        if chosen.division:
            one, other = chosen.division.smaller
            at.divide((one.code, other.code))
        elif chosen.amount is None or at.choice(f"{chosen.verb.value} {chosen.amount}").count():
            at.choose(f"{chosen.verb.value} {chosen.amount or ''}".strip())
        else:
            at.root.locator("#amount").fill(str(chosen.amount))
            at.page.locator("#other-go").click()
    expect(at.settled).to_be_visible()


@pytest.mark.parametrize(
    ("tag", "screen", "hand", "script", "place"),
    [
        ("en", "desktop", "keyboard", True, 0),
        ("zh-Hant", "phone", "mouse", True, 2),
        ("zh-Hans", "phone", "mouse", False, 4),
    ],
    ids=["keyboard", "phone", "no script"],
)
def test_a_sample_hand_to_its_end(
    visit: Visit, tag: str, screen: str, hand: str, script: bool, place: int
) -> None:
    page = visit(tag, screen, java_script_enabled=script).new_page()
    at = table(page, tag, hand)
    page.goto("/hands")
    page.locator(f'.lesson-row a[href="/hands/{KEYS[place]}"]').click()
    play_through(at, HANDS[KEYS[place]])
    at.expect_no_sideways_scrolling()
    page.goto("/hands")
    row = page.locator(".lesson-row").nth(place)
    expect(row).to_have_class(re.compile("is-done"))


def test_back_and_forth_and_a_reload_in_the_middle(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = table(page)
    page.goto(f"/hands/{FIRST.key}")
    at.expect_step(0)
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at.expect_step(number)
    page.keyboard.press("ArrowLeft")
    at.expect_step(2)
    expect(page).to_have_url(re.compile("step=2$"))
    page.reload()
    at.expect_step(2)
    page.go_back()
    at.expect_step(3)
    page.go_back()
    at.expect_step(2)
    page.go_forward()
    at.expect_step(3)


def test_a_hand_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit("en", "phone").new_page()
    at = table(page)
    turn = next(n for n, scene in enumerate(FIRST.scenes) if scene.turn)
    page.goto(f"/hands/{FIRST.key}?step={turn}&answer=skip")
    chosen = FIRST.scenes[turn].turn
    assert chosen is not None
    assert chosen.chosen is not None
    assert chosen.chosen.verb is Verb.RAISE
    at.choose(f"raise {chosen.chosen.amount}")
    at.expect_step(turn + 1)
    page.goto(f"/hands/{FIRST.key}")
    at.expect_step(turn + 1)


def test_another_way_than_the_lessons_can_be_gone(visit: Visit) -> None:
    page = visit("en", "phone").new_page()
    at = table(page)
    turn = next(n for n, scene in enumerate(FIRST.scenes) if scene.turn)
    page.goto(f"/hands/{FIRST.key}?step={turn}&answer=skip")
    at.choose("fold")
    expect(at.root.get_by_text("You chose")).to_be_visible()
    page.go_back()
    at.expect_step(turn)
    at.choose("all-in")
    at.button("Play on my way").click()
    expect(page).to_have_url(re.compile("/play/"))
    expect(at.root).to_contain_text("On from the lesson")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_free_evening_of_three_hands(visit: Visit, script: bool) -> None:
    page = visit("en", "phone", java_script_enabled=script).new_page()
    at = table(page)
    page.goto("/play")
    page.get_by_label("2", exact=True).check()
    at.button("Sit down").click()
    for number in (1, 2, 3):
        expect(at.title).to_have_text(f"Hand {number} of the evening")
        for _ in range(30):
            expect(at.root).to_be_visible()
            if at.settled.count():
                break
            before = at.root.locator(".hand-steps p").inner_text()
            play_somehow(at)
            expect(at.root.locator(".hand-steps p")).not_to_have_text(before)
        expect(at.settled).to_be_visible()
        if number < 3:
            at.next.click()
            expect(at.title).to_have_text(f"Hand {number + 1} of the evening")
    at.button("End the evening").click()
    expect(page.get_by_role("heading", name="The evening in the end")).to_be_visible()


def play_somehow(at: TablePage) -> None:
    """Check or call; divide as the cards lie."""
    boxes = at.root.locator("[name=pick]")
    if boxes.count():
        codes = [boxes.nth(n).get_attribute("value") or "" for n in (0, 1)]
        at.divide((codes[0], codes[1]))
        return
    for do in ("check", "call", "all-in", "fold"):
        if at.choice(do).count():
            at.choose(do)
            return


def test_the_choices_need_no_scrolling_on_a_phone(visit: Visit) -> None:
    page = visit("en", "phone").new_page()
    at = table(page)
    page.goto("/play")
    page.get_by_label("7", exact=True).check()
    at.button("Sit down").click()
    choices = at.root.locator(".acts button")
    expect(choices.first).to_be_in_viewport(ratio=1)
    expect(choices.last).to_be_in_viewport(ratio=1)
    own = page.locator(".is-mine .card").first
    expect(own).to_be_in_viewport(ratio=1)
    at.expect_no_sideways_scrolling()


def test_what_a_step_tells_is_read_above_the_buttons_of_a_phone(visit: Visit) -> None:
    page = visit("zh-Hant", "phone").new_page()
    at = table(page, "zh-Hant")
    page.goto(f"/hands/{FIRST.key}?step=1")
    at.root.locator("[name=answer]").first.click()
    expect(at.root.locator(".notice")).to_be_in_viewport(ratio=1)
    expect(at.root.locator(".comment")).to_be_in_viewport(ratio=1)
    comment = at.root.locator(".comment").bounding_box()
    acts = at.root.locator(".acts").bounding_box()
    assert comment
    assert acts
    assert comment["y"] + comment["height"] <= acts["y"]


def test_nothing_sticks_over_the_end_on_a_phone(visit: Visit) -> None:
    page = visit("zh-Hant", "phone").new_page()
    at = table(page, "zh-Hant")
    page.goto(f"/hands/{FIRST.key}?step={len(FIRST.scenes) - 1}")
    at.root.locator("[name=answer][value='9']").click()
    expect(at.settled).to_be_in_viewport(ratio=1)
    expect(at.root.locator(".seated-do")).to_have_css("position", "static")
    expect(at.root.locator(".laid-name")).to_have_count(4)


def test_the_projector_goes_by_the_keys_of_a_clicker(visit: Visit) -> None:
    page = visit("en", "desktop", viewport={"width": 1920, "height": 1080}).new_page()
    at = table(page)
    page.goto(f"/hands/{FIRST.key}/show")
    down = page.locator(".is-down")
    for key, number in (
        ("PageDown", 1),
        ("PageDown", 2),
        ("PageUp", 1),
        ("ArrowRight", 2),
        ("End", len(FIRST.scenes) - 1),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        at.expect_step(number)
    expect(down).not_to_have_count(0)
    page.keyboard.press("c")
    expect(down).to_have_count(0)
    page.keyboard.press("PageDown")
    at.expect_step(1)
    expect(down).to_have_count(0)
    at.link("C Hide the cards").click()
    expect(down).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_stale_page_is_told_so_and_shown_the_present(
    visit: Visit, allowed_errors: list[str]
) -> None:
    allowed_errors.append("409 (CONFLICT)")
    context = visit("en", "desktop")
    page = context.new_page()
    at = table(page)
    page.goto("/play")
    at.button("Sit down").click()
    expect(at.choices.first).to_be_visible()
    late = context.new_page()
    late.goto(page.url)
    before = at.root.locator(".hand-steps p").inner_text()
    play_somehow(at)
    expect(at.root.locator(".hand-steps p")).not_to_have_text(before)
    table(late).choose("fold")
    expect(table(late).root.get_by_text("That page was of an earlier step")).to_be_visible()
    expect(late.locator("#toast")).to_be_empty()
    expect(late.locator(".hand-steps p")).to_have_text(
        at.root.locator(".hand-steps p").inner_text()
    )
