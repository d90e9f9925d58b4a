"""Decides where everything on a card face sits: plain data, in units of a 250 × 350 card.

The drawing reads these tables, and so does whoever must know what shows of a card when part of it
is covered. Origin at the top-left corner, x to the right, y down.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from tutor.rules.cards import DECK

WIDTH = 250
HEIGHT = 350
CORNER = 17
"""Radius of the card's rounded corners."""

Kind = Literal["pip", "court", "joker"]
Top = Literal["round", "pointed", "flat"]
Opening = Literal["closed", "right", "left", "none"]

CODES: tuple[str, ...] = tuple(card.code for card in DECK)
"""The cards in play, rank then suit."""


@dataclass(frozen=True)
class Box:
    """A rectangle: left, top, width and height in card units."""

    x: float
    y: float
    width: float
    height: float

    def turned(self) -> "Box":
        """The same box on the card turned by half a turn."""
        return Box(
            WIDTH - self.x - self.width, HEIGHT - self.y - self.height, self.width, self.height
        )


@dataclass(frozen=True)
class Pip:
    """Centre of one pip, and whether it stands on its head."""

    x: float
    y: float
    turned: bool


@dataclass(frozen=True)
class Index:
    """One corner index: the box of its rank, and that of its suit (a joker has none)."""

    rank: Box
    suit: Box | None


@dataclass(frozen=True)
class Stroke:
    """How the top of a rank's index looks while only its top shows (`chengdu` 6, 穿头子)."""

    top: Top
    opening: Opening


@dataclass(frozen=True)
class Face:
    """Everything on one card, as boxes and points; `indices` are top-left, then bottom-right."""

    code: str
    kind: Kind
    indices: tuple[Index, Index]
    pips: tuple[Pip, ...]
    frame: Box | None
    art: Box | None

    @property
    def rank(self) -> str:
        """The rank's character in notation: 2 … 9, T, J, Q, or X for the joker."""
        return self.code[0]

    @property
    def suit(self) -> str:
        """The suit's character in notation: h, d, s, c, or r for the joker."""
        return self.code[1]

    def pip_boxes(self) -> tuple[Box, ...]:
        """The box of each pip, in the order of `pips`."""
        if not self.pips:
            return ()
        wide, high = PIP_SIZE[self.suit]
        return tuple(Box(pip.x - wide / 2, pip.y - high / 2, wide, high) for pip in self.pips)


PIP_SIZE: Mapping[str, tuple[float, float]] = MappingProxyType(
    {"h": (40.5, 41.4), "d": (36, 48.6), "s": (40.5, 45), "c": (41.2, 44.1)}
)
"""Width and height of a pip, by suit."""

LEFT, CENTRE, RIGHT = 84.0, 125.0, 166.0
ROWS_OF_THREE = (56.0, 175.0, 294.0)
ROWS_OF_FOUR = (56.0, 135.0, 215.0, 294.0)
BETWEEN_THREE = (115.5, 234.5)
BETWEEN_FOUR = (95.5, 254.5)


def _columns(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y in rows for x in (LEFT, RIGHT))


def _middle(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((CENTRE, y) for y in rows)


_TOP, _MIDDLE, _BOTTOM = ROWS_OF_THREE

PIP_CENTRES: Mapping[str, tuple[tuple[float, float], ...]] = MappingProxyType(
    {
        "2": _middle(_TOP, _BOTTOM),
        "3": _middle(*ROWS_OF_THREE),
        "4": _columns(_TOP, _BOTTOM),
        "5": _columns(_TOP, _BOTTOM) + _middle(_MIDDLE),
        "6": _columns(*ROWS_OF_THREE),
        "7": _columns(*ROWS_OF_THREE) + _middle(BETWEEN_THREE[0]),
        "8": _columns(*ROWS_OF_THREE) + _middle(*BETWEEN_THREE),
        "9": _columns(*ROWS_OF_FOUR) + _middle(_MIDDLE),
        "T": _columns(*ROWS_OF_FOUR) + _middle(*BETWEEN_FOUR),
    }
)
"""Centres of the pips, by rank."""

STROKES: Mapping[str, Stroke] = MappingProxyType(
    {
        "2": Stroke("round", "left"),
        "3": Stroke("flat", "none"),
        "4": Stroke("pointed", "none"),
        "5": Stroke("flat", "none"),
        "6": Stroke("round", "right"),
        "7": Stroke("flat", "none"),
        "8": Stroke("round", "closed"),
        "9": Stroke("round", "closed"),
        "T": Stroke("pointed", "none"),
        "J": Stroke("flat", "none"),
        "Q": Stroke("round", "closed"),
        "X": Stroke("flat", "none"),
    }
)
"""Top of each index as drawn; the 10 by its 1, the joker by the J of its upright word."""

INDEX_CENTRE = 31.0
RANK_TOP = 13.0
RANK_HEIGHT = 56.0
RANK_SPAN: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "2": (-19.1, 19.3),
        "3": (-19.7, 21.5),
        "4": (-23.1, 22.0),
        "5": (-19.6, 19.8),
        "6": (-19.8, 19.8),
        "7": (-16.0, 22.1),
        "8": (-19.8, 19.8),
        "9": (-19.8, 19.8),
        "T": (-24.2, 23.8),
        "J": (-19.2, 18.0),
        "Q": (-19.8, 19.8),
    }
)
"""How far each rank reaches left and right of INDEX_CENTRE, its stroke included."""

SUIT_SCALE = 0.84
SUIT_CENTRE_Y = 95.0
LETTER_PITCH = 31.0
LETTER_HEIGHT = 27.0
LETTER_WIDTH = 22.0
JOKER_WORD = "JOKER"

FRAME = Box(57, 13, 136, 324)
JOKER_ART = Box(56, 8, 138, 334)
FRAMED_SUIT = Pip(78, 37, False)
FRAMED_SUIT_SCALE = 0.58


def _index(rank: str, suit: str) -> Index:
    if suit == "r":
        height = LETTER_PITCH * (len(JOKER_WORD) - 1) + LETTER_HEIGHT
        return Index(Box(INDEX_CENTRE - LETTER_WIDTH / 2, RANK_TOP, LETTER_WIDTH, height), None)
    left, right = RANK_SPAN[rank]
    wide, high = (side * SUIT_SCALE for side in PIP_SIZE[suit])
    return Index(
        Box(INDEX_CENTRE + left, RANK_TOP, right - left, RANK_HEIGHT),
        Box(INDEX_CENTRE - wide / 2, SUIT_CENTRE_Y - high / 2, wide, high),
    )


def _face(code: str) -> Face:
    rank, suit = code[0], code[1]
    first = _index(rank, suit)
    second = Index(first.rank.turned(), first.suit.turned() if first.suit else None)
    pips = tuple(Pip(x, y, y > HEIGHT / 2) for x, y in PIP_CENTRES.get(rank, ()))
    kind: Kind = "joker" if suit == "r" else "pip" if pips else "court"
    frame = FRAME if kind == "court" else None
    art = JOKER_ART if kind == "joker" else frame
    return Face(code, kind, (first, second), pips, frame, art)


FACES: Mapping[str, Face] = MappingProxyType({code: _face(code) for code in CODES})
"""The layout of every card in play, by code."""
