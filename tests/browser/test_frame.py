import re

import pytest
from playwright.sync_api import Page, expect

LANGUAGES = {"zh-Hant": "繁體中文", "zh-Hans": "简体中文", "en": "English"}


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_the_language_changes_without_losing_the_place(
    new_context, allowed_errors: list[str], script: bool
) -> None:
    with new_context(locale="zh-TW", java_script_enabled=script) as context:
        page: Page = context.new_page()
        page.goto("/nowhere?x=1")
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
        for tag, name in LANGUAGES.items():
            page.get_by_role("button", name=name).first.click()
            expect(page.locator("html")).to_have_attribute("lang", tag)
            expect(page).to_have_url(re.compile(r"/nowhere\?x=1$"))


def test_a_page_loads_all_its_parts_and_breaks_no_policy(
    page: Page, allowed_errors: list[str]
) -> None:
    allowed_errors.append("404 (NOT FOUND)")  # the page itself
    refused: list[str] = []
    page.on("response", lambda r: refused.append(r.url) if r.status >= 400 else None)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert [url for url in refused if "/static/" in url] == []
    assert page.evaluate("typeof htmx") == "object"


def test_a_form_kept_open_too_long_offers_the_page_again(
    page: Page, allowed_errors: list[str]
) -> None:
    allowed_errors += ["404 (NOT FOUND)", "400 (BAD REQUEST)"]
    page.goto("/nowhere")
    page.context.clear_cookies()
    page.get_by_role("button", name="English").first.click()
    expect(page.get_by_role("heading", name="This page has grown old")).to_be_visible()
    page.get_by_role("link", name="Load the page again").click()
    expect(page).to_have_url(re.compile(r"/nowhere$"))
