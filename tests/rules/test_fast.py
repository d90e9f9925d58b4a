"""The rules over small integers against their readable twins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.deals import RULES, all_deals, tables
from tutor.rules import Outcome, divisions, outcome, parse_rules, ranking
from tutor.rules.fast import (
    compare_packed,
    fast_tables,
    pack_divisions,
    strongest_larger,
    unpack,
)

READINGS = (*RULES, "chengdu+better_and_equal.draw", "sichuan+zeros.single")


@pytest.mark.parametrize("code", RULES)
def test_packed_divisions_are_the_divisions_over_all_deals(code: str) -> None:
    tables = fast_tables(ranking(parse_rules(code)))
    for deal in all_deals(code):
        packed = pack_divisions(tables.rows, tables.strengths, *deal.kinds)
        assert tuple(map(unpack, packed)) == deal.strengths


@pytest.mark.parametrize("code", RULES)
def test_the_strongest_larger_pair_is_found_and_right_over_all_deals(code: str) -> None:
    tables = fast_tables(ranking(parse_rules(code)))
    for deal in all_deals(code):
        chosen = unpack(strongest_larger(tables.rows, tables.strengths, *deal.kinds))
        best = max(deal.strengths, key=lambda strength: (strength[1], strength[0]))
        assert chosen == best
        assert chosen in deal.right


@pytest.mark.parametrize("code", READINGS)
def test_packed_comparison_is_the_outcome_for_every_two_signs(code: str) -> None:
    ranks = ranking(parse_rules(code))
    tables = fast_tables(ranks)
    strengths = [(low, high) for high in range(0, 71, 7) for low in range(0, high + 1, 7)]
    for one in strengths:
        for other in strengths:
            packed = (high << 7 | low for low, high in (one, other))
            result = compare_packed(tables.signs, tables.outcomes, *packed)
            assert Outcome(result) is outcome(ranks, one, other)


@pytest.mark.parametrize("code", READINGS)
@given(data=st.data())
def test_packed_comparison_of_random_hands_is_the_outcome(code: str, data: st.DataObject) -> None:
    ranks = ranking(parse_rules(code))
    fast = fast_tables(ranks)
    hands = list(data.draw(tables(ranks.rules)).values())[:2]
    for at, option in ((0, data.draw(st.integers(0, 2))), (1, data.draw(st.integers(0, 2)))):
        hands[at] = divisions(hands[at].cards, ranks)[option]
    packed = []
    for hand in hands:
        choices = pack_divisions(
            fast.rows, fast.strengths, *(card.kind.index for card in hand.cards)
        )
        packed.append(next(choice for choice in choices if unpack(choice) == hand.strength))
    result = compare_packed(fast.signs, fast.outcomes, *packed)
    assert Outcome(result) is outcome(ranks, hands[0].strength, hands[1].strength)


@given(low=st.integers(0, 127), high=st.integers(0, 127))
def test_unpacking_gives_back_what_was_packed(low: int, high: int) -> None:
    assert unpack(high << 7 | low) == (low, high)


@pytest.mark.parametrize("code", READINGS)
def test_every_strength_fits_the_seven_low_bits(code: str) -> None:
    assert max(ranking(parse_rules(code)).strengths) < 128
