"""All 35,960 deals at once, and divided hands against each other by the million.

A divided hand is packed as in `tutor.rules.fast`: the larger pair's strength in the high bits, the
smaller's in the low seven. Deals are in the order of `tutor.solver.hands.every_deal`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tutor.rules import RuleSet
from tutor.solver.cells import Cells, Measure, values_by_signs
from tutor.solver.choices import LEAVE, leaving
from tutor.solver.divided import divided_hands
from tutor.solver.hands import HANDS, OPPONENTS, Ints, every_deal
from tutor.solver.meeting import FieldSums, Looks, shared_terms
from tutor.solver.play import Style, play

Packed = NDArray[np.uint16]
Signs = NDArray[np.int8]
AnyInts = NDArray[np.integer[Any]]
_BLOCK = 1 << 15  # so that a block's strengths and signs stay in the nearest caches


class AllFigures(NamedTuple):
    """Wins, draws and losses of every division of every deal, 35,960 by 3, in parts of `total`."""

    win: Ints
    draw: Ints
    lose: Ints
    total: int


def divide_all(rules: RuleSet) -> Packed:
    """The three divisions of every deal, packed, 35,960 by 3."""
    divided = divided_hands(rules)
    packed: Packed = (divided.larger << 7 | divided.smaller).astype(np.uint16)
    return packed[every_deal()[1]]


def strongest_larger_all(rules: RuleSet) -> Packed:
    """Every deal divided for the strongest larger pair, packed, 35,960."""
    chosen: Packed = divide_all(rules).max(axis=1)
    return chosen


def compare_all(rules: RuleSet, one: Packed, other: Packed) -> Signs:
    """1, 0 or -1 for each place: how the packed division of `one` fares against `other`'s."""
    wins_from = int(values_by_signs(rules).argmax()) - 2  # the sum of signs that wins
    result = np.empty(len(one), dtype=np.int8)
    for at in range(0, len(one), _BLOCK):
        block = slice(at, at + _BLOCK)
        sums = _signs(one[block] >> 7, other[block] >> 7)
        sums += _signs(one[block] & 127, other[block] & 127)
        np.subtract(
            (sums >= wins_from).view(np.int8),
            (sums <= -wins_from).view(np.int8),
            out=result[block],
        )
    return result


def _signs(one: AnyInts, other: AnyInts) -> Signs:
    a, b = one.astype(np.int8), other.astype(np.int8)
    signs: Signs = (a > b).view(np.int8) - (a < b).view(np.int8)
    return signs


def analyse_all(rules: RuleSet, style: Style = Style.EQUILIBRIUM) -> AllFigures:
    """Every division of every deal against all opponents of this style, exactly.

    Raises TablesError.
    """
    reader = _reader(rules, style)
    net, win = reader.read()
    total = OPPONENTS * reader.scale
    win, lose = win[every_deal()[1]], (win - net)[every_deal()[1]]
    return AllFigures(win, total - win - lose, lose, total)


class _Reader:
    """Every division of all hands against the field of one style."""

    def __init__(self, rules: RuleSet, style: Style) -> None:
        divided, played = divided_hands(rules), play(rules, style)
        hand = np.repeat(np.arange(len(HANDS)), LEAVE)
        rows = Cells(hand, divided.smaller.ravel(), divided.larger.ravel())
        self.scale = played.scale
        self._weights = played.staying_weights.astype(np.float64)
        self._field = FieldSums(played.staying, divided.levels)
        self._measures = [
            (
                Looks(rows, self._field.side, rules, measure),
                shared_terms(rows, played.staying, values_by_signs(rules, measure)),
            )
            for measure in (Measure.NET, Measure.WINS)
        ]
        self._staying = ~leaving(rules)[:, None]

    def read(self) -> tuple[Ints, Ints]:
        """Wins less losses, and wins, 4,285 hands by 3 divisions."""
        sums = self._field.of(self._weights)
        net, win = (
            (looks.read(sums) + terms.of(self._weights)).astype(np.int64).reshape(-1, LEAVE)
            * self._staying
            for looks, terms in self._measures
        )
        return net, win


@lru_cache(maxsize=1)
def _reader(rules: RuleSet, style: Style) -> _Reader:
    return _Reader(rules, style)
