"""Whole evenings of program seats: points are conserved, and every seed plays the same again."""

from random import Random

import pytest

from tests.amounts import amounts
from tests.play.tables import some_rules
from tutor.play.evening import FreeTable, deal_hand, hand_seed, open_table, tempers_of, usual_bowl
from tutor.play.runner import advance, move, next_actor
from tutor.play.tempers import Temper
from tutor.rules import PRESETS
from tutor.rules.hand import (
    STAKES,
    Evening,
    HandState,
    Phase,
    Stage,
    call_time,
    can_bowl,
    close_hand,
    end_evening,
    format_record,
    parse_record,
    replay,
    start_hand,
)


def whole_hand(table: FreeTable, evening: Evening, number: int) -> HandState:
    """One hand of program seats, to its end."""
    setup = deal_hand(table, evening, number)
    state, _ = start_hand(setup)
    state, _ = advance(state, tempers_of(table, setup), hand_seed(table, number))
    assert state.phase is Phase.OVER
    return state


def whole_evening(table: FreeTable, hands: int) -> int:
    """An evening to its end, time called at `hands`; how many hands were played."""
    evening = open_table(table)
    chips, number = evening.chips, 0
    while evening.stage is not Stage.OVER and number < hands + 3 * len(table.tempers):
        number += 1
        state = whole_hand(table, evening, number)
        assert replay(parse_record(format_record(state)))[0] == state
        evening, _ = close_hand(evening, state)
        assert evening.chips == chips
        if number == hands and evening.stage is Stage.PLAYING:
            evening, _ = call_time(evening)
    if evening.stage is not Stage.OVER:
        evening, _ = end_evening(evening)
    assert sum(evening.purses) == chips
    assert evening.pot == 0
    return number


def many_evenings(luck: Random, evenings: int) -> None:
    for number in range(evenings):
        rules = some_rules(luck)
        seats = luck.randint(2, rules.most_players)
        tempers = tuple(luck.choice(list(Temper)) for _ in range(seats))
        stakes = luck.choice(list(STAKES.values()))
        purse = luck.choice((3, 20, 60)) * stakes.opening
        table = FreeTable(rules, stakes, tempers, f"evening {number}", purse=purse)
        assert whole_evening(table, luck.randint(1, 6)) > 0


@pytest.mark.parametrize("evenings", amounts(50, 5000))
def test_evenings_of_program_seats_conserve_every_point(evenings: int) -> None:
    many_evenings(Random("evenings"), evenings)


@pytest.mark.parametrize("code", PRESETS)
def test_play_stops_at_the_learner_and_goes_on_the_same_from_anywhere(code: str) -> None:
    tempers = [Temper.BOLD, None, Temper.CAREFUL]
    table = FreeTable(PRESETS[code], STAKES["1-3"], tuple(tempers), "a learner")
    evening = open_table(table)
    state, _ = start_hand(deal_hand(table, evening, 1))
    stopped, moves = advance(state, tempers, "x")
    assert next_actor(stopped, tempers) in (1, None)
    assert moves
    assert all(move.action.seat != 1 for move in moves)
    assert advance(state, tempers, "x") == (stopped, moves)
    if len(moves) > 1:
        assert advance(moves[0].state, tempers, "x") == (stopped, moves[1:])


def test_program_seats_divide_before_the_learner() -> None:
    tempers = [Temper.BOLD, None, Temper.BOLD]
    for number in range(300):
        table = FreeTable(PRESETS["chengdu"], STAKES["1-3"], tuple(tempers), f"divide {number}")
        state, _ = start_hand(deal_hand(table, open_table(table), 1))
        everyone = [Temper.BOLD] * 3
        while state.phase is Phase.BETTING:
            turn = state.turn
            assert turn is not None
            state = move(state, turn, everyone[turn], "x").state
        if state.phase is Phase.DIVIDING and state.divisions == (None,) * 3 and state.turn == 1:
            waiting, moves = advance(state, tempers, "x")
            assert moves
            assert next_actor(waiting, tempers) == 1
            return
    pytest.fail("no hand was divided with the learner first in order")


def test_the_deal_goes_round_and_bowls_are_usual() -> None:
    table = FreeTable(PRESETS["sichuan"], STAKES["1-3"], (Temper.CAREFUL,) * 4, "round")
    evening = open_table(table)
    assert table.labels == ("甲", "乙", "丙", "丁")
    dealers = []
    for number in range(1, 6):
        dealers.append(evening.dealer)
        assert all(can_bowl(evening, seat, usual_bowl(evening, seat)) for seat in range(4))
        assert deal_hand(table, evening, number, {0: 50}).bowls[0] == 50
        evening, _ = close_hand(evening, whole_hand(table, evening, number))
    assert dealers == [0, 1, 2, 3, 0]


def test_seeds_deal_different_hands() -> None:
    tables = [FreeTable(PRESETS["online"], STAKES["1-3"], (None,) * 3, seed) for seed in "ab"]
    decks = {
        deal_hand(table, open_table(table), number).deck for table in tables for number in (1, 2)
    }
    assert len(decks) == 4
