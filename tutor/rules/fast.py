"""The same rules over small integers, for solvers, program seats and anything done by the million.

A hand is the indices of its four kinds; a divided hand is packed into one number, the larger pair's
strength in the high bits and the smaller's in the low seven. Comparing is looking up small
integers. Tests hold every function here to its readable twin in `divisions`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.rules.divisions import outcomes_by_signs
from tutor.rules.pairs import Ranking

Table = tuple[tuple[int, ...], ...]
Rows = tuple[tuple[tuple[int, ...], ...], ...]
_LOW = 127


@dataclass(frozen=True, slots=True)
class FastTables:
    """What the functions of this module look things up in, for one rule set.

    `strengths[a][b]` is the strength of two kinds; `rows[a][b][s]` packs that pair with one of
    strength `s`; `signs[p][q]` is the sign of p - q; `outcomes` is by the sum of two signs, where
    -1 and -2 count from the end.
    """

    strengths: Table
    rows: Rows
    signs: Table
    outcomes: tuple[int, ...]


def fast_tables(ranks: Ranking) -> FastTables:
    """Build the tables of one ranking; a few milliseconds."""
    levels = range(len(ranks.levels))
    packed = [tuple(max(p, q) << 7 | min(p, q) for q in levels) for p in levels]
    rows = tuple(
        tuple(packed[strength] if strength >= 0 else () for strength in row) for row in ranks.table
    )
    signs = tuple(tuple((p > q) - (p < q) for q in levels) for p in levels)
    by_signs = outcomes_by_signs(ranks.rules.better_and_equal)
    outcomes = tuple(int(by_signs[total]) for total in (0, 1, 2, -2, -1))
    return FastTables(ranks.table, rows, signs, outcomes)


def pack_divisions(
    rows: Rows, strengths: Table, a: int, b: int, c: int, d: int
) -> tuple[int, int, int]:
    """The three divisions of four kinds, packed, by the partner of the first."""
    partners, others = rows[a], strengths[b]
    return (
        partners[b][strengths[c][d]],
        partners[c][others[d]],
        partners[d][others[c]],
    )


def strongest_larger(rows: Rows, strengths: Table, a: int, b: int, c: int, d: int) -> int:
    """The division with the strongest larger pair, then smaller: never dominated, packed."""
    partners, others = rows[a], strengths[b]
    best = partners[b][strengths[c][d]]
    second = partners[c][others[d]]
    third = partners[d][others[c]]
    if best < second:
        best = second
    return third if best < third else best


def compare_packed(signs: Table, outcomes: tuple[int, ...], one: int, other: int) -> int:
    """1 if the packed division `one` beats `other`, 0 for a draw, -1 if it loses."""
    return outcomes[signs[one & _LOW][other & _LOW] + signs[one >> 7][other >> 7]]


def unpack(packed: int) -> tuple[int, int]:
    """The strengths of the smaller and the larger pair of a packed division."""
    return packed & _LOW, packed >> 7
