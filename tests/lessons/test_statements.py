"""What the lessons say of the game, checked against the engine."""

from itertools import combinations

import pytest

from tests.sure import sure
from tutor.explain import rungs_label
from tutor.lessons import LESSONS
from tutor.lessons.blocks import Divisions, Ladder, Pairs, SeatedHands, Text, TwoHands
from tutor.lessons.samples import levels_of
from tutor.names import pair_term
from tutor.rules import (
    DECK,
    KIND,
    KINDS,
    PAIRS,
    PRESETS,
    Category,
    Group,
    Outcome,
    compare_divisions,
    compare_pairs,
    divisions,
    net,
    parse_rules,
    ranking,
    settle,
    showdown,
    undominated,
)
from tutor.rules.switches.flowers import Flowers
from tutor.rules.switches.tail import Tail

RULES = list(PRESETS.values())


def blocks(key, rules, kind):
    return [block for block in LESSONS[key].blocks(rules) if isinstance(block, kind)]


def facts(key, rules):
    """All facts of a lesson's sentences by name."""
    return {
        name: fact for block in blocks(key, rules, Text) for name, fact in block.text.facts.items()
    }


@pytest.fixture(params=RULES, ids=lambda rules: rules.key)
def rules(request):
    return request.param


def test_the_deck_has_the_cards_it_says(rules):
    told = facts("deck", rules)
    assert (told["cards"], told["kinds"]) == (32, 17) == (len(DECK), len(KINDS))
    assert {told["first"], told["second"]} == {KIND["dingding"], KIND["dagui"]}
    assert all(kind.copies == 2 for kind in KINDS if kind not in (told["first"], told["second"]))


def test_the_two_outside_the_rhyme_rank_with_the_last_four():
    assert {KIND[key].single for key in ("dingding", "dagui")} == {KIND["hei9"].single}


def test_single_cards_go_by_group_and_only_the_upper_four_are_ordered(rules):
    assert facts("singles", rules)["ranks"] == 7
    for a, b in combinations(KINDS, 2):
        if a.group is b.group:
            assert (a.single == b.single) is (a.group is not Group.UPPER)
        else:
            assert (a.single < b.single) is (
                list(Group).index(a.group) < list(Group).index(b.group)
            )


def test_three_cards_have_no_number_and_all_others_count_theirs():
    numbers = {"T": 10} | {str(n): n for n in range(2, 10)}
    odd = {kind.key: kind.points for kind in KINDS if numbers.get(kind.rank) != kind.points}
    assert odd == {"tian": 12, "futou": 11, "dagui": 6}


def test_points_run_from_nine_to_none():
    assert {pair.points for pair in PAIRS} == set(range(10))


def test_the_double_flower_counts_four(rules):
    told = facts("points", rules)
    assert told["pair"].points == told["points"] == 4
    assert sure(pair_term(told["pair"])).names[0].hant == "雙花七"


def test_a_higher_class_beats_every_pair_of_a_lower_one(rules):
    ranks = ranking(rules)
    for a, b in combinations(PAIRS, 2):
        ours, theirs = ranks.worth(a).category, ranks.worth(b).category
        if ours != theirs:
            assert (compare_pairs(ranks, a, b) > 0) is (ours > theirs)


def test_the_ladder_counts_its_pairs_and_rungs(rules):
    told = facts("ladder", rules)
    assert told["pairs"] == 151
    assert len({ranking(rules).strength(pair) for pair in PAIRS}) == 71


def test_the_classes_on_the_ladder_are_all_there_are_strongest_first(rules):
    ladder = blocks("ladder", rules, Ladder)[0]
    shown = [ladder.ranks.worth(level.pairs[0]).category for level in ladder.levels]
    present = {ladder.ranks.worth(pair).category for pair in PAIRS}
    assert shown == [*sorted(present, reverse=True), Category.POINTS]
    assert [ladder.ranks.strength(level.pairs[0]) for level in ladder.levels[-1:]] == [0]


def test_pairs_of_a_kind_follow_the_single_cards(rules):
    ranks = ranking(rules)
    levels = levels_of(ranks, Category.IDENTICAL)
    assert [{pair.kinds[0].single for pair in level} for level in levels] == [
        {single} for single in range(1, 8)
    ]


def test_what_stands_on_a_rung_is_equal_or_the_best_and_the_last_of_its_points(rules):
    for key, lesson in LESSONS.items():
        for ladder in blocks(key, rules, Ladder):
            places = [ladder.ranks.strength(level.pairs[0]) for level in ladder.levels]
            assert places == sorted(places, reverse=True), lesson.key
            for level in ladder.levels:
                strengths = {ladder.ranks.strength(pair) for pair in level.pairs}
                points = {pair.points for pair in level.pairs}
                assert len(strengths) == 1 or (key == "lower_points" and len(points) == 1)


