"""What changes between two rule sets is counted, not claimed."""

from itertools import combinations

import pytest
from hypothesis import given, settings

from tests.calculator.tables import rule_sets
from tutor.calculator import DEALS, Effect, effect, flips, nickname
from tutor.rules import (
    DECK,
    PAIRS,
    PRESETS,
    SWITCHES,
    RuleSet,
    code_of,
    compare_pairs,
    divisions,
    parse_rules,
    ranking,
    undominated,
)
from tutor.rules.differences import differing
from tutor.rules.switch import Decides

CHENGDU = PRESETS["chengdu"]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@pytest.mark.parametrize("code", ["chengdu+di_wang.king", "chengdu+zeros.single"])
def test_counts_agree_with_going_through_everything(code: str) -> None:
    other = parse_rules(code)
    found = effect(CHENGDU, other)
    ours, theirs = ranking(CHENGDU), ranking(other)
    turned = sum(
        sign(compare_pairs(ours, a, b)) != sign(compare_pairs(theirs, a, b))
        for a, b in combinations(PAIRS, 2)
    )
    assert found.turned == turned
    assert found.moved == tuple(p for p in PAIRS if ours.worth(p) != theirs.worth(p))
    deals = 0
    for cards in combinations(DECK, 4):
        sides = []
        for ranks in (ours, theirs):
            right = undominated(divisions(cards, ranks))
            sides.append({frozenset((one.smaller, one.larger)) for one in right})
        deals += sides[0] != sides[1]
    assert found.deals == deals > 0
    assert DEALS == 35_960


@settings(max_examples=25, deadline=None)
@given(one=rule_sets(), other=rule_sets())
def test_an_effect_is_the_same_from_both_sides(one: RuleSet, other: RuleSet) -> None:
    there, back = effect(one, other), effect(other, one)
    assert (there.moved, there.turned, there.deals) == (back.moved, back.turned, back.deals)
    assert (there.example is None) == (back.example is None)


def test_every_switch_of_comparing_cards_has_an_example() -> None:
    for preset in PRESETS.values():
        for name, switch in SWITCHES.items():
            if not switch.decides & Decides.CARDS:
                continue
            for flip in flips(preset, name):
                assert flip.effect.none == (flip.effect.example is None)
    assert not effect(CHENGDU, parse_rules("chengdu+tail.smaller")).none


def test_switches_of_betting_do_not_change_how_cards_compare() -> None:
    other = parse_rules("chengdu+mango.ladder+raises.any+skins.whole")
    assert effect(CHENGDU, other) == Effect((), 0, 0, None, None)
    assert effect(CHENGDU, CHENGDU).none


def test_the_differing_switches_are_named_in_their_order() -> None:
    assert differing(CHENGDU, parse_rules("chengdu+zeros.single+di_wang.king")) == (
        "di_wang",
        "zeros",
    )


@given(rules=rule_sets())
def test_a_short_name_follows_from_the_switches_alone(rules: RuleSet) -> None:
    name = nickname(rules)
    assert name == nickname(parse_rules(code_of(rules)))
    assert len(name) == (1 if rules.key in PRESETS else 2)


def test_short_names_stay_what_they_are() -> None:
    assert nickname(CHENGDU) == ("Chengdu",)
    assert nickname(parse_rules("chengdu+zeros.single")) == ("Cloud", "Tiger")
