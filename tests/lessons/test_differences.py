"""Every difference between the rule sets is shown, and every difference shown is all there is."""

from itertools import combinations

import pytest

from tests.rules.oracle import Oracle
from tutor.explain.switches import choice_label, switch_label
from tutor.lessons import LESSONS, READINGS
from tutor.lessons.blocks import SeatedHands, SideBySide, Text, TwoHands, Words
from tutor.names import WORDS
from tutor.rules import (
    KIND,
    PAIRS,
    PRESETS,
    SWITCHES,
    compare_divisions,
    pair_of_kinds,
    parse_rules,
    showdown,
)
from tutor.rules.differences import differing, moved_pairs, turned_couples

COUPLES = list(combinations(PRESETS.values(), 2))
BLOCKS = LESSONS["where_rules_differ"].blocks(PRESETS["chengdu"])
DI_WANG = pair_of_kinds(KIND["di"], KIND["hei9"])


def oracle(rules):
    return Oracle(rules.di_wang.value == "king", rules.zeros.value == "single")


@pytest.mark.parametrize(("one", "other"), COUPLES)
def test_every_comparison_that_turns_is_found(one, other):
    """By an oracle that shares nothing with the engine, over all couples of the 151 pairs."""
    ours, theirs = oracle(one), oracle(other)

    def keys(pair):
        return pair.kinds[0].key, pair.kinds[1].key

    turned = {
        (a, b)
        for a, b in combinations(PAIRS, 2)
        if ours.compare(keys(a), keys(b))[0] != theirs.compare(keys(a), keys(b))[0]
    }
    found = turned_couples(one, other)
    assert len(found) == len(turned)
    assert {tuple(sorted(couple, key=PAIRS.index)) for couple in found} == turned


@pytest.mark.parametrize(("one", "other"), COUPLES)
def test_just_one_pair_is_ever_worth_something_else(one, other):
    moved = moved_pairs(one, other)
    assert moved == ((DI_WANG,) if one.di_wang is not other.di_wang else ())
    assert all(DI_WANG in couple for couple in turned_couples(one, other))


def test_zeros_by_single_move_just_the_zeros():
    house = parse_rules("chengdu+zeros.single")
    moved = moved_pairs(PRESETS["chengdu"], house)
    assert {pair.points for pair in moved} == {0}
    turned = turned_couples(PRESETS["chengdu"], house)
    assert turned
    assert all(not a.points and not b.points for a, b in turned)


def test_the_lesson_counts_the_comparisons_that_turn():
    told = next(
        block.text.facts
        for block in BLOCKS
        if isinstance(block, Text) and "pair" in block.text.facts
    )
    first, other = PRESETS["chengdu"], PRESETS["sichuan"]
    assert told["pair"] is DI_WANG
    assert told["count"] == len(turned_couples(first, other))
    assert told["pairs"] == len(PAIRS)


def test_every_switch_on_which_the_presets_differ_stands_side_by_side():
    rows = [block for block in BLOCKS if isinstance(block, SideBySide)]
    names = differing(*PRESETS.values())
    assert sorted(row.title.text for row in rows) == sorted(
        switch_label(name).text for name in names
    )


def test_what_stands_side_by_side_is_what_the_rule_sets_say():
    rows = {block.title.text: block for block in BLOCKS if isinstance(block, SideBySide)}
    for name in differing(*PRESETS.values()):
        row = rows[switch_label(name).text]
        assert [cell.rules for cell in row.cells] == list(PRESETS.values())
        for cell in row.cells:
            assert cell.says == choice_label(name, cell.rules.switches()[name])
        assert row.reading is None or row.reading in READINGS


def test_a_rule_set_that_a_switch_sets_apart_has_its_source():
    """A silence needs no place; whatever a source does say has one."""
    for block in BLOCKS:
        if isinstance(block, SideBySide):
            assert any(cell.where for cell in block.cells)


def test_the_hands_shown_are_decided_differently():
    meetings = [block for block in BLOCKS if isinstance(block, TwoHands)]
    outcomes = [compare_divisions(one.ranks, one.a, one.b).outcome for one in meetings]
    assert len(set(outcomes)) == len(meetings) == 2
    tables = [block for block in BLOCKS if isinstance(block, SeatedHands)]
    eaters = [showdown(one.ranks, one.hands).eats_skin for one in tables]
    assert len(set(eaters)) == len(tables) == 2


def test_all_false_friends_are_there():
    (words,) = (block for block in BLOCKS if isinstance(block, Words))
    assert set(words.words) == {word for word in WORDS.values() if word.false_friend}


@pytest.mark.parametrize("name", SWITCHES)
def test_every_setting_of_a_switch_has_its_words(name):
    labels = [choice_label(name, choice) for choice in SWITCHES[name].choices]
    assert len({(label.text, *label.facts.values()) for label in labels}) == len(labels)
    assert switch_label(name).text
