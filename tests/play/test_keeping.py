"""What a table keeps: read as it was written, by the first release too; damage is told, always."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play.kept import OldRow, Row, damaged_data, damaged_rows, gone_on, kept, old_rows
from tutor.play.game import Way
from tutor.play.keeping import (
    VERSION,
    KeptError,
    KeptPlace,
    NewerError,
    TornError,
    pack_place,
    unpack,
)
from tutor.play.sitting import EVENING, Sitting, do, go_on, open_evening, sit
from tutor.rules import parse_rules
from tutor.rules.hand import ActForm, Stage, format_act

OLD = old_rows()
ROWS = [one.row for one in OLD]


@pytest.mark.parametrize("one", OLD, ids=lambda one: f"{one.row.kind} {one.number}")
def test_what_the_first_release_kept_is_played_on(one: OldRow) -> None:
    sitting = sit(*one.row)
    assert (sitting.number, sitting.record) == (one.number, one.row.record)
    assert (sitting.kind, sitting.finished) == (one.row.kind, one.row.finished)
    again = sit(*kept(sitting))
    assert again == sitting
    if one.purses:
        assert sitting.game is not None
        assert list(sitting.game.evening.purses) == one.purses
        assert sitting.game.evening.stage is Stage.OVER
    if not sitting.finished:
        after = gone_on(sitting)
        assert after != sitting
        assert sit(*kept(after)) == after


def test_what_the_first_release_kept_says_the_same_as_what_is_kept_now() -> None:
    for row in ROWS:
        old, new = json.loads(row.data), json.loads(sit(*row).data)
        assert new.pop("v") == VERSION
        if row.kind == EVENING:
            assert (old["evening"].pop("rules"), old["evening"].pop("stakes")) == (None, None)
        assert new == old


def test_every_action_of_an_old_row_was_sent_before() -> None:
    for row in ROWS:
        sitting = sit(*row)
        own = [
            (at, action)
            for at, action in enumerate(sitting.hand.actions)
            if action.seat == sitting.seat and at >= sitting.origin
        ]
        for at, action in own:
            assert do(sitting, sitting.number, at, ActForm(format_act(action))) is sitting


@pytest.mark.parametrize("code", ["chengdu", "sichuan", "online+most_players.8"])
def test_an_evening_is_the_same_after_it_was_kept(code: str) -> None:
    sitting = open_evening(parse_rules(code), "5-10", 4, "mixed", 'kept 甲 "\\ \U0001f004')
    for _ in range(12):
        assert sit(*kept(sitting)) == sitting
        sitting = gone_on(sitting)


@settings(max_examples=400, deadline=None)
@given(damaged_rows(ROWS))
def test_a_damaged_row_is_told_or_can_be_played(row: Row) -> None:
    try:
        sitting = sit(*row)
    except KeptError:
        return
    for _ in range(3):
        if not sitting.finished:
            sitting = gone_on(sitting)
            assert sit(*kept(sitting)) == sitting


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(ROWS).flatmap(lambda row: st.tuples(st.just(row), st.text(max_size=40))))
def test_text_that_nobody_wrote_is_torn(given: tuple[Row, str]) -> None:
    row, text = given
    for damaged in (row._replace(data=text), row._replace(record=text)):
        with pytest.raises(TornError):
            sit(*damaged)


@pytest.mark.parametrize("row", ROWS[::7], ids=lambda row: row.kind)
def test_every_field_of_what_is_kept_is_needed(row: Row) -> None:
    data = json.loads(row.data)
    for holder in (data, data.get("evening", {})):
        for name in [name for name in holder if name not in ("rules", "stakes") or holder[name]]:
            value = holder.pop(name)
            with pytest.raises(TornError):
                sit(*row._replace(data=json.dumps(data)))
            holder[name] = value
    assert sit(*row).kind == row.kind


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("rules",), "beijing"),
        (("rules",), "sichuan"),
        (("stakes",), "5-10"),
        (("tempers",), [None, "careful", "bold"]),
        (("tempers",), [None, "careful", None, "bold"]),
        (("tempers",), ["bold", "careful", "bold", "bold"]),
        (("tempers", 1), "angry"),
        (("hand",), 0),
        (("hand",), "1"),
        (("seed",), None),
        (("purses", 0), [2000] * 3),
        (("evening", "names"), ["甲", "乙", "丙"]),
        (("evening", "names"), ["甲", "乙", "丙", "甲"]),
        (("evening", "names"), ["甲", "乙", "丁", "丙"]),
        (("evening", "purses"), [2000, 2000, 2000, -1]),
        (("evening", "purses"), [2000, 2000, 2000, 0]),
        (("evening", "purses", 1), 2000.5),
        (("evening", "purses", 1), 10**400),
        (("evening", "purses", 1), 60),
        (("evening", "bowls"), []),
        (("evening", "put_up", 2), 1),
        (("evening", "owed", 2), 5),
        (("evening", "pot"), 7),
        (("evening", "dealer"), 9),
        (("evening", "dealer"), 0),
        (("evening", "stage"), "over"),
        (("evening", "stage"), "begun"),
        (("evening",), [1, 2]),
        (("v",), -1),
        (("v",), "1"),
        (("v",), None),
    ],
)
def test_data_that_does_not_hold_together_is_torn(
    path: tuple[str | int, ...], value: object
) -> None:
    row = ROWS[0]
    data = json.loads(row.data)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(TornError):
        sit(*row._replace(data=json.dumps(data)))


@pytest.mark.parametrize(
    "data", ["", "null", "[]", "{}", "{", "1", '"evening"', "\ud800", "[" * 10**5, '{"v":1}' * 2]
)
def test_data_that_is_no_table_is_torn(data: str) -> None:
    for row in (ROWS[0], ROWS[-1]):
        with pytest.raises(TornError):
            sit(*row._replace(data=data))


def test_a_hand_that_waits_for_a_program_seat_is_torn() -> None:
    row = next(one for one in ROWS if one.kind == EVENING and one.record.count("\n") > 9)
    whole = row.record.rstrip("\n").split("\n")
    told = 0
    for lines in range(len(whole), whole.index(""), -1):
        record = "\n".join(whole[:lines])
        try:
            sitting = sit(*row._replace(record=record, finished=False))
        except TornError:
            told += 1
        else:
            assert sitting.over or sitting.hand.turn == sitting.seat
    assert told


@pytest.mark.parametrize("row", [ROWS[0], ROWS[-1]], ids=lambda row: row.kind)
@pytest.mark.parametrize("version", [VERSION + 1, VERSION + 100])
def test_what_a_later_version_kept_is_told_as_such(row: Row, version: int) -> None:
    for data in ({"v": version}, {**json.loads(row.data), "v": version, "hand": "third"}):
        with pytest.raises(NewerError):
            sit(*row._replace(data=json.dumps(data)))


def test_a_place_in_a_sample_hand_is_read_as_it_was_written() -> None:
    assert unpack(pack_place(7), KeptPlace).at == 7
    assert unpack('{"at": 7}', KeptPlace).at == 7


@settings(max_examples=60)
@given(damaged_data('{"at": 7}'))
def test_a_damaged_place_is_told_or_still_a_place(data: str) -> None:
    with suppress(KeptError):
        assert unpack(data, KeptPlace).at >= 0


def test_an_evening_that_ended_is_of_hands_that_were_played() -> None:
    ended = go_on(_over(), 1, Way.END)
    assert (ended.finished, ended.number) == (True, 1)
    assert sit(*kept(ended)) == ended
    with pytest.raises(TornError):
        sit(*kept(replace(ended, finished=False)))


def _over() -> Sitting:
    sitting = open_evening(parse_rules("chengdu"), "1-3", 3, "mixed", "over")
    while not sitting.over:
        sitting = gone_on(sitting)
    return sitting
