"""Before the first word: table, antes, 默, mango, dealing and who speaks first."""

import pytest

from tests.rules.hand.tables import offered, only, play, refused, table
from tutor.rules import CARD, DECK, PRESETS, Reason, RuleError, parse_rules
from tutor.rules.hand import (
    STAKES,
    Dealt,
    MangoPaid,
    MoRaised,
    Phase,
    Posted,
    Posting,
    RoundOpened,
    Standing,
    Turned,
    ante_bounds,
    legal_actions,
    set_up,
    stakes_of,
    start_hand,
)


def test_r27_stakes_are_two_numbers_with_their_mango_and_bowls() -> None:
    rows = {name: (s.skin, s.opening, s.mango, s.first_bowl) for name, s in STAKES.items()}
    assert rows == {"1-3": (1, 3, 5, 100), "5-10": (5, 10, 10, 500), "5-20": (5, 20, 20, 1000)}
    assert [stakes.later_bowl for stakes in STAKES.values()] == [50, 300, 500]
    assert [stakes.least_raise for stakes in STAKES.values()] == [10, 0, 0]
    with pytest.raises(RuleError) as refusal:
        stakes_of("2-6")
    assert refusal.value.reason is Reason.UNKNOWN_STAKES


@pytest.mark.parametrize(("stakes", "opening"), [("1-3", 3), ("5-10", 10), ("5-20", 20)])
def test_r27_the_first_dealt_to_must_open(stakes: str, opening: int) -> None:
    state, events = play(table(bowls="500 500 500", stakes=stakes))
    assert only(Posted, events) == [Posted(1, opening, opening, Posting.OPENING, False)]
    assert (state.turn, state.to_match, state.staked) == (2, opening, (0, opening, 0))


def test_r33_a_bowl_too_small_for_the_opening_goes_in_whole_and_all_of_it_is_answered() -> None:
    state, events = play(table(bowls="100 2 100"))
    assert only(Posted, events) == [Posted(1, 2, 3, Posting.OPENING, True)]
    assert state.standings[1] is Standing.ALL_IN
    assert state.to_match == legal_actions(state).call == 3


@pytest.mark.parametrize(("code", "first"), [("sichuan", 0), ("online", 0)])
def test_an_ante_is_posted_by_all_in_dealing_order(code: str, first: int) -> None:
    text = table(f"{code}+mo.unknown" if code == "online" else code, "100 1 100")
    state, events = play(text)
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert only(Posted, events) == [Posted(seat, 1, 1, Posting.ANTE, seat == 1) for seat in order]
    assert state.staked == (1, 1, 1)
    assert state.in_round == (0, 0, 0)


@pytest.mark.parametrize(
    ("code", "dealt", "speaker"), [("chengdu", 1, 1), ("sichuan", 0, 0), ("online", 0, 1)]
)
def test_cards_go_round_one_at_a_time_and_the_opener_speaks(
    code: str, dealt: int, speaker: int
) -> None:
    state, events = play(table(code, actions="1 deal" if code == "online" else ""))
    order = [(dealt + at) % 3 for at in range(3)] * 2
    assert only(Dealt, events) == [
        Dealt(seat, DECK[at], 1, up=False) for at, seat in enumerate(order)
    ]
    assert only(RoundOpened, events) == [RoundOpened(1, speaker, speaker, None, ())]
    assert state.turn == (speaker if code != "chengdu" else speaker + 1)


def test_the_deck_can_be_given_as_the_cards_of_each_seat() -> None:
    cards = "Qh2d8h4d Ts4c6sJc Td6h7d9s"
    state, _ = play(table(cards=cards, actions="3 all-in, 1 all-in, 2 all-in"))
    assert state.hands[1] == tuple(CARD[code] for code in ("Ts", "4c", "6s", "Jc"))


def test_the_fourth_card_is_squeezed_and_turned_before_the_betting_or_comes_open() -> None:
    for code, squeezed in (("chengdu", True), ("chengdu+fourth_card.open", False)):
        actions = "3 call, 1 call, 2 raise 3, 3 call, 1 call"
        _, events = play(table(code, actions=actions))
        fourth = [e for e in only(Dealt, events) if e.round == 3]
        assert [e.up for e in fourth] == [not squeezed] * 3
        turned = [Turned(e.seat, e.card) for e in fourth]
        assert only(Turned, events) == (turned if squeezed else [])
        third = [e for e in only(Dealt, events) if e.round == 2]
        assert all(e.up for e in third)


