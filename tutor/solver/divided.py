"""The three divisions of every hand under one order of pairs, as arrays.

A hand's divisions stand by the partner of its first kind, as in `tutor.rules.divisions`. Of
divisions of equal strength the first stands for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tutor.rules import RuleSet, ranking
from tutor.solver.hands import KINDS_OF, Bools, Ints

Table = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class DividedHands:
    """Strengths of the smaller and the larger pair, each 4,285 hands by 3 divisions.

    `levels` is the number of different strengths of a pair. `options` marks the undominated
    divisions of different strength.
    """

    levels: int
    smaller: Ints
    larger: Ints
    options: Bools


def divided_hands(rules: RuleSet) -> DividedHands:
    """All hands divided under `rules`; built once for every order of pairs."""
    return _divided(ranking(rules).table)


@lru_cache(maxsize=8)
def _divided(table: Table) -> DividedHands:
    strengths = np.array(table)
    a, b, c, d = KINDS_OF.T
    one = np.stack([strengths[a, b], strengths[a, c], strengths[a, d]], axis=1)
    two = np.stack([strengths[c, d], strengths[b, d], strengths[b, c]], axis=1)
    smaller, larger = np.minimum(one, two), np.maximum(one, two)
    options = np.ones_like(one, dtype=bool)
    for mine in range(3):
        for other in range(3):
            better_small = smaller[:, other] - smaller[:, mine]
            better_large = larger[:, other] - larger[:, mine]
            same = (better_small == 0) & (better_large == 0)
            no_worse = (better_small >= 0) & (better_large >= 0)
            options[:, mine] &= ~((no_worse & ~same) | (same & (other < mine)))
    return DividedHands(int(strengths.max()) + 1, smaller, larger, options)
