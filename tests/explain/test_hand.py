"""Every event, choice, refusal, transfer and decision at the table has words with its facts."""

from collections import Counter
from functools import cache
from random import Random
from sys import modules

import pytest

from tests.explain.test_messages import verify
from tests.play.tables import cards_in, some_rules
from tests.rules.hand.tables import choices, play, random_setup, refused, table
from tutor.explain.hand import (
    WITH_CARDS,
    WORDS,
    explain_event,
    explain_reasoning,
    explain_refused_action,
    explain_turn,
    ledger,
    offers,
    tell,
)
from tutor.explain.hand_ending import MANGOES
from tutor.explain.hand_offers import REFUSALS
from tutor.explain.reasoning import REASONINGS, Reasoning, Why
from tutor.names import Name
from tutor.rules import DECK, PRESETS, Limit, Reason, RuleError
from tutor.rules.hand import (
    STAKES,
    Dealt,
    Divided,
    Evening,
    Event,
    HandState,
    MangoCause,
    Phase,
    Returned,
    Stage,
    Transferred,
    Verb,
    act,
    call_time,
    can_see,
    close_hand,
    end_evening,
    legal_actions,
    next_hand,
    observe,
    open_evening,
    start_hand,
)


def every_kind(kind: type[Event]) -> set[type[Event]]:
    """All kinds of events, wherever they are defined, but for what slots leave behind."""
    found = {kind}.union(*map(every_kind, kind.__subclasses__())) - {Event}
    return {kind for kind in found if getattr(modules[kind.__module__], kind.__name__) is kind}


def test_every_kind_of_event_has_words() -> None:
    assert set(WORDS) | set(WITH_CARDS) == every_kind(Event)
    assert set(MANGOES) == set(MangoCause)
    assert set(REASONINGS) == set(Why)


def hands(luck: Random, count: int) -> list[tuple[HandState, tuple[Event, ...]]]:
    """Whole random hands, with whatever is offered on the way put in words."""
    played = []
    for _ in range(count):
        state, happened = start_hand(random_setup(some_rules(luck), luck))
        events = list(happened)
        while state.phase is not Phase.OVER:
            verify_turn(state)
            action = luck.choice(choices(state, legal_actions(state), luck))
            state, happened = act(state, action)
            events.extend(happened)
        played.append((state, tuple(events)))
    return played


def verify_turn(state: HandState) -> None:
    """The offers are just what is legal, each in words with its price."""
    assert state.turn is not None
    view = observe(state, state.turn)
    verify(explain_turn(view))
    found = {offer.verb: offer for offer in offers(view)}
    for offer in found.values():
        verify(offer.message)
        assert offer.price >= 0
    legal = view.legal
    assert (Verb.CALL in found) == (legal.call is not None)
    assert (Verb.RAISE in found) == (legal.raise_to is not None)
    assert (Verb.ALL_IN in found) == (legal.all_in is not None)
    assert (Verb.MO in found) == (legal.raise_ante is not None)
    plain = {Verb.CHECK: legal.check, Verb.FOLD: legal.fold, Verb.DEAL: legal.deal}
    plain |= {Verb.DECLARE: legal.declare, Verb.DIVIDE: legal.divide}
    assert all((verb in found) == offered for verb, offered in plain.items())
    for verb, price in ((Verb.CALL, legal.call), (Verb.ALL_IN, legal.all_in)):
        if price is not None:
            assert found[verb].price == price


@cache
def played() -> list[tuple[HandState, tuple[Event, ...]]]:
    return hands(Random("words"), 600)


def test_every_event_of_random_hands_is_told_to_every_seat_with_just_its_facts() -> None:
    told: Counter[type[Event]] = Counter()
    texts: set[str] = set()
    for state, events in played():
        for event in events:
            said = explain_event(event, state.setup)
            verify(said)
            verify(explain_event(event, state.setup, 0))
            told[type(event)] += 1
            texts.add(said.text)
    of_a_hand = {kind for kind in every_kind(Event) if kind.__module__.endswith(".events")}
    assert set(told) == of_a_hand
    assert len(texts) > len(of_a_hand)


