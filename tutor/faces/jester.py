"""Decides the big joker: two face-changing masks of the Sichuan stage over one jester's ruff."""

from itertools import cycle
from math import cos, pi, sin

from tutor.faces.figure import cut, disc, line, pair, solid
from tutor.faces.palette import CELADON, INK, OCHRE, PAPER, VERMILION
from tutor.faces.svg import element, number

POINTS = 18


def ruff() -> str:
    """The ruff both masks share, the same when turned by half a turn."""

    def spot(turn: float, wide: float, high: float) -> str:
        return f"{number(wide * cos(turn))} {number(high * sin(turn))}"

    step = 2 * pi / POINTS
    lobes = dict.fromkeys((VERMILION, OCHRE, CELADON), "")
    for place, colour in zip(range(POINTS), cycle(lobes), strict=False):
        turn = step * place
        before, after = spot(turn - step / 2, 54, 50), spot(turn + step / 2, 54, 50)
        lobes[colour] += f"M0 0L{before}Q{spot(turn - step / 3, 68, 64)} {spot(turn, 67, 63)}"
        lobes[colour] += f"Q{spot(turn + step / 3, 68, 64)} {after}Z"
    hem = element("ellipse", rx=45, ry=41, fill="none", stroke=INK, stroke_width=1.5)
    return (
        "".join(cut(colour, path, stroke=INK, stroke_width=1.5) for colour, path in lobes.items())
        + hem
    )


def _hat(name: str) -> str:
    feather = (
        line(INK, 9, "M34-122C40-146 52-162 62-156C70-150 66-136 56-138"),
        line(CELADON, 6, "M34-122C40-146 52-162 62-156C70-150 66-136 56-138"),
        disc(VERMILION, 56, -137, 5, stroke=INK, stroke_width=1.5),
    )
    poms = (disc(VERMILION, 21, -146, 6.5), disc(VERMILION, 39, -132, 6.5))
    crown = solid(OCHRE, "M0-152C26-150 44-136 47-110C38-124 20-130 0-130", stroke=INK,
                  stroke_width=2)  # fmt: skip
    studs = pair(f"{name}d", disc(CELADON, 14, -136, 3.5), disc(CELADON, 29, -129, 3.5))
    return (
        pair(f"{name}p", *feather)
        + crown
        + studs
        + pair(f"{name}o", *poms)
        + disc(VERMILION, 0, -152, 7.5)
        + disc(VERMILION, 0, -138, 4)
    )


def half(name: str) -> str:
    """One mask of the big joker, upright, above the ruff."""
    mask = solid(PAPER, "M0-134C32-134 47-116 47-88C47-56 28-16 0-12", stroke=INK, stroke_width=2.5)
    brow = solid(VERMILION, "M0-134C32-134 47-116 47-88C39-96 33-104 26-112C19-104 7-102 0-72")
    right = (
        cut(INK, "M5-76C8-92 26-100 44-92C40-74 24-64 5-76Z"),
        cut(PAPER, "M13-79.5Q24-90 36-84Q26-73 13-79.5Z"),
        disc(INK, 24, -82, 4),
        cut(CELADON, "M45-70C40-56 34-46 24-40C29-49 20-52 15-60C27-55 39-60 45-70Z"),
        cut(VERMILION, "M3-62Q7-66 8-60Q5-57 3-62Z"),
    )
    nose = solid(PAPER, "M0-84Q4-72 9-62Q5-56 0-58", stroke=INK, stroke_width=1.3)
    mouth = solid(VERMILION, "M0-45C8-50 15-44 22-52C19-36 9-29 0-29", stroke=INK, stroke_width=1.5)
    chin = solid(OCHRE, "M0-24Q8-25 11-22Q6-14 0-14")
    return (
        mask + brow + pair(f"{name}m", *right[:4]) + nose + mouth
        + cut(PAPER, "M-11-43.5Q0-38 11-43.5Q0-46-11-43.5Z") + chin + _hat(name)
    )  # fmt: skip
