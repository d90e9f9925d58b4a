"""What may be said in a round of betting (`chengdu` 4 to 6, `sichuan` 八; R7, R13, R16, R18, R22).

With three seats and the dealer in seat 1, seat 2 is dealt to first in `chengdu`, then 3, then 1.
"""

import pytest

from tests.rules.hand.tables import offered, only, play, refused, table
from tests.sure import sure
from tutor.rules import Reason
from tutor.rules.hand import (
    AllIn,
    Called,
    Checked,
    Closing,
    Folded,
    Phase,
    Raised,
    RoundClosed,
    RoundOpened,
    Standing,
    legal_actions,
    raise_bounds,
)


def test_a_call_adds_what_is_missing() -> None:
    state, events = play(table(actions="3 raise 20, 1 call, 2 call"))
    assert only(Called, events) == [Called(0, 20, 20, False), Called(1, 17, 20, False)]
    assert state.staked == (20, 20, 20)
    assert state.round == 2


@pytest.mark.parametrize(
    ("stakes", "bet", "least"),
    [("1-3", 3, 10), ("1-3", 10, 20), ("1-3", 11, 22), ("5-10", 10, 20), ("5-20", 20, 40)],
)
def test_r7_a_raise_doubles_and_reaches_ten_at_the_smallest_stakes(
    stakes: str, bet: int, least: int
) -> None:
    raises = "" if bet in (3, 20) or stakes != "1-3" else f"3 raise {bet}"
    state, _ = play(table(bowls="900 900 900", stakes=stakes, actions=raises))
    assert state.to_match == bet
    legal = legal_actions(state)
    assert legal.raise_to == (least, 900)
    seat = sure(state.turn) + 1
    for amount in (bet, least - 1):
        actions = f"{raises}, {seat} raise {amount}"
        error = refused(table(bowls="900 900 900", stakes=stakes, actions=actions))
        assert error.reason is Reason.RAISE_TOO_SMALL
        assert error.facts == {"amount": amount, "least": least}


@pytest.mark.parametrize("code", ["sichuan", "online"])
def test_a_raise_by_any_extra_amount_where_the_rules_say_so(code: str) -> None:
    first = 1 if code == "sichuan" else 2
    after = first % 3 + 1
    opened = "" if code == "sichuan" else "1 deal,"
    state, events = play(table(code, actions=f"{opened} {first} raise 1, {after} raise 2"))
    assert only(Raised, events)[-1] == Raised(after - 1, 2, 1, 2)
    assert legal_actions(state).raise_to == (3, 99)
    assert refused(table(code, actions=f"{opened} {first} raise 5, {after} raise 5")).facts == {
        "amount": 5,
        "least": 6,
    }


def test_r18_amounts_are_for_the_round_and_the_total_stays_within_the_bowl() -> None:
    text = table(bowls="100 60 80", actions="3 raise 20, 1 call, 2 call, 2 raise 30")
    state, _ = play(text)
    assert state.in_round == (0, 30, 0)
    assert state.staked == (20, 50, 20)
    assert legal_actions(state).raise_to == (60, 60)
    error = refused(text + "3 raise 61\n")
    assert error.reason is Reason.RAISE_BEYOND_BOWL
    assert error.facts == {"amount": 61, "most": 60}


@pytest.mark.parametrize(("stakes", "opening"), [("1-3", 3), ("5-10", 10), ("5-20", 20)])
def test_r18_a_first_bet_later_is_at_least_the_forced_opening(stakes: str, opening: int) -> None:
    text = table(bowls="900 900 900", stakes=stakes, actions="3 call, 1 call")
    state, _ = play(text)
    assert state.round == 2
    assert raise_bounds(state, 1) == (opening, 900 - opening)
    assert refused(text + f"2 raise {opening - 1}\n").facts["least"] == opening
    assert play(text + f"2 raise {opening}\n")[0].to_match == opening


def test_r18_a_bowl_too_small_to_call_goes_all_in_for_less() -> None:
    text = table(bowls="100 100 15", actions="3 call, 1 raise 40, 2 call")
    state, _ = play(text)
    assert offered(state) == {"all_in", "fold"}
    error = refused(text + "3 call\n")
    assert error.reason is Reason.CALL_BEYOND_BOWL
    assert error.facts == {"amount": 37, "left": 12}
    state, events = play(text + "3 all-in\n")
    assert only(AllIn, events) == [AllIn(2, 12, 40, 15, raises=False, full=False)]
    assert state.staked == (40, 40, 15)
    assert state.standings[2] is Standing.ALL_IN
    assert state.round == 2


