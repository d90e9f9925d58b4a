"""The field of an opponent's pairs as a picture and as a table: who is beaten where.

Strengths are put together in classes, the points one by one; a square is as large as the share of
opponents who show these two classes, and divided by how the division fares against them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from tutor.explain import Number
from tutor.marking import N_
from tutor.rules import GONGS, KINGS, Category, Division, Outcome, Ranking, Worth
from tutor.solver import Outcomes
from tutor.web.frame.wording import _, ngettext, number

CELL, LEFT, BOTTOM = 22, 26, 24
_LARGEST = CELL - 1
_SMALLEST = 2.5
_HIGHER = {
    **dict.fromkeys(GONGS, 10),
    **dict.fromkeys(KINGS, 11),
    Category.IDENTICAL: 12,
    Category.SUPREME: 13,
}
CLASSES = 14
_POINTS = 10
_BASE = 2 + CLASSES * CELL  # where the picture ends below
# What the classes above the points are called: in full, and at the edge of the picture.
_NAMES = (
    (N_("gong"), N_("杠")),
    (N_("king"), N_("王")),
    (N_("identical pair"), N_("对")),
    (N_("supreme pair"), N_("皇")),
)
_TONES = {Outcome.WIN: "win", Outcome.DRAW: "draw", Outcome.LOSE: "lose"}
_SAID = {Outcome.WIN: N_("won"), Outcome.DRAW: N_("drawn"), Outcome.LOSE: N_("lost")}
_ORDER = (Outcome.WIN, Outcome.DRAW, Outcome.LOSE)
Counts = Mapping[tuple[int, int], Mapping[Outcome, int]]


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle of the picture."""

    tone: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Tick:
    """A class at the edge of the picture."""

    text: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class MapRow:
    """A class of larger pairs, and what stands against each class of smaller ones."""

    title: str
    cells: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class MapView:
    """The picture, `size` units wide and high, and the same as a table."""

    size: int
    blocks: tuple[Block, ...]
    own: Block
    across: tuple[Tick, ...]
    up: tuple[Tick, ...]
    heads: tuple[str, ...]
    rows: tuple[MapRow, ...]


def map_view(field: Outcomes, division: Division, ranks: Ranking) -> MapView:
    """What a division meets."""
    counts = _counted(field, ranks)
    most = max(sum(parts.values()) for parts in counts.values())
    smaller, larger = (_class(ranks.worth(pair)) for pair in division.pairs)
    x, y = _corner(smaller, larger)
    middle = [(n + 0.5) * CELL for n in range(CLASSES)]
    blocks = [_blocks(place, parts, most) for place, parts in counts.items()]
    return MapView(
        size=_BASE + BOTTOM,
        blocks=tuple(block for inside in blocks for block in inside),
        own=Block("own", x + 0.5, y + 0.5, CELL - 1, CELL - 1),
        across=tuple(Tick(_edge(n), LEFT + at, _BASE + 17) for n, at in enumerate(middle)),
        up=tuple(Tick(_edge(n), LEFT - 6, _BASE - at + 4.5) for n, at in enumerate(middle)),
        heads=tuple(_title(n) for n in range(CLASSES)),
        rows=_rows(counts, field.total),
    )


def _counted(field: Outcomes, ranks: Ranking) -> Counts:
    """The parts of the field by class of the smaller and the larger pair, and by outcome."""
    classes = [_class(ranks.worth(level[0])) for level in reversed(ranks.levels)]
    counts: dict[tuple[int, int], dict[Outcome, int]] = defaultdict(lambda: defaultdict(int))
    for cell in field.cells:
        counts[classes[cell.smaller], classes[cell.larger]][cell.outcome] += cell.count
    return counts


def _class(worth: Worth) -> int:
    return _HIGHER.get(worth.category, worth.points)


def _corner(smaller: int, larger: int) -> tuple[float, float]:
    """The upper left corner of a cell: smaller pairs to the right, larger ones up."""
    return LEFT + smaller * CELL, _BASE - (larger + 1) * CELL


def _blocks(place: tuple[int, int], parts: Mapping[Outcome, int], most: int) -> list[Block]:
    """A square in the middle of its cell, cut from left to right."""
    whole = sum(parts.values())
    side = max(_SMALLEST, _LARGEST * sqrt(whole / most))
    x, y = _corner(*place)
    x, y = x + (CELL - side) / 2, y + (CELL - side) / 2
    blocks = []
    for outcome in _ORDER:
        if parts.get(outcome):
            width = side * parts[outcome] / whole
            sides = (round(each, 1) for each in (x, y, width, side))
            blocks.append(Block(_TONES[outcome], *sides))
            x += width
    return blocks


def _title(place: int) -> str:
    """What a class is called."""
    if place < _POINTS:
        return ngettext("%(n)s point", "%(n)s points", place, n=place)
    return _(_NAMES[place - _POINTS][0])


def _edge(place: int) -> str:
    return str(place) if place < _POINTS else _(_NAMES[place - _POINTS][1])


def _rows(counts: Counts, total: int) -> tuple[MapRow, ...]:
    """The strongest larger pairs first; the cells go from the weakest smaller pair up."""
    return tuple(
        MapRow(
            _title(larger),
            tuple(_said(counts.get((smaller, larger), {}), total) for smaller in range(CLASSES)),
        )
        for larger in reversed(range(CLASSES))
    )


def _said(parts: Mapping[Outcome, int], total: int) -> tuple[str, ...]:
    """A cell of the table, a line for each outcome."""
    return tuple(
        _("%(said)s %(share)s", said=_(_SAID[outcome]), share=_share(parts[outcome], total))
        for outcome in _ORDER
        if parts.get(outcome)
    )


def _share(part: int, total: int) -> str:
    return number(Number(100 * part / total, places=2, percent=True))
