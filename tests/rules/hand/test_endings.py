"""How hands end and where the chips go (sections 4 and 5; R5, R6, R15, R17, R20, R23)."""

import pytest

from tests.rules.examples import HANDS, Example
from tests.rules.hand.tables import only, play, refused, table
from tests.sure import sure
from tutor.rules import (
    CARD,
    DECK,
    PRESETS,
    Cause,
    Limit,
    Outcome,
    Reason,
    divide,
    parse_division,
    ranking,
)
from tutor.rules.hand import (
    STAKES,
    Action,
    Closing,
    Compared,
    Divided,
    HandEnded,
    HandState,
    How,
    MangoCause,
    Phase,
    PotTaken,
    ReturnCause,
    Returned,
    RoundClosed,
    TailsOrdered,
    Transferred,
    Verb,
    act,
    divide_hand,
    legal_actions,
    set_up,
    start_hand,
)
from tutor.rules.hand.events import Event


def all_in(code: str, bowls: str, cards: str, divided: str) -> str:
    """A hand in which everybody puts in everything and then divides."""
    words = "1 all-in, 2 all-in, 3 all-in"
    if code == "chengdu":
        words = "3 all-in, 1 all-in, 2 all-in"
    if code == "online":
        words = "1 deal, 2 all-in, 3 all-in, 1 all-in"
    divides = ",".join(f"{seat} divide {pair}" for seat, pair in enumerate(divided.split(), 1))
    return table(code, bowls, f"{words}, {divides}", cards=cards)


def cards_of(divided: str) -> str:
    return divided.replace("-", "")


def test_r17_all_fold_to_the_forced_opening_is_a_mango_like_any_other() -> None:
    state, events = play(table(actions="3 fold, 1 fold"))
    assert state.ending == HandEnded(How.ALONE, (1,), MangoCause.OUTBET, 0)
    assert only(Transferred, events) == [
        Transferred(2, 1, 1, Cause.SKIN, Limit.ALL),
        Transferred(0, 1, 1, Cause.SKIN, Limit.ALL),
    ]
    assert only(Returned, events) == [Returned(1, 3, ReturnCause.OWN_STAKE)]
    assert state.net == (-1, 2, -1)


def test_all_fold_to_a_raise_in_the_first_round_and_a_mango_pot_is_taken() -> None:
    state, events = play(table(actions="3 raise 20, 1 fold, 2 fold", mango="5 0 5", pot="5"))
    assert state.ending == HandEnded(How.ALONE, (2,), MangoCause.OUTBET, 0)
    assert only(PotTaken, events) == [PotTaken(2, 15)]
    assert state.net == (-6, -3, 14)


def test_all_fold_later_is_no_mango_but_takes_skins_and_pot() -> None:
    state, _ = play(table(actions="3 call, 1 fold, 2 raise 9, 3 fold", pot="4"))
    assert state.ending == HandEnded(How.ALONE, (1,), None, 0)
    assert state.net == (-1, 8, -3)


def test_r37_all_fold_to_one_who_has_not_bet_is_no_mango() -> None:
    state, _ = play(table("sichuan", actions="1 check, 2 fold, 3 fold"))
    assert state.ending == HandEnded(How.ALONE, (0,), None, 0)
    assert state.net == (2, -1, -1)


def test_where_there_is_no_mango_none_is_called_for() -> None:
    state, _ = play(table("online", actions="1 deal, 2 raise 5, 3 fold, 1 fold"))
    assert state.ending == HandEnded(How.ALONE, (1,), None, 0)


def test_one_left_takes_no_more_than_its_own_stake_from_a_skin() -> None:
    actions = "1 all-in, 2 raise 20, 3 call, 2 all-in, 3 fold, 2 declare"
    text = table("sichuan", "5 100 100", actions, cards="QhQd8s8c ThTsJs2h 7s5s6s9c")
    state, events = play(text)
    assert only(Transferred, events) == [Transferred(2, 0, 5, Cause.SKIN, Limit.OWN_STAKE)]
    assert only(Returned, events)[-1] == Returned(2, 16, ReturnCause.BEYOND_REACH)
    assert state.net == (5, 0, -5)


