"""Pairs against a second opinion that follows the rule book's prose (section 2)."""

from collections import Counter
from itertools import combinations

import pytest

from tests.rules.deals import RULES
from tests.rules.oracle import KEY_PAIRS, TABLE, Oracle, lines
from tutor.rules import (
    DECK,
    KIND,
    KINDS,
    PAIRS,
    Category,
    Pair,
    Ranking,
    Reason,
    RuleError,
    Step,
    compare_pairs,
    pair_of,
    pair_of_kinds,
    parse_cards,
    parse_rules,
    ranking,
    worth,
)

COMBINATIONS = tuple(
    f"chengdu+di_wang.{di_wang}+zeros.{zeros}"
    for di_wang in ("point", "king")
    for zeros in ("equal", "single")
)
EVERY_READING = (*RULES, *COMBINATIONS)


def ranks_of(code: str) -> Ranking:
    return ranking(parse_rules(code))


def oracle_of(code: str) -> Oracle:
    rules = parse_rules(code)
    return Oracle(rules.di_wang.value == "king", rules.zeros.value == "single")


def pair_at(text: str) -> Pair:
    return pair_of(*parse_cards(text, count=2))


def keys(pair: Pair) -> tuple[str, str]:
    return pair.kinds[0].key, pair.kinds[1].key


def test_there_are_151_different_pairs_out_of_496() -> None:
    from_the_deck = [pair_of(a, b) for a, b in combinations(DECK, 2)]
    assert len(from_the_deck) == 496
    assert set(from_the_deck) == set(PAIRS)
    assert len(PAIRS) == len(KEY_PAIRS) == 151
    assert {frozenset(keys(pair)) for pair in PAIRS} == {frozenset(pair) for pair in KEY_PAIRS}
    assert [pair.index for pair in PAIRS] == list(range(151))


def test_equal_kinds_make_the_same_pair_in_any_order_and_of_any_cards() -> None:
    assert pair_at("Qh 8d") is pair_at("8h Qd") is pair_of_kinds(KIND["ren"], KIND["tian"])
    for pair in PAIRS:
        assert pair_of_kinds(*pair.kinds) is pair_of_kinds(*reversed(pair.kinds)) is pair
        assert pair.kinds[0].single <= pair.kinds[1].single


def test_one_card_is_no_pair_with_itself() -> None:
    card = DECK[0]
    with pytest.raises(RuleError) as refused:
        pair_of(card, card)
    assert (refused.value.reason, refused.value.facts) == (Reason.CARD_TWICE, {"card": card})


@pytest.mark.parametrize("key", ["dingding", "dagui"])
def test_a_kind_with_one_card_is_no_pair_with_itself(key: str) -> None:
    kind = KIND[key]
    with pytest.raises(RuleError) as refused:
        pair_of_kinds(kind, kind)
    assert refused.value.reason is Reason.CARD_TWICE
    assert refused.value.facts == {"card": kind.cards[0]}


@pytest.mark.parametrize("code", RULES)
def test_every_preset_has_71_different_strengths(code: str) -> None:
    ranks = ranks_of(code)
    assert len(ranks.levels) == len(set(ranks.strengths)) == 71
    assert set(ranks.strengths) == set(range(71))


@pytest.mark.parametrize("code", EVERY_READING)
def test_all_151_times_151_comparisons_agree_with_the_second_opinion(code: str) -> None:
    ranks, oracle = ranks_of(code), oracle_of(code)
    for a in PAIRS:
        for b in PAIRS:
            order, step = oracle.compare(keys(a), keys(b))
            decision = ranks.decide(a, b)
            assert (decision.order, decision.step.value) == (order, step), (a, b)
            difference = compare_pairs(ranks, a, b)
            assert (difference > 0) - (difference < 0) == order, (a, b)


@pytest.mark.parametrize("code", EVERY_READING)
def test_the_levels_are_those_of_the_second_opinion(code: str) -> None:
    levels = [{frozenset(keys(pair)) for pair in level} for level in ranks_of(code).levels]
    assert levels == oracle_of(code).levels()


@pytest.mark.parametrize("code", EVERY_READING)
def test_the_order_is_a_total_preorder(code: str) -> None:
    ranks = ranks_of(code)
    sign = {(a, b): ranks.decide(a, b).order for a in PAIRS for b in PAIRS}
    assert all(sign[a, a] == 0 for a in PAIRS)
    assert all(order == -sign[b, a] for (a, b), order in sign.items())
    # A comparison that is nothing but the difference of two levels is transitive and total.
    level = {pair: at for at, level in enumerate(ranks.levels) for pair in level}
    assert sorted(level, key=lambda pair: pair.index) == list(PAIRS)
    for (a, b), order in sign.items():
        assert order == (level[b] > level[a]) - (level[b] < level[a]), (a, b)


