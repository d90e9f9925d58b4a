"""The start page with its first question, and the page where a drill is chosen."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.pages.frame import FramePage
from tests.browser.pages.question import QuestionPage


class HomePage(QuestionPage):
    """The start page: a question, and the drills below it."""

    def tile(self, key: str) -> Locator:
        """The tile of a drill."""
        return self.page.locator(f'a.tile[href="/drills/{key}"]')

    def open(self) -> None:
        self.page.goto("/")


class DrillPage(FramePage):
    """Where the level of a drill is chosen."""

    def start(self, level: str) -> None:
        """Choose a level by its title and begin."""
        if self.hand.kind == "keyboard":
            self.page.get_by_role("radio", name=self.words(level)).focus()
            self.page.keyboard.press("Space")
        else:
            self.hand.press(self.page.locator("label", has_text=self.words(level)))
        self.hand.press(self.button("Start"))
