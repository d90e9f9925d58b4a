"""An evening: the deal, bowls, mangoes, the last circle and the end (R15, R25, R26, R31)."""

from dataclasses import replace

import pytest

from tests.rules.hand.tables import play, table
from tutor.rules import DECK, PRESETS, Reason, RuleError, parse_rules
from tutor.rules.hand import (
    STAKES,
    DealMoved,
    Evening,
    EveningEnded,
    Event,
    HandState,
    LastCircleCalled,
    MangoCause,
    MangoOwed,
    PotShared,
    Stage,
    act,
    call_time,
    can_bowl,
    can_call_time,
    close_hand,
    end_evening,
    least_bowl,
    legal_actions,
    next_hand,
    open_evening,
    start_hand,
    verify_bowl,
)
from tutor.rules.hand.actions import Action, Verb

ONE_THREE = STAKES["1-3"]


def evening_of(code: str = "chengdu", purses: str = "2000 2000 2000", dealer: int = 0) -> Evening:
    return open_evening(
        parse_rules(code), ONE_THREE, [int(purse) for purse in purses.split()], dealer=dealer
    )


def outbet(evening: Evening) -> HandState:
    """All fold to the first bet of the first round."""
    return finish(evening, (Verb.DEAL, Verb.RAISE, Verb.FOLD))


def checked(evening: Evening) -> HandState:
    """All call the opening, if there is one, and check."""
    return finish(evening, (Verb.DEAL, Verb.CHECK, Verb.CALL))


def won(evening: Evening) -> HandState:
    """A hand that calls for no mango: all call, then all fold to one in the second round."""
    return finish(evening, (Verb.DEAL, Verb.RAISE, Verb.CALL), (Verb.RAISE, Verb.FOLD))


PLAYS = {"outbet": outbet, "checked": checked, "won": won}


def finish(evening: Evening, first: tuple[Verb, ...], later: tuple[Verb, ...] = ()) -> HandState:
    """A whole hand in which everyone does the first of these that can be done; a bet is raised
    by nobody.
    """
    state, _ = start_hand(next_hand(evening, DECK, bowls_of(evening)))
    while state.ending is None:
        legal = legal_actions(state)
        assert legal.seat is not None
        can = {
            Verb.CHECK: legal.check,
            Verb.CALL: legal.call is not None,
            Verb.RAISE: legal.raise_to is not None and state.to_match == 0,
            Verb.FOLD: legal.fold,
            Verb.DEAL: legal.deal,
        }
        wishes = later if later and state.round > 1 else first
        verb = next(verb for verb in wishes if can[verb])
        amount = legal.raise_to[0] if legal.raise_to and verb is Verb.RAISE else None
        state, _ = act(state, Action(legal.seat, verb, amount))
    return state


def bowls_of(evening: Evening) -> dict[int, int]:
    """The least bowls, but of 20 where that is allowed."""
    most = [purse - owed for purse, owed in zip(evening.purses, evening.owed, strict=True)]
    return {seat: max(least_bowl(evening, seat), min(20, most[seat])) for seat in evening.playing}


