"""The course from a first visit to the end of three lessons, and the placement quiz."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.course import CoursePage
from tests.browser.pages.words import Words
from tutor.lessons import LESSONS, PLACEMENT_LENGTH

FIRST_THREE = list(LESSONS.values())[:3]


def course(page: Page, tag: str = "en", hand: str = "mouse") -> CoursePage:
    return CoursePage(page, Words(tag), hand)


@pytest.mark.parametrize(
    ("tag", "screen", "hand", "script"),
    [
        ("zh-Hans", "phone", "mouse", True),
        ("en", "desktop", "keyboard", True),
        ("zh-Hant", "phone", "mouse", False),
    ],
    ids=["phone", "keyboard", "no script"],
)
def test_three_lessons_from_the_first_visit(
    visit: Visit, tag: str, screen: str, hand: str, script: bool
) -> None:
    page = visit(tag, screen, java_script_enabled=script).new_page()
    at = course(page, tag, hand)
    page.goto("/")
    menu = page.get_by_role("link", name=at.words("Course"), exact=True)
    at.open() if not menu.first.is_visible() else menu.first.click()
    at.expect_done(0)
    for lesson in FIRST_THREE:
        at.begin.focus()
        at.hand.press(at.begin)
        at.expect_lesson(lesson.title)
        at.finish_round(lesson.count)
        at.expect_lesson("Lesson done")
    at.open()
    at.expect_done(3)
    at.hand.press(at.begin)
    at.expect_lesson(list(LESSONS.values())[3].title)


def test_a_lesson_is_kept_while_its_questions_change_and_back_goes_through_them(
    visit: Visit,
) -> None:
    page = visit("en", "phone").new_page()
    at = course(page)
    page.goto("/course/singles")
    at.answer_somehow()
    at.expect_answered()
    expect(page).to_have_url(re.compile(r"/round/[^/]+/1#question$"))
    at.expect_lesson("Single cards")
    at.go_on()
    at.expect_open(2)
    expect(page).to_have_url(re.compile(r"/round/[^/]+/2#question$"))
    page.reload()
    at.expect_lesson("Single cards")
    at.expect_open(2)
    expect(at.root).to_be_in_viewport()
    page.go_back()
    at.expect_answered()
    page.go_forward()
    at.expect_open(2)


def test_the_placement_quiz_finds_a_place(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = course(page)
    at.open()
    at.placement.click()
    at.expect_lesson("Placement quiz")
    for position in range(1, PLACEMENT_LENGTH + 1):
        page.wait_for_load_state()
        expect(at.step(position)).to_be_attached()
        at.answer_somehow()
        at.expect_answered()
        at.go_on()
    at.expect_lesson("Your place in the course")
    page.get_by_role("link", name="To the course").click()
    expect(at.begin).to_be_visible()
