"""Cards and divided hands as text, and what is refused with which reason and facts."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.oracle import DATA
from tutor.rules import (
    DECK,
    Card,
    Kind,
    Reason,
    RuleError,
    format_cards,
    format_division,
    parse_card,
    parse_cards,
    parse_division,
    verify_one_deck,
)

REFUSALS = tomllib.loads((DATA / "refusals.toml").read_text(encoding="utf-8"))
Refusal = dict[str, Any]


def plain(facts: dict[str, object]) -> dict[str, object]:
    """The facts with cards and kinds as a data file can hold them."""
    names = {Card: lambda card: card.code, Kind: lambda kind: kind.key}
    return {name: names.get(type(value), lambda same: same)(value) for name, value in facts.items()}


def refused(error: pytest.ExceptionInfo[RuleError]) -> tuple[str, dict[str, object]]:
    return error.value.reason.name, plain(error.value.facts)


@pytest.mark.parametrize("case", REFUSALS["cards"], ids=lambda case: case["name"])
def test_bad_cards_are_refused_with_the_part_that_is_wrong(case: Refusal) -> None:
    with pytest.raises(RuleError) as error:
        parse_cards(case["text"], case.get("count"))
    assert refused(error) == (case["reason"], case["facts"])


@pytest.mark.parametrize("case", REFUSALS["division"], ids=lambda case: case["name"])
def test_a_bad_division_is_refused_with_the_part_that_is_wrong(case: Refusal) -> None:
    with pytest.raises(RuleError) as error:
        parse_division(case["text"])
    assert refused(error) == (case["reason"], case["facts"])


@pytest.mark.parametrize("card", DECK, ids=repr)
def test_every_card_is_read_back_from_its_code(card: Card) -> None:
    assert parse_card(card.code) is card


@pytest.mark.parametrize("code", ["", "Q", "Qhh", "Qh ", "qh", "QH", "Kh", "3d", "Xs", "hQ", "1h"])
def test_what_is_no_code_names_no_card(code: str) -> None:
    with pytest.raises(RuleError) as error:
        parse_card(code)
    assert refused(error) == ("UNKNOWN_CARD", {"code": code})


@given(cards=st.lists(st.sampled_from(DECK), unique=True))
def test_any_cards_are_read_back_with_and_without_spaces(cards: list[Card]) -> None:
    text = format_cards(cards)
    for spelling in (text, text.replace(" ", ""), f"  {text.replace(' ', '   ')}\n"):
        assert parse_cards(spelling, count=len(cards)) == tuple(cards)


@given(cards=st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True))
def test_any_division_is_read_back_in_its_order(cards: list[Card]) -> None:
    a, b, c, d = cards
    text = format_division((a, b), (c, d))
    assert len(text) == 9
    assert parse_division(text) == ((a, b), (c, d))
    assert parse_division(f" {text[:2]} {text[2:4]} - {text[5:]} ") == ((a, b), (c, d))


def test_without_a_count_any_number_of_cards_is_read() -> None:
    assert parse_cards("") == ()
    assert format_cards(()) == ""
    assert parse_cards(format_cards(DECK)) == DECK


def test_one_deck_deals_all_its_cards_and_no_card_more() -> None:
    verify_one_deck(DECK)
    verify_one_deck(iter(DECK))
    for card in DECK:
        with pytest.raises(RuleError) as error:
            verify_one_deck([*DECK, card])
        expected = Reason.THIRD_OF_KIND if card.kind.copies == 2 else Reason.CARD_TWICE
        assert error.value.reason is expected


@given(text=st.text(alphabet="QhXr24s -7d", max_size=14))
def test_any_text_is_read_whole_or_refused_with_a_reason(text: str) -> None:
    try:
        written = format_division(*parse_division(text))
    except RuleError:
        return
    assert written == "".join(text.split())
