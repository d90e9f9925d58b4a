"""Every sentence the rules can call for exists, and has just the facts its placeholders name."""

import re
from itertools import combinations, combinations_with_replacement

import pytest

from tests.sure import as_a
from tutor.explain import (
    Listed,
    Message,
    Number,
    explain_dominated,
    explain_pairs,
    explain_points,
    explain_refusal,
    explain_singles,
    face_label,
    listing,
    message,
    pair_rungs,
    points_label,
    row,
    short_label,
    single_rungs,
    worth_label,
)
from tutor.explain.labels import GROUPS, STEPS
from tutor.explain.reasons import WORDS
from tutor.marking import NN_
from tutor.rules import (
    DECK,
    KIND,
    KINDS,
    PAIRS,
    PRESETS,
    Group,
    Pair,
    Reason,
    RuleError,
    Step,
    divisions,
    dominators,
    pair_of_kinds,
    parse_rules,
    ranking,
)

HOUSE = parse_rules("chengdu+di_wang.king+zeros.single")


def verify(msg: Message) -> None:
    """The placeholders of the text are the names of its facts, inside nested messages too."""
    for text in filter(None, (msg.text, msg.many)):
        assert set(re.findall(r"%\((\w+)\)s", text)) == set(msg.facts), msg
    for fact in msg.facts.values():
        if isinstance(fact, Message):
            verify(fact)


def pair(text: str):
    return pair_of_kinds(*(KIND[key] for key in text.split("+")))


@pytest.mark.parametrize("rules", [*PRESETS.values(), HOUSE], ids=lambda rules: rules.key)
def test_any_two_pairs_are_told_apart_in_a_whole_sentence(rules):
    ranks = ranking(rules)
    for a, b in combinations_with_replacement(PAIRS, 2):
        verify(explain_pairs(ranks, a, b))
    for one in PAIRS:
        verify(explain_points(one))
        verify(worth_label(one, ranks.worth(one)))
        verify(short_label(one, ranks.worth(one)))


def test_any_two_kinds_are_told_apart_and_every_kind_has_a_face():
    for a, b in combinations(KINDS, 2):
        verify(explain_singles(a, b))
    faces = [(face_label(kind).text, *face_label(kind).facts.values()) for kind in KINDS]
    assert len(set(faces)) == len(KINDS)


def test_every_reason_group_and_step_has_words():
    assert set(WORDS) == set(Reason)
    assert set(GROUPS) == set(Group)
    assert set(STEPS) == set(Step)


def test_a_refusal_keeps_the_facts_it_was_given():
    said = explain_refusal(RuleError(Reason.UNKNOWN_CARD, code="Zz"))
    verify(said)
    assert said.facts == {"code": "Zz"}


@pytest.mark.parametrize(
    ("a", "b", "part"),
    [
        ("tian+gaoyao", "futou+hei8", "the stronger single of each decides"),
        ("tian+hei9", "ren+ren", "The class decides"),
        ("tian+hei9", "tian+hei8", "The class decides"),
        ("di+xiao5", "tian+maomao", "makes %(high)s"),
        ("meishi+hei9", "bandeng+xiao5", "The weaker card never counts"),
        ("tian+gaoyao", "tian+hei7", "as the stronger single"),
        ("tian+ren", "tian+hei8", "A gong is a gong"),
        ("meishi+meishi", "changsan+changsan", "equal singles"),
        ("tian+tian", "di+di", "the single decides"),
        ("meishi+shaoshi", "futou+hei9", "all pairs of 0 points are equal"),
        ("tian+hei9", "tian+hei9", "so they are equal"),
    ],
)
def test_the_deciding_step_is_the_one_spoken_of(a, b, part):
    ranks = ranking(PRESETS["chengdu"])
    assert part in explain_pairs(ranks, pair(a), pair(b)).text


def test_the_larger_pair_leads_the_sentence_whichever_comes_first():
    ranks = ranking(PRESETS["chengdu"])
    high, low = pair("tian+tian"), pair("di+hei9")
    for said in (explain_pairs(ranks, high, low), explain_pairs(ranks, low, high)):
        assert (said.facts["larger"], said.facts["smaller"]) == (high, low)
        assert as_a(Message, said.facts["high"]).text == "an identical pair"
        assert said.facts["low"] == points_label(1)


def test_zeros_are_told_apart_where_the_single_decides():
    ranks = ranking(HOUSE)
    said = explain_pairs(ranks, pair("meishi+shaoshi"), pair("futou+hei9"))
    assert "the stronger single of each decides" in said.text


def test_a_dominated_division_is_refuted_pair_by_pair():
    ranks = ranking(PRESETS["chengdu"])
    refuted = set()
    for hand in list(combinations(DECK, 4))[::37]:
        options = divisions(hand, ranks)
        for division in options:
            for better in dominators(division, options):
                said = explain_dominated(ranks, better, division)
                for one in said:
                    verify(one)
                refuted.add(said[0].text)
    assert len(refuted) == 3


def test_the_ladder_shows_the_marked_pairs_in_order_with_their_neighbours():
    ranks = ranking(PRESETS["chengdu"])
    rungs = pair_rungs(ranks, {"A": pair("tian+hei9"), "B": pair("tian+tian")})
    assert [rung.marks for rung in rungs] == [(), ("B",), (), (), ("A",), ()]
    assert [rung.gap for rung in rungs] == [False, False, False, True, False, False]
    strengths = [ranks.strength(as_a(Pair, rung.shown[0])) for rung in rungs]
    assert strengths == sorted(strengths, reverse=True)


def test_the_ladder_of_singles_has_seven_rungs_and_every_kind_once():
    rungs = single_rungs({"A": KIND["tian"], "B": KIND["dagui"]})
    assert [rung.marks for rung in rungs] == [("A",), (), (), (), (), (), ("B",)]
    assert [kind for rung in rungs for kind in rung.shown] == list(KINDS)


def test_a_message_that_counts_knows_its_number_and_both_forms():
    said = points_label(3)
    assert (said.text, said.many, said.count) == ("%(n)s point", "%(n)s points", 3)
    assert message(NN_("%(n)s deal", "%(n)s deals"), n=Number(20_160)).count == 20_160
    with pytest.raises(TypeError, match="counts nothing"):
        message(NN_("%(n)s point", "%(n)s points"), n="three")


def test_a_list_of_one_is_that_one():
    assert row(["A"]) == listing(["A"]) == "A"
    assert listing(["A", "B"]) == Listed(("A", "B"), joined=True)
    assert row(KINDS[:3]) == Listed(KINDS[:3], joined=False)
