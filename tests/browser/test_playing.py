"""What people do in the middle of a round: go back, reload, open tabs, lose the network."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.home import HomePage
from tests.browser.pages.question import QuestionPage
from tests.browser.pages.words import NAMES, Words

SINGLES = "/q/single-ranks.1/chengdu/normal/"
PAIRS = "/q/pair-ranks.1/chengdu/normal/"
DIVIDE = "/q/divide.1/chengdu/easy/"


def question(page: Page, path: str, tag: str = "en", hand: str = "mouse") -> QuestionPage:
    page.goto(path)
    return QuestionPage(page, Words(tag), hand)


def test_back_and_forward_go_through_the_questions(visit: Visit) -> None:
    page = visit().new_page()
    at = question(page, f"{SINGLES}b1")
    at.play(range(1, 3))
    at.expect_open(3)
    page.go_back()
    at.expect_answered()
    expect(page).to_have_url(re.compile(r"/round/[^/]+/2$"))
    page.go_forward()
    at.expect_open(3)
    expect(page).to_have_url(re.compile(r"/round/[^/]+/3$"))


def test_coming_back_from_another_page_shows_the_whole_page(visit: Visit) -> None:
    page = visit().new_page()
    at = question(page, f"{SINGLES}b2")
    at.play(range(1, 2))
    at.expect_open(2)
    page.goto("/api")
    page.go_back()
    at.expect_open(2)
    expect(page.get_by_role("banner")).to_be_visible()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_reload_in_the_middle_keeps_the_place(visit: Visit, script: bool) -> None:
    page = visit(java_script_enabled=script).new_page()
    at = question(page, f"{PAIRS}b3")
    at.play(range(1, 2))
    at.expect_open(2)
    before = at.pictures
    page.reload()
    at.expect_open(2)
    assert at.pictures == before
    at.answer(1)
    at.expect_answered()
    page.reload()
    at.expect_answered()


def test_of_two_tabs_the_first_answer_counts(visit: Visit) -> None:
    context = visit()
    one = question(context.new_page(), f"{SINGLES}b4")
    one.play(range(1, 2))
    one.expect_open(2)
    two = question(context.new_page(), one.page.url)
    one.answer(1)
    one.expect_answered()
    verdict = one.root.inner_text()
    two.answer(3)
    two.expect_answered()
    assert two.root.inner_text() == verdict


def test_a_double_click_answers_once(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = question(page, f"{SINGLES}b5")
    posts: list[str] = []
    page.on("request", lambda r: posts.append(r.url) if r.method == "POST" else None)
    at.taps.first.dblclick()
    at.expect_answered()
    assert len(posts) == 1
    at.go_on()
    at.expect_open(2)


def test_without_a_network_it_says_so_and_then_goes_on(
    visit: Visit, allowed_errors: list[str]
) -> None:
    allowed_errors += ["ERR_INTERNET_DISCONNECTED", "Failed to fetch"]
    context = visit("zh-Hans")
    at = question(context.new_page(), f"{SINGLES}b6", "zh-Hans")
    context.set_offline(True)
    at.answer(1)
    offline = "No connection. Nothing is lost; try again when you are online."
    expect(at.message).to_contain_text(at.words(offline))
    context.set_offline(False)
    at.message.get_by_role("button", name=at.words("Try again")).click()
    at.expect_answered()
    expect(at.message).to_have_count(0)


def test_after_an_answer_the_focus_is_on_the_way_on_and_then_on_the_question(
    visit: Visit,
) -> None:
    at = question(visit().new_page(), f"{SINGLES}b7", hand="keyboard")
    at.answer(1)
    expect(at.next).to_be_focused()
    at.go_on()
    at.expect_open(2)
    expect(at.root).to_be_focused()


def test_the_verdict_is_said_aloud(visit: Visit) -> None:
    at = question(visit().new_page(), f"{SINGLES}b8")
    at.answer(2)
    at.expect_answered()
    said = at.page.locator("[aria-live=polite]")
    expect(said).to_have_text(re.compile(r"\w+"))


def test_digits_can_be_switched_off(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = question(page, f"{SINGLES}b9", hand="keyboard")
    at.set("Digit keys", "Off")
    at.root.focus()
    page.keyboard.press("1")
    at.expect_open(1)
    page.reload()
    page.keyboard.press("1")
    at.expect_open(1)
    at.taps.first.focus()
    page.keyboard.press("Enter")
    at.expect_answered()


def test_a_digit_does_nothing_while_something_else_has_the_focus(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = question(page, f"{SINGLES}ba")
    page.get_by_role("button", name=NAMES["en"]).focus()
    page.keyboard.press("1")
    at.expect_open(1)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_the_language_changes_in_the_middle_of_a_round(visit: Visit, script: bool) -> None:
    page = visit("zh-Hant", java_script_enabled=script).new_page()
    at = question(page, f"{PAIRS}bb", "zh-Hant")
    at.play(range(1, 3))
    at.expect_open(3)
    before = at.pictures
    at.switch_language("en")
    at.expect_open(3)
    assert at.pictures == before
    expect(at.prompt).to_have_text("Which pair is larger?")
    at.answer(1)
    at.expect_answered()
    at.switch_language("zh-Hans")
    at.expect_answered()


def test_another_rule_set_asks_of_the_same_cards(visit: Visit) -> None:
    page = visit("zh-Hant", "desktop").new_page()
    at = question(page, f"{DIVIDE}bc", "zh-Hant")
    before = at.pictures
    at.expect_rules("Chengdu")
    at.switch_rules("Sichuan")
    at.expect_rules("Sichuan")
    expect(page).to_have_url(re.compile("/q/divide.1/sichuan/easy/bc$"))
    assert at.pictures == before


def test_another_rule_set_in_the_middle_of_a_round_asks_of_the_cards_on_the_screen(
    visit: Visit,
) -> None:
    at = question(visit("en", "desktop").new_page(), f"{SINGLES}bc")
    at.play(range(1, 3))
    at.expect_open(3)
    before = at.pictures
    at.switch_rules("Sichuan")
    at.expect_rules("Sichuan")
    assert at.pictures == before


@pytest.mark.parametrize("choice", ["Day", "Lamp"])
def test_the_lighting_is_changed_at_once_and_kept(visit: Visit, choice: str) -> None:
    page = visit("en", "desktop", color_scheme="light").new_page()
    at = question(page, f"{SINGLES}bd")
    at.set("Lighting", choice)
    theme = {"Day": "light", "Lamp": "dark"}[choice]
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert page.evaluate("getComputedStyle(document.body).colorScheme") == theme
        page.reload()


def test_the_cards_can_say_their_names(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = question(page, f"{SINGLES}be")
    name = at.root.locator(".card-name").first
    expect(name).to_be_hidden()
    at.set("Names on the cards", "On")
    expect(name).to_be_visible()
    page.reload()
    expect(name).to_be_visible()


def test_names_stay_off_the_cards_that_are_asked_for(visit: Visit) -> None:
    page = visit().new_page()
    at = question(page, "/q/card-names.1/chengdu/normal~to-card/bf")
    at.set("Names on the cards", "On")
    expect(at.root.locator(".card-name")).to_have_count(0)
    at.answer(1)
    at.expect_answered()
    expect(at.root.locator(".card-name").first).to_be_visible()


def test_a_hint_comes_in_place_and_the_question_stays_open(visit: Visit) -> None:
    page = visit("zh-Hans").new_page()
    at = question(page, f"{DIVIDE}bg", "zh-Hans")
    before = at.pictures
    at.hint.click()
    expect(at.hint).to_have_count(0)
    assert at.pictures == before
    expect(page).to_have_url(re.compile(r"/round/[^/]+/1$"))
    at.answer(1)
    at.expect_answered()


def test_cards_can_be_paired_and_taken_back(visit: Visit) -> None:
    at = question(visit().new_page(), f"{DIVIDE}bh")
    expect(at.check).to_be_disabled()
    at.pick(1)
    at.pick(2)
    expect(at.check).to_be_enabled()
    at.pick(3)
    boxes = [box.is_checked() for box in at.picks.all()]
    assert boxes == [False, True, True, False]
    at.pick(2)
    expect(at.check).to_be_disabled()


def test_half_an_answer_comes_back_with_what_is_missing(
    visit: Visit, allowed_errors: list[str]
) -> None:
    allowed_errors.append("422 (UNPROCESSABLE ENTITY)")
    at = question(visit(java_script_enabled=False).new_page(), f"{DIVIDE}bi")
    at.pick(3)
    at.check.click()
    expect(at.root.get_by_role("alert")).to_contain_text("Tap exactly two cards")
    assert [box.is_checked() for box in at.picks.all()] == [False, False, True, False]
    at.pick(1)
    at.check.click()
    at.expect_answered()


def test_the_start_page_offers_the_round_that_was_left(visit: Visit) -> None:
    page = visit("zh-Hant").new_page()
    at = question(page, f"{SINGLES}bj", "zh-Hant")
    at.play(range(1, 4))
    at.expect_open(4)
    home = HomePage(page, at.words)
    home.open()
    page.get_by_role("link", name="3").first.click()
    at.expect_open(4)
