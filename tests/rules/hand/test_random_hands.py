"""Random legal play: chips add up, records replay, what is offered is what is allowed."""

from random import Random

import pytest

from tests.amounts import amounts
from tests.rules.hand.tables import choices, random_hand, random_rules, random_setup
from tutor.rules import PRESETS, Reason, RuleError, RuleSet, divisions, parse_rules, ranking
from tutor.rules.hand import (
    Action,
    Compared,
    Dealt,
    Divided,
    HandState,
    How,
    LegalActions,
    Phase,
    Verb,
    act,
    can_all_in,
    can_call,
    can_check,
    can_deal,
    can_declare,
    can_divide_hand,
    can_fold,
    can_raise,
    can_raise_ante,
    can_see,
    format_record,
    legal_actions,
    observe,
    pack_record,
    parse_record,
    replay,
    start_hand,
    unpack_record,
)


def many_hands(rules: RuleSet, luck: Random, hands: int) -> None:
    for _ in range(hands):
        state, _events = random_hand(random_setup(rules, luck), luck)
        assert state.ending is not None
        assert sum(state.net) == state.setup.pot - state.pot
        for seat, net in enumerate(state.net):
            assert net >= -state.setup.bowls[seat] - state.setup.mango[seat]


@pytest.mark.parametrize("hands", amounts(1000, 100_000))
@pytest.mark.parametrize("code", PRESETS)
def test_whole_hands_of_random_play_keep_every_chip(code: str, hands: int) -> None:
    many_hands(PRESETS[code], Random(f"whole hands of {code}"), hands)


@pytest.mark.parametrize("sets", amounts(300, 25_000))
def test_hands_under_any_combination_of_switches_keep_every_chip(sets: int) -> None:
    luck = Random("house rules")
    for _ in range(sets):
        many_hands(random_rules(luck), luck, 4)


def records(rules: RuleSet, luck: Random, hands: int) -> None:
    for _ in range(hands):
        state, events = random_hand(random_setup(rules, luck), luck)
        text = format_record(state)
        assert replay(parse_record(text)) == (state, events)
        assert unpack_record(pack_record(text)) == text


@pytest.mark.parametrize("hands", amounts(100, 10_000))
@pytest.mark.parametrize("code", PRESETS)
def test_a_record_replays_to_the_same_state_with_the_same_events(code: str, hands: int) -> None:
    records(PRESETS[code], Random(f"records of {code}"), hands)


@pytest.mark.parametrize("sets", amounts(200, 100_000))
def test_a_record_replays_under_any_combination_of_switches(sets: int) -> None:
    luck = Random("records of house rules")
    for _ in range(sets):
        records(random_rules(luck), luck, 1)


def grid(state: HandState, legal: LegalActions) -> set[int]:
    """Amounts around everything that could be a bound."""
    marks = {0, 1, state.to_match, 2 * state.to_match, state.ante, state.setup.stakes.least_raise}
    marks |= {state.setup.stakes.opening, *state.setup.bowls, *state.in_round}
    marks |= {*(legal.raise_to or ()), *(legal.raise_ante or ())}
    return {mark + step for mark in marks for step in (-1, 0, 1)}


def within(amount: int, bounds: tuple[int, int] | None) -> bool:
    return bounds is not None and bounds[0] <= amount <= bounds[1]


def verify_offers(state: HandState, seat: int) -> list[Action]:
    """What is offered to a seat is what can be done; the offers as actions."""
    legal = legal_actions(state, seat)
    options = divisions(state.hands[seat], ranking(state.setup.rules)) if legal.divide else ()
    cans = {
        Verb.DEAL: (legal.deal, can_deal(state, seat)),
        Verb.CHECK: (legal.check, can_check(state, seat)),
        Verb.CALL: (legal.call is not None, can_call(state, seat)),
        Verb.ALL_IN: (legal.all_in is not None, can_all_in(state, seat)),
        Verb.FOLD: (legal.fold, can_fold(state, seat)),
        Verb.DECLARE: (legal.declare, can_declare(state, seat)),
    }
    for verb, (offer, can) in cans.items():
        assert offer is can, verb
        verify_done(state, Action(seat, verb), can)
    for amount in grid(state, legal):
        raises = can_raise(state, seat, amount)
        assert raises is within(amount, legal.raise_to)
        verify_done(state, Action(seat, Verb.RAISE, amount), raises)
        mo = can_raise_ante(state, seat, amount)
        assert mo is within(amount, legal.raise_ante)
        verify_done(state, Action(seat, Verb.MO, amount), mo)
    for option in options:
        assert can_divide_hand(state, seat, option)
        verify_done(state, Action(seat, Verb.DIVIDE, division=option), True)
    return [Action(seat, verb) for verb, (offer, _) in cans.items() if offer]


