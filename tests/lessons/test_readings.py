"""The page of readings says everything once, and what it calls an error is one."""

import re
from pathlib import Path

import pytest

import tutor
from tutor.lessons import READINGS
from tutor.lessons.readings import MISDEAL
from tutor.lessons.readings_at_the_table import AT_THE_TABLE
from tutor.lessons.readings_of_cards import OF_CARDS
from tutor.lessons.readings_of_play import OF_PLAY
from tutor.rules import (
    KIND,
    PRESETS,
    SWITCHES,
    Category,
    Reason,
    pair_of_kinds,
    parse_division,
    ranking,
)
from tutor.rules.divisions import compare_divisions, divide
from tutor.rules.showdown import all_outcomes, tail_order

PACKAGE = Path(tutor.__file__).parent
CHENGDU = ranking(PRESETS["chengdu"])


def hand(text):
    return divide(*parse_division(text), CHENGDU)


def test_the_numbers_are_consecutive_and_given_once():
    given = sorted(one.number for one in (*OF_CARDS, *AT_THE_TABLE, *OF_PLAY))
    assert given == list(range(1, len(given) + 1))
    assert list(READINGS) == given


def test_no_two_readings_ask_the_same():
    assert len({one.question for one in READINGS.values()}) == len(READINGS)


def test_whatever_the_code_cites_is_on_the_page():
    cited = {
        int(number)
        for path in PACKAGE.rglob("*.py")
        for number in re.findall(r"\bR(\d+)\b", path.read_text("utf-8"))
    }
    assert cited
    assert cited <= set(READINGS)


@pytest.mark.parametrize("one", READINGS.values(), ids=lambda one: f"R{one.number}")
def test_a_reading_is_whole(one):
    assert one.question
    assert one.reading
    assert one.reason
    assert one.rules
    assert set(one.rules) <= set(PRESETS)
    assert not one.switch or one.switch in SWITCHES
    assert len(set(one.rules)) == len(one.rules)


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_rests_on_readings_that_there_are(name):
    switch = SWITCHES[name]
    assert set(switch.readings) <= set(READINGS)
    assert switch.cites is None or switch.cites in switch.readings
    assert set(switch.sources) <= set(PRESETS)


def test_the_errors_found_in_the_sources_are_marked():
    assert {one.number for one in READINGS.values() if one.slip} >= {8, 10, 11, 12, 30}


def test_r10_by_the_articles_own_definition_the_king_is_the_tail():
    first = hand("6h7h-Qd9s")
    assert first.tail(PRESETS["chengdu"]) is pair_of_kinds(KIND["tian"], KIND["hei9"])
    assert compare_divisions(CHENGDU, first, hand("6s9c-2h4s")).outcome == 0


def test_r11_no_deck_deals_it():
    refused = MISDEAL.refusal
    assert refused is not None
    assert refused.reason is Reason.THIRD_OF_KIND
    assert refused.facts == {"kind": KIND["bandeng"], "count": 3}


def test_r11_is_settled_as_the_reading_says():
    """Compared all the same, without asking whether one deck can deal it."""
    hands = {"甲": hand("2d4s-Qh9s"), "乙": hand("6h7h-6s9c"), "丙": hand("8h7s-4s4c")}
    outcomes = all_outcomes(CHENGDU, hands)
    assert outcomes["甲", "丙"] == 0
    assert outcomes["甲", "乙"] == outcomes["丙", "乙"] == 1
    assert tail_order(CHENGDU, hands)[0] == ("丙",)


def test_r12_the_larger_tail_is_not_the_better_smaller_pair():
    hands = {"甲": hand("6s3h-Ts9s"), "乙": hand("Js8s-2d7h")}
    assert hands["甲"].strength[0] > hands["乙"].strength[0]
    assert tail_order(CHENGDU, hands)[0] == ("乙",)


def test_r30_five_classes_stand_above_points_and_more_than_nines_beat_an_eight():
    above = {CHENGDU.worth(level[0]).category for level in CHENGDU.levels} - {Category.POINTS}
    assert len(above) == 5
    eight = pair_of_kinds(KIND["tian"], KIND["maomao"])
    stronger = {
        CHENGDU.worth(level[0]).category
        for level in CHENGDU.levels
        if CHENGDU.strength(level[0]) > CHENGDU.strength(eight)
    }
    assert stronger == above | {Category.POINTS}
