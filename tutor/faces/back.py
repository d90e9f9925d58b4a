"""Decides the card back: a celadon teahouse lattice with bamboo leaves, the same either way up."""

from tutor.faces.layout import CORNER, HEIGHT, WIDTH
from tutor.faces.palette import CELADON, EDGE, PAPER
from tutor.faces.svg import element, number, use

PALE = "#a9c4b6"
DEEP = "#5d8876"
LEAF = "M0-3C5-8 5-14 0-21C-5-14-5-8 0-3Z"
TILE = 37.5
MARGIN = 13


def _lattice() -> str:
    """One tile, centred on its lozenge: crossing slats, and four leaves in the middle."""
    half = TILE / 2
    edge = number(half)
    slats = element(
        "path", d=f"M-{edge} 0L0-{edge}L{edge} 0L0 {edge}Z", stroke=PALE, stroke_width=1.6,
        fill="none",
    )  # fmt: skip
    leaf = element("path", id="back-l", d=LEAF, fill=PALE, transform="scale(.62)")
    turns = (use("back-l", transform=f"rotate({turn})") for turn in (90, 180, 270))
    tile = element("g", slats, leaf, *turns, transform=f"translate({edge} {edge})")
    return element(
        "pattern", tile, id="back-t", x=WIDTH / 2 - half, y=HEIGHT / 2 - half, width=TILE,
        height=TILE, patternUnits="userSpaceOnUse",
    )  # fmt: skip


def _field(margin: float, radius: float, **attributes: float | str) -> str:
    return element(
        "rect", x=margin, y=margin, width=WIDTH - 2 * margin, height=HEIGHT - 2 * margin,
        rx=radius, **attributes,
    )  # fmt: skip


def _medallion() -> str:
    spray = element("path", id="back-s", d="M0-5C17-12 19-30 6-44C7-28-9-20 0-5Z", fill=PAPER)
    turns = (use("back-s", transform=f"rotate({turn})") for turn in range(60, 360, 60))
    ring = element("circle", r=54, fill=CELADON, stroke=PAPER, stroke_width=2)
    inner = element("circle", r=49, fill="none", stroke=PALE, stroke_width=1.5)
    core = element("circle", r=5, fill=DEEP)
    place = f"translate({number(WIDTH / 2)} {number(HEIGHT / 2)})"
    return element("g", ring, inner, spray, *turns, core, transform=place)


def back() -> str:
    """The SVG document of the back."""
    return (
        element(
            "svg",
            element("defs", _lattice()),
            _field(1, CORNER, fill=PAPER, stroke=EDGE, stroke_width=2),
            _field(MARGIN, 8, fill=CELADON),
            _field(MARGIN, 8, fill="url(#back-t)"),
            _field(MARGIN + 5, 5, fill="none", stroke=PAPER, stroke_width=1.5),
            _medallion(),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
        )
        + "\n"
    )