def verify_done(state: HandState, action: Action, can: bool) -> None:
    """An action that can be done is done, any other is refused and says why."""
    if can:
        after, events = act(state, action)
        assert events
        assert after.actions[-1].verb is action.verb
        assert after.chips == state.chips
    else:
        with pytest.raises(RuleError):
            act(state, action)


@pytest.mark.parametrize("hands", amounts(15, 150))
@pytest.mark.parametrize("code", [*PRESETS, "sichuan+raises.double+mo.allowed+opening.forced"])
def test_what_is_offered_is_what_is_allowed_to_everyone_at_every_step(
    code: str, hands: int
) -> None:
    luck = Random(f"offers of {code}")
    for _ in range(hands):
        state, _ = start_hand(random_setup(parse_rules(code), luck))
        while state.phase is not Phase.OVER:
            legal = legal_actions(state)
            assert legal.seat == state.turn
            offers = [verify_offers(state, seat) for seat in state.setup.seats]
            assert any(offers) or legal.divide or legal.raise_to
            if state.phase is not Phase.DIVIDING:
                assert [seat for seat, own in enumerate(offers) if own] == [state.turn]
            state, _ = act(state, luck.choice(choices(state, legal, luck)))
        for seat in state.setup.seats:
            assert legal_actions(state, seat) == LegalActions(None)
            assert verify_offers(state, seat) == []


@pytest.mark.parametrize("code", PRESETS)
def test_a_seat_sees_only_what_it_may(code: str) -> None:
    luck = Random(f"views of {code}")
    for _ in range(60):
        setup = random_setup(PRESETS[code], luck)
        state, _ = start_hand(setup)
        while True:
            for seat in setup.seats:
                verify_view(state, seat)
            if state.phase is Phase.OVER:
                break
            state, _ = act(state, luck.choice(choices(state, legal_actions(state), luck)))


def verify_view(state: HandState, seat: int) -> None:
    view = observe(state, seat)
    compared = state.ending is not None and state.ending.how is How.SHOWDOWN
    assert view.own == state.hands[seat]
    assert view.legal == legal_actions(state, seat)
    for other, seen in enumerate(view.hands):
        assert len(seen) == len(state.hands[other])
        shown = state.standings[other].value == "left" or (compared and other in state.staying)
        if other != seat and not shown:
            assert seen == (None, None)[: len(seen)] + state.hands[other][2:]
            assert view.divisions[other] is None
    for action in view.actions:
        secret = action.verb is Verb.DIVIDE and action.seat != seat and not compared
        assert (action.division is None) is (secret or action.verb is not Verb.DIVIDE)


def test_others_see_neither_cards_that_lie_face_down_nor_divisions() -> None:
    luck = Random("seeing")
    for _ in range(100):
        state, events = random_hand(random_setup(PRESETS["chengdu"], luck), luck)
        for seat in state.setup.seats:
            hidden = [event for event in events if not can_see(event, seat)]
            assert hidden
            for event in hidden:
                assert isinstance(event, Dealt | Divided)
                assert event.seat != seat
            down = [event for event in hidden if isinstance(event, Dealt)]
            assert not any(event.up for event in down)
            assert {event.round for event in down} <= {1, 3}


@pytest.mark.parametrize(
    ("verb", "reason"),
    [
        (Verb.RAISE, Reason.BAD_AMOUNT),
        (Verb.MO, Reason.BAD_AMOUNT),
        (Verb.DIVIDE, Reason.BROKEN_DIVISION),
    ],
)
def test_an_action_without_what_goes_with_it_is_refused(verb: Verb, reason: Reason) -> None:
    state, _ = start_hand(random_setup(PRESETS["chengdu"], Random("bare")))
    assert state.turn is not None
    with pytest.raises(RuleError) as refusal:
        act(state, Action(state.turn, verb))
    assert refusal.value.reason is reason


def test_everyone_who_stays_is_compared_with_everyone_once() -> None:
    luck = Random("comparing")
    for _ in range(300):
        state, events = random_hand(random_setup(PRESETS["sichuan"], luck), luck)
        pairs = [(e.seat, e.other) for e in events if isinstance(e, Compared)]
        stayed = len(state.staying)
        showdown = state.ending is not None and state.ending.how is How.SHOWDOWN
        assert len(pairs) == (stayed * (stayed - 1) // 2 if showdown else 0)
        assert len({frozenset(pair) for pair in pairs}) == len(pairs)
