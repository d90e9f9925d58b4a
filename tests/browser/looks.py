"""A close look at a page: it fits every width, and axe finds nothing in either light."""

from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 664}
# From the least width that must do, over a desktop at twice its size, to a desktop.
SIZES = ((320, 568), (390, 664), (640, 400), (900, 600), (1060, 600), (1280, 800))
AXE = Axe()
OFFENCES = {"resultTypes": ["violations"]}
LIGHTS: tuple[tuple[Literal["light", "dark"], dict[str, list[str]]], ...] = (
    ("light", {}),
    ("dark", {"runOnly": ["color-contrast"]}),
)


def expect_no_offence(page: Page) -> None:
    """axe finds nothing by day, nor by lamplight in what may differ there."""
    for scheme, only in LIGHTS:
        page.emulate_media(color_scheme=scheme)
        found = AXE.run(page, options={**OFFENCES, **only})
        assert found.violations_count == 0, f"{scheme} {page.url}\n{found.generate_report()}"
    page.emulate_media(color_scheme="light")


def expect_to_fit(page: Page) -> None:
    """Nothing sticks out at the side, however wide the screen is; the screen is as before then."""
    before = page.viewport_size
    assert before is not None
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wide, there = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= min(there, width), (page.url, width, wide, there)
    page.set_viewport_size(before)
