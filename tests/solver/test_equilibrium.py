"""The shipped equilibria: nobody wins anything against them."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from tests.solver.best_response import respond
from tests.solver.brute import SOLVED, combination
from tests.turns import in_turn
from tutor.rules import DEFAULT, PRESETS, SWITCHES, RuleSet
from tutor.rules.flowers import leaves_by_flowers
from tutor.solver import Grade, analyse, mixes
from tutor.solver.choices import LEAVE, SCALE, choices
from tutor.solver.equilibrium import exploitability, solve
from tutor.solver.hands import HANDS, WITH_FLOWERS, sample_cards
from tutor.solver.tables import COMBINATIONS, equilibrium

CLOSE = Fraction(1, 1_000_000)
ALL = [
    combination(DEFAULT, places)
    for places in product(*(range(len(SWITCHES[n].choices)) for n in SOLVED))
]


def check(rules: RuleSet) -> None:
    response = respond(rules)
    assert response.itself == 0
    assert 0 <= response.best <= CLOSE
    assert exploitability(rules, equilibrium(rules)) == response.best


@pytest.mark.parametrize("code", in_turn(PRESETS, [()], every=3))
def test_a_best_response_to_a_preset_wins_almost_nothing(code: str) -> None:
    check(PRESETS[code])


@pytest.mark.soak
@pytest.mark.parametrize("rules", ALL, ids=lambda rules: "-".join(_words(rules)))
def test_a_best_response_to_any_combination_wins_almost_nothing(rules: RuleSet) -> None:
    check(rules)


def _words(rules: RuleSet) -> list[str]:
    return [getattr(rules, name).value for name in SOLVED]


def test_every_combination_of_the_solved_switches_has_its_table() -> None:
    assert len(ALL) == len(COMBINATIONS) == 24
    assert {tuple(_words(rules)) for rules in ALL} == {
        tuple(_words(rules)) for rules in COMBINATIONS
    }


@pytest.mark.parametrize("rules", COMBINATIONS, ids=lambda rules: rules.key)
def test_every_combination_is_close_by_the_solvers_own_count(rules: RuleSet) -> None:
    assert 0 <= exploitability(rules, equilibrium(rules)) <= CLOSE


@pytest.mark.parametrize("rules", COMBINATIONS, ids=lambda rules: rules.key)
def test_weights_are_whole_parts_of_what_is_not_dominated(rules: RuleSet) -> None:
    weights = equilibrium(rules)
    assert (weights.sum(axis=1) == SCALE).all()
    assert not weights[~choices(rules)].any()
    for number in WITH_FLOWERS:
        if leaves_by_flowers(sample_cards(HANDS[number]), rules):
            assert weights[number, LEAVE] == SCALE


@pytest.mark.parametrize("code", PRESETS)
def test_what_is_mixed_is_as_good_as_the_best(code: str) -> None:
    rules = PRESETS[code]
    mixed = np.flatnonzero((equilibrium(rules) > 0).sum(axis=1) > 1)
    assert 5 < len(mixed) < 100
    for number in mixed:
        cards = sample_cards(HANDS[number])
        weights = {str(division): weight for division, weight in mixes(cards, rules).divisions}
        grades = {
            choice.grade
            for choice in analyse(cards, rules).divisions
            if weights[str(choice.division)]
        }
        assert grades <= {Grade.BEST, Grade.AS_GOOD}


def test_a_few_rounds_come_close_and_more_come_closer() -> None:
    rough, better = (exploitability(DEFAULT, solve(DEFAULT, rounds)) for rounds in (10, 60))
    assert Fraction(1, 100_000) < rough < Fraction(1, 100)
    assert better < Fraction(1, 10_000)


@pytest.mark.soak
@pytest.mark.parametrize("rules", COMBINATIONS, ids=lambda rules: rules.key)
def test_solving_anew_comes_to_the_shipped_weights(rules: RuleSet) -> None:
    assert (solve(rules) == equilibrium(rules)).all()