def only(kind: type, events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.parametrize("code", PRESETS)
def test_r26_the_next_anticlockwise_deals(code: str) -> None:
    evening = evening_of(code, dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(evening.dealer)
        evening, events = close_hand(evening, won(evening))
        assert only(DealMoved, events) == [DealMoved(evening.dealer, stays=False)]
    assert dealers == [1, 2, 0, 1]


def test_purses_are_kept_and_bowls_stand() -> None:
    evening = evening_of()
    assert [least_bowl(evening, seat) for seat in range(3)] == [100, 100, 100]
    hand = next_hand(evening, DECK, {1: 300})
    assert hand.bowls == (100, 300, 100)
    state = won(evening)
    evening, _ = close_hand(evening, state)
    assert evening.purses == tuple(2000 + net for net in state.net)
    assert evening.bowls == tuple(100 + net for net in state.net)
    assert next_hand(evening, DECK).bowls == evening.bowls


@pytest.mark.parametrize(
    ("standing", "purse", "least"), [(0, 2000, 50), (30, 2000, 30), (0, 40, 40), (30, 30, 30)]
)
def test_r31_a_later_bowl_is_a_new_one_or_what_stands_or_all_that_is_left(
    standing: int, purse: int, least: int
) -> None:
    evening = evening_of()
    purses, bowls = (2000, purse, 2000), (100, standing, 100)
    evening = replace(evening, purses=purses, bowls=bowls, put_up=(True, True, True))
    assert least_bowl(evening, 1) == least
    assert can_bowl(evening, 1, least)
    assert can_bowl(evening, 1, purse)
    for bowl, reason in ((least - 1, Reason.BOWL_TOO_SMALL), (purse + 1, Reason.BOWL_BEYOND_PURSE)):
        with pytest.raises(RuleError) as refusal:
            verify_bowl(evening, 1, bowl)
        assert refusal.value.reason is reason


def test_where_bowls_are_set_for_each_hand_the_skin_is_the_least() -> None:
    evening = evening_of("online")
    assert [least_bowl(evening, seat) for seat in range(3)] == [1, 1, 1]
    evening, _ = close_hand(evening, outbet(evening))
    assert [least_bowl(evening, seat) for seat in range(3)] == [1, 1, 1]


def test_after_an_outbet_all_but_the_winner_pay_a_fixed_mango() -> None:
    evening, events = close_hand(evening_of(), outbet(evening_of()))
    assert only(MangoOwed, events) == [MangoOwed((0, 2), 5, MangoCause.OUTBET, 1)]
    assert next_hand(evening, DECK).mango == (5, 0, 5)


def test_r15_a_switch_makes_the_winner_pay_too() -> None:
    evening = evening_of("chengdu+mango_payers.everyone")
    evening, _ = close_hand(evening, outbet(evening))
    assert evening.owed == (5, 5, 5)


def test_after_a_check_all_pay_and_the_pot_goes_on_until_it_is_taken() -> None:
    evening, events = close_hand(evening_of(), checked(evening_of()))
    assert only(MangoOwed, events) == [MangoOwed((0, 1, 2), 5, MangoCause.CHECKED, 1)]
    evening, _ = close_hand(evening, checked(evening))
    assert (evening.pot, evening.owed) == (15, (5, 5, 5))
    state = won(evening)
    assert state.setup.pot == 15
    evening, _ = close_hand(evening, state)
    assert (evening.pot, evening.owed) == (0, (0, 0, 0))
    assert evening.chips == 6000


@pytest.mark.parametrize(
    ("hands", "amounts"),
    [
        ("outbet checked outbet checked", [2, 5, 10, 10]),
        ("checked outbet won checked won outbet", [5, 5, 10, 10]),
    ],
)
def test_the_ladder_counts_both_kinds_together_and_is_never_reset(
    hands: str, amounts: list[int]
) -> None:
    evening = evening_of("sichuan")
    owed = []
    for hand in hands.split():
        evening, events = close_hand(
            evening, {"outbet": outbet, "checked": checked, "won": won}[hand](evening)
        )
        owed += [event.amount for event in events if isinstance(event, MangoOwed)]
    assert owed == amounts


def test_the_ladder_grows_with_the_ante() -> None:
    evening = open_evening(PRESETS["sichuan"], STAKES["5-10"], [2000, 2000])
    amounts = []
    for _ in range(3):
        evening, _ = close_hand(evening, checked(evening))
        amounts.append(evening.owed[0])
    assert amounts == [25, 25, 50]


def test_online_knows_no_mango() -> None:
    evening = evening_of("online")
    for hand in (outbet, checked):
        evening, events = close_hand(evening, hand(evening))
        assert only(MangoOwed, events) == []
        assert evening.owed == (0, 0, 0)


@pytest.mark.parametrize(
    ("first", "due", "dealers"),
    [(0, 0, [0, 1, 2, 0]), (0, 1, [1, 2, 0]), (0, 2, [2, 0]), (2, 0, [0, 1, 2])],
)
def test_r25_the_last_circle_ends_with_the_first_dealer(
    first: int, due: int, dealers: list[int]
) -> None:
    evening = evening_of(dealer=first)
    while evening.dealer != due:
        evening, _ = close_hand(evening, won(evening))
    evening, events = call_time(evening)
    assert events[0] == LastCircleCalled(first)
    dealt = []
    while evening.stage is Stage.LAST_CIRCLE:
        assert evening.owed == (5, 5, 5)
        dealt.append(evening.dealer)
        evening, events = close_hand(evening, won(evening))
    assert dealt == dealers
    assert isinstance(events[-1], EveningEnded)
    assert only(MangoOwed, events) == []
    assert sum(evening.purses) == 6000


@pytest.mark.parametrize("hand", [outbet, checked])
def test_r25_in_the_last_circle_the_dealer_stays_after_a_mango_which_never_grows(hand) -> None:
    evening, _ = close_hand(evening_of(), won(evening_of()))
    evening, _ = call_time(evening)
    dealer = evening.dealer
    for _ in range(3):
        evening, events = close_hand(evening, hand(evening))
        assert only(DealMoved, events) == [DealMoved(dealer, stays=True)]
        assert evening.owed == (5, 5, 5)
    evening, _ = close_hand(evening, won(evening))
    assert evening.dealer != dealer


def test_r25_the_last_hand_of_all_is_dealt_again_after_a_mango() -> None:
    evening, _ = call_time(close_hand(evening_of(dealer=1), won(evening_of(dealer=1)))[0])
    while evening.dealer != 1:
        evening, _ = close_hand(evening, won(evening))
    evening, _ = close_hand(evening, checked(evening))
    assert evening.stage is Stage.LAST_CIRCLE
    evening, _ = close_hand(evening, won(evening))
    assert (evening.stage, evening.pot) == (Stage.OVER, 0)


@pytest.mark.parametrize("end", [call_time, end_evening])
def test_at_the_end_all_at_the_table_share_the_pot_odd_chips_after_the_dealer(end) -> None:
    evening = evening_of("sichuan")
    for _ in range(2):
        evening, _ = close_hand(evening, checked(evening))
    evening, _ = close_hand(evening, checked(evening))
    assert (evening.pot, evening.dealer) == (30, 0)
    evening = replace(evening, pot=31, purses=(1989, 1990, 1990))
    ended, events = end(evening)
    assert only(PotShared, events) == [PotShared(1, 11), PotShared(2, 10), PotShared(0, 10)]
    assert ended.purses == (1999, 2001, 2000)
    assert ended.stage is Stage.OVER


def test_r31_who_cannot_pay_sits_out_and_the_deal_passes_over() -> None:
    evening = evening_of("sichuan", "100 5 100 100")
    evening, _ = close_hand(evening, checked(evening))
    assert evening.owed == (5, 5, 5, 5)
    assert evening.playing == (0, 2, 3)
    assert evening.dealer == 2
    hand = next_hand(evening, DECK)
    assert (len(hand.bowls), hand.dealer, hand.mango) == (3, 1, (5, 5, 5))
    with pytest.raises(RuleError) as refusal:
        verify_bowl(evening, 1, 1)
    assert refusal.value.reason is Reason.CANNOT_POST
    evening, _ = close_hand(evening, won(evening))
    assert evening.playing == (0, 1, 2, 3)
    assert evening.purses[1] == 5


def test_with_fewer_than_two_left_the_evening_ends() -> None:
    evening = evening_of("sichuan", "100 5")
    evening, events = close_hand(evening, checked(evening))
    assert evening.stage is Stage.OVER
    assert events[-1] == EveningEnded((100, 5))


def test_what_an_evening_refuses() -> None:
    evening = evening_of()
    for purses, reason in (
        ([100], Reason.TOO_FEW_SEATS),
        ([100] * 9, Reason.TOO_MANY_SEATS),
        ([100, 0], Reason.CANNOT_POST),
        ([100, -1], Reason.BAD_AMOUNT),
    ):
        with pytest.raises(RuleError) as refusal:
            open_evening(PRESETS["chengdu"], ONE_THREE, purses)
        assert refusal.value.reason is reason
    begun, _ = start_hand(next_hand(evening, DECK))
    ended, _ = end_evening(evening)
    circle, _ = call_time(evening)
    assert can_call_time(evening)
    assert not can_call_time(circle)
    assert not can_call_time(ended)
    for refused, reason in (
        (lambda: close_hand(evening, begun), Reason.HAND_NOT_OVER),
        (lambda: next_hand(ended, DECK), Reason.EVENING_OVER),
        (lambda: end_evening(ended), Reason.EVENING_OVER),
        (lambda: call_time(circle), Reason.LAST_CIRCLE_ALREADY),
        (lambda: next_hand(evening, DECK, {0: 99}), Reason.BOWL_TOO_SMALL),
        (lambda: verify_bowl(evening, 3, 99), Reason.NO_SUCH_SEAT),
    ):
        with pytest.raises(RuleError) as refusal:
            refused()
        assert refusal.value.reason is reason


def test_names_go_with_their_seats() -> None:
    evening = open_evening(PRESETS["sichuan"], ONE_THREE, [9, 9, 9], names=["甲", "乙", "丙"])
    assert next_hand(evening, DECK).names == ("甲", "乙", "丙")
    assert play(table(names="甲, 乙, 丙"))[0].setup.label(1) == "乙"


def test_r31_who_cannot_pay_for_the_last_circle_does_not_deal_in_it() -> None:
    evening = replace(evening_of(), dealer=1, purses=(100, 4, 100))
    circle, events = call_time(evening)
    assert events[-1] == DealMoved(2, stays=False)
    assert (circle.dealer, circle.playing) == (2, (0, 2))
    ended, events = call_time(replace(evening, purses=(4, 4, 100)))
    assert ended.stage is Stage.OVER
    assert events[-1] == EveningEnded((4, 4, 100))


def test_r38_a_first_dealer_who_cannot_play_ends_the_last_circle_where_he_would_deal() -> None:
    evening, _ = call_time(replace(evening_of(), dealer=1, purses=(4, 100, 100)))
    dealt = []
    while evening.stage is Stage.LAST_CIRCLE:
        dealt.append(evening.dealer)
        evening, _ = close_hand(evening, won(evening))
    assert dealt == [1, 2]
