"""The calculator in a browser: with and without scripts, and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages.frame import FramePage
from tests.browser.pages.words import Words


class CalcPage(FramePage):
    """The calculator, read in one language."""

    def lay(self, code: str) -> None:
        self.page.locator(f"#deck-{code}").click()

    def expect_table(self, path: str) -> None:
        expect(self.page).to_have_url(re.compile(re.escape(path) + r"(\?|$)"))

    @property
    def place(self) -> Locator:
        return self.page.locator("#pair-title")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_showdown_is_laid_out_and_settled(new_context, script: bool) -> None:
    with new_context(java_script_enabled=script) as context:
        calc = CalcPage(context.new_page(), Words("en"))
        page = calc.page
        page.goto("/calc/chengdu")
        calc.lay("Qh")
        expect(page.locator("#in-Qh")).to_be_visible()
        calc.lay("9s")
        expect(calc.place).to_have_text("Rung 9 of 71")
        for code in ("2d", "4s", "6h", "6d", "8s", "8h"):
            calc.lay(code)
            expect(page.locator(f"#in-{code}")).to_be_visible()
        calc.expect_table("/calc/chengdu/Qh9s2d4s_6h6d8s8h")
        expect(page.locator("#round-title")).to_contain_text("eats the skins")
        page.locator("#stake-1").fill("50")
        page.locator("#stake-2").fill("20")
        page.locator("#settle-go").click()
        expect(page.locator(".calc-ledger tfoot")).to_contain_text("In the end")
        page.go_back()
        expect(page.locator(".calc-ledger")).to_have_count(0)
        expect(page.locator("#in-8h")).to_be_visible()


def test_back_and_forward_bring_each_table_again(page: Page) -> None:
    calc = CalcPage(page, Words("en"))
    page.goto("/calc/chengdu")
    calc.lay("Qh")
    calc.expect_table("/calc/chengdu/Qh")
    calc.lay("9s")
    expect(calc.place).to_be_visible()
    page.go_back()
    expect(calc.place).to_have_count(0)
    calc.expect_table("/calc/chengdu/Qh")
    page.go_forward()
    expect(calc.place).to_have_text("Rung 9 of 71")
    page.reload()
    expect(calc.place).to_have_text("Rung 9 of 71")


def test_the_keys_alone_lay_cards_and_keep_their_place(page: Page) -> None:
    page.goto("/calc/chengdu")
    card = page.locator("#deck-2h")
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#in-2h")).to_be_visible()
    expect(card).to_be_focused()
    other = page.locator("#deck-2d")
    other.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pair-title")).to_have_text("Rung 3 of 71")
    expect(other).to_be_focused()


def test_a_language_switch_stays_with_the_table(page: Page) -> None:
    calc = CalcPage(page, Words("en"))
    page.goto("/calc/chengdu")
    calc.lay("Qh")
    calc.expect_table("/calc/chengdu/Qh")
    calc.switch_language("zh-Hant")
    calc.expect_table("/calc/chengdu/Qh")
    calc.switch_rules("Sichuan")
    calc.expect_table("/calc/sichuan/Qh")


def test_pasted_cards_are_laid_out_and_nonsense_is_told(
    page: Page, allowed_errors: list[str]
) -> None:
    allowed_errors.append("422")
    page.goto("/calc")
    field = page.locator("#paste")
    field.fill("qh 9s kd")
    with page.expect_response(lambda r: r.status == 422):
        field.press("Enter")
    expect(page.locator("#paste-told")).to_contain_text("Kd")
    field.fill("qh 9s 2d 4s / 6h6d8s8h")
    field.press("Enter")
    expect(page).to_have_url(re.compile(r"/calc/chengdu/Qh9s2d4s_6h6d8s8h$"))


def test_house_rules_are_built_and_played_by(page: Page) -> None:
    page.goto("/rules/chengdu")
    page.get_by_role("radio", name="are decided by the single").check()
    page.get_by_role("button", name="See these rules").click()
    expect(page).to_have_url(re.compile(r"/rules/chengdu\+zeros\.single$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Cloud Tiger")
    page.get_by_role("button", name="Play by these rules").click()
    expect(page.locator(".rules summary")).to_contain_text("Cloud Tiger")
    page.get_by_role("link", name="In the calculator").click()
    expect(page.locator(".calc-rules [aria-current]")).to_have_text("Cloud Tiger")
