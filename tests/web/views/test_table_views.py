"""What a table shows: seats anticlockwise, chips as they lie, words of the rule set, no secrets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask import Flask

from tutor.rules import parse_rules
from tutor.rules.hand import Phase, observe, parse_record, steps
from tutor.web.views.table.page import HandPage, ShownHand, hand_page, with_turn
from tutor.web.views.table.table import watch
from tutor.web.views.table.turn import turn_view
from tutor.web.views.terms import speech

RECORD = """\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 50
names: 甲, 乙, 丙
cards: Qh2hQd4s 8h6cJs9s Th7d5c4h

2 call
3 fold
1 raise 3
2 raise 10
1 call
1 check
2 check
"""
FOUGHT = RECORD.replace(
    "1 check\n2 check", "1 raise 20\n2 call\n1 divide 2h4s-QhQd\n2 divide 6c9s-8hJs"
)


@pytest.fixture(autouse=True)
def in_request(app: Flask) -> Iterator[None]:
    with app.test_request_context("/?lang=en"):
        yield


def page(text: str, at: int, seat: int | None = 0, opened: bool = False) -> HandPage:
    record = parse_record(text)
    played = list(steps(record))
    shown = ShownHand(
        title="A hand",
        steps=played,
        at=at,
        since=at,
        seat=seat,
        url=lambda n: f"?step={n}",
        total=len(played) - 1,
        opened=opened,
    )
    how = speech(record.setup.rules)
    return with_turn(hand_page(shown, how), shown, how)


def test_seats_stand_anticlockwise_from_the_viewer() -> None:
    for seat in range(3):
        seats = page(RECORD, 0, seat).table.seats
        assert [one.place for one in seats] == [0, 1, 2]
        assert [one.name for one in seats] == ["甲乙丙甲乙"[seat + n] for n in range(3)]
        assert [one.mine for one in seats] == [True, False, False]
    assert [one.dealer for one in page(RECORD, 0, 0).table.seats] == [False, False, True]


def test_chips_bets_and_skins_are_where_they_lie() -> None:
    table = page(RECORD, 2).table
    assert [(one.chips, one.staked) for one in table.seats] == [(97, 3), (97, 3), (49, 1)]
    assert table.skins == 1
    assert page(RECORD, 0).table.bet == 3
    assert page(RECORD, 4).table.bet == 10


def test_cards_of_others_that_lie_face_down_are_not_there() -> None:
    for at in range(8):
        own, *others = page(RECORD, at).table.seats
        assert None not in own.cards
        for other in others:
            assert other.cards[:2] == (None, None)
            assert None not in other.cards[2:]


def test_a_showdown_opens_the_hands_that_were_compared_and_no_other() -> None:
    table = page(FOUGHT, 9).table
    mine, second, third = table.seats
    assert mine.division is not None
    assert second.division is not None
    assert third.division is None
    assert third.cards[:2] == (None, None)
    assert [one.net for one in table.seats] == ["+34", "−33", "−1"]


def test_beside_the_table_all_cards_are_hidden_or_all_are_open() -> None:
    hidden = page(RECORD, 3, None).table
    assert all(one.cards[:2] == (None, None) for one in hidden.seats)
    opened = page(RECORD, 3, None, opened=True).table
    assert all(None not in one.cards for one in opened.seats)
    assert not any(one.mine for one in opened.seats)


def test_what_happened_is_told_in_the_rule_sets_words() -> None:
    told = [str(line) for line in page(RECORD, 1).told]
    assert len(told) == 1
    assert "瞧" in told[0]
    head = RECORD.replace("chengdu", "sichuan").partition("2 call")[0]
    turn = page(f"{head}3 raise 2\n", 1).turn
    assert turn is not None
    assert [one.term.name for one in turn.actions] == ["跟", "大", "敲", "丢"]


def test_a_division_is_told_to_its_own_seat_until_all_have_divided() -> None:
    assert any("divides" in line for line in page(FOUGHT, 8, 0).told)
    assert not any("divide" in line for line in page(FOUGHT, 8, 1).told)


def test_who_is_due_gets_every_choice_with_its_price() -> None:
    turn = page(RECORD, 0, 1).turn
    assert turn is not None
    assert [(one.do, one.price, one.digit) for one in turn.actions] == [
        ("call", "adds 3", "1"),
        ("raise 10", "to 10", "2"),
        ("all-in", "all 100", "3"),
        ("fold", "leaves 1", "4"),
    ]
    raising = turn.actions[1]
    assert (raising.least, raising.most) == (10, 100)
    assert len(turn.costs) == 4
    assert page(RECORD, 0, 0).turn is None


def test_who_divides_gets_the_four_cards() -> None:
    turn = page(FOUGHT, 7).turn
    assert turn is not None
    assert [card.code for card in turn.cards] == ["Qh", "2h", "Qd", "4s"]
    assert turn.actions == ()


def test_the_ledger_has_a_line_for_every_transfer_and_adds_up() -> None:
    settled = page(FOUGHT, 9).settled
    assert settled is not None
    moved = [(row.payer, row.taker, row.amount) for row in settled.rows if not row.back]
    assert moved == [("乙", "甲", 33), ("丙", "甲", 1)]
    assert all(row.reason for row in settled.rows)
    assert sum(int(net.replace("−", "-")) for _name, net in settled.nets) == 0
    assert page(FOUGHT, 8).settled is None


def test_chips_that_change_hands_are_shown_to_move() -> None:
    moves = page(FOUGHT, 9, 1).table.moves
    assert [(one.payer, one.taker, one.amount) for one in moves] == [(0, 2, 33), (1, 2, 1)]


def test_a_seat_reads_as_a_sentence() -> None:
    mine, second, third = (one.sentence for one in page(RECORD, 2).table.seats)
    assert mine.startswith("甲 Jia (you), to act now")
    assert "97 in the bowl, 3 staked" in second
    assert "2 face down; open: black jack, 斧头." in second
    assert third.startswith("丙 Bing, deals, 甩")


def test_the_ways_to_other_steps_end_at_both_ends() -> None:
    first, last = page(RECORD, 0).steps, page(RECORD, 7).steps
    assert (first.back, first.on, first.first, first.last) == ("", "?step=1", "", "?step=7")
    assert (last.back, last.on, last.first, last.last) == ("?step=6", "", "?step=0", "")


def test_a_watcher_of_a_hand_that_is_over_sees_no_folded_cards() -> None:
    state = list(steps(parse_record(FOUGHT)))[-1][0]
    assert state.phase is Phase.OVER
    assert watch(state, opened=False).hands[2][:2] == (None, None)


def test_a_seat_that_waits_has_no_turn() -> None:
    state = next(steps(parse_record(RECORD)))[0]
    how = speech(parse_rules("chengdu"))
    assert turn_view(observe(state, 2), how) is None


def test_the_fourth_card_is_turned_up_where_it_is_squeezed_and_only_then() -> None:
    assert [one.turned for one in page(RECORD, 5).table.seats] == [True, True, False]
    assert not any(one.turned for one in page(RECORD, 6).table.seats)
