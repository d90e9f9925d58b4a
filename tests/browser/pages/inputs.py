"""The ways a hand reaches the page: a mouse, a finger, or the keys."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

INPUTS = ("mouse", "keyboard", "touch")


class Hand:
    """Presses things; with the keyboard an answer goes by its digit and the way on by Enter."""

    def __init__(self, page: Page, kind: str) -> None:
        self.page = page
        self.kind = kind

    def press(self, target: Locator) -> None:
        """Press something that has no digit."""
        if self.kind == "touch":
            target.tap()
        elif self.kind == "mouse":
            target.click()
        else:
            target.focus()
            self.page.keyboard.press("Enter")

    def choose(self, target: Locator, digit: int) -> None:
        """Choose the answer with this digit."""
        if self.kind == "keyboard":
            self.page.keyboard.press(str(digit))
        else:
            self.press(target)

    def go_on(self, target: Locator) -> None:
        """Press what Enter presses."""
        if self.kind == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press(target)
