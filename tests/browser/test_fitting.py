"""Every kind of question fits the screens it must fit, and every page the narrow ones."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.question import QuestionPage
from tests.browser.pages.words import TAGS, Words
from tests.web.player import Player

KINDS = {
    "card to name": "card-names.1/chengdu/easy/f1",
    "card to name, six": "card-names.1/chengdu/hard~to-name/f2",
    "name to card": "card-names.1/chengdu/normal~to-card/f3",
    "name to card, six": "card-names.1/chengdu/hard~to-card/f4",
    "single": "single-ranks.1/sichuan/normal/f5",
    "pair": "pair-ranks.1/online/normal/f6",
    "pair and step": "pair-ranks.1/chengdu/hard/f7",
    "divide": "divide.1/chengdu/normal/f8",
}


@pytest.fixture(params=TAGS)
def tag(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_kind_of_question_fits_a_phone(visit: Visit, tag: str) -> None:
    page = visit(tag, "phone").new_page()
    at = QuestionPage(page, Words(tag))
    for address in KINDS.values():
        page.goto(f"/q/{address}")
        at.expect_all_answers_on_screen()
        at.answer(1)
        at.expect_answered()
        expect(at.next).to_be_in_viewport(ratio=1)


def test_the_first_question_fits_a_phone_in_every_language(visit: Visit, tag: str) -> None:
    page = visit(tag, "phone").new_page()
    page.goto("/")
    QuestionPage(page, Words(tag)).expect_all_answers_on_screen()


def test_a_question_with_names_on_its_cards_fits_a_phone(visit: Visit, tag: str) -> None:
    page = visit(tag, "phone").new_page()
    at = QuestionPage(page, Words(tag))
    page.goto("/api")
    at.set("Names on the cards", "On")
    for kind in ("single", "pair", "pair and step", "divide"):
        page.goto(f"/q/{KINDS[kind]}")
        at.expect_all_answers_on_screen()


def everywhere(page: Page, at: QuestionPage, token: str) -> None:
    for path in ("/", "/drills/pair-ranks", "/nowhere", "/components", f"/round/{token}/done"):
        page.goto(path)
        at.expect_no_sideways_scrolling()
    for address in KINDS.values():
        page.goto(f"/q/{address}")
        at.expect_no_sideways_scrolling()
        at.answer(2)
        at.expect_answered()
        at.expect_no_sideways_scrolling()


@pytest.mark.parametrize(
    ("screen", "tag"), [("narrow", "en"), ("narrow", "zh-Hant"), ("zoomed", "en")], indirect=["tag"]
)
def test_no_page_scrolls_sideways(
    visit: Visit, become, player: Player, allowed_errors: list[str], screen: str, tag: str
) -> None:
    allowed_errors.append("404 (NOT FOUND)")
    token = player.begin("/q/divide.1/chengdu/hard/f9", right=False)
    player.play(token, wrong=(2, 3))
    context = visit(tag, screen)
    become(context, player)
    page = context.new_page()
    everywhere(page, QuestionPage(page, Words(tag)), token)