@pytest.mark.parametrize("code", EVERY_READING)
def test_strength_worth_and_table_say_the_same(code: str) -> None:
    ranks = ranks_of(code)
    for pair in PAIRS:
        a, b = (kind.index for kind in pair.kinds)
        strength = ranks.strengths[pair.index]
        assert ranks.strength(pair) == ranks.table[a][b] == ranks.table[b][a] == strength
        assert ranks.worth(pair) == worth(pair, ranks.rules)
        assert pair in ranks.levels[-1 - strength]
    absent = [(a, b) for a in range(17) for b in range(17) if ranks.table[a][b] < 0]
    assert absent == [(KIND[key].index,) * 2 for key in ("dingding", "dagui")]


def decision_rows() -> list[tuple[str, str, str, str, str]]:
    return [
        (code, left, sign, right, step)
        for codes, left, sign, right, step in lines("decisions.txt")
        for code in (RULES if codes == "*" else (codes,))
    ]


@pytest.mark.parametrize(("code", "left", "sign", "right", "step"), decision_rows())
def test_a_recorded_comparison_is_decided_as_and_where_the_rule_book_says(
    code: str, left: str, sign: str, right: str, step: str
) -> None:
    ranks = ranks_of(code)
    order = {">": 1, "=": 0, "<": -1}[sign]
    a, b = pair_at(left), pair_at(right)
    assert ranks.decide(a, b)[:2] == (order, Step(step))
    assert ranks.decide(b, a)[:2] == (-order, Step(step))
    assert ranks.decide(a, b)[2:] == (ranks.worth(a), ranks.worth(b))


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("7h7s", 4),
        ("TsTh", 0),
        ("Js9s", 0),
        ("2h5s", 7),
        ("Qh7h", 9),
        ("3hXr", 9),
        ("8sXr", 4),
        ("2h9s", 1),
        ("QhJs", 3),
        ("4s6h", 0),
    ],
)
def test_points_are_the_last_digit_of_the_sum(text: str, points: int) -> None:
    assert pair_at(text).points == points


@pytest.mark.parametrize("code", RULES)
def test_the_identical_pairs_go_down_in_seven_steps(code: str) -> None:
    levels = [
        [pair for pair in level if pair.identical]
        for level in ranks_of(code).levels
        if any(pair.identical for pair in level)
    ]
    assert [len(level) for level in levels] == [1, 1, 1, 1, 3, 4, 4]


@pytest.mark.parametrize(("code", "kings"), [("chengdu", 0), ("online", 0), ("sichuan", 1)])
def test_di_with_a_nine_is_a_king_in_sichuan_and_one_point_elsewhere(code: str, kings: int) -> None:
    counted = Counter(value.category for value in ranks_of(code).worths)
    assert counted[Category.DI_WANG] == kings
    assert counted[Category.SUPREME] == counted[Category.TIAN_WANG] == 1
    assert counted[Category.TIAN_GANG] == counted[Category.DI_GANG] == 2
    assert counted[Category.IDENTICAL] == 15
    assert counted[Category.POINTS] == 130 - kings


@pytest.mark.parametrize("code", RULES)
def test_r3_all_zeros_are_one_level_and_the_weakest(code: str) -> None:
    ranks = ranks_of(code)
    weakest = ranks.levels[-1]
    assert all(pair.points == 0 for pair in weakest)
    assert all(
        pair in weakest
        for pair in PAIRS
        if pair.points == 0 and ranks.worth(pair).category is Category.POINTS
    )


def test_r3_the_switch_decides_zeros_by_the_single() -> None:
    ranks = ranks_of("online+zeros.single")
    zeros = {
        ranks.strength(pair)
        for pair in PAIRS
        if pair.points == 0 and ranks.worth(pair).category is Category.POINTS
    }
    singles = {
        min(TABLE[key].single for key in keys(pair))
        for pair in PAIRS
        if pair.points == 0 and ranks.worth(pair).category is Category.POINTS
    }
    assert zeros == set(range(len(singles)))


def test_among_equal_points_the_weaker_card_never_counts() -> None:
    ranks = ranks_of("chengdu")
    for a, b in combinations(PAIRS, 2):
        ours, theirs = ranks.worth(a), ranks.worth(b)
        if ours[:2] == theirs[:2] == (Category.POINTS, ours.points) and ours.points:
            same_best = a.kinds[0].single == b.kinds[0].single
            assert (ranks.strength(a) == ranks.strength(b)) is same_best, (a, b)


def test_a_ranking_is_built_once_for_equal_rule_sets() -> None:
    assert ranks_of("chengdu") is ranks_of("chengdu+zeros.equal")
    assert len(KINDS) == len(ranks_of("chengdu").table)
