"""Who beats whom at a table: a picture of it from above, and the same as a table of words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from markupsafe import Markup

from tutor.calculator import Report
from tutor.explain import Message, explain_tail, message
from tutor.marking import N_
from tutor.names import WORDS
from tutor.rules import Outcome
from tutor.web.calc import parts as parts
from tutor.web.calc.hands import tail_of
from tutor.web.frame.wording import _, listed
from tutor.web.views.terms import Speech, say

CENTRE, RING, SEAT = 150.0, 112.0, 22.0  # units of the picture
_ARROW = 9.0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat in the picture; `tone` is "eats", "left" or nothing."""

    text: str
    x: float
    y: float
    tone: str


@dataclass(frozen=True, slots=True)
class Edge:
    """A line from the winner to the loser with the corners of its head, or a draw without one."""

    line: str
    head: str


@dataclass(frozen=True, slots=True)
class MeetingCell:
    """How a seat fares against another: in a word, as a sign."""

    text: str
    sign: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat against all: its tail, its place in settling, and for each the key of a cell."""

    name: str
    tail: str
    order: str
    eats: bool
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundTable:
    """The picture (300 by 300 units), the rows, and what follows from them in words."""

    places: tuple[SeatPlace, ...]
    edges: tuple[Edge, ...]
    heads: tuple[str, ...]
    rows: tuple[SeatRow, ...]
    wide: bool
    cells: tuple[tuple[str, MeetingCell], ...]
    summary: str
    tail_title: str
    eats: Markup
    words: Markup


# So many seats have room beside the picture.
_BESIDE = 4
_SIGNS = {Outcome.WIN: "✓", Outcome.DRAW: "=", Outcome.LOSE: "✗"}
_TONES = {Outcome.WIN: "win", Outcome.DRAW: "draw", Outcome.LOSE: "lose"}
_WORDS = {Outcome.WIN: N_("beats"), Outcome.DRAW: N_("draws"), Outcome.LOSE: N_("loses")}


def round_table(report: Report, how: Speech) -> RoundTable:
    """The picture of a showdown, seats anticlockwise from the bottom as they are dealt."""
    numbers = [seat.number for seat in report.seats]
    points = dict(zip(numbers, _circle(len(numbers)), strict=True))
    result = report.result
    assert result is not None, "only where seats compare"
    eats = [int(seat) for seat in result.eats_skin]
    left = [int(seat) for seat in result.left]
    names = parts.seats(how)
    return RoundTable(
        places=tuple(
            SeatPlace(str(at), *points[at], "eats" if at in eats else "left" if at in left else "")
            for at in numbers
        ),
        edges=tuple(_edges(report, points)),
        heads=tuple(names[at] for at in numbers),
        rows=tuple(_row(report, at, numbers, how) for at in numbers),
        wide=len(numbers) > _BESIDE,
        cells=_cells(),
        summary=_summary(report, names),
        tail_title=how.written(WORDS["tail"].term.main(how.source)),
        eats=say(_eaters([names[at] for at in eats]), how),
        words=say(explain_tail(report.table.rules), how),
    )


def _circle(count: int) -> list[tuple[float, float]]:
    """Places around the table; the game is dealt anticlockwise."""
    turns = [pi / 2 - 2 * pi * at / count for at in range(count)]
    return [(round(CENTRE + RING * cos(a), 1), round(CENTRE + RING * sin(a), 1)) for a in turns]


def _edges(report: Report, points: dict[int, tuple[float, float]]) -> list[Edge]:
    edges = []
    for one in report.meetings:
        outcome = one.comparison.outcome
        winner, loser = (one.b, one.a) if outcome is Outcome.LOSE else (one.a, one.b)
        edges.append(_edge(points[winner], points[loser], outcome is not Outcome.DRAW))
    return edges


def _edge(start: tuple[float, float], end: tuple[float, float], arrow: bool) -> Edge:
    """From the rim of one seat to the rim of the other."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    gap = SEAT + 3
    tip = x2 - ux * gap, y2 - uy * gap
    back = _ARROW if arrow else 0
    base = tip[0] - ux * back, tip[1] - uy * back
    wings = [(base[0] - uy * side, base[1] + ux * side) for side in (_ARROW / 2, -_ARROW / 2)]
    corners = [tip, *wings] if arrow else []
    head = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    x3, y3 = x1 + ux * gap, y1 + uy * gap
    return Edge(f"M{x3:.1f},{y3:.1f}L{base[0]:.1f},{base[1]:.1f}", head)


def _row(report: Report, number: int, numbers: list[int], how: Speech) -> SeatRow:
    seat = report.seat(number)
    result = report.result
    assert result is not None, "only where seats compare"
    name = str(number)
    order = next((str(at) for at, group in enumerate(result.order, 1) if name in group), "–")
    tail = tail_of(seat.division, report.ranks, how)
    return SeatRow(
        name=parts.seats(how)[number],
        tail=tail.term.name if tail.term else tail.value,
        order=order,
        eats=name in result.eats_skin,
        cells=tuple(_tone(result.outcomes.get((name, str(other)))) for other in numbers),
    )


def _tone(outcome: Outcome | None) -> str:
    return "none" if outcome is None else _TONES[outcome]


def _cells() -> tuple[tuple[str, MeetingCell], ...]:
    """What stands in the cells of a table; nothing where a seat would meet itself or has left."""
    known = [(_TONES[one], MeetingCell(_(_WORDS[one]), _SIGNS[one])) for one in Outcome]
    return (("none", MeetingCell("", "")), *known)


def _summary(report: Report, names: Sequence[str]) -> str:
    """The picture in one sentence, for those who do not see it."""
    draw, beats = _("%(a)s and %(b)s draw"), _("%(winner)s beats %(loser)s")
    said = []
    for one in report.meetings:
        a, b = names[one.a], names[one.b]
        outcome = one.comparison.outcome
        if outcome is Outcome.DRAW:
            said.append(draw % {"a": a, "b": b})
        else:
            winner, loser = (a, b) if outcome is Outcome.WIN else (b, a)
            said.append(beats % {"winner": winner, "loser": loser})
    return _("; ").join(said)


def _eaters(eats: Sequence[str]) -> Message:
    """Who has the largest tail; `eats` are their names."""
    if not eats:
        return message(N_("Nobody is left to compare: every stake goes back."))
    if len(eats) == 1:
        text = N_("%(seat)s has the largest tail, settles first and eats the skins.")
        return message(text, seat=eats[0])
    text = N_("%(seats)s are equal in both pairs and share the skins.")
    return message(text, seats=listed(eats))