def test_who_has_folded_gets_no_more_cards() -> None:
    state, _ = play(table(actions="3 fold, 1 call"))
    assert [len(hand) for hand in state.hands] == [3, 3, 2]
    assert state.drawn == 8


def test_r4_the_strongest_upcard_speaks_and_of_tied_ones_the_first_dealt_to() -> None:
    _, events = play(table(actions="3 call, 1 call"))
    assert only(RoundOpened, events)[-1] == RoundOpened(2, 1, 1, CARD["4h"], (2,))
    cards = "2h8h6sJc Qh2dTs4c 8d4dTcQd"
    _, events = play(table(cards=cards, actions="3 call, 1 call, 2 raise 3, 3 call, 1 call"))
    second, third = only(RoundOpened, events)[1:]
    assert (second.speaker, second.upcard, second.tied) == (1, CARD["Ts"], (2, 0))
    assert (third.speaker, third.upcard, third.tied) == (2, CARD["Qd"], ())


def test_r4_only_those_still_in_are_looked_at() -> None:
    cards = "2h8h6sJc Qh2dTs4c 8d4dTcQd"
    _, events = play(
        table(cards=cards, actions="3 call, 1 call, 2 check, 3 fold, 1 raise 3, 2 call")
    )
    third = only(RoundOpened, events)[-1]
    assert (third.speaker, third.upcard) == (1, CARD["4c"])


@pytest.mark.parametrize(
    ("code", "actions", "speaker"),
    [
        ("sichuan", "1 raise 3, 2 call, 3 call", 0),
        ("sichuan", "1 fold, 2 raise 3, 3 call", 1),
        ("online", "1 deal, 2 raise 3, 3 call, 1 call", 1),
        ("online", "1 deal, 2 fold, 3 raise 3, 1 call", 2),
    ],
)
def test_later_the_same_seat_opens_or_the_next_still_in(
    code: str, actions: str, speaker: int
) -> None:
    state, events = play(table(code, actions=actions))
    assert only(RoundOpened, events)[-1].speaker == state.turn == speaker


def test_r14_there_are_three_rounds_of_betting() -> None:
    round_by_hand = "2 raise 3, 3 call, 1 call"
    state, events = play(table(actions=f"3 call, 1 call, {round_by_hand}, {round_by_hand}"))
    assert [e.round for e in only(RoundOpened, events)] == [1, 2, 3]
    assert state.phase is Phase.DIVIDING


def test_r24_the_dealer_may_raise_the_ante_up_to_the_smallest_bowl() -> None:
    text = table("online", "100 30 80")
    state, events = play(text)
    assert (state.phase, state.turn, events) == (Phase.MO, 0, ())
    assert offered(state) == {"raise_ante", "deal"}
    assert ante_bounds(state) == (2, 30)
    state, events = play(text + "1 mo 30\n")
    assert events[0] == MoRaised(0, 1, 30)
    assert state.staked == (30, 30, 30)
    assert state.standings[1] is Standing.ALL_IN
    for action, reason in (
        ("1 mo 31", Reason.ANTE_BEYOND_BOWL),
        ("1 mo 1", Reason.ANTE_TOO_SMALL),
        ("2 mo 5", Reason.NOT_YOUR_TURN),
        ("2 deal", Reason.NOT_YOUR_TURN),
        ("1 check", Reason.NOT_BETTING),
        ("1 declare", Reason.NOT_BETTING),
    ):
        assert refused(text + action).reason is reason


def test_the_dealer_who_leaves_the_ante_as_it_is_just_deals() -> None:
    state, _ = play(table("online", actions="1 deal"))
    assert (state.ante, state.staked) == (1, (1, 1, 1))


def test_r34_there_is_no_mo_without_an_ante_or_without_room_for_one() -> None:
    for text in (table("online+skin.first-fold"), table("online", "100 1 100")):
        assert play(text)[0].phase is Phase.BETTING


