"""The JSON agrees with the engine and with its schema, whatever the cards and switches."""

import json
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.calculator.tables import rule_sets, tables
from tests.sure import sure
from tutor.calculator import Table, examine, facts, parse_table, settlement
from tutor.names import pair_term
from tutor.paths import STATIC
from tutor.rules import (
    CARD,
    DECK,
    PRESETS,
    Outcome,
    RuleSet,
    compare_divisions,
    compare_pairs,
    divide,
    divisions,
    dominators,
    pair_of,
    parse_cards,
    parse_division,
    parse_rules,
    ranking,
    showdown,
    worth,
)
from tutor.solver import analyse

BALANCED = "Ts9s4sQd"  # the larger pair is strongest with a smaller one that wins little
approx = partial(pytest.approx, abs=1e-6)  # figures are told to a millionth
SCHEMA = json.loads((STATIC / "schema" / "calculator-1.json").read_text("utf-8"))
VALID = Draft202012Validator(SCHEMA)


def answered(table: Table) -> dict[str, Any]:
    """The facts after a journey through JSON."""
    report = examine(table)
    found: dict[str, Any] = json.loads(
        json.dumps(facts(report, settlement(report)), ensure_ascii=False)
    )
    VALID.validate(found)
    return found


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@given(rules=rule_sets(), cards=st.permutations(DECK))
def test_a_pair_stands_where_the_engine_says(rules: RuleSet, cards: list) -> None:
    first, second = cards[:2]
    found = answered(parse_table(rules.key, first.code + second.code, {}))
    ranks, pair = ranking(rules), pair_of(first, second)
    ours = found["pair"]
    assert ours["cards"] == [first.code, second.code]
    assert ours["strength"] == ranks.strength(pair)
    assert ours["rung"] == found["levels"] - ranks.strength(pair)
    assert ours["category"] == worth(pair, rules).category.name.lower()
    term = pair_term(pair)
    assert [name["hant"] for name in ours["names"]] == [
        n.hant for n in (term.names if term else ())
    ]
    other = pair_of(cards[2], cards[3])
    theirs = answered(parse_table(rules.key, cards[2].code + cards[3].code, {}))["pair"]
    sign = (ours["strength"] > theirs["strength"]) - (ours["strength"] < theirs["strength"])
    told = compare_pairs(ranks, pair, other)
    assert sign == (told > 0) - (told < 0)


@given(table=tables())
def test_seats_and_their_divisions_agree_with_the_engine(table: Table) -> None:
    found = answered(table)
    ranks = ranking(table.rules)
    assert parse_rules(found["rules"]["code"]) == table.rules
    for seat, ours in zip(table.seats, found["seats"], strict=True):
        options = divisions(seat.cards, ranks)
        expected = {
            str(one): (list(one.strength), {str(b) for b in dominators(one, options)})
            for one in options
        }
        told = {
            one["division"]: (one["strength"], set(one["dominated_by"]))
            for one in ours["divisions"]
        }
        assert told == expected
        assert ours["division"] in expected
        assert ours["division_given"] is seat.split
        for one in ours["divisions"]:
            smaller, larger = parse_division(one["division"])
            assert one["smaller"]["cards"] == [card.code for card in smaller]
            assert one["larger"]["cards"] == [card.code for card in larger]
            assert [one["smaller"]["strength"], one["larger"]["strength"]] == one["strength"]


@given(table=tables())
def test_figures_are_those_of_the_solver(table: Table) -> None:
    for seat, ours in zip(table.seats, answered(table)["seats"], strict=True):
        found = analyse(seat.cards, table.rules)
        told = {one["division"]: one["figures"] for one in ours["divisions"]}
        if ours["leaving"]:
            told[None] = ours["leaving"]
        assert len(told) == len(found.choices)
        for choice in found.choices:
            figures = told[choice.division and str(choice.division)]
            parts = [choice.figures.win, choice.figures.draw, choice.figures.lose]
            shares = [part / choice.figures.total for part in parts]
            assert [figures["win"], figures["draw"], figures["lose"]] == approx(shares)
            assert figures["units"] == approx(choice.figures.units)
            assert figures["units_with_skin"] == approx(choice.figures.units_with_skin)
            assert figures["loss"] == approx(choice.loss)
            assert figures["grade"] == choice.grade.value


