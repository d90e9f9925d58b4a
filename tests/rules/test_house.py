"""House rule sets and their codes."""

from dataclasses import replace
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.deals import RULES
from tutor.rules import (
    PRESETS,
    SWITCHES,
    Reason,
    RuleError,
    RuleSet,
    code_of,
    house,
    parse_rules,
)
from tutor.rules.switches.di_wang import DiWang
from tutor.rules.switches.zeros import Zeros

FLIPS = [
    (code, name, value) for code in RULES for name in SWITCHES for value in SWITCHES[name].choices
]

combinations = st.fixed_dictionaries(
    {name: st.sampled_from(one.choices) for name, one in SWITCHES.items()}
)
# Near a preset, where codes are short and equal rule sets are likely.
near_presets = st.dictionaries(st.sampled_from(list(SWITCHES)), st.integers(0, 6), max_size=4).map(
    lambda drawn: {
        name: SWITCHES[name].choices[at % len(SWITCHES[name].choices)] for name, at in drawn.items()
    }
)
rule_sets = st.builds(
    lambda code, switches: house(PRESETS[code], switches),
    st.sampled_from(RULES),
    combinations | near_presets,
)


@pytest.mark.parametrize(("code", "name", "value"), FLIPS)
def test_every_switch_of_every_preset_can_be_set_and_comes_back_from_its_code(
    code: str, name: str, value: Enum | int
) -> None:
    rules = house(PRESETS[code], {name: value})
    assert rules.switches() == {**PRESETS[code].switches(), name: value}
    assert parse_rules(code_of(rules)) == rules
    assert parse_rules(code_of(rules)).key == rules.key == code_of(rules)


@pytest.mark.parametrize("code", RULES)
def test_a_preset_has_its_own_key_as_code(code: str) -> None:
    assert code_of(PRESETS[code]) == code
    assert parse_rules(code) is PRESETS[code]


@pytest.mark.parametrize("code", RULES)
def test_setting_switches_to_what_they_are_is_the_preset_itself(code: str) -> None:
    assert house(PRESETS[code], PRESETS[code].switches()) is PRESETS[code]
    for other in PRESETS.values():
        assert house(other, PRESETS[code].switches()) is PRESETS[code]


@given(rules=rule_sets)
def test_any_combination_comes_back_from_its_code(rules: RuleSet) -> None:
    again = parse_rules(code_of(rules))
    assert again == rules
    assert (again.key, again.title, again.order) == (rules.key, rules.title, rules.order)
    assert code_of(again) == rules.key


@given(one=rule_sets, other=rule_sets)
def test_codes_are_equal_exactly_for_equal_rule_sets(one: RuleSet, other: RuleSet) -> None:
    assert (code_of(one) == code_of(other)) is (one == other)


@given(switches=combinations | near_presets, bases=st.tuples(*[st.sampled_from(RULES)] * 2))
def test_equal_rule_sets_have_the_same_names_whatever_they_were_made_from(
    switches: dict[str, Enum | int], bases: tuple[str, str]
) -> None:
    first, second = (PRESETS[code] for code in bases)
    one = house(first, switches)
    other = house(second, one.switches())
    assert one == other
    assert (one.key, one.source, one.title) == (other.key, other.source, other.title)
    assert one.title == PRESETS[one.source].title


def test_the_code_names_the_switches_in_the_order_of_the_rule_set() -> None:
    code = "chengdu+di_wang.king+zeros.single"
    rules = parse_rules("chengdu+zeros.single+di_wang.king")
    assert rules == parse_rules(code)
    assert (rules.key, code_of(rules)) == (code, code)
    assert rules == replace(PRESETS["chengdu"], zeros=Zeros.SINGLE, di_wang=DiWang.KING)
    assert rules.source == "chengdu"


def test_a_long_way_round_to_a_preset_is_that_preset() -> None:
    flips = "+".join(
        f"{name}.{getattr(value, 'value', value)}"
        for name, value in PRESETS["online"].switches().items()
    )
    assert parse_rules(f"sichuan+{flips}") is PRESETS["online"]


@pytest.mark.parametrize(
    ("code", "reason", "facts"),
    [
        ("", Reason.UNKNOWN_RULES, {"code": ""}),
        ("beijing", Reason.UNKNOWN_RULES, {"code": "beijing"}),
        ("Chengdu", Reason.UNKNOWN_RULES, {"code": "Chengdu"}),
        ("beijing+zeros.single", Reason.UNKNOWN_RULES, {"code": "beijing"}),
        ("zeros.single", Reason.UNKNOWN_RULES, {"code": "zeros.single"}),
        ("chengdu+nines.high", Reason.UNKNOWN_SWITCH, {"switch": "nines"}),
        ("chengdu+key.other", Reason.UNKNOWN_SWITCH, {"switch": "key"}),
        ("chengdu+title.other", Reason.UNKNOWN_SWITCH, {"switch": "title"}),
        ("chengdu+order.1", Reason.UNKNOWN_SWITCH, {"switch": "order"}),
        ("chengdu+", Reason.UNKNOWN_SWITCH, {"switch": ""}),
        ("chengdu+zeros.up", Reason.UNKNOWN_CHOICE, {"switch": "zeros", "choice": "up"}),
        ("chengdu+zeros.SINGLE", Reason.UNKNOWN_CHOICE, {"switch": "zeros", "choice": "SINGLE"}),
        ("chengdu+zeros", Reason.UNKNOWN_CHOICE, {"switch": "zeros", "choice": ""}),
        ("chengdu+zeros.king", Reason.UNKNOWN_CHOICE, {"switch": "zeros", "choice": "king"}),
        (
            "chengdu+most_players.9",
            Reason.UNKNOWN_CHOICE,
            {"switch": "most_players", "choice": "9"},
        ),
        (
            "chengdu+most_players.1",
            Reason.UNKNOWN_CHOICE,
            {"switch": "most_players", "choice": "1"},
        ),
        ("chengdu+zeros.single+zeros.single", Reason.SWITCH_TWICE, {"switch": "zeros"}),
        ("chengdu+zeros.single+mo.allowed+zeros.equal", Reason.SWITCH_TWICE, {"switch": "zeros"}),
    ],
)
def test_a_code_that_names_no_rule_set_is_refused_with_the_part_that_is_wrong(
    code: str, reason: Reason, facts: dict[str, str]
) -> None:
    with pytest.raises(RuleError) as refused:
        parse_rules(code)
    assert (refused.value.reason, refused.value.facts) == (reason, facts)


def test_a_house_rule_set_bears_the_title_of_the_preset_its_code_starts_from() -> None:
    online = PRESETS["online"]
    sichuan = PRESETS["sichuan"].switches()
    rules = house(online, {name: sichuan[name] for name in ("di_wang", "flowers", "opener")})
    assert rules.source == "sichuan"
    assert rules.title == PRESETS["sichuan"].title
    assert rules.title == parse_rules(rules.key).title
