"""What holds for many hands at once: how often a habit is right, counted over every deal.

All shares count deals, not kinds of hands, of those that do not leave unasked; a choice is right if
it loses at most 0.001 units, as for a single hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tutor.rules import PAIRS, Card, Category, Group, Pair, Ranking, RuleSet, ranking
from tutor.solver.analysis import LIMITS
from tutor.solver.choices import LEAVE
from tutor.solver.divided import divided_hands
from tutor.solver.hands import DEALS, HANDS, KINDS_OF, Bools, Floats, Ints, sample_cards
from tutor.solver.play import Style, play
from tutor.solver.survey import Survey, survey

AS_GOOD, CLOSE = LIMITS[1][0], LIMITS[2][0]
WEAK = 2  # points of a smaller pair that hardly beats anything


@dataclass(frozen=True, slots=True)
class Share:
    """`part` of `whole` deals; `example` is a hand for which it is plainest, where one is told."""

    part: int
    whole: int
    example: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Habit:
    """Always dividing in one way: how often that is wrong where there is a choice.

    `cost_when_wrong` is in units a hand, over those hands.
    """

    wrong: Share
    cost_when_wrong: float


@dataclass(frozen=True, slots=True)
class Advice:
    """All that the page of advice says of a rule set.

    `broken` is how often a pair of a category that one could make is rightly not made, `groups` the
    same for identical pairs by the group of the card; a category no hand can make is left out.
    `left` is there where one may leave by 三花: how often that is right.
    """

    real_choice: Share
    close: Share
    larger_first: Habit
    smaller_first: Habit
    broken: dict[Category, Share]
    groups: dict[Group, Share]
    nine_broken: Share
    weak_smaller: Share
    mixed: Share
    left: Share | None


class _Counting:
    """The survey of a rule set with what its divisions are made of."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.ranks: Ranking = ranking(rules)
        self.survey: Survey = survey(rules)
        self.divided = divided_hands(rules)
        self.right: Bools = self.survey.losses <= AS_GOOD
        # 1 for each deal that counts, 0 for hands that leave unasked
        self.deals: Ints = DEALS * _any(self.survey.sensible[:, :LEAVE])
        self.choice: Bools = self.survey.sensible.sum(axis=1) > 1

    def share(self, part: Bools, whole: Bools, price: Floats | None = None) -> Share:
        """A share of deals; `price` by hand finds the example among the part."""
        counted = part & whole
        example: tuple[Card, ...] = ()
        if price is not None and (self.deals * counted).any():
            dear = np.where(counted & (self.deals > 0) & np.isfinite(price), price, -1.0)
            if dear.max() > 0:
                example = sample_cards(HANDS[int(dear.argmax())])
        return Share(int(self.deals[counted].sum()), int(self.deals[whole].sum()), example)

    def holding(self, wanted: Callable[[Pair], bool]) -> Bools:
        """Which divisions hold a wanted pair, 4,285 by 3."""
        held = np.zeros((17, 17), dtype=bool)
        for pair in PAIRS:
            a, b = (kind.index for kind in pair.kinds)
            held[a, b] = held[b, a] = wanted(pair)
        a, b, c, d = KINDS_OF.T
        one = np.stack([held[a, b], held[a, c], held[a, d]], axis=1)
        two = np.stack([held[c, d], held[b, d], held[b, c]], axis=1)
        found: Bools = one | two
        return found

    def broken(self, wanted: Callable[[Pair], bool]) -> Share:
        """How often no right choice makes a wanted pair, of hands that can."""
        return self.unmade(self.holding(wanted))

    def unmade(self, makes: Bools) -> Share:
        """How often no right choice is among these divisions, of hands that have one."""
        can, kept = _any(makes), _any(makes & self.right[:, :LEAVE])
        price = np.where(makes, self.survey.losses[:, :LEAVE], np.inf).min(axis=1)
        return self.share(~kept, can, price)

    def habit(self, first: Ints, then: Ints) -> Habit:
        """Always the division with the largest `first`, of equal ones `then`."""
        column = (first * self.divided.levels + then).argmax(axis=1)
        loss = self.survey.losses[np.arange(len(HANDS)), column]
        loss = np.where(np.isfinite(loss), loss, 0.0)
        wrong: Bools = np.greater(loss, AS_GOOD)
        share = self.share(wrong, self.choice, loss)
        dear = float((loss * self.deals)[wrong].sum())
        return Habit(share, dear / share.part)


def _any(divisions: Bools) -> Bools:
    """Which hands have any of these divisions."""
    found: Bools = np.logical_or.reduce(divisions, axis=1)
    return found


def advise(rules: RuleSet) -> Advice:
    """The advice for a rule set; some tenths of a second at most. Raises TablesError."""
    found = _Counting(rules)
    divided = found.divided
    everybody = np.ones(len(HANDS), dtype=bool)
    category = {cat: _of(found.ranks, cat) for cat in Category if cat is not Category.POINTS}
    broken = {cat: found.broken(wanted) for cat, wanted in category.items()}
    return Advice(
        real_choice=found.share(found.choice, everybody),
        close=found.share(np.less_equal(found.survey.gaps, CLOSE), found.choice),
        larger_first=found.habit(divided.larger, divided.smaller),
        smaller_first=found.habit(divided.smaller, divided.larger),
        broken={cat: share for cat, share in broken.items() if share.whole},
        groups={group: found.broken(_twins(group)) for group in Group},
        nine_broken=found.unmade(_nines(found)),
        weak_smaller=_weak(found),
        mixed=_mixed(found),
        left=_left(found),
    )


def _of(ranks: Ranking, category: Category) -> Callable[[Pair], bool]:
    return lambda pair: ranks.worth(pair).category is category


def _twins(group: Group) -> Callable[[Pair], bool]:
    return lambda pair: pair.identical and pair.kinds[0].group is group


def _points(found: _Counting) -> tuple[Ints, Ints]:
    """The points of the smaller and the larger pair of each division, 10 for what counts more."""
    worths = [found.ranks.worth(level[0]) for level in reversed(found.ranks.levels)]
    points = np.array(
        [worth.points if worth.category is Category.POINTS else 10 for worth in worths]
    )
    return points[found.divided.smaller], points[found.divided.larger]


def _nines(found: _Counting) -> Bools:
    """Divisions with nine points as the larger pair, where there is another sensible choice."""
    makes: Bools = (_points(found)[1] == 9) & found.survey.sensible[:, :LEAVE]
    return makes & found.choice[:, None]


def _weak(found: _Counting) -> Share:
    """How often a weak smaller pair is right, where a sensible division has a better one."""
    smaller, _ = _points(found)
    sensible = found.survey.sensible[:, :LEAVE]
    weak, better = (smaller <= WEAK) & sensible, (smaller > WEAK) & sensible
    offered = _any(weak) & _any(better)
    right = _any(weak & found.right[:, :LEAVE])
    price = np.where(better, found.survey.losses[:, :LEAVE], np.inf).min(axis=1)
    return found.share(right, offered, price)


def _mixed(found: _Counting) -> Share:
    """How often the equilibrium plays a hand now so, now so."""
    weights = play(found.rules, Style.EQUILIBRIUM).weights
    return found.share(np.greater((weights > 0).sum(axis=1), 1), np.ones(len(HANDS), dtype=bool))


def _left(found: _Counting) -> Share | None:
    """How often leaving by 三花 is right, where one may choose."""
    may = found.survey.sensible[:, LEAVE] & _any(found.survey.sensible[:, :LEAVE])
    if not may.any():
        return None
    return found.share(found.right[:, LEAVE], may)
