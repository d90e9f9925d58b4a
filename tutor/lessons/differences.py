"""Where rule sets differ: the switches set otherwise, and every comparison of pairs that turns."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from tutor.rules import PAIRS, SWITCHES, Pair, RuleSet, compare_pairs, ranking


def differing_switches(rule_sets: Iterable[RuleSet]) -> tuple[str, ...]:
    """The switches on which these rule sets do not all agree, in the order of the fields."""
    values = [rules.switches() for rules in rule_sets]
    return tuple(name for name in SWITCHES if len({one[name] for one in values}) > 1)


@lru_cache(maxsize=16)
def turned_comparisons(one: RuleSet, other: RuleSet) -> tuple[tuple[Pair, Pair], ...]:
    """All couples of different pairs that the two rule sets order differently."""
    ours, theirs = ranking(one), ranking(other)
    return tuple(
        (a, b)
        for a, b in combinations(PAIRS, 2)
        if _sign(compare_pairs(ours, a, b)) != _sign(compare_pairs(theirs, a, b))
    )


def moved_pairs(one: RuleSet, other: RuleSet) -> tuple[Pair, ...]:
    """The pairs that are worth something else under the other rule set."""
    ours, theirs = ranking(one), ranking(other)
    return tuple(pair for pair in PAIRS if ours.worth(pair) != theirs.worth(pair))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
