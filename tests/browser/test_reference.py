"""Glossary, ladder and sheet in a browser: search, arrow keys, readings, the voice, paper."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages.words import TAGS
from tutor.paths import STATIC

# A Mandarin voice that comes late, as browsers' voices do, and keeps what it was told.
VOICE = """
(() => {
  let voices = [];
  let ready = () => {};
  window.told = [];
  const synth = {
    getVoices: () => voices,
    cancel: () => window.told.push("hush"),
    speak: (words) => window.told.push([words.text, words.lang]),
    addEventListener: (event, then) => { ready = then; },
  };
  Object.defineProperty(window, "speechSynthesis", { value: synth });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  window.wake = (...langs) => { voices = langs.map((lang) => ({ lang })); ready(); };
})();
"""


def test_search_finds_as_one_types_and_back_returns_to_it(visit: Visit) -> None:
    page = visit("en").new_page()
    page.goto("/sheet")
    page.goto("/glossary")
    page.get_by_label("Search the glossary").press_sequentially("lantern")
    expect(page.locator("#found .entry")).to_have_count(1)
    expect(page.locator("#live")).to_have_text("1 term found")
    expect(page).to_have_url(re.compile(r"/glossary\?q=lantern$"))
    page.locator("#found a").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("人官九")
    page.go_back()
    expect(page.get_by_label("Search the glossary")).to_have_value("lantern")
    expect(page.locator("#found .entry")).to_have_count(1)
    expect(page.get_by_role("banner")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile(r"/sheet$"))


def test_emptying_the_search_shows_everything_again(visit: Visit) -> None:
    page = visit("en").new_page()
    page.goto("/glossary?q=zzz")
    expect(page.get_by_text("Nothing goes by “zzz”")).to_be_visible()
    page.get_by_label("Search the glossary").fill("")
    expect(page.get_by_role("heading", name="False friends")).to_be_visible()


def test_without_script_search_and_ladder_are_links_and_a_form(visit: Visit) -> None:
    page = visit("en", java_script_enabled=False).new_page()
    page.goto("/glossary")
    page.get_by_label("Search the glossary").fill("guan jiu")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#found .entry").first).to_be_visible()
    page.goto("/ladder")
    page.get_by_role("link", name=re.compile("^Rung 9 of 71")).click()
    expect(page.locator("#rung")).to_contain_text("天九王")
    expect(page.locator("#flights [aria-current=true]")).to_be_in_viewport()
    expect(page.locator("#rung")).to_be_in_viewport()
    page.get_by_role("link", name="Weaker").click()
    expect(page.locator("#rung-title")).to_contain_text("Rung 10 of 71")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_ladder_is_climbed_by_keys(visit: Visit, screen: str) -> None:
    page = visit("en", screen).new_page()
    page.goto("/ladder")
    page.locator("#flights [aria-current=true]").focus()
    for _ in range(8):
        page.keyboard.press("ArrowDown")
    expect(page.locator("#flights :focus")).to_contain_text("天九王")
    expect(page.locator("#flights :focus")).to_have_attribute("aria-current", "true")
    expect(page.locator("#flights :focus")).to_be_in_viewport()
    expect(page.locator("#rung-title")).to_contain_text("Rung 9 of 71")
    expect(page).to_have_url(re.compile(r"at=tian%2Bhei9$"))
    page.keyboard.press("End")
    expect(page.locator("#rung-title")).to_contain_text("Rung 71 of 71")
    page.keyboard.press("Tab")
    expect(page.locator("#flights :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#flights :focus")).to_contain_text("Rung 71 of 71")


def test_a_tapped_rung_opens_without_leaving_the_page_and_is_said(visit: Visit) -> None:
    page = visit("en").new_page()
    page.goto("/ladder")
    page.evaluate("window.same = true")
    page.get_by_role("link", name=re.compile("^Rung 5 of 71")).click()
    expect(page.locator("#rung-title")).to_contain_text("Rung 5 of 71")
    expect(page.locator("#live")).to_contain_text("Rung 5 of 71")
    page.get_by_role("link", name="Stronger").click()
    expect(page.locator("#rung-title")).to_contain_text("Rung 4 of 71")
    expect(page.get_by_role("link", name="Stronger")).to_be_focused()
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("#rung-title")).to_contain_text("Rung 4 of 71")


@pytest.mark.parametrize(("width", "height"), [(320, 256), (640, 430), (390, 664), (1280, 800)])
def test_a_tapped_rung_is_seen_on_any_screen(visit: Visit, width: int, height: int) -> None:
    page = visit("en").new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/ladder")
    page.get_by_role("link", name=re.compile("^Rung 30 of 71")).click()
    expect(page.locator("#rung-title")).to_contain_text("Rung 30 of 71")
    expect(page.locator("#rung-title")).to_be_in_viewport()


def test_the_ladder_reads_as_lists_of_links_with_their_place(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    page.goto("/ladder?only=royal&rules=sichuan")
    expect(page.locator("#flights")).to_match_aria_snapshot(
        """
        - heading "Kings and gongs" [level=2]
        - list:
          - listitem:
            - 'link /Rung 9 of 71: 天王 Heaven King/'
          - listitem:
            - 'link /Rung 10 of 71: 地王 Earth King.*differs/'
          - listitem:
            - 'link /Rung 11 of 71: 天杠 Heaven Gong/'
          - listitem:
            - 'link /Rung 12 of 71: 地杠 Earth Gong/'
        """
    )


def test_a_language_chosen_on_the_ladder_keeps_the_rung(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    page.goto("/ladder")
    page.get_by_role("link", name=re.compile("^Rung 5 of 71")).click()
    expect(page.locator("#rung-title")).to_contain_text("Rung 5 of 71")
    page.get_by_role("button", name="简体中文").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.locator("#rung")).to_contain_text("和牌一对")


def test_readings_are_switched_on_without_losing_the_place(visit: Visit) -> None:
    page = visit("zh-Hant", "desktop").new_page()
    page.goto("/glossary?q=tian")
    assert page.locator("rt").count() == 0
    page.locator("summary").last.click()
    page.locator("button[name=readings][value=zhuyin]").click()
    expect(page.locator(".entry rt").first).to_have_text("ㄊㄧㄢ")
    expect(page).to_have_url(re.compile(r"q=tian$"))
    expect(page.locator(".entry .term").first).to_be_visible()


def test_a_voice_says_the_name_and_a_second_tap_hushes_it(visit: Visit) -> None:
    context = visit("zh-Hant", "desktop")
    context.add_init_script(VOICE)
    page = context.new_page()
    page.goto("/glossary/ren+futou")
    speak = page.locator("[data-speak]")
    expect(speak.first).to_be_hidden()
    page.evaluate("wake('en-US', 'zh-HK')")
    expect(speak.first).to_be_hidden()
    page.evaluate("wake('zh-CN', 'zh_TW')")
    expect(speak.first).to_be_visible()
    speak.first.click()
    expect(speak.first).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("told") == ["hush", ["人官九", "zh_TW"]]
    speak.first.click()
    expect(speak.first).not_to_have_attribute("aria-pressed", "true")
    assert page.evaluate("told") == ["hush", ["人官九", "zh_TW"], "hush"]


def test_a_rung_opened_later_can_be_said_too(visit: Visit) -> None:
    context = visit("en", "desktop")
    context.add_init_script(VOICE)
    page = context.new_page()
    page.goto("/ladder")
    page.evaluate("wake('zh-CN')")
    page.get_by_role("link", name=re.compile("^Rung 9 of 71")).click()
    page.get_by_role("button", name="Say 天九王").click()
    assert page.evaluate("told.at(-1)") == ["天九王", "zh-CN"]


def test_without_a_voice_there_is_no_button(visit: Visit) -> None:
    context = visit("en")
    context.add_init_script(
        "Object.defineProperty(window, 'speechSynthesis', { value: undefined })"
    )
    page = context.new_page()
    page.goto("/glossary/tian")
    expect(page.locator("[data-speak]").first).to_be_hidden()


def print_sheet(visit: Visit, base_url: str, tag: str, rules: str, reading: str) -> int:
    """The number of pages that the sheet takes on paper."""
    context = visit(tag, "desktop")
    context.add_cookies([{"name": "readings", "value": reading, "url": base_url}])
    page = context.new_page()
    page.goto(f"/sheet?rules={rules}")
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize(
    ("tag", "rules", "reading"),
    [("zh-Hant", "chengdu", "zhuyin"), ("en", "online", "zhuyin"), ("zh-Hans", "sichuan", "none")],
)
def test_the_sheet_prints_on_one_page(
    visit: Visit, base_url: str, tag: str, rules: str, reading: str
) -> None:
    assert print_sheet(visit, base_url, tag, rules, reading) == 1


@pytest.mark.matrix
@pytest.mark.parametrize("reading", ["none", "pinyin", "zhuyin"])
@pytest.mark.parametrize("rules", ["chengdu", "sichuan", "online"])
@pytest.mark.parametrize("tag", TAGS)
def test_every_sheet_prints_on_one_page(
    visit: Visit, base_url: str, tag: str, rules: str, reading: str
) -> None:
    assert print_sheet(visit, base_url, tag, rules, reading) == 1


@pytest.mark.parametrize("path", ["/glossary", "/ladder", "/sheet"])
def test_a_first_visit_is_light(visit: Visit, path: str) -> None:
    page = visit("zh-Hant", "desktop").new_page()
    sizes: list[int] = []
    page.on("requestfinished", lambda r: sizes.append(r.sizes()["responseBodySize"]))
    page.goto(path, wait_until="networkidle")
    assert sum(sizes) <= 100 * 1024


def test_our_own_script_is_small() -> None:
    code = b"".join(path.read_bytes() for path in sorted((STATIC / "js").glob("*.js")))
    assert len(gzip.compress(code)) < 8 * 1024