@pytest.mark.parametrize(
    ("code", "actions", "mango"),
    [
        ("chengdu", "3 fold, 1 call, 2 check, 1 check", MangoCause.CHECKED),
        ("sichuan", "1 fold, 2 check, 3 check", MangoCause.CHECKED),
        ("online", "1 mo 4, 2 fold, 3 check, 1 check", None),
    ],
)
def test_r5_all_check_and_every_stake_goes_back_the_folded_ones_too(
    code: str, actions: str, mango: MangoCause | None
) -> None:
    pot = 0 if code == "online" else 6
    heaped = table(code, actions=actions, pot="6")
    state, events = play(heaped if pot else table(code, actions=actions))
    assert state.net == (0, 0, 0)
    assert only(RoundClosed, events)[-1].how is Closing.CHECKED
    assert state.ending == HandEnded(How.CHECKED, (), mango, pot)
    assert state.pot == pot
    assert {e.cause for e in only(Returned, events)} == {ReturnCause.CHECKED}


def test_everyone_is_compared_when_the_last_has_divided_in_any_order() -> None:
    hands = "6h7h-Qh9s 6s9c-2h4c 3h7s-8h2d"
    text = table(bowls="9 9 9", actions="3 all-in, 1 all-in, 2 all-in", cards=cards_of(hands))
    first, second, third = hands.split()
    state, events = play(text + f"3 divide {third}\n1 divide {first}\n")
    assert only(Compared, events) == []
    assert (state.phase, state.turn) == (Phase.DIVIDING, 1)
    state, events = play(text + f"3 divide {third}\n1 divide {first}\n2 divide {second}\n")
    assert [e.seat for e in only(Divided, events)] == [2, 0, 1]
    assert only(Compared, events) == [
        Compared(1, 2, Outcome.DRAW),
        Compared(1, 0, Outcome.DRAW),
        Compared(2, 0, Outcome.LOSE),
    ]
    assert only(TailsOrdered, events) == [TailsOrdered(((0,), (2,), (1,)))]
    assert state.ending == HandEnded(How.SHOWDOWN, (0,), None, 0)


def test_one_divides_ones_own_cards_once() -> None:
    hands = "6h7h-Qh9s 6s9c-2h4c 3h7s-8h2d"
    text = table(bowls="9 9 9", actions="3 all-in, 1 all-in, 2 all-in", cards=cards_of(hands))
    error = refused(text + "1 divide 6h7s-Qh9s")
    assert (error.reason, error.facts) == (Reason.NOT_YOUR_CARDS, {"cards": "7s"})
    again = "1 divide 6h7h-Qh9s\n"
    assert refused(text + again + again).reason is Reason.DIVIDED_ALREADY
    folded = table(bowls="9 9 9", actions="3 fold, 1 all-in, 2 all-in", cards=cards_of(hands))
    assert refused(folded + "3 divide 3h7s-8h2d").reason is Reason.NOT_IN_HAND
    assert refused(text + "1 divide Qh9s-6h7h").reason is Reason.LARGER_FIRST
    assert refused(text + "1 call").reason is Reason.NOT_BETTING


def test_the_division_is_read_under_the_rules_of_the_hand() -> None:
    hands = [[CARD[code] for code in text.split()] for text in ("2h 9s 6h 7h", "6s 9c 8h 4c")]
    setup = set_up(PRESETS["chengdu"], STAKES["1-3"], [3, 3], hands=hands)
    state, _ = act(start_hand(setup)[0], Action(0, Verb.ALL_IN))
    one, other = parse_division("2h9s-6h7h")
    king = divide(one, other, ranking(PRESETS["sichuan"]))
    assert str(king) == "6h7h-2h9s"
    state, _ = divide_hand(state, 0, king)
    assert str(state.divisions[0]) == "2h9s-6h7h"


def finish(state: HandState, folder: int | None, divided: list[str]) -> tuple[Event, ...]:
    """Everybody but the folder goes all in, then all divide as said."""
    events: list[Event] = []
    while state.phase is not Phase.OVER:
        legal, seat = legal_actions(state), state.turn
        assert seat is not None
        if legal.divide:
            pairs = parse_division(divided[seat])
            division = divide(*pairs, ranking(state.setup.rules))
            action = Action(seat, Verb.DIVIDE, division=division)
        elif seat != folder:
            action = Action(seat, Verb.ALL_IN)
        else:
            action = Action(seat, Verb.CHECK if legal.check else Verb.FOLD)
        state, happened = act(state, action)
        events.extend(happened)
    return (*events, *([state.ending] if state.ending else ()))


