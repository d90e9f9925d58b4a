"""Split practice and the explorer in a real browser: by hand, by keyboard, without JavaScript."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.closing import ClosingPage
from tests.browser.pages.question import QuestionPage
from tests.browser.pages.words import Words

HAND = "/split/chengdu/QhTs9s9c"


def pair_two(question: QuestionPage) -> None:
    """Pair the first two cards; where leaving is offered, rather compare."""
    question.pick(1)
    question.pick(2)
    if question.root.get_by_role("radio").count():
        question.pick(5)
    question.hand.go_on(question.check)
    question.expect_answered()


def expect_bars(page: Page, count: int) -> None:
    expect(page.locator(".weighed")).to_have_count(count)
    expect(page.locator(".weighed .bar-of")).to_have_count(count)


@pytest.mark.parametrize(
    ("tag", "screen", "hand"),
    [("zh-Hant", "phone", "touch"), ("en", "desktop", "keyboard")],
)
def test_a_round_and_its_worst_three_again(visit: Visit, tag: str, screen: str, hand: str) -> None:
    page = visit(tag, screen, has_touch=hand == "touch").new_page()
    page.goto("/q/split-practice.1/chengdu/fine/r1")
    words = Words(tag)
    question = QuestionPage(page, words, hand)
    right = 0
    for position in range(1, 11):
        question.expect_open(position)
        pair_two(question)
        expect_bars(page, page.locator(".weighed").count())
        right += question.wrong.count() == 0
        question.go_on()
    closing = ClosingPage(page, words, hand)
    closing.expect_score(right, 10)
    expect(page.locator(".stat dd")).to_have_text(re.compile(r"^0\.\d{3}$"))
    assert right < 7, "a seed with enough misses"
    page.get_by_role("button", name=words("Just the worst three")).click()
    expect(page.locator(".stick")).to_have_count(3)
    question.expect_open(1)


def test_split_practice_works_without_javascript(visit: Visit) -> None:
    page = visit("zh-Hans", "phone", java_script_enabled=False).new_page()
    page.goto("/q/split-practice.1/chengdu/normal/s1")
    pair_two(QuestionPage(page, Words("zh-Hans")))
    expect_bars(page, 3)


@pytest.mark.parametrize("javascript", [True, False])
def test_a_hand_is_laid_out_and_read(visit: Visit, javascript: bool) -> None:
    page = visit("en", "phone", java_script_enabled=javascript).new_page()
    page.goto("/split/chengdu")
    for code in ("Qh", "Ts", "9s", "9c"):
        page.locator(f"#deck-{code}").click()
        expect(page.locator(f"#in-{code}")).to_be_visible()
    expect_bars(page, 3)
    assert page.url.endswith(HAND)
    page.locator("#at-3").click()
    expect(page.locator(".weighed").nth(2)).to_have_class(re.compile("is-chosen"))
    page.locator("#style-larger-first").click()
    expect(page.locator("#style-larger-first")).to_have_attribute("aria-current", "true")
    page.locator("#row-upcards").click()
    page.locator("#deck-2h").click()
    expect(page.get_by_text("2,925")).to_be_visible()
    page.locator("summary", has_text="The same as a table").click()
    expect(page.get_by_role("table")).to_be_visible()


def test_back_leads_through_what_was_laid_out(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    page.goto(HAND)
    page.locator("#at-1").click()
    expect(page.locator("#at-1")).to_have_attribute("aria-current", "true")
    page.go_back()
    expect(page.locator("#at-1")).not_to_have_attribute("aria-current", "true")
    expect(page.locator(".bar")).to_be_visible()


def test_the_explorer_is_worked_by_keyboard(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    page.goto("/split/chengdu/QhTs9s")
    page.locator("#deck-9c").focus()
    page.keyboard.press("Enter")
    expect_bars(page, 3)
    page.locator("#at-1").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#at-1")).to_have_attribute("aria-current", "true")
    page.locator("summary", has_text="The deck").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#deck-2h")).to_be_visible()
