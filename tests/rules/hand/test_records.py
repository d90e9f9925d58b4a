"""Hands as text: golden hands, what a broken record is told, and packing into an address."""

import pickle
import re
from pathlib import Path

import pytest

from tests.rules.hand.tables import play, refused, table
from tutor.rules import DECK, PRESETS, Reason, RuleError
from tutor.rules.hand import (
    MOST_PACKED,
    MOST_TEXT,
    STAKES,
    RecordError,
    Stakes,
    format_record,
    pack_record,
    parse_record,
    replay,
    set_up,
    start_hand,
    unpack_record,
)

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
EXPECTED = re.compile(r"# ends: ([\w-]+); eats: ([\d ]*); net: ([-\d ]+); pot: (\d+)")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_hand_ends_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = EXPECTED.search(text)
    assert expected is not None
    state, _ = play(text)
    assert state.ending is not None
    eaters = " ".join(str(seat + 1) for seat in state.ending.eaters)
    net = " ".join(map(str, state.net))
    assert (state.ending.how.value, eaters, net, str(state.pot)) == expected.groups()
    assert replay(parse_record(format_record(state)))[0] == state


def test_a_record_is_written_in_one_way() -> None:
    text = table(
        "chengdu+zeros.single", "100 50 80", "3 call, 1 raise 20, 2 fold", dealer=1,
        mango="5 0 5", pot="10", names="甲, 乙, 丙",
    )  # fmt: skip
    state, _ = play(text)
    assert format_record(state) == (
        "rules: chengdu+zeros.single\nstakes: 1-3\ndealer: 1\nbowls: 100 50 80\nmango: 5 0 5\n"
        "pot: 10\nnames: 甲, 乙, 丙\ndeck: Qh Qd 2h 2d 8h 8d 4h 4d Ts Tc 4s 4c\n\n"
        "3 call\n1 raise 20\n2 fold\n"
    )


def test_a_record_may_stop_anywhere() -> None:
    state, _ = play(table())
    assert replay(parse_record(format_record(state)))[0] == state
    assert state.ending is None


def test_spaces_comments_and_the_order_of_the_header_are_free() -> None:
    plain = table(actions="3 call, 1 call")
    header, _, actions = plain.partition("\n\n")
    turned = "\n \n".join(reversed(header.splitlines()))
    loose = f"# a hand\n{turned}\n\n  # and its words\n{actions.replace(' ', '   ')}\r\n"
    assert replay(parse_record(loose)) == replay(parse_record(plain))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("rules: chengdu\n", "", 0, Reason.MISSING_LINE),
        ("bowls: 100 100 100\n", "", 0, Reason.MISSING_LINE),
        ("deck: ", "# ", 0, Reason.MISSING_LINE),
        ("deck: ", "colour: ", 5, Reason.UNKNOWN_LINE),
        ("dealer: 1\n", "dealer: 1\ndealer: 1\n", 4, Reason.LINE_TWICE),
        ("dealer: 1\n", "dealer: 1\ncards: Qh2d8h4d\n", 4, Reason.LINE_TWICE),
        ("rules: chengdu", "rules: beijing", 1, Reason.UNKNOWN_RULES),
        ("rules: chengdu", "rules: chengdu+zeros.up", 1, Reason.UNKNOWN_CHOICE),
        ("stakes: 1-3", "stakes: 2-6", 2, Reason.UNKNOWN_STAKES),
        ("dealer: 1", "dealer: 4", 3, Reason.NO_SUCH_SEAT),
        ("dealer: 1", "dealer: 0", 3, Reason.NO_SUCH_SEAT),
        ("dealer: 1", "dealer: one", 3, Reason.BAD_AMOUNT),
        ("dealer: 1", "dealer: -1", 3, Reason.BAD_AMOUNT),
        ("dealer: 1", "dealer: ²", 3, Reason.BAD_AMOUNT),
        ("bowls: 100", "bowls: 9999999999", 4, Reason.BAD_AMOUNT),
        ("bowls: 100", "bowls: 1e2", 4, Reason.BAD_AMOUNT),
        ("bowls: 100", "bowls: 0", 4, Reason.BOWL_TOO_SMALL),
        ("bowls: 100 100 100", "bowls: 100", 4, Reason.TOO_FEW_SEATS),
        ("deck: Qh", "mango: 5 5\ndeck: Qh", 5, Reason.NOT_ONE_A_SEAT),
        ("deck: Qh", "names: A, B\ndeck: Qh", 5, Reason.NOT_ONE_A_SEAT),
        ("chengdu\n", "online\npot: 5\n", 2, Reason.NO_MANGO),
        ("deck: Qh", "deck: Kh", 5, Reason.UNKNOWN_CARD),
        ("deck: Qh", "deck: Qd", 5, Reason.CARD_TWICE),
        ("deck: Qh", "deck:", 5, Reason.WRONG_COUNT),
        ("3 call", "3 calls", 7, Reason.UNKNOWN_LINE),
        ("3 call", "call", 7, Reason.UNKNOWN_LINE),
        ("3 call", "3 call 3", 7, Reason.UNKNOWN_LINE),
        ("3 call", "3 raise", 7, Reason.UNKNOWN_LINE),
        ("3 call", "3 raise ten", 7, Reason.BAD_AMOUNT),
        ("3 call", "3 raise 9", 7, Reason.RAISE_TOO_SMALL),
        ("3 call", "x call", 7, Reason.BAD_AMOUNT),
        ("3 call", "9 call", 7, Reason.NO_SUCH_SEAT),
        ("3 call", "3 divide 2d4s", 7, Reason.BROKEN_DIVISION),
        ("3 call", "3 divide QhQd-2d4s", 7, Reason.LARGER_FIRST),
        ("3 call", "3 call\npot: 5", 8, Reason.UNKNOWN_LINE),
        ("1 call", "2 call", 8, Reason.NOT_YOUR_TURN),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    old: str, new: str, line: int, reason: Reason
) -> None:
    text = table(actions="3 call, 1 call")
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert (error.reason, error.line) == (reason, line)