def test_the_nines_are_counted_and_the_stronger_single_decides(rules):
    ranks = ranking(rules)
    told = facts("nines", rules)
    nines = [
        pair for pair in PAIRS if pair.points == 9 and ranks.worth(pair).category is Category.POINTS
    ]
    assert told["pairs"] == len(nines) == 12
    assert told["levels"] == rungs_label(6)
    assert len({ranks.strength(pair) for pair in nines}) == 6
    for a, b in combinations(nines, 2):
        order = compare_pairs(ranks, a, b)
        singles = b.kinds[0].single - a.kinds[0].single
        assert (order > 0, order < 0) == (singles > 0, singles < 0)
    assert compare_pairs(ranks, told["high"], told["low"]) > 0


def test_fourteen_pairs_have_no_name_nearly_all_with_the_ghost(rules):
    unnamed = [pair for pair in PAIRS if pair_term(pair) is None]
    (told,) = (
        block.text.facts
        for block in blocks("lower_points", rules, Text)
        if "no name" in block.text.text
    )
    assert told["count"] == len(unnamed) == 14
    assert sum(KIND["dagui"] in pair.kinds for pair in unnamed) == 13


def test_all_pairs_of_no_points_are_equal_where_the_lesson_says_so(rules):
    ranks = ranking(rules)
    zeros = [
        pair for pair in PAIRS if not pair.points and ranks.worth(pair).category is Category.POINTS
    ]
    said = [block.text for block in blocks("lower_points", rules, Text) if "皱" in block.text.text]
    assert said[0].facts["count"] == len(zeros)
    assert len({ranks.strength(pair) for pair in zeros}) == 1


def test_where_the_single_decides_zeros_the_lesson_says_that():
    house = parse_rules("chengdu+zeros.single")
    said = [block.text.text for block in blocks("lower_points", house, Text)]
    assert any("Here too the stronger single decides" in text for text in said)


def test_the_first_hand_has_one_way_left_and_the_second_two(rules):
    first, second = blocks("dividing", rules, Divisions)
    for block, ways in ((first, 1), (second, 2)):
        left = undominated(divisions(block.cards, block.ranks))
        assert len({way.strength for way in left}) == ways


@pytest.mark.parametrize(("key", "expected"), [("chengdu", 24978), ("sichuan", 25338)])
def test_about_seven_deals_of_ten_leave_a_choice(key, expected):
    ranks = ranking(PRESETS[key])
    choices = sum(
        len({way.strength for way in undominated(divisions(hand, ranks))}) > 1
        for hand in combinations(DECK, 4)
    )
    assert choices == expected
    assert round(10 * choices / 35960) == 7


def test_the_hands_of_the_comparing_lesson_end_as_their_headings_say(rules):
    outcomes = [
        compare_divisions(block.ranks, block.a, block.b)
        for block in blocks("comparing", rules, TwoHands)
    ]
    assert [found.outcome for found in outcomes] == [Outcome.WIN, Outcome.DRAW, Outcome.WIN]
    assert (outcomes[0].smaller.order, outcomes[0].larger.order) == (1, 1)
    assert {outcomes[1].smaller.order, outcomes[1].larger.order} == {1, -1}
    assert {outcomes[2].smaller.order, outcomes[2].larger.order} == {1, 0}


def test_better_and_equal_is_a_draw_where_house_rules_say_so():
    house = parse_rules("chengdu+better_and_equal.draw")
    last = blocks("comparing", house, TwoHands)[-1]
    assert compare_divisions(last.ranks, last.a, last.b).outcome is Outcome.DRAW
    said = [block.text.text for block in blocks("comparing", house, Text)]
    assert any("only a draw" in text for text in said)


def test_the_larger_tail_eats_though_it_only_draws(rules):
    table = blocks("tails", rules, SeatedHands)[0]
    found = showdown(table.ranks, table.hands)
    assert set(found.outcomes.values()) == {Outcome.DRAW}
    assert found.eats_skin == (("甲",) if rules.tail is Tail.LARGER else ("乙",))
    assert ("the larger pair the tail" in blocks("tails", rules, Text)[0].text.text) is (
        rules.tail is Tail.LARGER
    )


def test_the_worked_stakes_come_out_as_the_sources_have_them(rules):
    table = blocks("tails", rules, SeatedHands)[1]
    found = showdown(table.ranks, table.hands)
    moves = settle(rules, found.order, found.beats, table.stakes, {})
    assert net(moves, tuple(table.stakes)) == {"甲": 100, "乙": 50, "丙": -150}


def test_the_holder_of_three_flowers_leaves_and_the_others_compare(rules):
    (table,) = blocks("flowers", rules, SeatedHands)
    found = showdown(table.ranks, table.hands, table.declared)
    assert found.left == ("甲",)
    assert {seat for couple in found.outcomes for seat in couple} == {"乙", "丙"}
    said = " ".join(block.text.text for block in blocks("flowers", rules, Text))
    assert ("does not know" in said) is (rules.flowers is Flowers.NONE)
    assert ("may show it" in said) is (rules.flowers is Flowers.CHOICE)


def test_one_deck_deals_every_pair_shown_in_a_row(rules):
    for key in LESSONS:
        for block in blocks(key, rules, Pairs):
            assert all(pair in PAIRS for pair in block.pairs)
