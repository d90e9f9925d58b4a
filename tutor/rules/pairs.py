"""The 151 different pairs and their strength, derived from kind, points and single.

Strongest first: 丁二皇, identical pairs, 天九王, 地王 where a rule set has it, 天杠, 地杠, points 9
to 0 (`chengdu` 2, `sichuan` 五(2), `online` 两张). No list of pairs is written down anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import lru_cache
from typing import NamedTuple

from tutor.rules.cards import KIND, KINDS, Card, Kind
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet
from tutor.rules.switches.di_wang import DiWang
from tutor.rules.switches.zeros import Zeros


class Category(IntEnum):
    """What a pair counts as; a larger one beats a smaller one whatever the cards."""

    POINTS = 0
    DI_GANG = 1
    TIAN_GANG = 2
    DI_WANG = 3
    TIAN_WANG = 4
    IDENTICAL = 5
    SUPREME = 6


KINGS = (Category.TIAN_WANG, Category.DI_WANG)
GONGS = (Category.TIAN_GANG, Category.DI_GANG)


class Step(Enum):
    """Where a comparison of two pairs ends: the first step that tells them apart, or none does."""

    CATEGORY = "category"
    POINTS = "points"
    SINGLE = "single"
    EQUAL = "equal"


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """Two kinds held together, the stronger single first; interned, so equal pairs are the same.

    `index` is its place in `PAIRS`, `points` the last digit of the sum of both cards' points.
    """

    index: int
    kinds: tuple[Kind, Kind]

    @property
    def points(self) -> int:
        """The last digit of the sum, 0 to 9; it decides among pairs of category POINTS only."""
        return (self.kinds[0].points + self.kinds[1].points) % 10

    @property
    def identical(self) -> bool:
        """Whether both cards are of one kind."""
        return self.kinds[0] is self.kinds[1]

    def __repr__(self) -> str:
        return f"<Pair {self.kinds[0].key}+{self.kinds[1].key}>"


class Worth(NamedTuple):
    """What a pair is worth, field by field in the order in which pairs are compared.

    `points` is 0 outside category POINTS. `single` is larger for a stronger one, 0 where it does
    not count: 丁二皇, kings and gongs are alone in their category, and zeros are equal in most rule
    sets.
    """

    category: Category
    points: int
    single: int


class Decision(NamedTuple):
    """How `a` compares with `b`: `order` is 1 (larger), 0 or -1, `step` is what decided it."""

    order: int
    step: Step
    a: Worth
    b: Worth


def _build_pairs() -> tuple[Pair, ...]:
    kinds = [
        (first, second)
        for first in KINDS
        for second in KINDS[first.index :]
        if first is not second or first.copies > 1
    ]
    return tuple(Pair(index, both) for index, both in enumerate(kinds))


PAIRS: tuple[Pair, ...] = _build_pairs()
_BY_KINDS = {frozenset(pair.kinds): pair for pair in PAIRS}
_TIAN, _DI = KIND["tian"], KIND["di"]
_SUPREME = frozenset((KIND["dingding"], KIND["dagui"]))


def pair_of_kinds(first: Kind, second: Kind) -> Pair:
    """The pair of two kinds in either order; RuleError(CARD_TWICE) for a single card, twice."""
    try:
        return _BY_KINDS[frozenset((first, second))]
    except KeyError:
        raise RuleError(Reason.CARD_TWICE, card=first.cards[0]) from None


def pair_of(first: Card, second: Card) -> Pair:
    """The pair that two cards make; RuleError(CARD_TWICE) for one card twice."""
    if first is second:
        raise RuleError(Reason.CARD_TWICE, card=first)
    return pair_of_kinds(first.kind, second.kind)


def _royal(pair: Pair, rules: RuleSet) -> Category | None:
    """King or gong: 天 or 地 with a nine or an eight of either colour."""
    first, second = pair.kinds
    if first is _TIAN:
        return {9: Category.TIAN_WANG, 8: Category.TIAN_GANG}.get(second.points)
    if first is _DI:
        king = Category.DI_WANG if rules.di_wang is DiWang.KING else None
        return {9: king, 8: Category.DI_GANG}.get(second.points)
    return None


def worth(pair: Pair, rules: RuleSet) -> Worth:
    """What `pair` is worth under `rules`; a larger worth beats a smaller one, equal ones tie."""
    single = len(KINDS) - pair.kinds[0].single
    if frozenset(pair.kinds) == _SUPREME:
        return Worth(Category.SUPREME, 0, 0)
    if pair.identical:
        return Worth(Category.IDENTICAL, 0, single)
    royal = _royal(pair, rules)
    if royal is not None:
        return Worth(royal, 0, 0)
    if pair.points == 0 and rules.zeros is Zeros.EQUAL:
        return Worth(Category.POINTS, 0, 0)
    return Worth(Category.POINTS, pair.points, single)


class Ranking:
    """All pairs in order under one rule set, ready for fast lookup.

    `strengths[pair.index]` is 0 for the weakest level upwards. `table[a][b]` is the same by the
    indices of two kinds (-1 where the deck has no such pair). `levels` holds the pairs, strongest
    level first.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.worths: tuple[Worth, ...] = tuple(worth(pair, rules) for pair in PAIRS)
        order = {value: level for level, value in enumerate(sorted(set(self.worths)))}
        self.strengths: tuple[int, ...] = tuple(order[value] for value in self.worths)
        table = [[-1] * len(KINDS) for _ in KINDS]
        by_level: list[list[Pair]] = [[] for _ in order]
        for pair, strength in zip(PAIRS, self.strengths, strict=True):
            a, b = (kind.index for kind in pair.kinds)
            table[a][b] = table[b][a] = strength
            by_level[strength].append(pair)
        self.table: tuple[tuple[int, ...], ...] = tuple(map(tuple, table))
        self.levels: tuple[tuple[Pair, ...], ...] = tuple(tuple(level) for level in by_level[::-1])

    def strength(self, pair: Pair) -> int:
        """Strength of a pair in these rules; a larger one beats a smaller one, equal ones tie."""
        return self.strengths[pair.index]

    def worth(self, pair: Pair) -> Worth:
        """What the pair is worth, field by field."""
        return self.worths[pair.index]

    def decide(self, a: Pair, b: Pair) -> Decision:
        """Compare two pairs and say at which step it was decided."""
        ours, theirs = self.worths[a.index], self.worths[b.index]
        order = (ours > theirs) - (ours < theirs)
        if ours.category is not theirs.category:
            step = Step.CATEGORY
        elif ours.points != theirs.points:
            step = Step.POINTS
        else:
            step = Step.SINGLE if order else Step.EQUAL
        return Decision(order, step, ours, theirs)


@lru_cache(maxsize=64)
def ranking(rules: RuleSet) -> Ranking:
    """The ranking of a rule set, built once."""
    return Ranking(rules)


def compare_pairs(ranks: Ranking, a: Pair, b: Pair) -> int:
    """Positive if `a` beats `b`, 0 if they are equal, negative if it loses."""
    strengths = ranks.strengths
    return strengths[a.index] - strengths[b.index]
