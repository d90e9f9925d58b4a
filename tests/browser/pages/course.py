"""The course page, a lesson with its questions, and the end of a lesson."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.pages.question import QuestionPage


class CoursePage(QuestionPage):
    """Any page of the course; on a lesson its questions are those of a `QuestionPage`."""

    @property
    def begin(self) -> Locator:
        """The one button that leads to the next lesson."""
        onward = re.compile("|".join(map(self.words, ("Start the lesson", "Next lesson"))))
        return self.page.locator(".upcoming").get_by_role("link", name=onward)

    @property
    def placement(self) -> Locator:
        return self.page.locator(".placing").get_by_role("link")

    @property
    def done(self) -> Locator:
        """The lessons marked as done."""
        return self.page.get_by_role("listitem").filter(has_text=self.words("Done"))

    @property
    def known(self) -> Locator:
        """The lessons marked as known."""
        return self.page.get_by_role("listitem").filter(has_text=self.words("Known"))

    def open(self) -> None:
        self.page.goto("/course")

    def finish_round(self, length: int) -> None:
        """Go to the questions below the lesson and answer them until the round is over."""
        self.root.evaluate("part => part.scrollIntoView()")
        for position in range(1, length + 1):
            expect(self.step(position)).to_be_attached()
            self.answer_somehow()
            self.expect_answered()
            self.go_on()

    def answer_somehow(self) -> None:
        """Answer a question of any kind: fill every part with its first option."""
        if self.taps.count():
            self.hand.choose(self.taps.first, 1)
            return
        for group in self.root.get_by_role("group").all():
            for label in group.locator("label").all()[:2]:
                label.click()
        self.check.click()

    def expect_lesson(self, msgid: str) -> None:
        expect(self.title).to_have_text(self.words(msgid))

    def expect_done(self, count: int) -> None:
        expect(self.done).to_have_count(count)
