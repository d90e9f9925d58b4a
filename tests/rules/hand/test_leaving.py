"""Leaving with 三花, by choice or without being asked (R20, R36)."""

from tests.rules.hand.tables import offered, only, play, refused, table
from tutor.rules import Flower, Reason
from tutor.rules.hand import (
    Declared,
    Divided,
    HandEnded,
    How,
    ReturnCause,
    Returned,
    Standing,
)

FLOWERS = "ThTsJs2h QhQd8s8c 7s5s6s9c"


def test_r20_a_flower_may_be_declared_on_ones_own_turn_once_three_cards_are_held() -> None:
    text = table("sichuan", "100 100 100", "1 raise 5, 2 call, 3 call", cards=FLOWERS, pot="9")
    assert "declare" in offered(play(text)[0])
    state, events = play(text + "1 declare\n")
    assert only(Declared, events) == [Declared(0, Flower.TEN, chosen=True)]
    assert only(Returned, events) == [Returned(0, 6, ReturnCause.FLOWERS)]
    assert state.standings[0] is Standing.LEFT
    assert (state.turn, state.pot, state.net) == (1, 9, (0, -6, -6))


def test_r20_two_cards_are_no_flower_and_it_is_not_declared_out_of_turn() -> None:
    text = table("sichuan", "100 100 100", cards=FLOWERS)
    assert "declare" not in offered(play(text)[0])
    assert refused(text + "1 declare").reason is Reason.NO_FLOWERS
    later = text + "1 raise 5\n2 call\n3 call\n1 check\n"
    assert refused(later + "1 declare").reason is Reason.NOT_YOUR_TURN


def test_r20_an_all_in_holder_declares_before_dividing() -> None:
    text = table("sichuan", "9 9 9", "1 all-in, 2 all-in, 3 all-in", cards=FLOWERS)
    assert offered(play(text)[0]) == {"declare", "divide"}
    ended = text + "1 declare\n2 divide Qh8s-Qd8c\n3 divide 7s5s-6s9c\n"
    state, _ = play(ended)
    assert state.net == (0, 9, -9)
    assert refused(text + "1 divide TsJs-Th2h\n1 declare").reason is Reason.DIVIDED_ALREADY


def test_r36_who_let_a_turn_pass_must_divide() -> None:
    to_last = "1 raise 5, 2 call, 3 call, 1 check, 2 raise 5, 3 call, 1 call"
    last = "1 check, 2 raise 5, 3 call, 1 call"
    text = table("sichuan", "100 100 100", f"{to_last}, {last}", cards=FLOWERS)
    assert offered(play(text)[0]) == {"divide"}
    assert refused(text + "1 declare").reason is Reason.DECLARED_TOO_LATE


def test_r36_who_had_no_turn_in_the_last_round_may_still_declare() -> None:
    text = table("sichuan", "100 9 9", "1 raise 9, 2 all-in, 3 all-in", cards=FLOWERS)
    state, _ = play(text)
    assert state.standings[0] is Standing.IN
    assert offered(state) == {"declare", "divide"}


def test_r20_if_one_is_left_by_a_declaration_it_takes_skins_and_pot() -> None:
    actions = "1 raise 5, 2 call, 3 fold, 1 declare"
    state, _ = play(table("sichuan", "100 100 100", actions, cards=FLOWERS, pot="9"))
    assert state.ending == HandEnded(How.ALONE, (1,), None, 0)
    assert state.net == (0, 10, -1)


def test_r20_online_leaves_at_the_showdown_without_being_asked() -> None:
    actions = "1 deal, 2 all-in, 3 all-in, 1 all-in"
    text = table("online", "9 9 9", actions, cards=FLOWERS)
    state, _ = play(text)
    assert state.turn == 1
    assert refused(text + "1 divide TsJs-Th2h").reason is Reason.NOT_IN_HAND
    assert refused(text + "1 declare").reason is Reason.NOT_IN_HAND
    state, events = play(text + "2 divide Qh8s-Qd8c\n3 divide 7s5s-6s9c\n")
    assert only(Declared, events) == [Declared(0, Flower.TEN, chosen=False)]
    assert state.net == (0, 9, -9)


def test_r20_if_all_leave_nobody_wins_and_every_stake_goes_back() -> None:
    cards = "ThTsJs2h 6h6sXr4d 7s5s8s9c"
    actions = "1 deal, 2 raise 5, 3 call, 1 all-in, 2 all-in, 3 fold"
    state, events = play(table("online", "9 9 90", actions, cards=cards))
    assert state.ending == HandEnded(How.NO_WINNER, (), None, 0)
    assert state.net == (0, 0, 0)
    assert only(Returned, events)[-1] == Returned(2, 6, ReturnCause.NO_WINNER)
    assert [e.flower for e in only(Declared, events)] == [Flower.SIX, Flower.TEN]
    state, _ = play(
        table("online+mango.fixed", "9 9 90", actions, cards=cards, pot="7", mango="0 0 5")
    )
    assert (state.pot, state.net) == (12, (0, 0, -5))


def test_r20_online_the_last_without_a_flower_takes_the_skins_undivided() -> None:
    cards = "ThTsJs2h 6h6dQh4d 7s5s8s9c"
    actions = "1 deal, 2 raise 5, 3 call, 1 all-in, 2 all-in, 3 fold"
    state, events = play(table("online", "9 9 90", actions, cards=cards))
    assert only(Divided, events) == []
    assert state.ending == HandEnded(How.ALONE, (1,), None, 0)
    assert state.net == (0, 6, -6)


def test_in_chengdu_three_flowers_are_just_three_cards() -> None:
    text = table(bowls="9 9 9", actions="3 all-in, 1 all-in, 2 all-in", cards=FLOWERS)
    assert offered(play(text)[0]) == {"divide"}
    assert refused(text + "1 declare").reason is Reason.FLOWERS_NOT_DECLARED
