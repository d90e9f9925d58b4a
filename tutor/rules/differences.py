"""How two rule sets differ: the switches set otherwise, and the pairs that compare otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.rules.pairs import PAIRS, Pair, Ranking, compare_pairs, ranking
from tutor.rules.ruleset import SWITCHES, RuleSet
from tutor.rules.switch import Decides

Couple = tuple[Pair, Pair]


def differing(*rule_sets: RuleSet, deciding: Decides = Decides.ANYTHING) -> tuple[str, ...]:
    """The switches on which these rule sets do not all agree, in the order of the fields.

    With `deciding`, only those on which any of that depends.
    """
    values = [rules.switches() for rules in rule_sets]
    return tuple(
        name
        for name, switch in SWITCHES.items()
        if switch.decides & deciding and len({one[name] for one in values}) > 1
    )


@lru_cache(maxsize=512)
def moved_pairs(one: RuleSet, other: RuleSet) -> tuple[Pair, ...]:
    """The pairs that are worth something else under the other rule set."""
    ours, theirs = ranking(one), ranking(other)
    return tuple(pair for pair in PAIRS if ours.worth(pair) != theirs.worth(pair))


@lru_cache(maxsize=512)
def turned_couples(one: RuleSet, other: RuleSet) -> tuple[Couple, ...]:
    """All couples of different pairs that compare otherwise, first the one that moved."""
    return tuple(_turned(ranking(one), ranking(other), moved_pairs(one, other)))


def _turned(ours: Ranking, theirs: Ranking, moved: tuple[Pair, ...]) -> Iterator[Couple]:
    """At least one pair of such a couple has moved, so only those need be looked at."""
    seen = set(moved)
    for pair in moved:
        for other in PAIRS:
            if other in seen and other.index <= pair.index:
                continue
            here, there = (_sign(compare_pairs(ranks, pair, other)) for ranks in (ours, theirs))
            if here != there:
                yield pair, other


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
