"""Every event, choice, refusal, transfer and decision at the table has words with its facts."""

from collections import Counter
from functools import cache
from random import Random
from sys import modules

import pytest

from tests.explain.test_messages import verify
from tests.play.tables import some_rules
from tests.rules.hand.tables import choices, play, random_setup, refused, table
from tutor.explain import Player
from tutor.explain.hand import (
    POT,
    explain_advice,
    explain_event,
    explain_reasoning,
    explain_refused_action,
    explain_turn,
    ledger,
    offers,
    price_tag,
    tell,
)
from tutor.explain.hand.ending import MANGOES
from tutor.explain.hand.offers import REFUSALS
from tutor.explain.hand.telling import BOOKED, WORDS
from tutor.explain.reasoning import REASONINGS, Reasoning, Why
from tutor.names import Name
from tutor.rules import DECK, PRESETS, Limit, Reason, RuleError
from tutor.rules.hand import (
    STAKES,
    Action,
    Dealt,
    Divided,
    Evening,
    Event,
    HandState,
    MangoCause,
    Phase,
    Posted,
    Raised,
    Returned,
    Stage,
    Transferred,
    Turned,
    Verb,
    act,
    call_time,
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


def test_every_kind_of_event_is_told_by_itself_or_seen_or_in_the_ledger() -> None:
    assert set(WORDS) | {Dealt, Turned, *BOOKED} == every_kind(Event)
    assert set(WORDS).isdisjoint({Dealt, Turned, *BOOKED})
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
        verify(price_tag(offer, view))
        verify(explain_advice(Action(view.seat, offer.verb), tuple(found.values()), view.rules))
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
        for viewer in (None, 0):
            for sentence in tell(events, state.setup, viewer):
                verify(sentence.message)
                told.update(map(type, sentence.events))
                texts.add(sentence.message.text)
    of_a_hand = {kind for kind in every_kind(Event) if kind.__module__.endswith(".events")}
    assert set(told) == of_a_hand - set(BOOKED)
    assert len(texts) > len(of_a_hand)


def test_a_hand_is_told_in_order_each_event_once_and_what_comes_to_all_at_once() -> None:
    for state, events in played()[:400]:
        for viewer in (None, 0, len(state.setup.bowls) - 1):
            told = tell(events, state.setup, viewer)
            known = [event for sentence in told for event in sentence.events]
            assert len(known) == len({id(event) for event in known})
            unknown = {type(event) for event in events if event not in known}
            assert unknown <= {*BOOKED, Divided}
            places = {id(event): at for at, event in enumerate(events)}
            firsts = [places[id(sentence.events[0])] for sentence in told]
            assert firsts == sorted(firsts)
            together = {type(sentence.events[0]) for sentence in told if sentence.events[1:]}
            assert together <= {Posted, Dealt, Turned}


def test_who_sees_all_cards_is_told_every_division_and_a_seat_only_its_own() -> None:
    for state, events in played()[:200]:
        divided = [event for event in events if isinstance(event, Divided)]
        for viewer in (None, *state.setup.seats):
            told = tell(events, state.setup, viewer)
            found = [one.events[0] for one in told if isinstance(one.events[0], Divided)]
            assert found == [event for event in divided if viewer in (None, event.seat)]


def test_the_ledger_has_every_chip_that_moves_and_every_limit() -> None:
    limits: Counter[Limit | None] = Counter()
    for state, events in played():
        lines = ledger(state.setup, events)
        balance = [0] * len(state.setup.bowls)
        for line in lines:
            verify(line.reason)
            limits[line.limit] += 1
            if isinstance(line.payer, Player):
                balance[line.payer.seat] -= line.amount
            balance[line.taker.seat] += line.amount
        mango = state.setup.mango
        assert [net + paid for net, paid in zip(state.net, mango, strict=True)] == balance
        moves = [event for event in events if isinstance(event, Transferred | Returned)]
        assert len(moves) == sum(line.payer != POT for line in lines)
    assert set(limits) | {Limit.SHARE} == {*Limit, None}


def worked_out(text: str) -> list[tuple[int, int, int, Limit | None]]:
    state, events = play(text)
    return [
        (line.payer.seat, line.taker.seat, line.amount, line.limit)
        for line in ledger(state.setup, events)
        if isinstance(line.payer, Player)
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
    found = {
        offer.verb: offer.name.hans
        for offer in offers(observe(state, state.turn or 0))
        if isinstance(offer.name, Name)
    }
    assert (found[Verb.CALL], found[Verb.RAISE], found[Verb.FOLD]) == tuple(words[:3])
    assert found[Verb.ALL_IN] == "敲"


def test_exactly_double_is_dragged_where_that_has_a_name() -> None:
    _, events = play(table(actions="3 raise 10, 1 raise 20, 2 raise 50"))
    setup = play(table())[0].setup
    said = [explain_event(event, setup) for event in events if isinstance(event, Raised)]
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
    told = tell(events, evening)
    assert tuple(event for sentence in told for event in sentence.events) == events
    for sentence in told:
        verify(sentence.message)
    return {type(event) for event in events}
