"""Dividing four cards (section 3) and which divisions are right (section 8), over all deals."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.deals import RULES, all_deals
from tests.rules.oracle import KEY_PAIRS, Oracle
from tutor.rules import (
    KINDS,
    PRESETS,
    Division,
    Reason,
    RuleError,
    divide,
    divisions,
    dominates,
    dominators,
    parse_cards,
    parse_division,
    ranking,
    read_division,
    undominated,
    verify_hand,
)

CHENGDU = ranking(PRESETS["chengdu"])
Strength = tuple[int, int]


def strengths_by_oracle(code: str) -> dict[frozenset[str], int]:
    """The strength of every pair by the second opinion, 0 the weakest."""
    rules = PRESETS[code]
    oracle = Oracle(rules.di_wang.value == "king", rules.zeros.value == "single")
    return {pair: at for at, level in enumerate(reversed(oracle.levels())) for pair in level}


def right_by_oracle(keys: tuple[str, ...], strengths: dict[frozenset[str], int]) -> set[Strength]:
    """The strengths of the divisions that are right, without the engine."""
    a, b, c, d = keys
    options = {
        tuple(sorted((strengths[frozenset(one)], strengths[frozenset(other)])))
        for one, other in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c)))
    }
    return {
        (low, high)
        for low, high in options
        if not any(
            other != (low, high) and other[0] >= low and other[1] >= high for other in options
        )
    }


def test_there_are_35960_deals_and_4285_hands_by_kinds() -> None:
    deals = all_deals("chengdu")
    assert len(deals) == 35_960
    assert len({deal.kinds for deal in deals}) == 4_285


@pytest.mark.parametrize(
    ("code", "counts"),
    [
        ("chengdu", (10_982, 13_546, 11_432)),
        ("online", (10_982, 13_546, 11_432)),
        ("sichuan", (10_622, 13_542, 11_796)),
    ],
)
def test_the_number_of_different_right_divisions_over_all_deals(
    code: str, counts: tuple[int, int, int]
) -> None:
    counted = Counter(len(set(deal.right)) for deal in all_deals(code))
    assert counted == dict(enumerate(counts, start=1))


@pytest.mark.parametrize(("code", "choices"), [("chengdu", 24_978), ("sichuan", 25_338)])
def test_some_seventy_percent_of_deals_leave_a_choice(code: str, choices: int) -> None:
    assert sum(len(set(deal.right)) > 1 for deal in all_deals(code)) == choices


@pytest.mark.parametrize("code", RULES)
def test_no_deal_is_without_a_right_answer(code: str) -> None:
    assert all(deal.right for deal in all_deals(code))


@pytest.mark.parametrize("code", RULES)
def test_the_right_divisions_are_those_of_the_second_opinion(code: str) -> None:
    strengths = strengths_by_oracle(code)
    assert len(strengths) == len(KEY_PAIRS)
    expected: dict[tuple[int, ...], set[Strength]] = {}
    for deal in all_deals(code):
        if deal.kinds not in expected:
            keys = tuple(KINDS[index].key for index in deal.kinds)
            expected[deal.kinds] = right_by_oracle(keys, strengths)
        assert set(deal.right) == expected[deal.kinds]


@pytest.mark.parametrize("code", RULES)
def test_the_smaller_pair_is_never_the_stronger(code: str) -> None:
    for deal in all_deals(code):
        assert all(smaller <= larger for smaller, larger in deal.strengths)


@pytest.mark.parametrize("code", RULES)
def test_domination_is_irreflexive_asymmetric_and_transitive_over_all_hands(code: str) -> None:
    pairs = parse_division("2d4s-QhQd")  # only the strengths matter here
    for strengths in {deal.strengths for deal in all_deals(code)}:
        options = [Division(*pairs, strength) for strength in strengths]
        over = {(a, b): dominates(options[a], options[b]) for a, b in product(range(3), repeat=2)}
        for a, b in over:
            assert not (over[a, b] and over[b, a])
            assert all(over[a, c] or not (over[a, b] and over[b, c]) for c in range(3))


def test_a_dominated_division_names_those_that_dominate_it() -> None:
    options = divisions(parse_cards("Qh Qd 8h 8d"), CHENGDU)
    best, *rest = sorted(options, key=lambda option: option.strength, reverse=True)
    assert str(best) == "8h8d-QhQd"
    assert undominated(options) == (best,)
    for other in rest:
        assert dominators(other, options) == (best,)
    assert dominators(best, options) == ()


def test_divisions_of_equal_strength_are_equally_right() -> None:
    options = divisions(parse_cards("Qh Qd 8h 8s"), CHENGDU)
    gongs = [option for option in options if option.strength[0] == option.strength[1]]
    assert len(gongs) == 2
    assert not dominates(*gongs)
    assert not dominates(*reversed(gongs))
    assert all(gong in undominated(options) for gong in gongs)


def test_all_three_divisions_go_by_the_partner_of_the_first_card() -> None:
    cards = parse_cards("2h 7h 9s 4c")
    partners = []
    for option in divisions(cards, CHENGDU):
        assert set(option.cards) == set(cards)
        own = option.smaller if cards[0] in option.smaller else option.larger
        partners.append(next(card for card in own if card is not cards[0]))
    assert tuple(partners) == cards[1:]


def test_r2_the_words_head_and_tail_are_opposite() -> None:
    for code, tail_is_larger in (("chengdu", True), ("sichuan", False), ("online", False)):
        rules = PRESETS[code]
        division = read_division("6h7h-Qh9s", ranking(rules))
        smaller, larger = division.pairs
        assert division.tail(rules) is (larger if tail_is_larger else smaller)
        assert division.head(rules) is (smaller if tail_is_larger else larger)


@pytest.mark.parametrize("code", RULES)
@pytest.mark.parametrize("text", ["2d4s-QhQd", "6h7h-Qh9s", "3h6s-Ts9s", "3h7s-8h2h", "Qh8h-5s5c"])
def test_a_division_is_read_and_written_unchanged(code: str, text: str) -> None:
    division = read_division(text, ranking(PRESETS[code]))
    assert str(division) == text
    assert division.strength[0] <= division.strength[1]


def test_a_division_with_its_larger_pair_first_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        read_division("QhQd-2d4s", CHENGDU)
    assert refused.value.reason is Reason.LARGER_FIRST
    assert refused.value.facts == {"text": "QhQd-2d4s"}


def test_which_pair_is_the_larger_depends_on_the_rule_set() -> None:
    assert str(read_division("2h9s-2d8h", CHENGDU)) == "2h9s-2d8h"
    sichuan = ranking(PRESETS["sichuan"])
    assert str(read_division("2d8h-2h9s", sichuan)) == "2d8h-2h9s"
    with pytest.raises(RuleError) as refused:
        read_division("2h9s-2d8h", sichuan)
    assert refused.value.reason is Reason.LARGER_FIRST


@pytest.mark.parametrize("text", ["Qh8s-Qd8h", "Qd8h-Qh8s"])
def test_equal_pairs_may_be_written_in_either_order(text: str) -> None:
    division = read_division(text, CHENGDU)
    assert str(division) == "Qd8h-Qh8s"
    assert division.strength[0] == division.strength[1]


def test_putting_pairs_in_their_places_does_not_depend_on_their_order() -> None:
    first, second = parse_division("QhQd-2d4s")
    assert divide(first, second, CHENGDU) == divide(second, first, CHENGDU)


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("Qh 2d 8h", Reason.WRONG_COUNT, {"expected": 4, "given": 3}),
        ("Qh 2d 8h 4d 9s", Reason.WRONG_COUNT, {"expected": 4, "given": 5}),
        ("", Reason.WRONG_COUNT, {"expected": 4, "given": 0}),
    ],
)
def test_a_hand_that_is_not_four_cards_is_refused(
    text: str, reason: Reason, facts: dict[str, object]
) -> None:
    cards = parse_cards(text)
    for refuse in (verify_hand, lambda given: divisions(given, CHENGDU)):
        with pytest.raises(RuleError) as refused:
            refuse(cards)
        assert (refused.value.reason, refused.value.facts) == (reason, facts)


def test_a_hand_with_a_card_twice_is_refused() -> None:
    queen, *others = parse_cards("Qh 2d 8h")
    with pytest.raises(RuleError) as refused:
        divisions((queen, queen, *others), CHENGDU)
    assert refused.value.reason is Reason.CARD_TWICE
    assert refused.value.facts == {"card": queen}