def test_if_the_ante_takes_every_bowl_the_hand_is_dealt_to_its_end() -> None:
    state, _ = play(table("online", "20 20 20", actions="1 mo 20"))
    assert state.phase is Phase.DIVIDING


def test_r24_the_ante_counts_against_the_bowl_and_the_mango_does_not() -> None:
    state, events = play(table("sichuan", "100 100 100", mango="10 0 10", pot="7"))
    assert only(MangoPaid, events) == [MangoPaid(2, 10), MangoPaid(0, 10)]
    assert state.pot == 27
    assert state.purses == (99, 99, 99)
    assert legal_actions(state).all_in == 99


def test_a_table_that_cannot_be_is_refused() -> None:
    chengdu, online, one_three = PRESETS["chengdu"], PRESETS["online"], STAKES["1-3"]
    hundreds = [100] * 3
    for arguments, more, reason in (
        ((chengdu, one_three, [100]), {}, Reason.TOO_FEW_SEATS),
        ((online, one_three, [100] * 7), {}, Reason.TOO_MANY_SEATS),
        ((chengdu, one_three, hundreds), {"dealer": 3}, Reason.NO_SUCH_SEAT),
        ((chengdu, one_three, hundreds), {"dealer": -1}, Reason.NO_SUCH_SEAT),
        ((chengdu, one_three, [100, 0, 100]), {}, Reason.BOWL_TOO_SMALL),
        ((chengdu, STAKES["5-10"], [100, 4, 100]), {}, Reason.BOWL_TOO_SMALL),
        ((chengdu, one_three, [100, -5, 100]), {}, Reason.BAD_AMOUNT),
        ((chengdu, one_three, [100, 1.5, 100]), {}, Reason.BAD_AMOUNT),
        ((chengdu, one_three, hundreds), {"pot": -1}, Reason.BAD_AMOUNT),
        ((chengdu, one_three, hundreds), {"mango": [5, 5]}, Reason.NOT_ONE_A_SEAT),
        ((online, one_three, hundreds), {"pot": 1}, Reason.NO_MANGO),
        ((online, one_three, hundreds), {"mango": [0, 0, 5]}, Reason.NO_MANGO),
        ((chengdu, one_three, hundreds), {"names": ["甲", "乙"]}, Reason.NOT_ONE_A_SEAT),
        ((chengdu, one_three, hundreds), {"names": ["甲", "", "丙"]}, Reason.BAD_NAME),
        ((chengdu, one_three, hundreds), {"names": ["甲", "a,b", "丙"]}, Reason.BAD_NAME),
        ((chengdu, one_three, hundreds), {"names": ["甲", "a\nb", "丙"]}, Reason.BAD_NAME),
        ((chengdu, one_three, hundreds), {"deck": DECK[:11]}, Reason.WRONG_COUNT),
        ((chengdu, one_three, hundreds), {"deck": (*DECK[20:31], DECK[30])}, Reason.CARD_TWICE),
        (
            (chengdu, one_three, hundreds),
            {"deck": (), "hands": [DECK[:4]] * 2},
            Reason.NOT_ONE_A_SEAT,
        ),
        ((chengdu, one_three, hundreds), {"deck": (), "hands": [DECK[:3]] * 3}, Reason.WRONG_COUNT),
        ((chengdu, one_three, hundreds), {"deck": ()}, Reason.WRONG_COUNT),
    ):
        with pytest.raises(RuleError) as refusal:
            set_up(*arguments, **({"deck": DECK} | more))
        assert refusal.value.reason is reason, more


@pytest.mark.parametrize("seats", range(2, 9))
def test_r26_two_to_eight_play_with_one_deck(seats: int) -> None:
    setup = set_up(PRESETS["sichuan"], STAKES["1-3"], [9] * seats, deck=DECK)
    assert len(setup.deck) == 4 * seats
    state, _ = start_hand(setup)
    assert state.drawn == 2 * seats


def test_a_forced_opening_after_antes_passes_over_a_bowl_that_is_empty() -> None:
    rules = parse_rules("chengdu+skin.ante")
    state, events = start_hand(set_up(rules, STAKES["1-3"], [9, 1, 9], deck=DECK))
    assert only(Posted, events)[-1] == Posted(2, 3, 3, Posting.OPENING, False)
    assert state.turn == 0
