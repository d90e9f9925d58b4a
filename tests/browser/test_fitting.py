"""What else must fit a phone than every question and page of test_every_sight.py."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.pages.question import QuestionPage
from tests.browser.pages.words import TAGS, Words
from tests.browser.sights import SHORT

NAMED = [one for one in SHORT if one.startswith(("single-ranks", "pair-ranks", "divide"))]


@pytest.fixture(params=TAGS)
def tag(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_first_question_fits_a_phone_in_every_language(visit: Visit, tag: str) -> None:
    page = visit(tag, "phone").new_page()
    page.goto("/")
    QuestionPage(page, Words(tag)).expect_all_answers_on_screen()


def test_a_question_with_names_on_its_cards_fits_a_phone(visit: Visit, tag: str) -> None:
    page = visit(tag, "phone").new_page()
    at = QuestionPage(page, Words(tag))
    page.goto("/api")
    at.set("Names on the cards", "On")
    for address in NAMED:
        page.goto(f"/q/{address}")
        at.expect_all_answers_on_screen()
