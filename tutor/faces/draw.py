"""Decides how a face is put together from its layout: paper, indices, pips, court art, frame.

Parts carry the classes idx, pip, art and frame, so that they can be hidden or clipped one by one.
Ids begin with the card's code, so several faces can stand in one document.
"""

from tutor.faces import courts
from tutor.faces.back import back
from tutor.faces.glyphs import LETTERS, RANKS, STROKE, SUITS
from tutor.faces.layout import (
    CODES,
    CORNER,
    FACES,
    FRAMED_SUIT,
    FRAMED_SUIT_SCALE,
    HEIGHT,
    INDEX_CENTRE,
    JOKER_WORD,
    LETTER_HEIGHT,
    LETTER_PITCH,
    RANK_HEIGHT,
    RANK_TOP,
    SUIT_CENTRE_Y,
    SUIT_SCALE,
    WIDTH,
    Face,
    Pip,
)
from tutor.faces.palette import EDGE, INK, PAPER, VERMILION
from tutor.faces.svg import element, number, use

HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
HALF_TURN_AT_ORIGIN = "rotate(180)"


def _card(fill: str, *children: str) -> str:
    paper = element(
        "rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=CORNER, fill=PAPER, stroke=EDGE,
        stroke_width=2,
    )  # fmt: skip
    return element(
        "svg", paper, *children, xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}", fill=fill,
    ) + "\n"  # fmt: skip


def _stroked(path: str, width: float, **attributes: float | str) -> str:
    return element("path", d=path, stroke_width=width, **attributes)


def _joker_index() -> str:
    scale = LETTER_HEIGHT / RANK_HEIGHT
    return "".join(
        _stroked(
            LETTERS[letter], 12,
            transform=f"translate({number(INDEX_CENTRE)} {number(RANK_TOP + place * LETTER_PITCH)})"
            f"scale({scale:.2f})",
        )
        for place, letter in enumerate(JOKER_WORD)
    )  # fmt: skip


def _rank_index(face: Face) -> str:
    spot = f"translate({number(INDEX_CENTRE)} {number(RANK_TOP)})"
    return _stroked(RANKS[face.rank], STROKE, transform=spot)


def _indices(face: Face, colour: str) -> str:
    own = f"{face.code}-i"
    rank = _joker_index() if face.kind == "joker" else _rank_index(face)
    parts = [element("g", rank, fill="none", stroke=colour)]
    if face.kind != "joker":
        spot = f"translate({number(INDEX_CENTRE)} {number(SUIT_CENTRE_Y)})scale({SUIT_SCALE})"
        parts.append(use(f"{face.code}-p", transform=spot))
    return element("g", *parts, id=own, class_="idx") + use(own, class_="idx", transform=HALF_TURN)


def _pip(target: str, pip: Pip) -> str:
    if pip.turned:
        return use(target, class_="pip", x=-pip.x, y=-pip.y, transform=HALF_TURN_AT_ORIGIN)
    return use(target, class_="pip", x=pip.x, y=pip.y)


def _suit(face: Face) -> str:
    return element("defs", element("path", id=f"{face.code}-p", d=SUITS[face.suit]))


def _framed_suits(face: Face) -> str:
    spot = f"translate({number(FRAMED_SUIT.x)} {number(FRAMED_SUIT.y)})scale({FRAMED_SUIT_SCALE})"
    first = use(f"{face.code}-p", class_="pip", transform=spot)
    second = use(f"{face.code}-p", class_="pip", transform=HALF_TURN + spot)
    return first + second


def draw_face(code: str) -> str:
    """The SVG document of the card `code`; raises KeyError for a card that is not in play."""
    face = FACES[code]
    colour = INK if face.suit in "sc" else VERMILION
    indices = _indices(face, colour)
    if face.kind == "joker":
        return _card(colour, courts.joker(code), indices)
    if face.kind == "court":
        return _card(colour, _suit(face), courts.court(code), _framed_suits(face), indices)
    pips = "".join(_pip(f"{code}-p", pip) for pip in face.pips)
    return _card(colour, _suit(face), pips, indices)


def deck() -> dict[str, str]:
    """Every document of the deck by file stem: the 32 faces, and `back`."""
    return {code: draw_face(code) for code in CODES} | {"back": back()}
