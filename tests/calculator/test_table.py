"""What an address may say, and what is told of one that says nonsense."""

import pytest
from hypothesis import given

from tests.calculator.tables import tables
from tutor.calculator import Chips, Seat, Table, examine, parse_table, read_pasted, verify_whole
from tutor.calculator.table import (
    parse_seats,
    with_seat,
    without_seat,
)
from tutor.rules import CARD, PRESETS, Reason, RuleError

CHENGDU = PRESETS["chengdu"]


def refusal(code: str, seats: str, **query: list[str]) -> RuleError:
    def read() -> None:
        table = parse_table(code, seats, query)
        verify_whole(table)
        examine(table)

    with pytest.raises(RuleError) as refused:
        read()
    return refused.value


@given(table=tables(chips=True))
def test_a_table_is_read_back_from_its_own_address(table: Table) -> None:
    fields: dict[str, list[str]] = {}
    for name, value in table.query():
        fields.setdefault(name, []).append(value)
    assert parse_table(table.rules.key, table.notation, fields) == table


@pytest.mark.parametrize(
    ("code", "seats", "query", "reason", "facts"),
    [
        ("poker", "Qh9s", {}, Reason.UNKNOWN_RULES, {"code": "poker"}),
        ("chengdu+luck.good", "Qh9s", {}, Reason.UNKNOWN_SWITCH, {"switch": "luck"}),
        (
            "chengdu+zeros.odd",
            "Qh9s",
            {},
            Reason.UNKNOWN_CHOICE,
            {"switch": "zeros", "choice": "odd"},
        ),
        ("chengdu", "Qh9s2d4s_Kh9c6h6d", {}, Reason.UNKNOWN_CARD, {"code": "Kh", "seat": 2}),
        ("chengdu", "Qh9s2d4s_6h6dQh8c", {}, Reason.CARD_TWICE, {"card": CARD["Qh"], "seat": 2}),
        ("chengdu", "QhQh", {}, Reason.CARD_TWICE, {"card": CARD["Qh"], "seat": 1}),
        ("chengdu", "2d4-sQhQd", {}, Reason.BROKEN_DIVISION, {"text": "2d4-sQhQd", "seat": 1}),
        ("chengdu", "Qh9s2d4s6h", {}, Reason.WRONG_COUNT, {"expected": 4, "given": 5, "seat": 1}),
        ("chengdu", "Qh9s2d", {}, Reason.WRONG_COUNT, {"expected": 4, "given": 3, "seat": 1}),
        ("chengdu", "Qh9s_2d4s", {}, Reason.WRONG_COUNT, {"expected": 4, "given": 2, "seat": 1}),
        ("chengdu", "_" * 8, {}, Reason.TOO_MANY_SEATS, {"given": 9, "most": 8}),
        (
            "sichuan",
            "Qh9s2d4s_6h6d8s8h",
            {"declared": ["3"]},
            Reason.NO_SUCH_SEAT,
            {"seat": "3", "most": 2},
        ),
        (
            "sichuan",
            "Qh9s2d4s_6h6d8s8h",
            {"declared": ["1"]},
            Reason.NO_FLOWERS,
            {"seat": "1"},
        ),
        (
            "chengdu",
            "TsThJs4s_6h6d8s8h",
            {"declared": ["1"]},
            Reason.FLOWERS_NOT_DECLARED,
            {"seat": "1"},
        ),
        ("chengdu", "Qh9s2d4s", {"stake": ["-5"]}, Reason.BAD_AMOUNT, {"amount": "-5"}),
        ("chengdu", "Qh9s2d4s", {"pot": ["9" * 10]}, Reason.BAD_AMOUNT, {"amount": "9" * 10}),
        ("chengdu", "Qh9s2d4s", {"pot": ["0" * 30]}, Reason.BAD_AMOUNT, {"amount": "0" * 20}),
        ("chengdu", "Qh9s2d4s", {"pot": ["ten"]}, Reason.BAD_AMOUNT, {"amount": "ten"}),
        ("chengdu", "Qh9s2d4s", {"bowl": ["1", "2"]}, Reason.NO_SUCH_SEAT, {"seat": 2, "most": 1}),
    ],
)
def test_what_is_wrong_is_named(
    code: str, seats: str, query: dict[str, list[str]], reason: Reason, facts: dict[str, object]
) -> None:
    error = refusal(code, seats, **query)
    assert error.reason is reason
    assert error.facts == facts


def test_a_third_card_of_a_kind_is_named_with_the_seat_that_has_it() -> None:
    error = refusal("chengdu", "QhQd2h3h_QhJs4c4s")
    assert error.reason is Reason.THIRD_OF_KIND
    assert error.facts["seat"] == 2


def test_a_rule_set_seats_no_more_than_it_may() -> None:
    seats = "Qh9s2d4s_6h6d8s8h_QdJs3hXr_Jc9c8c7c_7s7h7d5c_ThTdTsTc_4h4d4c2h"
    error = refusal("online", seats)
    assert (error.reason, error.facts) == (Reason.TOO_MANY_SEATS, {"given": 7, "most": 6})
    verify_whole(parse_table("chengdu", seats, {}))


def test_cards_come_and_go() -> None:
    seat = Seat().with_card(CARD["Qh"]).with_card(CARD["9s"])
    assert str(seat) == "Qh9s"
    assert str(seat.without_card(CARD["Qh"])) == "9s"
    assert str(parse_seats("2d4s-Qh9s")[0].without_card(CARD["Qh"])) == "2d4s9s"
    table = Table(CHENGDU, (seat, Seat((CARD["2d"],))))
    assert with_seat(table).notation == "Qh9s_2d_"
    assert without_seat(table, 1).notation == "2d"
    assert without_seat(without_seat(table, 1), 1).seats == (Seat(),)


def test_a_seat_that_goes_takes_its_chips_and_its_declaration_along() -> None:
    table = Table(
        PRESETS["sichuan"],
        parse_seats("Qh9s2d4s_TsThJs4c_6h6d8s8h"),
        (2, 3),
        Chips((50, 200, 150), (None, 200, None), (5,), 10),
    )
    less = without_seat(table, 2)
    assert less.declared == (2,)
    assert less.chips == Chips((50, 150), (None, None), (5,), 10)
    assert with_seat(less).chips == Chips((50, 150, 0), (None, None, None), (5,), 10)


def test_a_division_is_chosen_by_its_notation() -> None:
    assert examine(Table(CHENGDU, parse_seats("2d4s-Qh9s"))).seats[0].given
    assert not examine(Table(CHENGDU, parse_seats("Qh9s2d4s"))).seats[0].given


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("qh 9S 10d Xr", "Qh9sTdXr"),
        ("Qh,9s 2d,4s / 6h6d8s8h", "Qh9s2d4s_6h6d8s8h"),
        ("Qh9s2d4s\r\n6h6d8s8h\n", "Qh9s2d4s_6h6d8s8h"),
        ("Qh 2d 8h 4d Ts 4c 6s Jc", "Qh2d8h4d_Ts4c6sJc"),
        ("2d4s–qhqd", "2d4s-QhQd"),
        ("", ""),
    ],
)
def test_cards_are_read_as_people_type_them(typed: str, seats: str) -> None:
    assert read_pasted(typed) == seats


def test_a_declaration_waits_for_its_cards() -> None:
    table = parse_table("sichuan", "TsThJs4c_6h6d8s8h_Qh", {"declared": ["1", "3"]})
    result = examine(table).result
    assert result is not None
    assert result.left == ("1",)
