"""Decides the queens: ladies of the teahouse in a cloud collar.

The queen of hearts wears a phoenix crown and lifts a covered teacup; the queen of diamonds wears
her hair in two loops with a camellia, and holds a round moon fan.
"""

from tutor.faces.figure import blossom, cut, disc, lady, line, pair, solid
from tutor.faces.palette import BLUSH, CELADON, INK, OCHRE, PAPER, SKIN, VERMILION

MOON = 48


def _hair() -> str:
    return solid(INK, "M0-139C26-139 35-124 34-107C33-96 36-86 29-72C25-68 18-70 14-76L0-70")


def _parting() -> str:
    return solid(INK, "M0-136C17-136 27-123 25-96C23-112 14-122 0-128")


def _phoenix_crown(name: str) -> str:
    plumes = (
        cut(OCHRE, "M-.5-130L29-123C33-132 33-139 30-146C27-141 25-140 23-137C22-146 19-150 14-154"
            "C12-148 11-145 10-142C8-150 4-154-.5-158Z"),
        disc(VERMILION, 30, -147, 3.6), disc(VERMILION, 14.5, -154, 3.6),
        line(OCHRE, 2, "M31-122Q38-112 38-94"),
        disc(VERMILION, 38, -104, 3.2), cut(VERMILION, "M38-96L42-84L38-79L34-84Z"),
        disc(PAPER, 23, -129, 2.2), disc(PAPER, 13, -132.5, 2.6),
        line(INK, 1.4, "M10-142Q12-138 9-135M23-137Q24-134 21-132"),
    )  # fmt: skip
    return (
        pair(name, *plumes)
        + line(INK, 2.4, "M-30-122Q0-135 30-122")
        + disc(VERMILION, 0, -157, 4)
        + disc(VERMILION, 0, -139, 5.5)
        + disc(OCHRE, 0, -139, 2)
    )


def _loops(name: str) -> str:
    right = (
        line(INK, 8, "M2-136C2-150 10-157 18-155C27-152 28-140 20-132"),
        disc(OCHRE, 26, -122, 3.2), disc(CELADON, 27.5, -114, 2.4),
        cut(CELADON, "M4-140Q16-146 22-136Q12-132 4-140Z"),
    )  # fmt: skip
    petals = "".join(
        disc(PAPER, x, y, 5, stroke=INK, stroke_width=1.2)
        for x, y in ((0, -147), (6.5, -142.2), (4, -134.5), (-4, -134.5), (-6.5, -142.2))
    )
    return pair(name, *right) + petals + disc(OCHRE, 0, -140, 3.5)


def _robe(name: str, robe: str, collar: str, trim: str) -> str:
    body = solid(robe, "M0-66L10-69C26-62 54-62 67-50L67 0L0 0", stroke=INK, stroke_width=1.5)
    cloud = solid(
        collar, "M0-60L9-68C22-67 36-64 45-55C51-46 46-38 39-39C40-31 32-26 25-29C21-22 10-19 0-19",
        stroke=INK, stroke_width=1.5,
    ) + line(trim, 2.2, "M41-54C45-47 42-43 35-44C35-36 31-32 23-34C18-27 8-25-8-25"
             "C-18-27-23-34-23-34C-31-32-35-36-35-44C-42-43-45-47-41-54")  # fmt: skip
    crescents = pair(name, cut(PAPER, "M24-50Q31-52 34-58Q36-48 24-50Z"),
                     cut(PAPER, "M15-39Q22-39 26-45Q27-35 15-39Z"))  # fmt: skip
    throat = solid(PAPER, "M0-61L9-72L14-69L0-51", stroke=INK, stroke_width=1.2)
    return body + cloud + crescents + throat


def _sleeve(robe: str, cuff: str, flower: str) -> tuple[str, ...]:
    return (
        cut(robe, "M67-34C54-32 38-30 27-25L31 2H67Z", stroke=INK, stroke_width=1.5),
        blossom(flower, 53, -19),
        cut(cuff, "M34-28L25-25L28 2H38Z", stroke=INK, stroke_width=1.5),
        cut(SKIN, "M27-22C21-26 15-24 13-19C13-14 18-11 28-11Z", stroke=INK, stroke_width=1.2),
    )


def hearts(name: str) -> str:
    """Half figure of the queen of hearts."""
    cup = (
        disc(OCHRE, 0, -46, 3.5, stroke=INK, stroke_width=1.2)
        + solid(PAPER, "M0-43L4-43Q13-42 16-36L17-36C17-22 10-15 7-12L0-12", stroke=INK,
              stroke_width=1.5)
        + line(VERMILION, 2.5, "M-15-29Q0-25 15-29")
        + line(INK, 1.2, "M-17-36Q0-33 17-36")
    )  # fmt: skip
    return (
        disc(CELADON, 0, -104, MOON)
        + _hair()
        + _robe(f"{name}r", VERMILION, CELADON, OCHRE)
        + lady(f"{name}f")
        + _parting()
        + _phoenix_crown(f"{name}c")
        + cup
        + pair(f"{name}s", *_sleeve(VERMILION, OCHRE, OCHRE))
    )


def diamonds(name: str) -> str:
    """Half figure of the queen of diamonds."""
    fan = (
        line(INK, 5, "M42-64L21-4")
        + line(PAPER, 2.2, "M42-64L21-4")
        + disc(PAPER, 42, -68, 20, stroke=INK, stroke_width=1.8)
        + disc("none", 42, -68, 16, stroke=VERMILION, stroke_width=1.8)
        + line(INK, 2, "M32-58C40-62 46-68 47-80M42-66L52-68")
        + cut(CELADON, "M36-61Q29-64 30-71Q37-69 36-61ZM44-64Q48-57 54-60Q51-67 44-64Z")
        + disc(VERMILION, 41, -72, 4) + disc(VERMILION, 52, -69, 3.5)
        + disc(VERMILION, 47, -80, 3.2)
    )  # fmt: skip
    return (
        disc(VERMILION, 0, -104, MOON)
        + _hair()
        + _robe(f"{name}r", CELADON, OCHRE, VERMILION)
        + lady(f"{name}f")
        + _parting()
        + _loops(f"{name}c")
        + fan
        + pair(f"{name}s", *_sleeve(CELADON, BLUSH, PAPER))
    )
