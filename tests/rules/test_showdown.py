"""扯牌 among several: the sources' examples, the order of tails, who may sit down (R2, R6, R11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.deals import RULES, tables
from tests.rules.examples import HANDS, Example
from tests.sure import as_a
from tutor.rules import (
    PRESETS,
    Division,
    Kind,
    Outcome,
    Ranking,
    Reason,
    RuleError,
    all_outcomes,
    compare_divisions,
    divide,
    parse_division,
    parse_rules,
    ranking,
    read_division,
    showdown,
    tail_order,
)

POSSIBLE = [example for example in HANDS if not example.impossible]
IMPOSSIBLE = [example for example in HANDS if example.impossible]


def hands_of(ranks: Ranking, texts: dict[str, str]) -> dict[str, Division]:
    return {seat: read_division(text, ranks) for seat, text in texts.items()}


@pytest.mark.parametrize("example", POSSIBLE, ids=lambda example: example.name)
def test_an_example_of_the_sources_comes_out_as_by_the_rules(example: Example) -> None:
    ranks = ranking(PRESETS[example.rules])
    result = showdown(ranks, hands_of(ranks, example.hands))
    for seats, word in example.expect.items():
        one, other = seats.split("-")
        assert result.outcomes[one, other] is Outcome[word.upper()]
        assert result.outcomes[other, one] is Outcome(-Outcome[word.upper()])
        assert result.beats(one, other) is (word == "win")
    if example.eats_skin:
        assert list(result.eats_skin) == example.eats_skin


@pytest.mark.parametrize("example", IMPOSSIBLE, ids=lambda example: example.name)
def test_r11_the_impossible_example_is_refused_for_its_third_bench(example: Example) -> None:
    ranks = ranking(PRESETS[example.rules])
    hands = hands_of(ranks, example.hands)
    with pytest.raises(RuleError) as refused:
        showdown(ranks, hands)
    assert refused.value.reason is Reason.THIRD_OF_KIND
    assert as_a(Kind, refused.value.facts["kind"]).key == example.impossible["kind"]
    assert refused.value.facts["count"] == example.impossible["count"]


@pytest.mark.parametrize("example", IMPOSSIBLE, ids=lambda example: example.name)
def test_r11_by_the_rules_jia_and_bing_draw_and_bing_eats(example: Example) -> None:
    ranks = ranking(PRESETS[example.rules])
    hands = hands_of(ranks, example.hands)
    outcomes = all_outcomes(ranks, hands)
    for seats, word in example.expect.items():
        one, other = seats.split("-")
        assert outcomes[one, other] is Outcome[word.upper()]
    assert list(tail_order(ranks, hands)[0]) == example.eats_skin


@pytest.mark.parametrize(
    ("code", "eater"), [("chengdu", "king"), ("sichuan", "six"), ("online", "six")]
)
def test_r2_a_king_over_three_against_six_over_five_eats_by_the_word_tail(
    code: str, eater: str
) -> None:
    ranks = ranking(PRESETS[code])
    result = showdown(ranks, hands_of(ranks, {"king": "6h7h-Qh9s", "six": "6s9c-2h4c"}))
    assert result.outcomes["king", "six"] is Outcome.DRAW
    assert result.eats_skin == (eater,)


@pytest.mark.parametrize(
    ("code", "first", "second"),
    [
        ("chengdu", "6h7s-4s5s", "3h7h-Ts9s"),  # nines over three points and over none
        ("sichuan", "6h7h-Ts9s", "6d7s-Qh5s"),  # threes under a nine and under a seven
        ("online", "6h7h-Ts9s", "6d7s-Qh5s"),
    ],
)
def test_r6_equal_tails_are_ordered_by_the_other_pair(code: str, first: str, second: str) -> None:
    ranks = ranking(PRESETS[code])
    for texts in ((first, second), (second, first)):
        hands = hands_of(ranks, {text: text for text in texts})
        assert hands[first].tail(ranks.rules).points == hands[second].tail(ranks.rules).points
        assert tail_order(ranks, hands) == ((first,), (second,))


@pytest.mark.parametrize("code", RULES)
def test_r6_hands_equal_in_both_pairs_share_in_dealing_order(code: str) -> None:
    ranks = ranking(PRESETS[code])
    texts = {"c": "6h7s-Qh8s", "x": "3h7c-5s5c", "a": "6d7h-Qd8h"}
    first = tail_order(ranks, hands_of(ranks, texts))
    again = tail_order(ranks, hands_of(ranks, dict(reversed(texts.items()))))
    assert ("c", "a") in first
    assert ("a", "c") in again


@pytest.mark.parametrize("code", RULES)
@given(data=st.data())
def test_everybody_is_ordered_once_and_by_tail_then_head(code: str, data: st.DataObject) -> None:
    rules = PRESETS[code]
    ranks = ranking(rules)
    hands = data.draw(tables(rules))
    order = tail_order(ranks, hands)
    assert sorted(seat for group in order for seat in group) == sorted(hands)
    keys = [
        {
            (ranks.strength(hands[s].tail(rules)), ranks.strength(hands[s].head(rules)))
            for s in group
        }
        for group in order
    ]
    assert all(len(key) == 1 for key in keys)
    flat = [key for group in keys for key in group]
    assert flat == sorted(set(flat), reverse=True)


@pytest.mark.parametrize("code", RULES)
@given(data=st.data())
def test_everyone_is_compared_with_everyone_else(code: str, data: st.DataObject) -> None:
    ranks = ranking(PRESETS[code])
    hands = data.draw(tables(PRESETS[code]))
    outcomes = all_outcomes(ranks, hands)
    assert len(outcomes) == len(hands) * (len(hands) - 1)
    for (a, b), result in outcomes.items():
        assert result is compare_divisions(ranks, hands[a], hands[b]).outcome
        assert result == -outcomes[b, a]


def test_nobody_plays_alone() -> None:
    ranks = ranking(PRESETS["chengdu"])
    for texts in ({}, {"a": "2h4s-QhQd"}):
        with pytest.raises(RuleError) as refused:
            showdown(ranks, hands_of(ranks, texts))
        assert refused.value.reason is Reason.TOO_FEW_SEATS
        assert refused.value.facts == {"given": len(texts)}


EIGHT = (
    *("2hQh-8hQd", "2d4h-8d4d", "Tc4s-Ts4c", "6cJc-6sJs"),
    *("Td6d-Th6h", "7d9c-7h9s", "7c8c-7s8s", "5cXr-5s3h"),
)


@pytest.mark.parametrize(("code", "most"), [("chengdu", 8), ("sichuan", 8), ("online", 6)])
def test_r26_no_more_seats_than_the_rule_set_allows(code: str, most: int) -> None:
    ranks = ranking(PRESETS[code])
    hands = {text: divide(*parse_division(text), ranks) for text in EIGHT}
    allowed = dict(list(hands.items())[:most])
    assert len(showdown(ranks, allowed).outcomes) == most * (most - 1)
    for count in range(most + 1, 9):
        with pytest.raises(RuleError) as refused:
            showdown(ranks, dict(list(hands.items())[:count]))
        assert refused.value.reason is Reason.TOO_MANY_SEATS
        assert refused.value.facts == {"given": count, "most": most}


def test_the_number_of_seats_is_a_switch() -> None:
    ranks = ranking(parse_rules("chengdu+most_players.2"))
    texts = {"a": "2h4s-QhQd", "b": "6c9s-8hJs", "c": "6d7s-8d5s"}
    with pytest.raises(RuleError) as refused:
        showdown(ranks, hands_of(ranks, texts))
    assert refused.value.facts == {"given": 3, "most": 2}


def test_a_card_in_two_hands_is_refused() -> None:
    ranks = ranking(PRESETS["chengdu"])
    with pytest.raises(RuleError) as refused:
        showdown(ranks, hands_of(ranks, {"a": "2h4s-QhQd", "b": "4s9s-8hJs"}))
    assert refused.value.reason is Reason.CARD_TWICE
    assert str(refused.value.facts["card"]) == "4s"