def test_a_record_error_is_a_refusal_that_survives_being_sent_away() -> None:
    error = refused(table(actions="3 raise 9"))
    assert isinstance(error, RuleError)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is RecordError
    assert (again.line, again.reason, again.facts) == (error.line, error.reason, error.facts)
    assert str(error) == "line 7: RAISE_TOO_SMALL(amount=9, least=10)"


def test_only_known_stakes_can_be_written_down() -> None:
    house = Stakes("2-6", 2, 6, 0, 6, 100, 50)
    state, _ = start_hand(set_up(PRESETS["chengdu"], house, [50, 50], deck=DECK))
    with pytest.raises(RuleError) as refusal:
        format_record(state)
    assert refusal.value.reason is Reason.UNKNOWN_STAKES


def test_an_endless_record_is_not_read() -> None:
    error = refused("#" * (MOST_TEXT + 1))
    assert (error.reason, error.facts) == (
        Reason.RECORD_TOO_LONG,
        {"length": MOST_TEXT + 1, "most": MOST_TEXT},
    )


def test_addresses_shared_once_stay_readable() -> None:
    packed = "wxEUWD2M6TMiYpELYS_EPcAwBgA"
    assert unpack_record(packed) == format_record(play(table(actions="3 call, 1 raise 20"))[0])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_whole_hand_fits_in_an_address(path: Path) -> None:
    text = format_record(play(path.read_text(encoding="utf-8"))[0])
    packed = pack_record(text)
    assert re.fullmatch(r"[\w-]+", packed, re.ASCII)
    assert unpack_record(packed) == text
    assert len(packed) < 400


def test_what_does_not_fit_in_an_address_is_refused() -> None:
    text = table() + "".join(f"# {hash(('line', at))}\n" for at in range(200))
    with pytest.raises(RecordError) as refusal:
        pack_record(text)
    assert refusal.value.reason is Reason.RECORD_TOO_LONG
    with pytest.raises(RecordError) as refusal:
        unpack_record("A" * (MOST_PACKED + 1))
    assert refusal.value.reason is Reason.RECORD_TOO_LONG


def test_a_bomb_or_a_scrap_is_refused() -> None:
    good = pack_record(table())
    bomb = pack_record("#" * MOST_TEXT)
    assert len(bomb) < 100
    for packed in ("", "A", "é", "!!!!", good[:-6], good + "AAAA", good[4:]):
        with pytest.raises(RecordError) as refusal:
            unpack_record(packed)
        assert refusal.value.reason is Reason.BROKEN_RECORD


def test_stakes_have_the_names_that_records_use() -> None:
    assert all(stakes.name == name for name, stakes in STAKES.items())