def test_a_hand_is_told_in_order_and_whole_with_fewer_sentences_than_events() -> None:
    for state, events in played()[:400]:
        for viewer in (None, 0, len(state.setup.bowls) - 1):
            told = tell(events, state.setup, viewer)
            assert tuple(event for sentence in told for event in sentence.events) == events
            assert all(sentence.events[0] is events[sentence.at] for sentence in told)
            assert len(told) < len(events)
            for sentence in told:
                verify(sentence.message)
                if viewer is not None:
                    hidden = {
                        event.card
                        for event in sentence.events
                        if isinstance(event, Dealt) and not can_see(event, viewer)
                    }
                    assert hidden.isdisjoint(cards_in(sentence.message))


def test_what_lies_face_down_is_not_told_to_others() -> None:
    for state, events in played()[:200]:
        for event in events:
            if isinstance(event, Dealt) and not event.up:
                others = [seat for seat in state.setup.seats if seat != event.seat]
                for seat in others:
                    assert event.card not in explain_event(event, state.setup, seat).facts.values()
            if isinstance(event, Divided):
                other = (event.seat + 1) % len(state.setup.bowls)
                assert set(explain_event(event, state.setup, other).facts) == {"seat"}


def test_the_ledger_has_every_chip_that_moves_and_every_limit() -> None:
    limits: Counter[Limit | None] = Counter()
    for state, events in played():
        lines = ledger(state.setup, events)
        balance = [0] * len(state.setup.bowls)
        for line in lines:
            verify(line.reason)
            limits[line.limit] += 1
            if line.payer is not None:
                balance[line.payer] -= line.amount
            balance[line.taker] += line.amount
        mango = state.setup.mango
        assert [net + paid for net, paid in zip(state.net, mango, strict=True)] == balance
        moves = [event for event in events if isinstance(event, Transferred | Returned)]
        assert len(moves) == sum(line.payer is not None for line in lines)
    assert set(limits) | {Limit.SHARE} == {*Limit, None}


def worked_out(text: str) -> list[tuple[int | None, int, int, Limit | None]]:
    state, events = play(text)
    return [
        (line.payer, line.taker, line.amount, line.limit) for line in ledger(state.setup, events)
    ]


def test_the_limits_of_a_settlement_are_named() -> None:
    """甲 with 20 has the largest tail, then 乙; 丁 folded 30 (R19)."""
    text = table(
        bowls="20 100 100 100",
        dealer=4,
        cards="2h2dJc8d Qh7s4h5s 8hTc5c9c 7h8s7d6c",
        actions="2 raise 30, 3 call, 4 call, 1 all-in, 2 raise 10, 3 call, 4 fold, 2 raise 10,"
        "3 call, 1 divide Jc8d-2h2d, 2 divide 4h5s-Qh7s, 3 divide 5c9c-8hTc",
    )
    assert worked_out(text) == [
        (1, 0, 20, Limit.OWN_STAKE),
        (2, 0, 20, Limit.OWN_STAKE),
        (3, 0, 20, Limit.OWN_STAKE),
        (2, 1, 30, Limit.REST),
        (3, 1, 10, Limit.REST),
        (0, 0, 20, None),
        (1, 1, 30, None),
    ]


def test_who_is_equal_in_both_pairs_shares_a_skin_and_the_odd_chip_goes_to_the_first() -> None:
    text = table(
        dealer=3,
        cards="Qh7h4h5s Qd7c4d5c JsTs9s6h",
        actions="2 call, 3 call, 1 raise 5, 2 call, 3 fold, 1 raise 5, 2 call,"
        "1 divide 4h5s-Qh7h, 2 divide 4d5c-Qd7c",
    )
    assert worked_out(text)[:2] == [(2, 0, 2, Limit.SHARE), (2, 1, 1, Limit.SHARE)]


@pytest.mark.parametrize(
    ("rules", "words"),
    [("chengdu", "瞧返甩休"), ("sichuan", "跟大丢休"), ("online", "跟大丢休")],
)
def test_actions_are_called_as_the_rule_set_calls_them(rules: str, words: str) -> None:
    deal = "1 deal, " if rules == "online" else ""
    opener = {"chengdu": "", "sichuan": "1 raise 3, ", "online": ""}[rules]
    first = "2 raise 3, " if rules == "online" else opener
    text = table(rules, actions=f"{deal}{first}")
    state, _ = play(text)
    found = {offer.verb: offer.name.hans for offer in offers(observe(state, state.turn or 0))}
    call, more, fold, _check = words
    assert (found[Verb.CALL], found[Verb.RAISE], found[Verb.FOLD]) == (call, more, fold)
    assert found[Verb.ALL_IN] == "敲"


