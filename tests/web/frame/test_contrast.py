"""The colour tokens keep the contrast that WCAG asks of text and of what marks a control."""

import re

import pytest

from tutor.paths import STATIC

TOKENS = (STATIC / "css" / "frame" / "tokens.css").read_text(encoding="utf-8")
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


def colours() -> dict[str, tuple[str, str]]:
    """The colour tokens by day and by lamplight, as six hex digits."""
    six = "#([0-9a-f]{6})"
    found = re.findall(rf"--([a-z-]+): light-dark\({six}, {six}\);", TOKENS)
    return {name: (light, dark) for name, light, dark in found}


def luminance(colour: str) -> float:
    """The relative luminance of six hex digits, 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


COLOURS = colours()


def test_the_contrast_of_black_on_white_is_21() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)


@pytest.mark.parametrize("light", [0, 1], ids=["day", "lamp"])
@pytest.mark.parametrize(("fore", "back", "least"), PAIRS)
def test_a_pair_of_tokens_is_readable(light: int, fore: str, back: str, least: float) -> None:
    assert contrast(COLOURS[fore][light], COLOURS[back][light]) >= least


def test_a_theme_is_chosen_or_that_of_the_system() -> None:
    schemes = dict(re.findall(r"^(\S+) \{\s+color-scheme: ([a-z ]+);", TOKENS, re.MULTILINE))
    assert schemes == {
        ":root": "light",
        "[data-theme=auto]": "light dark",
        "[data-theme=dark]": "dark",
    }
