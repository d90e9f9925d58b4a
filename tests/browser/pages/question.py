"""A question, alone or in a round, before and after its answer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.pages.frame import FramePage


class QuestionPage(FramePage):
    """The page of one question; places count from 1."""

    @property
    def root(self) -> Locator:
        return self.page.locator("#question")

    @property
    def prompt(self) -> Locator:
        return self.root.get_by_role("heading", level=2)

    @property
    def taps(self) -> Locator:
        """The answers, where one tap answers."""
        return self.root.get_by_role("group").get_by_role("button")

    @property
    def picks(self) -> Locator:
        """The boxes of the answers, where they are chosen first and then checked."""
        return self.root.get_by_role("radio").or_(self.root.get_by_role("checkbox"))

    @property
    def check(self) -> Locator:
        return self.root.get_by_role("button", name=self.words("Check"), exact=True)

    @property
    def hint(self) -> Locator:
        return self.root.get_by_role("button", name=self.words("Hint"), exact=True)

    @property
    def next(self) -> Locator:
        """The way on from an answered question."""
        onward = re.compile("|".join(map(self.words, ("Next", "See the round"))))
        return self.root.get_by_role("link", name=onward)

    @property
    def wrong(self) -> Locator:
        return self.root.get_by_text(self.words("Not this time."))

    @property
    def pictures(self) -> list[str]:
        """The addresses of the cards shown, in order."""
        return [str(image.get_attribute("src")) for image in self.root.get_by_role("img").all()]

    def step(self, position: int) -> Locator:
        return self.root.get_by_text(self.words("Question %(n)s, this one", n=position), exact=True)

    def pick(self, place: int) -> None:
        """Choose one of the boxes, by its label as a hand does."""
        label = self.root.locator("label").nth(place - 1)
        self.hand.choose(label, place)

    def answer(self, place: int) -> None:
        """Answer with the option at a place; where two things are asked, also with the last."""
        if self.taps.count():
            self.hand.choose(self.taps.nth((place - 1) % self.taps.count()), place)
            return
        boxes = self.picks.count()
        self.pick(place)
        self.pick(boxes if place < boxes else 1)
        self.hand.go_on(self.check)

    def go_on(self) -> None:
        self.hand.go_on(self.next)

    def play(self, positions: range, place: int = 2) -> int:
        """Answer the questions at `positions`, always alike, and go on; how many were right."""
        right = 0
        for position in positions:
            expect(self.step(position)).to_be_attached()
            self.answer(place)
            self.expect_answered()
            right += self.wrong.count() == 0
            self.go_on()
        return right

    def expect_open(self, position: int) -> None:
        expect(self.step(position)).to_be_attached()
        expect(self.next).to_have_count(0)

    def expect_answered(self) -> None:
        expect(self.next).to_be_visible()
        expect(self.taps.or_(self.check)).to_have_count(0)

    def expect_all_answers_on_screen(self) -> None:
        """The question fits: every answer, and the button that sends it, without scrolling."""
        height = self.page.evaluate("innerHeight")
        assert self.page.evaluate("scrollY") == 0
        controls = [*self.taps.all(), *self.root.locator("label").all(), *self.check.all()]
        assert controls
        bottoms = [box["y"] + box["height"] for c in controls if (box := c.bounding_box())]
        assert len(bottoms) == len(controls)
        assert max(bottoms) <= height, (self.page.url, self.words.tag, max(bottoms))
