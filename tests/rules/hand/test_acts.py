"""What a seat does as text: the same words in records and in forms."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.hand.tables import random_hand, random_rules, random_setup, table
from tutor.rules import Reason, RuleError, format_cards
from tutor.rules.hand import (
    ActForm,
    Action,
    HandState,
    Phase,
    Verb,
    act,
    format_act,
    parse_record,
    read_action,
    replay,
    start_hand,
)


def to_divide() -> HandState:
    """Two seats that have all four cards; the first one holds the first four of the deck."""
    state, _ = replay(parse_record(table(bowls="100 100", actions="1 all-in, 2 all-in")))
    assert state.phase is Phase.DIVIDING
    return state


def test_whatever_is_done_in_a_hand_reads_as_it_was_written() -> None:
    luck = Random("acts")
    for _ in range(60):
        played, _events = random_hand(random_setup(random_rules(luck), luck), luck)
        state, _events = start_hand(played.setup)
        for action in played.actions:
            assert read_action(state, action.seat, ActForm(format_act(action))) == action
            state, _events = act(state, action)


def test_a_form_may_say_the_amount_in_a_field_of_its_own() -> None:
    state, _ = replay(parse_record(table()))
    assert read_action(state, 2, ActForm("raise", " 20 ")) == Action(2, Verb.RAISE, 20)
    assert read_action(state, 2, ActForm("raise 30", "20")) == Action(2, Verb.RAISE, 30)
    assert read_action(state, 2, ActForm("call", "20")) == Action(2, Verb.CALL)


def test_a_form_may_pick_the_two_cards_of_a_pair_in_any_order() -> None:
    state = to_divide()
    for seat in (0, 1):
        a, b, c, d = state.hands[seat]
        picked = {
            read_action(state, seat, ActForm("divide", picked=format_cards(two))).division
            for two in ((a, c), (c, a), (b, d), (d, b))
        }
        (division,) = picked
        assert division is not None
        assert {frozenset(division.smaller), frozenset(division.larger)} == {
            frozenset((a, c)),
            frozenset((b, d)),
        }
        assert read_action(state, seat, ActForm(f"divide {division}")).division == division


@pytest.mark.parametrize(
    ("do", "fields", "reason", "facts"),
    [
        ("", {}, Reason.UNKNOWN_LINE, {"text": ""}),
        ("  bet   it all ", {}, Reason.UNKNOWN_LINE, {"text": "bet it all"}),
        ("b" * 99, {}, Reason.UNKNOWN_LINE, {"text": "b" * 60}),
        ("call 5", {}, Reason.UNKNOWN_LINE, {"text": "call 5"}),
        ("raise 5 6", {}, Reason.UNKNOWN_LINE, {"text": "raise 5 6"}),
        ("raise", {}, Reason.BAD_AMOUNT, {"amount": ""}),
        ("mo", {"amount": "-5"}, Reason.BAD_AMOUNT, {"amount": "-5"}),
        ("raise", {"amount": "9" * 99}, Reason.BAD_AMOUNT, {"amount": "9" * 20}),
        ("raise " + "9" * 99, {}, Reason.BAD_AMOUNT, {"amount": "9" * 20}),
        ("divide", {}, Reason.WRONG_COUNT, {"expected": 2, "given": 0}),
        ("divide", {"picked": "Qh"}, Reason.WRONG_COUNT, {"expected": 2, "given": 1}),
        ("divide", {"picked": "Qh Zz"}, Reason.UNKNOWN_CARD, {"code": "Zz"}),
        ("divide 2d4s", {}, Reason.BROKEN_DIVISION, {"text": "2d4s"}),
    ],
)
def test_a_form_that_asks_for_nothing_that_can_be_done_is_refused(
    do: str, fields: dict[str, str], reason: Reason, facts: dict[str, object]
) -> None:
    with pytest.raises(RuleError) as refusal:
        read_action(to_divide(), 0, ActForm(do, **fields))
    assert (refusal.value.reason, refusal.value.facts) == (reason, facts)


def test_cards_that_somebody_else_holds_cannot_be_picked() -> None:
    state = to_divide()
    with pytest.raises(RuleError) as refusal:
        read_action(state, 0, ActForm("divide", picked=format_cards(state.hands[1][:2])))
    assert refusal.value.reason is Reason.WRONG_COUNT