def test_a_call_of_the_last_chip_is_all_in() -> None:
    state, events = play(table(bowls="100 100 20", actions="3 call, 1 raise 20, 2 call, 3 call"))
    assert only(Called, events)[-1] == Called(2, 17, 20, True)
    assert state.standings[2] is Standing.ALL_IN


def test_raising_to_the_whole_bowl_is_all_in() -> None:
    state, events = play(table(bowls="100 100 20", actions="3 raise 20"))
    assert only(AllIn, events) == [AllIn(2, 20, 3, 20, raises=True, full=True)]
    assert state.standings[2] is Standing.ALL_IN
    assert only(Raised, events) == []


def test_r13_who_was_forced_to_open_has_no_word_when_all_just_call() -> None:
    _, events = play(table(actions="3 call, 1 call"))
    assert only(RoundClosed, events) == [RoundClosed(1, Closing.ANSWERED)]
    assert refused(table(actions="3 call, 1 call, 2 raise 2")).facts["least"] == 3


def test_a_raise_comes_back_to_who_was_forced_to_open() -> None:
    state, _ = play(table(actions="3 raise 10, 1 fold"))
    assert state.turn == 1
    assert offered(state) == {"call", "raise_to", "all_in", "fold"}


def test_r28_nobody_checks_a_forced_opening_and_anyone_checks_later() -> None:
    error = refused(table(actions="3 check"))
    assert error.reason is Reason.BET_TO_ANSWER
    assert error.facts == {"amount": 3}
    state, events = play(table(actions="3 call, 1 call, 2 check, 3 check"))
    assert only(Checked, events) == [Checked(1), Checked(2)]
    assert state.turn == 0


@pytest.mark.parametrize(("code", "first"), [("sichuan", "1"), ("online", "1 deal, 2")])
def test_r28_without_a_forced_opening_one_checks_in_the_first_round_too(
    code: str, first: str
) -> None:
    state, _ = play(table(code, actions=f"{first} check"))
    assert "check" in offered(state)


def test_who_checked_may_call_or_raise_when_woken() -> None:
    state, _ = play(table(actions="3 call, 1 call, 2 check, 3 check, 1 raise 5"))
    assert state.turn == 1
    assert offered(state) == {"call", "raise_to", "all_in", "fold"}
    assert legal_actions(state).raise_to == (10, 97)


def test_a_bet_is_answered_by_everyone_and_nobody_speaks_twice_for_nothing() -> None:
    state, _ = play(table(actions="3 raise 10, 1 raise 20, 2 fold, 3 call"))
    assert state.round == 2
    assert state.staked == (20, 3, 20)
    assert refused(table(actions="3 call, 2 call")).reason is Reason.NOT_YOUR_TURN


def test_r16_folding_costs_the_skin_and_later_what_was_put_in() -> None:
    state, events = play(table(actions="3 fold, 1 call, 2 check, 1 raise 5, 2 fold"))
    assert only(Folded, events) == [Folded(2, 1, 1), Folded(1, 0, 3)]
    assert state.net == (4, -3, -1)


@pytest.mark.parametrize(("stakes", "skin"), [("1-3", 1), ("5-10", 5), ("5-20", 5)])
def test_r27_the_skin_is_the_first_number_of_the_stakes(stakes: str, skin: int) -> None:
    _, events = play(table(bowls="500 500 500", stakes=stakes, actions="3 fold"))
    assert only(Folded, events) == [Folded(2, skin, skin)]


def test_r16_where_an_ante_is_posted_folding_adds_nothing() -> None:
    _, events = play(table("sichuan", actions="1 fold, 2 check, 3 raise 4, 2 fold"))
    assert only(Folded, events) == [Folded(0, 0, 1), Folded(1, 0, 1)]


def test_r16_who_has_put_in_nothing_pays_the_skin_in_any_round() -> None:
    text = table("chengdu+opening.free", actions="2 check, 3 check, 1 raise 1, 2 call, 3 fold")
    assert only(Folded, play(text)[1]) == [Folded(2, 1, 1)]


def test_r22_a_short_all_in_raise_is_answered_but_does_not_reopen_the_raising() -> None:
    text = table(bowls="100 100 15", actions="3 call, 1 raise 10, 2 call, 3 all-in")
    state, events = play(text)
    assert only(AllIn, events) == [AllIn(2, 12, 10, 15, raises=True, full=False)]
    assert state.turn == 0
    assert offered(state) == {"call", "fold"}
    for action in ("1 raise 30", "1 all-in"):
        assert refused(text + action).reason is Reason.RAISING_CLOSED
    state, _ = play(text + "1 call\n2 call\n")
    assert state.staked == (15, 15, 15)


