"""Decides the strokes all figures share: solid shapes, lines, mirrored pairs, and faces."""

from tutor.faces.palette import BLUSH, INK, SKIN, VERMILION
from tutor.faces.svg import element, number, symmetric, use


def solid(fill: str, half: str, **attributes: float | str) -> str:
    """A filled shape, symmetric over the axis, from its right half."""
    return element("path", fill=fill, d=symmetric(half), **attributes)


def cut(fill: str, path: str, **attributes: float | str) -> str:
    """A filled shape as it stands."""
    return element("path", fill=fill, d=path, **attributes)


def line(colour: str, width: float, path: str, **attributes: float | str) -> str:
    """A stroked line."""
    return element("path", fill="none", stroke=colour, stroke_width=width, d=path, **attributes)


def disc(fill: str, x: float, y: float, radius: float, **attributes: float | str) -> str:
    """A filled circle."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def pair(name: str, *parts: str) -> str:
    """The right-hand parts and their mirror image; `name` is an id not used elsewhere."""
    return element("g", *parts, id=name) + use(name, transform="scale(-1 1)")


def blossom(colour: str, x: float, y: float) -> str:
    """A plum blossom of five dots, woven into a robe, about (x, y)."""
    dots = f"M{number(x)} {number(y - 5)}h0m4.8 3.4h0m-1.9 5.7h0m-5.8 0h0m-1.9-5.7h0"
    return line(colour, 5, dots, stroke_linecap="round")


NECK = "M0-88L8-88L9-66L0-56"


def lady(name: str) -> str:
    """A lady's face and neck about (0, -102): lowered lids, rouge, a red mark on the brow."""
    right = (
        disc(BLUSH, 13, -92, 5.5),
        cut(INK, "M4-102Q11-110 20-108Q15-100 4-102Z"),
        line(INK, 1.8, "M5-111Q12-117 20-113"),
    )
    return (
        solid(SKIN, NECK)
        + solid(SKIN, "M0-129C16-129 23-118 23-103C23-88 12-75 0-74")
        + pair(name, *right)
        + line(INK, 1.3, "M0-105V-95L-2.5-93")
        + solid(VERMILION, "M0-87C2-88.5 4-87.5 6-86C4-82.5 2-81.5 0-81.5")
        + solid(VERMILION, "M0-123Q4-118 0-114")
    )


def lad(name: str) -> str:
    """A young man's face and neck about (0, -102): open eyes, strong brows, a firm mouth."""
    right = (
        disc(SKIN, 24, -101, 4.5),
        cut(INK, "M5-102Q11-109 19-105Q14-98 5-102Z"),
        line(INK, 4, "M4-110L11-114L21-112"),
    )
    return (
        solid(SKIN, NECK)
        + pair(
            name, right[0],
            cut(SKIN, "M-1-130H10C20-126 24-116 24-104C24-90 18-79 9-75L-1-73Z"), *right[1:],
        )
        + line(INK, 1.5, "M0-105V-92.5H-4")
        + line(VERMILION, 2.6, "M-6-85Q0-82.5 6-85")
    )  # fmt: skip
