"""axe finds nothing to object to, and what is read out is a sentence."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.question import QuestionPage
from tests.browser.pages.words import TAGS, Words
from tests.browser.test_fitting import KINDS
from tests.web.player import Player

PAGES = ("/", "/drills/pair-ranks", "/components", "/nowhere")


def check(page: Page) -> None:
    """Everything by day; by lamplight only what may differ."""
    for scheme, options in (("light", None), ("dark", {"runOnly": ["color-contrast"]})):
        page.emulate_media(color_scheme=scheme)
        found = Axe().run(page, options=options)
        assert found.violations_count == 0, f"{scheme} {page.url}\n{found.generate_report()}"


@pytest.mark.parametrize(("at", "path"), list(enumerate(PAGES)))
def test_axe_finds_nothing_on_a_page(
    visit: Visit, allowed_errors: list[str], at: int, path: str
) -> None:
    allowed_errors.append("404 (NOT FOUND)")
    page = visit(TAGS[at % len(TAGS)], ("phone", "desktop")[at % 2]).new_page()
    page.goto(path)
    check(page)
    page.locator("summary").last.click()
    check(page)


@pytest.mark.parametrize(("at", "kind"), list(enumerate(KINDS)))
def test_axe_finds_nothing_on_a_question_and_its_answer(visit: Visit, at: int, kind: str) -> None:
    tag = TAGS[at % len(TAGS)]
    page = visit(tag, ("phone", "desktop")[at % 2]).new_page()
    question = QuestionPage(page, Words(tag))
    page.goto(f"/q/{KINDS[kind]}")
    check(page)
    question.answer(1)
    question.expect_answered()
    check(page)


@pytest.mark.parametrize("wrong", [(), (2, 4)], ids=["all right", "misses"])
def test_axe_finds_nothing_at_the_end_of_a_round(
    visit: Visit, become, player: Player, wrong: tuple[int, ...]
) -> None:
    token = player.begin("/q/pair-ranks.1/chengdu/normal/a1")
    player.play(token, wrong)
    context = visit("zh-Hant", "phone")
    become(context, player)
    page = context.new_page()
    page.goto(f"/round/{token}/done")
    check(page)


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
