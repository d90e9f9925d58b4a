"""Decides the site's mark: a vermilion seal with two touching cards in a whirl."""

from tutor.faces.palette import PAPER, VERMILION
from tutor.faces.svg import element, use


def mark() -> str:
    """The SVG document of the mark, legible from 32 px up."""
    seal = element("rect", width=64, height=64, rx=14, fill=VERMILION)
    card = element("rect", x=-18.5, y=-21, width=17.5, height=28, rx=3.5, fill=PAPER)
    sweep = element(
        "path", d="M4-22A22 22 0 0 1 19-12", fill="none", stroke=PAPER, stroke_width=4.5,
        stroke_linecap="round",
    )  # fmt: skip
    half = element("g", card, sweep, id="mark-h")
    whirl = element(
        "g", half, use("mark-h", transform="rotate(180)"),
        transform="translate(32 32)rotate(18)scale(1.1)",
    )  # fmt: skip
    return element(
        "svg", seal, whirl, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 64 64"
    ) + "\n"  # fmt: skip
