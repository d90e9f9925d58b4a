"""Words for divided hands and for things in order."""

import re
from itertools import combinations, product

import pytest

from tests.sure import as_a
from tutor.explain import (
    Message,
    explain_hands,
    explain_order,
    explain_outcome,
    explain_skins,
    explain_tail,
    outcome_label,
    tail_name,
)
from tutor.rules import (
    KIND,
    KINDS,
    PRESETS,
    Kind,
    Outcome,
    pair_of_kinds,
    parse_rules,
    ranking,
    read_division,
)

RULES = [*PRESETS.values(), parse_rules("chengdu+di_wang.king+zeros.single")]
# Smaller pair, larger pair: 三王, 五六, 九九, 六天, two even ones of gongs.
HANDS = ("6d7s-Qh9s", "8c7c-Jc5s", "Th9c-Ts9s", "Tc6s-QhQd", "2hQd-8h2d", "2dQh-8d2h")


def verify(msg: Message) -> None:
    """The placeholders of the text are the names of its facts, inside nested messages too."""
    for text in filter(None, (msg.text, msg.many)):
        assert set(re.findall(r"%\((\w+)\)s", text)) == set(msg.facts), msg
    for fact in msg.facts.values():
        if isinstance(fact, Message):
            verify(fact)


def couples(rules):
    ranks = ranking(rules)
    for a, b in product(HANDS, HANDS):
        yield ranks, read_division(a, ranks), read_division(b, ranks)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.key)
def test_any_two_hands_are_told_apart_in_whole_sentences(rules):
    told = set()
    for ranks, a, b in couples(rules):
        for one in explain_hands(ranks, a, b, ("A", "B")):
            verify(one)
        told.add(explain_outcome(ranks, a, b, ("A", "B")).text)
    assert len(told) >= 3


def test_the_winner_is_named_first_whichever_hand_it_is():
    assert outcome_label(Outcome.WIN, "A", "B").facts == {"winner": "A", "loser": "B"}
    assert outcome_label(Outcome.LOSE, "A", "B").facts == {"winner": "B", "loser": "A"}
    assert outcome_label(Outcome.DRAW, "A", "B").facts == {"a": "A", "b": "B"}


def test_one_better_and_one_equal_is_said_to_win_or_to_draw_as_the_rules_have_it():
    for code, text in (("chengdu", "beats"), ("chengdu+better_and_equal.draw", "draw")):
        ranks = ranking(parse_rules(code))
        better = read_division("6d7s-Qh9s", ranks)
        other = read_division("4c8s-Qd9c", ranks)
        said = explain_outcome(ranks, better, other, ("A", "B"))
        assert "one pair is better, the other equal" in said.text
        assert text in as_a(Message, said.facts["result"]).text


@pytest.mark.parametrize(("code", "eater"), [("chengdu", "A"), ("sichuan", "B"), ("online", "B")])
def test_the_word_for_the_tail_says_who_eats(code, eater):
    """三王 against 五六: R2."""
    ranks = ranking(PRESETS[code])
    hands = {"A": read_division("6d7s-Qh9s", ranks), "B": read_division("Jc4d-Tc6s", ranks)}
    said = explain_skins(ranks, hands)
    verify(said)
    assert said.facts["seat"] == eater
    assert said.facts["pair"] is hands[eater].tail(ranks.rules)
    larger = "larger" in explain_tail(PRESETS[code]).text
    assert larger is (code == "chengdu")
    assert tail_name(PRESETS[code]).hant.startswith("尾")


def test_equal_tails_are_decided_by_the_other_pair():
    ranks = ranking(PRESETS["chengdu"])
    hands = {"A": read_division("4c8s-Qd9c", ranks), "B": read_division("6d7s-Qh9s", ranks)}
    said = explain_skins(ranks, hands)
    verify(said)
    assert "the other pair decides" in said.text
    assert said.facts["seat"] == "B"


def line(msg: Message) -> list[object]:
    """The facts and signs of an order from left to right."""
    sign = "=" if " = " in msg.text else ">"
    rest = msg.facts["rest"]
    return [msg.facts["first"], sign, *(line(rest) if isinstance(rest, Message) else [rest])]


def test_an_order_goes_from_the_strongest_to_the_weakest_with_its_ties():
    kinds = [KIND[key] for key in ("hei7", "bandeng", "tian", "changsan")]
    told = line(explain_order(kinds, lambda kind: -kind.single))
    assert [one if isinstance(one, str) else as_a(Kind, one).key for one in told] == [
        "tian",
        ">",
        "bandeng",
        "=",
        "changsan",
        ">",
        "hei7",
    ]


def test_orders_of_any_two_things_are_whole():
    ranks = ranking(PRESETS["sichuan"])
    pairs = [pair_of_kinds(a, b) for a, b in combinations(KINDS, 2)][::9]
    for a, b in combinations(pairs, 2):
        verify(explain_order([a, b], ranks.strength))