@pytest.mark.parametrize(
    "example", [example for example in HANDS if not example.impossible], ids=lambda e: e.name
)
def test_a_worked_example_comes_out_when_played_as_a_hand(example: Example) -> None:
    names, divided = list(example.hands), list(example.hands.values())
    bowls = [example.stakes.get(name, 30) for name in names]
    cards = [[CARD[text[at : at + 2]] for at in (0, 2, 5, 7)] for text in divided]
    for name, skin in example.folded.items():
        spare = [card for card in DECK if not any(card in hand for hand in cards)]
        names, bowls, cards = [*names, name], [*bowls, skin + 1], [*cards, spare[:4]]
    rules = PRESETS[example.rules]
    setup = set_up(rules, STAKES["1-3"], bowls, hands=cards, dealer=len(names) - 1, names=names)
    state, _ = start_hand(setup)
    folder = names.index("ding") if example.folded else None
    if folder is not None:
        for action in ("call", "call"):
            state, _ = act(state, Action(sure(state.turn), Verb(action)))
        state, _ = act(state, Action(folder, Verb.RAISE, example.folded["ding"]))
    events = finish(state, folder, divided)
    for seats, word in example.expect.items():
        one, other = (names.index(name) for name in seats.split("-"))
        assert Compared(one, other, Outcome[word.upper()]) in events
    ending = events[-1]
    assert isinstance(ending, HandEnded)
    if example.eats_skin:
        assert [names[seat] for seat in ending.eaters] == example.eats_skin
    if example.net:
        moved = dict.fromkeys(names, 0)
        for event in only(Transferred, events):
            moved[names[event.payer]] -= event.amount
            moved[names[event.taker]] += event.amount
        assert moved == example.net


@pytest.mark.parametrize("code", ["chengdu", "sichuan", "online"])
def test_r29_three_stakes_as_worked_out_online(code: str) -> None:
    hands = "2h2d-QhQd 4h4d-8h8d 7s5s-6s9c"
    state, _ = play(all_in(code, "50 200 150", cards_of(hands), hands))
    assert state.net == (100, 50, -150)


@pytest.mark.parametrize(("short", "net"), [(100, (0, 100, -100)), (50, (50, 50, -100))])
def test_r8_two_drawn_winners_as_worked_out_online(short: int, net: tuple[int, ...]) -> None:
    hands = "8h8s-Qh7h 4h3h-2h6h 4s8c-8d5s"
    state, events = play(all_in("online", f"100 {short} 100", cards_of(hands), hands))
    assert only(TailsOrdered, events) == [TailsOrdered(((1,), (0,), (2,)))]
    assert state.net == net


def test_r6_equal_hands_share_skins_and_pot_with_the_odd_chip_after_the_dealer() -> None:
    hands = "6h7s-Qh8s 6d7c-Qd8c 2h2d-4h4d"
    actions = "3 call, 1 call, 2 check, 3 fold, 1 all-in, 2 all-in"
    pairs = "1 divide 6h7s-Qh8s, 2 divide 6d7c-Qd8c"
    text = table(bowls="9 9 9", actions=f"{actions}, {pairs}", cards=cards_of(hands), pot="8")
    state, events = play(text)
    assert only(PotTaken, events) == [PotTaken(1, 4), PotTaken(0, 4)]
    assert only(Transferred, events) == [
        Transferred(2, 1, 2, Cause.SKIN, Limit.SHARE),
        Transferred(2, 0, 1, Cause.SKIN, Limit.SHARE),
    ]
    assert state.ending == HandEnded(How.SHOWDOWN, (1, 0), None, 0)


@pytest.mark.parametrize(("code", "eater"), [("chengdu", 0), ("sichuan", 1)])
def test_r23_the_largest_tail_takes_the_mango_in_a_draw_too(code: str, eater: int) -> None:
    hands = "6h7h-Qh9s 6s9c-2h4c"
    words = "1 all-in, 2 all-in, 1 divide 6h7h-Qh9s, 2 divide 6s9c-2h4c"
    text = table(code, "9 9", words, cards=cards_of(hands), mango="5 5", pot="10")
    state, events = play(text)
    assert only(PotTaken, events) == [PotTaken(eater, 20)]
    assert state.net[eater] == 15
