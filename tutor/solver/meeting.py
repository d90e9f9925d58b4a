"""How each of many divided hands fares against a whole field of them, own cards removed exactly.

The field is a weight on some divided hands, for every deal that makes the hand. Its parts (see
`shared`) are laid on the grid of (smaller, larger) strengths and summed up along both axes, so that
a few look-ups give all that a division beats or loses to; what sharing three or four cards changes
is a list of terms between two divided hands. No matrix of hands against hands is ever built: an
evaluation takes some milliseconds and 20 MB. Where the weights are whole numbers so is every
number on the way, far below 2**53, and the result is exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tutor.rules import RuleSet
from tutor.rules.switches.better_and_equal import BetterAndEqual
from tutor.solver.cells import Cells, Measure, values_by_signs
from tutor.solver.hands import DEALS, Floats, Ints
from tutor.solver.shared import GIVEN, PART_OF, PARTS, SHARING, TAKEN


class _Look(NamedTuple):
    """One look-up among sums: up to one's own strengths, the ones below, or all (None)."""

    smaller: int | None
    larger: int | None
    sign: int


_Recipes = dict[BetterAndEqual, tuple[_Look, ...]]
# Wins less losses: where one better and one equal wins, both equal cancels itself out.
_NET: _Recipes = {
    BetterAndEqual.WIN: (
        _Look(0, 0, 1),
        _Look(-1, None, 1),
        _Look(None, -1, 1),
        _Look(-1, -1, -1),
        _Look(None, None, -1),
    ),
    BetterAndEqual.DRAW: (
        _Look(-1, -1, 1),
        _Look(0, None, 1),
        _Look(None, 0, 1),
        _Look(0, 0, -1),
        _Look(None, None, -1),
    ),
}
_WINS: _Recipes = {
    BetterAndEqual.WIN: (_Look(-1, 0, 1), _Look(0, -1, 1), _Look(-1, -1, -1)),
    BetterAndEqual.DRAW: (_Look(-1, -1, 1),),
}
_LOOKS = {Measure.NET: _NET, Measure.WINS: _WINS}


class FieldSums:
    """The parts of a field of divided hands, summed up over the grid of strengths.

    `levels` is the number of strengths of a pair. The grid has an empty row and column in front.
    """

    def __init__(self, field: Cells, levels: int) -> None:
        self.side = levels + 1
        cells = (field.smaller + 1) * self.side + field.larger + 1
        self._at = (cells[:, None] * PARTS + PART_OF[field.hand]).ravel()
        self._given = GIVEN[field.hand]

    def of(self, weights: Floats) -> Floats:
        """The sums for these weights, flat: by smaller and larger strength, then by part."""
        side = self.side
        given = (self._given * weights[:, None]).ravel()
        flat = np.bincount(self._at, given, side * side * PARTS).astype(np.float64, copy=False)
        grid = flat.reshape(side, side, PARTS)
        for level in range(2, side):
            grid[level] += grid[level - 1]
        for level in range(2, side):
            grid[:, level] += grid[:, level - 1]
        return flat


class Looks:
    """Where each of `rows` reads the sums of a field, and with which sign."""

    def __init__(self, rows: Cells, side: int, rules: RuleSet, measure: Measure) -> None:
        looks = _LOOKS[measure][rules.better_and_equal]
        parts = PART_OF[rows.hand]
        self._taken = TAKEN[rows.hand]
        self._signs = [look.sign for look in looks]
        self._places = []
        for look in looks:
            smaller, larger = (
                np.full_like(rows.hand, side - 1) if offset is None else strength + 1 + offset
                for strength, offset in ((rows.smaller, look.smaller), (rows.larger, look.larger))
            )
            self._places.append((smaller * side + larger)[:, None] * PARTS + parts)

    def read(self, sums: Floats) -> Floats:
        """The signed sum of what each row looks up."""
        read = np.zeros_like(self._taken)
        for sign, places in zip(self._signs, self._places, strict=True):
            if sign > 0:
                read += sums.take(places)
            else:
                read -= sums.take(places)
        read *= self._taken
        result: Floats = read.sum(axis=1)
        return result


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """What sharing three or four cards adds, between a row and a divided hand of the field."""

    size: int
    rows: Ints
    starts: Ints
    columns: Ints
    values: Floats

    def of(self, weights: Floats) -> Floats:
        """The terms of each row added up, for these weights."""
        result = np.zeros(self.size)
        if len(self.columns):
            terms = weights.take(self.columns)
            terms *= self.values
            result[self.rows] = np.add.reduceat(terms, self.starts)
        return result


def shared_terms(rows: Cells, field: Cells, values: Ints) -> Terms:
    """The terms between `rows` and `field`; `values` as `values_by_signs` has them."""
    mine, theirs, deals = SHARING
    (row_from, row_count), (from_, count) = _spans(rows.hand), _spans(field.hand)
    found = []
    for one in range(int(row_count.max())):
        for other in range(int(count.max(initial=0))):
            both = (row_count[mine] > one) & (count[theirs] > other)
            row, column = row_from[mine[both]] + one, from_[theirs[both]] + other
            signs = np.sign(rows.smaller[row] - field.smaller[column])
            signs += np.sign(rows.larger[row] - field.larger[column])
            value = deals[both] * values[signs + 2]
            counts = value != 0
            found.append((row[counts], column[counts], value[counts]))
    row, column, value = map(np.concatenate, zip(*found, strict=True))
    order = np.argsort(row, kind="stable")
    different, starts = np.unique(row[order], return_index=True)
    return Terms(len(rows.hand), different, starts, column[order], value[order] * 1.0)


def _spans(hands: Ints) -> tuple[Ints, Ints]:
    """Where each hand's divided hands begin, and how many it has."""
    count = np.bincount(hands, minlength=len(DEALS))
    return np.cumsum(count) - count, count


class HandsMeeting:
    """Divided hands `rows` against a field whose weights may change."""

    def __init__(self, rows: Cells, field: Cells, levels: int, rules: RuleSet) -> None:
        self._sums = FieldSums(field, levels)
        self._looks = Looks(rows, self._sums.side, rules, Measure.NET)
        self._terms = shared_terms(rows, field, values_by_signs(rules))

    def net(self, weights: Floats) -> Floats:
        """Wins less losses of each row against the field, for every deal the row leaves."""
        return self._looks.read(self._sums.of(weights)) + self._terms.of(weights)
