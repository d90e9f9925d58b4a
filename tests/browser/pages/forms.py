"""Questions that are answered otherwise than by one choice: rows, orders, trays, words typed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.pages.question import QuestionPage


class FormsPage(QuestionPage):
    """The page of any question; `fill` answers whatever it asks."""

    @property
    def places(self) -> Locator:
        """The place of each thing to be put in order."""
        return self.root.get_by_role("combobox")

    @property
    def typed(self) -> Locator:
        return self.root.get_by_role("textbox")

    @property
    def groups(self) -> Locator:
        """The parts of the question that are each answered with one choice or more."""
        return self.root.get_by_role("group")

    def put_in_order(self, order: list[int]) -> None:
        """Press the things at these positions, counted from 1, one after the other."""
        for place in order:
            if self.hand.kind == "keyboard":
                self.page.keyboard.press(str(place))
            else:
                self.hand.press(self.root.locator("label").nth(place - 1))

    def expect_places(self, *values: str) -> None:
        for at, value in enumerate(values):
            expect(self.places.nth(at)).to_have_value(value)

    def fill(self, script: bool = True) -> None:
        """Answer every part of the question somehow and send it."""
        if self.places.count():
            for at, place in enumerate(self.places.all(), 1):
                if script:
                    self.put_in_order([at])
                else:
                    place.select_option(str(at))
        if self.typed.count():
            self.typed.fill("tian guan jiu")
        boxes = self.root.get_by_role("checkbox")
        for at in range(min(boxes.count(), 2)):
            self.root.locator("label").nth(at).click()
        for group in self.root.locator("fieldset:has([type=radio])").all():
            group.locator("label").last.click()
        if self.taps.count():
            self.hand.press(self.taps.first)
        else:
            self.check.click()
        self.expect_answered()

    def expect_all_answers_on_screen(self) -> None:
        """The question fits: all that answers it is on the screen without scrolling."""
        height = self.page.evaluate("innerHeight")
        assert self.page.evaluate("scrollY") == 0
        controls = [
            *self.taps.all(),
            *self.root.locator("label").all(),
            *self.typed.all(),
            *self.check.all(),
        ]
        boxes = [box for control in controls if (box := control.bounding_box())]
        assert boxes
        assert max(box["y"] + box["height"] for box in boxes) <= height, self.page.url
