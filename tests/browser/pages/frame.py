"""What every page has: the bar with its language, its rule set and its menu, and the message."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages.inputs import Hand
from tests.browser.pages.words import NAMES, Words


class FramePage:
    """Any page of the site, read in one language and worked by one kind of hand."""

    def __init__(self, page: Page, words: Words, hand: str = "mouse") -> None:
        self.page = page
        self.words = words
        self.hand = Hand(page, hand)

    @property
    def title(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def message(self) -> Locator:
        """What is said when something failed."""
        return self.page.get_by_role("alert")

    def button(self, msgid: str) -> Locator:
        return self.page.get_by_role("button", name=self.words(msgid), exact=True)

    def link(self, msgid: str) -> Locator:
        return self.page.get_by_role("link", name=self.words(msgid), exact=True)

    def switch_language(self, tag: str) -> None:
        """Change the language; from here on its words are expected."""
        self.page.get_by_role("button", name=NAMES[tag]).click()
        self.words = Words(tag)
        expect(self.page.locator("html")).to_have_attribute("lang", tag)

    def switch_rules(self, msgid: str) -> None:
        self.page.locator("summary", has_text=self.words("Rule set:")).click()
        self.button(msgid).click()

    def set(self, legend: str, choice: str) -> None:
        """Change a setting of the menu and shut it."""
        menu = self.page.locator("summary", has_text=self.words("Menu and settings"))
        menu.click()
        group = self.page.get_by_role("group", name=self.words(legend))
        button = group.get_by_role("button", name=self.words(choice), exact=True)
        with self.page.expect_response("**/settings"):
            button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Escape")
        expect(group).to_be_hidden()

    def expect_rules(self, msgid: str) -> None:
        chip = self.page.locator("summary", has_text=self.words("Rule set:"))
        expect(chip).to_contain_text(self.words(msgid))

    def expect_no_sideways_scrolling(self) -> None:
        wide, there = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= there, (self.page.url, wide, there)
