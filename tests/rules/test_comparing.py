"""Comparing two divided hands (section 3; R1, R2, R21)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.deals import RULES, tables
from tutor.rules import (
    PRESETS,
    Outcome,
    Step,
    compare_divisions,
    outcome,
    parse_rules,
    ranking,
    read_division,
)

DRAWING = "+better_and_equal.draw"

# Smaller and larger pair of the first hand against those of the second, and the outcome where one
# better and one equal pair wins, and where it draws.
CASES = [
    ("2h4s-QhQd", "6c9s-8hJs", "win", "win"),  # better in both
    ("6h7h-6s9c", "6d7s-8h5s", "win", "draw"),  # smaller pairs equal, larger better (R1)
    ("2h4s-Ts9s", "6c9c-4c5c", "win", "draw"),  # smaller better, larger equal (R1)
    ("6h7h-Qh9s", "6s9c-2h4c", "draw", "draw"),  # one better, one worse
    ("6h7s-Qh8s", "6d7h-Qd8h", "draw", "draw"),  # both equal
    ("3h7s-8h2h", "4h5s-Qh8s", "lose", "lose"),  # worse in both
]


def side_by_side(code: str, one: str, other: str) -> Outcome:
    ranks = ranking(parse_rules(code))
    return compare_divisions(ranks, read_division(one, ranks), read_division(other, ranks)).outcome


@pytest.mark.parametrize("code", RULES)
@pytest.mark.parametrize(("one", "other", "expected", "narrow"), CASES)
def test_r1_r21_outcomes_in_every_rule_set_and_both_ways_round(
    code: str, one: str, other: str, expected: str, narrow: str
) -> None:
    for rules, word in ((code, expected), (code + DRAWING, narrow)):
        result = Outcome[word.upper()]
        assert side_by_side(rules, one, other) is result
        assert side_by_side(rules, other, one) is Outcome(-result)


@pytest.mark.parametrize("code", RULES)
def test_r1_one_better_and_one_equal_wins(code: str) -> None:
    assert side_by_side(code, "6h7h-6s9c", "6d7s-8h5s") is Outcome.WIN


@pytest.mark.parametrize("code", RULES)
def test_r21_one_worse_and_one_equal_loses(code: str) -> None:
    assert side_by_side(code, "6d7s-8h5s", "6h7h-6s9c") is Outcome.LOSE


def test_a_comparison_says_what_decided_each_pair() -> None:
    ranks = ranking(PRESETS["chengdu"])
    hands = (read_division(text, ranks) for text in ("6h7h-Qh9s", "6s9c-2h4c"))
    result, smaller, larger = compare_divisions(ranks, *hands)
    assert result is Outcome.DRAW
    assert (smaller.order, smaller.step) == (-1, Step.POINTS)
    assert (larger.order, larger.step) == (1, Step.CATEGORY)


@pytest.mark.parametrize("code", [*RULES, *(code + DRAWING for code in RULES)])
@given(data=st.data())
def test_comparing_is_antisymmetric_for_any_two_hands(code: str, data: st.DataObject) -> None:
    rules = parse_rules(code)
    ranks = ranking(rules)
    one, other, *_ = data.draw(tables(rules)).values()
    forth, back = compare_divisions(ranks, one, other), compare_divisions(ranks, other, one)
    assert forth.outcome == -back.outcome
    assert (forth.smaller.order, forth.larger.order) == (-back.smaller.order, -back.larger.order)
    assert compare_divisions(ranks, one, one).outcome is Outcome.DRAW


@pytest.mark.parametrize("one_equal_draws", [False, True])
@given(pairs=st.tuples(*[st.integers(0, 70)] * 4))
def test_the_outcome_follows_from_the_two_signs(
    one_equal_draws: bool, pairs: tuple[int, int, int, int]
) -> None:
    ranks = ranking(parse_rules("chengdu" + DRAWING * one_equal_draws))
    a, b, c, d = pairs
    better = (a > c) + (b > d)
    worse = (a < c) + (b < d)
    least = 2 if one_equal_draws else 1
    if better >= least and not worse:
        expected = Outcome.WIN
    elif worse >= least and not better:
        expected = Outcome.LOSE
    else:
        expected = Outcome.DRAW
    assert outcome(ranks, (a, b), (c, d)) is expected
