"""What people take for something else: cards and pairs for the filters named `traps`."""

from __future__ import annotations

from tutor.drills.model import Setting
from tutor.rules import KIND, KINDS, Category, Kind, Pair, Ranking

_GAOYAO, _HEI7, _DI, _HEI9 = KIND["gaoyao"], KIND["hei7"], KIND["di"], KIND["hei9"]
_DAGUI = KIND["dagui"]
# What counts otherwise than its face says or suggests: jack, queen and joker.
ODD_COUNTERS = frozenset(kind for kind in KINDS if not kind.numbered)


def kind_misleads(kind: Kind) -> bool:
    """The red and the black 7, and 大鬼, which counts 6 and ranks lowest."""
    return kind in (_GAOYAO, _HEI7, _DAGUI)


def passes_for_more(pair: Pair) -> bool:
    """双花七, and 地牌 with the black 9: they look like an identical pair and like a king."""
    return set(pair.kinds) in ({_GAOYAO, _HEI7}, {_DI, _HEI9})


def pair_misleads(pair: Pair, ranks: Ranking) -> bool:
    """双花七, 地牌 with the black 9, 大鬼 as a six, nines with either 7, zeros."""
    if passes_for_more(pair):
        return True
    if ranks.worth(pair).category is not Category.POINTS:
        return False
    seven = any(kind.rank == "7" for kind in pair.kinds)
    return pair.points == 0 or _DAGUI in pair.kinds or (pair.points == 9 and seven)


def trap(setting: Setting, pair: Pair) -> bool:
    """The filter named so, where pairs are asked."""
    return pair_misleads(pair, setting.ranks)


def looks_unequal(a: Pair, b: Pair, ranks: Ranking) -> bool:
    """Whether two different pairs are equal all the same."""
    return a is not b and ranks.strength(a) == ranks.strength(b)