def test_exactly_double_is_dragged_where_that_has_a_name() -> None:
    _, events = play(table(actions="3 raise 10, 1 raise 20, 2 raise 50"))
    setup = play(table())[0].setup
    said = [explain_event(event, setup) for event in events]
    names = [fact.hans for one in said for fact in one.facts.values() if isinstance(fact, Name)]
    assert [name for name in names if name in "返拖"] == ["返", "拖", "返"]


@pytest.mark.parametrize(
    ("rules", "actions", "reason"),
    [
        ("chengdu", "2 check", Reason.BET_TO_ANSWER),
        ("chengdu", "2 raise 9", Reason.RAISE_TOO_SMALL),
        ("chengdu", "2 raise 101", Reason.RAISE_BEYOND_BOWL),
        ("chengdu", "2 call, 3 call, 1 call", Reason.NOTHING_TO_CALL),
        ("chengdu", "2 declare", Reason.FLOWERS_NOT_DECLARED),
        ("online", "1 mo 1", Reason.ANTE_TOO_SMALL),
        ("online", "1 mo 101", Reason.ANTE_BEYOND_BOWL),
    ],
)
def test_a_refusal_is_said_in_the_rule_set_s_words(
    rules: str, actions: str, reason: Reason
) -> None:
    dealer = {"chengdu": 3, "online": 1}[rules]
    error = refused(table(rules, actions=actions, dealer=dealer))
    assert error.reason is reason
    said = explain_refused_action(error, PRESETS[rules])
    verify(said)
    assert any(isinstance(fact, Name) for fact in said.facts.values())


def test_every_refusal_of_our_own_has_its_facts_and_others_are_said_as_everywhere() -> None:
    facts = {"seat": "甲", "amount": 1, "least": 2, "most": 3, "left": 4}
    for reason in REFUSALS:
        names = {name: fact for name, fact in facts.items() if f"%({name})s" in REFUSALS[reason][0]}
        for rules in PRESETS.values():
            verify(explain_refused_action(RuleError(reason, **names), rules))
    plain = explain_refused_action(RuleError(Reason.HAND_OVER), PRESETS["chengdu"])
    assert plain.text == "This hand is over."


def test_every_reasoning_says_its_facts_and_no_others() -> None:
    facts = {"chance": 1, "price": 2, "prize": 3, "need": 4, "others": 5}
    facts |= {"win": 1, "draw": 2, "lose": 3}
    for why in Why:
        verify(explain_reasoning(Reasoning(why, facts)))


def test_everything_between_hands_has_words() -> None:
    told: set[type[Event]] = set()
    luck = Random("evenings in words")
    for number in range(120):
        rules = list(PRESETS.values())[number % len(PRESETS)]
        evening = open_evening(rules, STAKES["1-3"], [300] * 4)
        for hand in range(1, 16):
            if evening.stage is Stage.OVER:
                break
            evening, events = one_more(evening, luck)
            told |= tell_all(events, evening)
            if hand == 2 + number % 7 and evening.stage is Stage.PLAYING:
                evening, events = call_time(evening)
                told |= tell_all(events, evening)
        if evening.stage is not Stage.OVER:
            told |= tell_all(end_evening(evening)[1], evening)
    between = {kind for kind in every_kind(Event) if kind.__module__.endswith(".evening")}
    assert told == between


def one_more(evening: Evening, luck: Random) -> tuple[Evening, tuple[Event, ...]]:
    deck = list(DECK)
    luck.shuffle(deck)
    state, _ = start_hand(next_hand(evening, deck))
    while state.phase is not Phase.OVER:
        state, _ = act(state, luck.choice(choices(state, legal_actions(state), luck)))
    return close_hand(evening, state)


def tell_all(events: tuple[Event, ...], evening: Evening) -> set[type[Event]]:
    for event in events:
        verify(explain_event(event, evening))
    return {type(event) for event in events}
