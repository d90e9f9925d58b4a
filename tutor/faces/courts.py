"""Decides how a court card is put together: panel, two half figures, sash and frame.

Each court is one half figure drawn about the card's centre with y upwards negative, and the same
again turned by half a turn. The joker has no frame: the frame is what only courts have (穿边子).
"""

from tutor.faces import jacks, jester, queens
from tutor.faces.figure import blossom
from tutor.faces.layout import FRAME, HEIGHT, WIDTH
from tutor.faces.palette import INK, MIST, OCHRE, PANEL, VERMILION
from tutor.faces.svg import element, use

CENTRED = f"translate({WIDTH // 2} {HEIGHT // 2})"
INSET = 5
SASH = 8
FIGURES = {"Qh": queens.hearts, "Qd": queens.diamonds, "Js": jacks.spades, "Jc": jacks.clubs}
PANELS = {"Q": PANEL, "J": MIST}
LINES = {"Q": VERMILION, "J": INK}
SASHES = {"Qh": VERMILION, "Qd": VERMILION, "Js": INK, "Jc": VERMILION}


def _twice(name: str, half: str) -> str:
    return element("g", half, id=name) + use(name, transform="rotate(180)")


def _panel(fill: str) -> str:
    return element(
        "rect", x=-FRAME.width / 2, y=-FRAME.height / 2, width=FRAME.width, height=FRAME.height,
        fill=fill,
    )  # fmt: skip


def _sash(colour: str) -> str:
    wide = FRAME.width / 2
    band = element("path", d=f"M{-wide:g}-{SASH}H{wide:g}V{SASH}H{-wide:g}Z", fill=colour)
    lines = element(
        "path", d=f"M{-wide:g}-{SASH}H{wide:g}M{-wide:g} {SASH}H{wide:g}", stroke=INK,
        stroke_width=2,
    )  # fmt: skip
    coins = "".join(f"M{x}-5L{x + 5} 0L{x} 5L{x - 5} 0Z" for x in range(-56, 57, 14))
    return band + element("path", d=coins, fill=OCHRE) + lines


def _frame(inset: float, **attributes: float | str) -> str:
    return element(
        "rect", class_="frame", x=FRAME.x + inset, y=FRAME.y + inset,
        width=FRAME.width - 2 * inset, height=FRAME.height - 2 * inset, fill="none", **attributes,
    )  # fmt: skip


def _art(*parts: str) -> str:
    return element("g", *parts, class_="art", transform=CENTRED, stroke_linejoin="round")


def _seal(colour: str, panel: str) -> str:
    return element("path", d="M37.5-147.5H56.5V-128.5H37.5Z", fill=colour) + blossom(
        panel, 47, -137.5
    )


def court(code: str) -> str:
    """Court art and frame of a queen or jack, in card coordinates."""
    rank = code[0]
    return (
        _art(_panel(PANELS[rank]))
        + _frame(INSET, stroke=LINES[rank], stroke_width=1.5)
        + _art(
            _twice(f"{code}-a", FIGURES[code](f"{code}-b") + _seal(LINES[rank], PANELS[rank])),
            _sash(SASHES[code]),
        )
        + _frame(0, stroke=INK, stroke_width=3)
    )


def joker(code: str) -> str:
    """Art of the big joker, in card coordinates."""
    return _art(jester.ruff(), _twice(f"{code}-a", jester.half(f"{code}-b")))
