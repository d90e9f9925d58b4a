"""A hand at the table: a lesson, an evening, the projector."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages.frame import FramePage
from tests.browser.pages.words import Words


class TablePage(FramePage):
    """The table with its steps, its choices and its end."""

    def __init__(self, page: Page, words: Words, hand: str = "mouse") -> None:
        super().__init__(page, words, hand)
        self.root = page.locator("#question")

    @property
    def next(self) -> Locator:
        """The one way on."""
        return self.root.locator("#next")

    @property
    def choices(self) -> Locator:
        return self.root.locator("button[name=do]")

    @property
    def settled(self) -> Locator:
        return self.root.get_by_role("heading", name=self.words("Where every chip went"))

    def choice(self, do: str) -> Locator:
        return self.root.locator(f'button[name=do][value="{do}"]')

    def expect_step(self, number: int) -> None:
        expect(self.root.locator(".hand-steps p, .showing-at").first).to_contain_text(f"{number}/")

    def choose(self, do: str) -> None:
        """Choose by the button, with the keyboard by its digit."""
        button = self.choice(do)
        digit = button.get_attribute("data-digit") or ""
        self.hand.choose(button, int(digit))

    def divide(self, cards: tuple[str, str]) -> None:
        """Put two cards together and lay the hand down."""
        boxes = self.root.locator("[name=pick]")
        for code in cards:
            box = self.root.locator(f"[name=pick][value='{code}']")
            digit = box.get_attribute("data-digit") or ""
            if self.hand.kind == "keyboard":
                self.page.keyboard.press(digit)
            else:
                self.root.locator(f"label:has([value='{code}'])").click()
            expect(box).to_be_checked()
        expect(boxes).to_have_count(4)
        self.hand.press(self.choice("divide"))
