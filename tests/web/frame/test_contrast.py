"""The colour tokens keep the contrast that WCAG asks of text and of what marks a control."""

import re

import pytest

from tutor.paths import STATIC

CSS = (STATIC / "css" / "site.css").read_text()
AAA, AA, SHAPE = 7.0, 4.5, 3.0

# foreground, background, the least ratio; each pair stands so on some page
PAIRS = [
    ("ink", "paper", AAA),
    ("ink", "glow", AAA),
    ("ink", "raised", AAA),
    ("ink", "sunk", AAA),
    ("ink", "celadon-wash", AAA),
    ("ink", "vermilion-wash", AAA),
    ("soft", "paper", AAA),
    ("soft", "glow", AAA),
    ("soft", "raised", AAA),
    ("soft", "sunk", AA),
    ("soft", "celadon-wash", AA),
    ("soft", "table-far", AA),
    ("on-table", "table", AAA),
    ("on-table", "table-far", AAA),
    ("celadon", "paper", AA),
    ("celadon", "glow", AA),
    ("celadon", "raised", AAA),
    ("celadon", "sunk", AA),
    ("celadon", "celadon-wash", AA),
    ("on-celadon", "celadon", AAA),
    ("on-celadon", "celadon-up", AA),
    ("vermilion", "paper", AA),
    ("vermilion", "raised", AAA),
    ("vermilion", "vermilion-wash", AA),
    ("on-vermilion", "vermilion", AAA),
    ("paper", "ink", AAA),
    ("edge", "paper", SHAPE),
    ("edge", "raised", SHAPE),
    ("celadon", "table", SHAPE),
    ("celadon", "table-far", SHAPE),
    ("vermilion", "table", SHAPE),
    ("vermilion", "table-far", SHAPE),
    ("focus", "paper", SHAPE),
    ("focus", "raised", SHAPE),
    ("focus", "table", SHAPE),
    ("focus", "table-far", SHAPE),
]


def tokens(selector: str) -> dict[str, str]:
    """The colour tokens in the first block of `selector`, as six hex digits."""
    block = CSS[CSS.index(selector + " {") :]
    return dict(re.findall(r"--([a-z-]+): #([0-9a-f]{6});", block[: block.index("}")]))


def luminance(colour: str) -> float:
    """The relative luminance of six hex digits, 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


LIGHT = tokens(":root")
DARK = LIGHT | tokens("[data-theme=dark]")


def test_the_contrast_of_black_on_white_is_21() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("fore", "back", "least"), PAIRS)
def test_a_pair_of_tokens_is_readable(
    theme: dict[str, str], fore: str, back: str, least: float
) -> None:
    assert contrast(theme[fore], theme[back]) >= least


def test_the_dark_tokens_are_the_same_whether_chosen_or_found_in_the_system() -> None:
    assert tokens("  [data-theme=auto]") == tokens("[data-theme=dark]")


def test_the_dark_theme_sets_every_colour_of_the_light_one() -> None:
    assert set(tokens("[data-theme=dark]")) == set(LIGHT)
