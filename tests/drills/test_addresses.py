from dataclasses import replace

import pytest

from tests.drills.samples import ALL_DRILLS, HOUSE, settings
from tutor.drills import address
from tutor.drills.address import make_address, parse_address
from tutor.drills.catalog import DRILLS
from tutor.drills.faults import DrillError, DrillFault
from tutor.drills.questions import question_at
from tutor.rules import Reason, RuleError


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_every_address_is_read_as_it_was_written(drill):
    for rules, level, narrowed in settings(drill):
        address = make_address(drill, rules, level, narrowed, "k4")
        assert parse_address(str(address)) == address


def test_the_first_filter_is_not_written():
    assert str(parse_address("divide.1/chengdu/easy~all/7")) == "divide.1/chengdu/easy/7"
    assert str(parse_address("divide.1/chengdu/easy~tian/7")) == "divide.1/chengdu/easy~tian/7"


def test_house_rules_are_written_in_their_canonical_form():
    address = parse_address("divide.1/chengdu+zeros.single+di_wang.king/easy/7")
    assert str(address) == f"divide.1/{HOUSE}/easy/7"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("poker.1/chengdu/easy/1", DrillFault.UNKNOWN_DRILL),
        ("divide/chengdu/easy/1", DrillFault.UNKNOWN_VERSION),
        ("divide.99/chengdu/easy/1", DrillFault.UNKNOWN_VERSION),
        ("divide.0/chengdu/easy/1", DrillFault.UNKNOWN_VERSION),
        ("divide.x/chengdu/easy/1", DrillFault.UNKNOWN_VERSION),
        ("divide.²/chengdu/easy/1", DrillFault.UNKNOWN_VERSION),
        ("divide.1/chengdu/mild/1", DrillFault.UNKNOWN_LEVEL),
        ("divide.1/chengdu/easy~blue/1", DrillFault.UNKNOWN_FILTER),
        ("divide.1/chengdu/easy/Q", DrillFault.BAD_SEED),
        ("divide.1/chengdu/easy/" + "1" * 17, DrillFault.BAD_SEED),
        ("divide.1/chengdu/easy/1\n", DrillFault.BAD_SEED),
        ("divide.1/chengdu/easy", DrillFault.UNKNOWN_DRILL),
    ],
)
def test_a_wrong_part_is_named(text, fault):
    with pytest.raises(DrillError) as refused:
        parse_address(text)
    assert refused.value.fault is fault
    assert refused.value.message().text == fault.value


def test_an_older_edition_is_called_retired(monkeypatch):
    newer = {"divide": replace(DRILLS["divide"], version=3)}
    monkeypatch.setattr(address, "DRILLS", newer)
    with pytest.raises(DrillError) as refused:
        parse_address("divide.2/chengdu/easy/1")
    assert refused.value.fault is DrillFault.RETIRED_VERSION


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("poker", Reason.UNKNOWN_RULES),
        ("chengdu+colour.red", Reason.UNKNOWN_SWITCH),
        ("chengdu+zeros.blue", Reason.UNKNOWN_CHOICE),
        ("chengdu+zeros.single+zeros.equal", Reason.SWITCH_TWICE),
    ],
)
def test_a_wrong_rule_set_is_named(rules, reason):
    with pytest.raises(RuleError) as refused:
        parse_address(f"divide.1/{rules}/easy/1")
    assert refused.value.reason is reason


def test_the_same_cards_come_under_another_rule_set_where_both_allow_them():
    same = sum(
        question_at(parse_address(f"pair-ranks.1/chengdu/normal/{n}")).matter
        == question_at(parse_address(f"pair-ranks.1/online/normal/{n}")).matter
        for n in range(50)
    )
    assert same == 50
