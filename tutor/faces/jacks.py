"""Decides the jacks: young men of the teahouse.

The jack of spades, in a round cap, pours from a long-spouted copper kettle; the jack of clubs,
his hair tied up in a ribbon, opens a folding fan.
"""

from math import cos, radians, sin

from tutor.faces.figure import blossom, cut, disc, lad, line, pair, solid
from tutor.faces.palette import CELADON, INK, OCHRE, PAPER, SKIN, VERMILION
from tutor.faces.svg import number

MOON = 48


def _cap(name: str) -> str:
    return (
        solid(INK, "M0-156C20-156 29-143 30-124Q16-119 0-119")
        + pair(name, line(CELADON, 1.4, "M0-156Q14-146 15-124"))
        + line(CELADON, 1.4, "M0-156V-126")
        + solid(VERMILION, "M0-130Q16-130 31-126L31-118Q16-123 0-123")
        + disc(VERMILION, 0, -156, 5)
        + disc(OCHRE, 0, -127, 5.5, stroke=INK, stroke_width=1.5)
    )


def _topknot(name: str) -> str:
    ribbon = cut(VERMILION, "M6-138C18-145 27-141 33-130C29-131 28-127 29-118C25-128 18-132 6-134Z")
    return (
        solid(INK, "M0-137C20-137 30-124 26.5-99C22-104 20-117 12-121Q4-126 0-121")
        + pair(name, ribbon)
        + solid(INK, "M0-158C10-158 13-150 8-142L0-140")
        + solid(OCHRE, "M0-144L9-147L8-135L0-134", stroke=INK, stroke_width=1.3)
        + disc(VERMILION, 0, -140, 2.2)
    )


def _coat(coat: str, trim: str, lining: str) -> str:
    body = solid(coat, "M0-66L12-70C28-62 56-62 67-48L67 0L0 0", stroke=INK, stroke_width=1.5)
    inner = cut(PAPER, "M-12-71L0-50L12-71L16-67L2-40L-16-67Z", stroke=INK, stroke_width=1.2)
    lapel = line(trim, 7, "M14-70L2-48") + line(trim, 7, "M-14-70L2-44C14-34 22-20 24 0")
    piping = line(lining, 1.4, "M-14-70L2-44C14-34 22-20 24 0")
    return body + inner + lapel + piping


def _kettle() -> str:
    spout = "M34-64C10-64-16-58-44-50L-48-45"
    return (
        line(INK, 5, "M30-86C26-104 60-106 58-86")
        + line(OCHRE, 2.2, "M30-86C26-104 60-106 58-86")
        + line(INK, 7, spout)
        + line(VERMILION, 4.2, spout)
        + cut(VERMILION, "M31-86H57C62-78 63-66 58-56H30C25-66 26-78 31-86Z", stroke=INK,
              stroke_width=1.5)
        + cut(OCHRE, "M35-91H53L57-86H31Z", stroke=INK, stroke_width=1.5)
        + line(OCHRE, 2.4, "M28-72H60")
    )  # fmt: skip


def _bowl() -> str:
    return (
        line(PAPER, 2.2, "M-49-45Q-51-38-50-28")
        + cut(PAPER, "M-63-31H-37C-37-21-42-17-45-15H-55C-58-17-63-21-63-31Z", stroke=INK,
              stroke_width=1.5)
        + line(VERMILION, 2, "M-62-26Q-50-23-38-26")
    )  # fmt: skip


def spades(name: str) -> str:
    """Half figure of the jack of spades."""
    towel = cut(PAPER, "M-42-64L-26-68L-22-26L-38-24Z", stroke=INK, stroke_width=1.3) + line(
        VERMILION, 2.5, "M-38-32L-23-34M-38-38L-24-40"
    )
    arm = (
        cut(CELADON, "M67-44C56-50 40-46 34-38L30 0H67Z", stroke=INK, stroke_width=1.5)
        + cut(OCHRE, "M34-47H56L54-37H35Z", stroke=INK, stroke_width=1.5)
        + cut(SKIN, "M36-47C34-54 38-58 44-57H52C56-54 55-50 53-47Z", stroke=INK, stroke_width=1.2)
    )
    hand = cut(SKIN, "M-60-19C-52-23-44-20-40-16L-42 0H-60Z", stroke=INK, stroke_width=1.2) + cut(
        OCHRE, "M-67-14H-36L-34 0H-67Z", stroke=INK, stroke_width=1.5
    )
    return (
        disc(OCHRE, 0, -104, MOON)
        + _coat(CELADON, INK, OCHRE)
        + blossom(OCHRE, 4, -23)
        + line(INK, 1.5, "M-67-42C-46-40-28-30-28 0")
        + towel
        + lad(f"{name}f")
        + _cap(f"{name}c")
        + _bowl()
        + hand
        + _kettle()
        + arm
    )


def _fan(x: float, y: float, radius: float, first: int, last: int, ribs: int) -> str:
    def spot(angle: float, reach: float) -> str:
        across, down = x + reach * cos(radians(angle)), y - reach * sin(radians(angle))
        return f"{number(across)} {number(down)}"

    def leaf(reach: float, inner: float) -> str:
        return (
            f"M{spot(first, reach)}A{number(reach)} {number(reach)} 0 0 0 {spot(last, reach)}"
            f"L{spot(last, inner)}A{number(inner)} {number(inner)} 0 0 1 {spot(first, inner)}Z"
        )

    step = (last - first) / ribs
    angles = [first + step * place for place in range(ribs + 1)]
    sticks = "".join(f"M{number(x)} {number(y)}L{spot(angle, radius)}" for angle in angles)
    return (
        line(OCHRE, 2.5, sticks)
        + cut(PAPER, leaf(radius, radius * 0.45), stroke=INK, stroke_width=1.5)
        + cut(VERMILION, leaf(radius - 3, radius - 9))
        + line(INK, 0.8, sticks)
    )


def clubs(name: str) -> str:
    """Half figure of the jack of clubs."""
    hand = (
        cut(INK, "M68-30C50-30 36-26 26-20L28 2H68Z", stroke=OCHRE, stroke_width=1.5)
        + cut(OCHRE, "M34-24L24-20L26 2H37Z", stroke=INK, stroke_width=1.5)
        + cut(SKIN, "M26-18C18-22 10-20 8-14C8-10 14-7 27-7Z", stroke=INK, stroke_width=1.2)
    )
    return (
        disc(CELADON, 0, -104, MOON)
        + _coat(INK, OCHRE, VERMILION)
        + blossom(OCHRE, -50, -40)
        + blossom(OCHRE, -42, -18)
        + lad(f"{name}f")
        + _topknot(f"{name}c")
        + _fan(12, -12, 46, 18, 162, 8)
        + hand
    )