def test_r22_who_has_not_acted_may_raise_over_a_short_all_in() -> None:
    text = table(bowls="100 100 5", actions="3 all-in")
    state, _ = play(text)
    assert state.turn == 0
    assert legal_actions(state).raise_to == (10, 100)
    state, _ = play(text + "1 raise 10\n")
    assert state.turn == 1
    assert "raise_to" in offered(state)


def test_r22_a_full_all_in_raise_reopens_the_raising() -> None:
    state, _ = play(table(bowls="100 100 20", actions="3 call, 1 raise 10, 2 call, 3 all-in"))
    assert legal_actions(state).raise_to == (40, 100)


def test_r35_a_short_first_bet_wakes_those_who_checked_like_any_other() -> None:
    state, _ = play(table(bowls="100 100 5", actions="3 call, 1 call, 2 check, 3 all-in, 1 call"))
    assert state.to_match == 2
    assert state.turn == 1
    assert legal_actions(state).raise_to == (10, 97)


def test_r22_with_one_able_to_act_and_nothing_to_answer_cards_are_dealt_on() -> None:
    text = table(bowls="100 20 20", actions="3 raise 20, 1 call, 2 call")
    state, events = play(text)
    assert state.phase is Phase.DIVIDING
    assert [e.how for e in only(RoundClosed, events)] == [
        Closing.ANSWERED,
        Closing.NOBODY_TO_BET,
        Closing.NOBODY_TO_BET,
    ]
    assert all(len(hand) == 4 for hand in state.hands)
    assert [e.round for e in only(RoundOpened, events)] == [1]


def test_r22_who_alone_can_act_still_answers_a_bet() -> None:
    state, _ = play(table(bowls="100 100 30", actions="3 raise 10, 1 fold, 2 call, 2 check"))
    assert state.turn == 2
    state, _ = play(
        table(bowls="100 100 30", actions="3 raise 10, 1 fold, 2 call, 2 check, 3 all-in")
    )
    assert (state.turn, offered(state)) == (1, {"call", "raise_to", "all_in", "fold"})


def test_r22_if_the_speaker_due_is_all_in_the_next_who_can_act_speaks() -> None:
    _, events = play(table(bowls="100 20 100", actions="3 call, 1 call, 2 all-in, 3 call, 1 call"))
    opened = only(RoundOpened, events)[-1]
    assert (opened.round, opened.due, opened.speaker) == (3, 1, 2)


def test_r22_a_round_is_not_checked_through_while_somebody_is_all_in() -> None:
    actions = "3 call, 1 call, 2 all-in, 3 call, 1 call, 3 check, 1 check"
    state, events = play(table(bowls="100 20 100", actions=actions))
    assert state.phase is Phase.DIVIDING
    assert only(RoundClosed, events)[-1] == RoundClosed(3, Closing.ANSWERED)


def test_who_is_all_in_has_no_more_decisions() -> None:
    text = table(bowls="100 20 100", actions="3 call, 1 call, 2 all-in, 3 call, 1 call")
    assert refused(text + "2 check").reason is Reason.NOT_YOUR_TURN


def test_one_may_fold_with_nothing_to_answer() -> None:
    state, _ = play(table("sichuan", actions="1 fold, 2 fold"))
    assert state.net == (-1, -1, 2)


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ("1 call", Reason.NOT_YOUR_TURN),
        ("3 divide 2h2d-QhQd", Reason.NOT_DIVIDING),
        ("3 deal", Reason.NOT_BEFORE_DEAL),
        ("3 mo 5", Reason.NOT_BEFORE_DEAL),
        ("3 declare", Reason.FLOWERS_NOT_DECLARED),
        ("3 call, 1 call, 2 call", Reason.NOTHING_TO_CALL),
        ("3 fold, 1 fold, 2 check", Reason.HAND_OVER),
        ("4 call", Reason.NO_SUCH_SEAT),
        ("0 call", Reason.NO_SUCH_SEAT),
        ("3 all-in, 1 all-in, 2 all-in, 2 check", Reason.NOT_BETTING),
    ],
)
def test_what_is_out_of_place_is_refused(actions: str, reason: Reason) -> None:
    assert refused(table(actions=actions)).reason is reason
