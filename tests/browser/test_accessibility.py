"""What is read out is a sentence; axe looks at everything in test_every_sight.py."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages.question import QuestionPage
from tests.browser.pages.words import Words


def test_a_card_is_read_as_its_face_and_then_its_name(visit: Visit) -> None:
    page = visit().new_page()
    question = QuestionPage(page, Words("en"))
    for seed in range(20):
        page.goto(f"/q/single-ranks.1/chengdu/easy~upper/s{seed}")
        if question.root.get_by_role("button", name="red queen").count():
            break
    expect(question.root.get_by_role("button", name="red queen, 天牌", exact=True)).to_be_visible()
    page.goto("/q/divide.1/chengdu/easy~tian/s1")
    expect(question.root.get_by_role("checkbox", name="red queen, 天牌").first).to_be_attached()


def test_a_pair_is_read_as_its_two_cards(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/q/pair-ranks.1/chengdu/normal/s1")
    question = QuestionPage(page, Words("en"))
    snapshot = question.root.aria_snapshot()
    pairs = [line for line in snapshot.splitlines() if " and " in line and "button" in line]
    assert len(pairs) == 2, snapshot
    for line in pairs:
        assert re.search(r'"[^,]+, \w+ and [^,]+, \w+"', line), line


def test_a_card_whose_name_is_asked_is_read_by_its_face_alone(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/q/card-names.1/chengdu/easy~upper/s2")
    question = QuestionPage(page, Words("en"))
    assert question.root.get_by_role("img").first.get_attribute("alt") in (
        "red queen",
        "red 2",
        "red 8",
        "red 4",
    )


def test_an_answered_question_says_which_answer_was_whose(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/q/card-names.1/chengdu/easy/s3")
    question = QuestionPage(page, Words("en"))
    question.answer(1)
    question.expect_answered()
    said = question.root.get_by_role("group").aria_snapshot()
    assert "right answer" in said or "your answer, right" in said
    assert "your answer" in said
