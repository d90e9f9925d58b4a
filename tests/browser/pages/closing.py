"""The end of a round."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.pages.frame import FramePage


class ClosingPage(FramePage):
    """The closing page: the score, the misses, the ways on."""

    @property
    def misses(self) -> Locator:
        """The links to what was missed."""
        return (
            self.page.get_by_role("main")
            .get_by_role("listitem")
            .filter(has=self.page.get_by_role("heading").or_(self.page.locator(".missed-answer")))
        )

    @property
    def again(self) -> Locator:
        return self.button("Again with just these")

    def expect_score(self, score: int, total: int) -> None:
        said = self.words("%(score)s of %(total)s right.", score=score, total=total)
        expect(self.page.get_by_role("main").get_by_text(said)).to_be_attached()
        expect(self.misses).to_have_count(total - score)
        if score == total:
            expect(self.page.get_by_text(self.words("Nothing missed"))).to_be_visible()
