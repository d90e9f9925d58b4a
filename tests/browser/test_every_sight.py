"""One walk past everything there is to see: it fits, and everybody can read it.

Each sight is seen in one language on one screen, and in all of them by `make test-all`.
"""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import SCREENS, listen, not_allowed
from tests.browser.looks import PHONE, expect_no_offence, expect_to_fit
from tests.browser.pages.forms import FormsPage
from tests.browser.pages.words import LOCALES, TAGS, Words
from tests.browser.sights import PAGES, PROJECTED, QUESTIONS, SHORT
from tests.turns import in_turn
from tests.web.player import Player

WAYS = list(product(TAGS, ("phone", "desktop")))
Walk = Callable[[str, str], Page]


class Tabs:
    """One tab for each language and screen, which goes from sight to sight."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        self.browser = browser
        self.base_url = base_url
        self.opened: dict[tuple[str, str], BrowserContext] = {}
        self.said: list[str] = []

    def open(self, tag: str, screen: str) -> Page:
        """The tab as a visitor has it who was never here."""
        context = self.opened.get((tag, screen)) or self.begin(tag, screen)
        context.clear_cookies()
        page = context.pages[0]
        page.set_viewport_size(SCREENS[screen]["viewport"])
        return page

    def begin(self, tag: str, screen: str) -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.base_url,
            locale=LOCALES[tag],
            reduced_motion="reduce",
            **SCREENS[screen],
        )
        self.opened[tag, screen] = context
        listen(context.new_page(), self.said)
        return context


@pytest.fixture(scope="module")
def tabs(browser: Browser, base_url: str) -> Iterator[Tabs]:
    made = Tabs(browser, base_url)
    yield made
    for context in made.opened.values():
        context.close()


@pytest.fixture
def walk(tabs: Tabs, allowed_errors: list[str]) -> Iterator[Walk]:
    """A tab in a language, on a screen; what its console says can fail the test."""
    tabs.said.clear()
    yield tabs.open
    assert not_allowed(tabs.said, allowed_errors) == []


@pytest.mark.parametrize(("address", "tag", "screen"), in_turn(QUESTIONS, WAYS, every=3))
def test_a_question_fits_and_offends_nobody_open_or_answered(
    walk: Walk, address: str, tag: str, screen: str
) -> None:
    page = walk(tag, screen)
    full = page.viewport_size
    assert full is not None
    at = FormsPage(page, Words(tag))
    page.set_viewport_size(PHONE)
    page.goto(f"/q/{address}")
    at.expect_all_answers_on_screen()
    expect_to_fit(page)
    page.set_viewport_size(full)
    expect_no_offence(page)
    page.set_viewport_size(PHONE)
    at.fill()
    expect(at.next).to_be_in_viewport(ratio=1 if address in SHORT else 0.95)
    expect_to_fit(page)
    page.set_viewport_size(full)
    expect_no_offence(page)


@pytest.mark.parametrize(("path", "tag", "screen"), in_turn((*PAGES, *PROJECTED), WAYS, every=3))
def test_a_page_fits_and_offends_nobody(
    walk: Walk, allowed_errors: list[str], path: str, tag: str, screen: str
) -> None:
    allowed_errors.append("404 (NOT FOUND)")
    page = walk(tag, screen)
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    if path not in PROJECTED:
        expect_to_fit(page)
    page.evaluate("document.querySelectorAll('main details').forEach(part => part.open = true)")
    expect_no_offence(page)


@pytest.mark.parametrize(("path", "tag", "screen"), in_turn(("/", "/components"), WAYS))
def test_an_open_menu_offends_nobody(walk: Walk, path: str, tag: str, screen: str) -> None:
    page = walk(tag, screen)
    page.goto(path)
    page.locator("summary").last.click()
    expect_no_offence(page)


@pytest.mark.parametrize(
    ("path", "reading", "tag"),
    in_turn(
        [path for path in PAGES if path.startswith(("/glossary/", "/ladder", "/sheet"))],
        list(product(("pinyin", "zhuyin"), TAGS)),
    ),
)
def test_names_with_their_readings_fit_and_offend_nobody(
    walk: Walk, base_url: str, path: str, reading: str, tag: str
) -> None:
    page = walk(tag, "phone")
    page.context.add_cookies([{"name": "readings", "value": reading, "url": base_url}])
    page.goto(path)
    expect_to_fit(page)
    expect_no_offence(page)


@pytest.mark.parametrize(("wrong", "tag", "screen"), in_turn([(), (2, 4)], WAYS))
def test_the_end_of_a_round_fits_and_offends_nobody(
    walk: Walk,
    become: Callable[[BrowserContext, Player], None],
    player: Player,
    wrong: tuple[int, ...],
    tag: str,
    screen: str,
) -> None:
    token = player.begin("/q/pair-ranks.1/chengdu/normal/a1")
    player.play(token, wrong)
    page = walk(tag, screen)
    become(page.context, player)
    page.goto(f"/round/{token}/done")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_to_fit(page)
    expect_no_offence(page)