@given(table=tables())
def test_a_seat_nobody_divided_is_compared_by_the_best_division(table: Table) -> None:
    for seat, ours in zip(table.seats, answered(table)["seats"], strict=True):
        if seat.split:
            continue
        found = analyse(seat.cards, table.rules)
        least = min(choice.loss for choice in found.divisions)
        best = [choice.division for choice in found.divisions if choice.loss == approx(least)]
        assert ours["division"] in map(str, best)
        strongest = max(sure(one).strength[::-1] for one in best)
        assert (
            divide(*parse_division(ours["division"]), ranking(table.rules)).strength[::-1]
            == strongest
        )


def test_the_best_division_need_not_have_the_strongest_larger_pair() -> None:
    ours = answered(parse_table("chengdu", BALANCED, {}))["seats"][0]
    first = ours["divisions"][0]
    assert first["figures"]["loss"] > 0
    assert ours["division"] != first["division"]


@given(table=tables())
def test_comparisons_tails_and_eaters_agree_with_the_engine(table: Table) -> None:
    found = answered(table)
    ranks = ranking(table.rules)
    if len(table.seats) < 2:
        assert found["comparisons"] == found["settling_order"] == found["eats_skins"] == []
        return
    hands = {
        str(seat["seat"]): divide(*parse_division(seat["division"]), ranks)
        for seat in found["seats"]
    }
    result = showdown(ranks, hands, [str(seat) for seat in table.declared])
    assert found["left"] == [int(seat) for seat in result.left]
    assert found["settling_order"] == [[int(seat) for seat in group] for group in result.order]
    assert found["eats_skins"] == [int(seat) for seat in result.eats_skin]
    staying = [seat for seat in hands if seat not in result.left]
    told = {(one["a"], one["b"]): one for one in found["comparisons"]}
    assert set(told) == {(int(a), int(b)) for a, b in combinations(staying, 2)}
    for (a, b), one in told.items():
        expected = compare_divisions(ranks, hands[str(a)], hands[str(b)])
        assert Outcome[one["outcome"].upper()] is expected.outcome
        for part in ("smaller", "larger"):
            decision = getattr(expected, part)
            assert one[part] == {"order": decision.order, "step": decision.step.value}


@given(table=tables(chips=True))
def test_a_settlement_is_told_in_full(table: Table) -> None:
    found = answered(table)
    settled = found["settlement"]
    assert set(settled["nets"]) == set(settled["accounts"])
    assert sum(settled["nets"].values()) == 0


@pytest.mark.parametrize("code", PRESETS)
def test_the_tail_is_told_in_the_words_of_the_rule_set(code: str) -> None:
    rules = answered(parse_table(code, "Qh9s", {}))["rules"]
    assert rules["tail"] == ("larger" if code == "chengdu" else "smaller")
    assert {rules["head"], rules["tail"]} == {"smaller", "larger"}


def test_three_flowers_are_seen_by_choice_and_without() -> None:
    text = "TsThJs4c_6h6d8s8h"
    assert parse_cards("TsThJs4c")[0] is CARD["Ts"]
    by_choice = answered(parse_table("sichuan", text, {}))
    assert by_choice["seats"][0]["three_flowers"] == "ten"
    assert by_choice["seats"][0]["may_declare"]
    assert by_choice["left"] == []
    declared = answered(parse_table("sichuan", text, {"declared": ["1"]}))
    assert declared["left"] == [1]
    assert declared["comparisons"] == []
    assert declared["eats_skins"] == [2]
    assert answered(parse_table("online", text, {}))["left"] == [1]
    plain = answered(parse_table("chengdu", text, {}))
    assert (plain["left"], plain["seats"][0]["may_declare"]) == ([], False)
