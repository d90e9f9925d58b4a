"""Everything done at once is what is done one by one."""

from itertools import combinations

import numpy as np
import pytest

from tests.solver.brute import combination
from tests.solver.cases import random_rules
from tutor.rules import DECK, DEFAULT, PRESETS, Chance, parse_rules, ranking
from tutor.rules.fast import compare_packed, fast_tables, pack_divisions, strongest_larger
from tutor.solver import Style, analyse
from tutor.solver.bulk import analyse_all, compare_all, divide_all, strongest_larger_all
from tutor.solver.hands import DEALS, HANDS, OPPONENTS, every_deal

DEALT = list(combinations(DECK, 4))


def test_there_are_4285_hands_in_35960_deals_against_20475() -> None:
    cards, numbers = every_deal()
    assert (len(HANDS), len(cards), OPPONENTS) == (4285, 35_960, 20_475)
    assert (np.bincount(numbers) == DEALS).all()
    assert [tuple(DECK[card] for card in row) for row in cards.tolist()] == DEALT


@pytest.mark.parametrize("code", PRESETS)
def test_all_deals_are_divided_as_one_by_one(code: str) -> None:
    fast = fast_tables(ranking(PRESETS[code]))
    packed = divide_all(PRESETS[code])
    chosen = strongest_larger_all(PRESETS[code])
    for cards, three, best in zip(DEALT, packed.tolist(), chosen.tolist(), strict=True):
        kinds = [card.kind.index for card in cards]
        assert tuple(three) == pack_divisions(fast.rows, fast.strengths, *kinds)
        assert best == strongest_larger(fast.rows, fast.strengths, *kinds)


@pytest.mark.parametrize("code", ["chengdu", "chengdu+better_and_equal.draw", "sichuan"])
def test_all_are_compared_as_one_by_one(code: str) -> None:
    rules = parse_rules(code)
    fast = fast_tables(ranking(rules))
    every = divide_all(rules).ravel()
    rng = np.random.default_rng(7)
    one, other = (rng.choice(every, 70_000) for _ in range(2))
    other[:500] = one[:500]
    found = compare_all(rules, one, other)
    assert found.dtype == np.int8
    for a, b, outcome in zip(one.tolist(), other.tolist(), found.tolist(), strict=True):
        assert outcome == compare_packed(fast.signs, fast.outcomes, a, b)


def test_nothing_is_compared_with_nothing() -> None:
    nothing = np.array([], dtype=np.uint16)
    assert len(compare_all(DEFAULT, nothing, nothing)) == 0


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("number", range(4))
def test_all_deals_are_analysed_as_one_by_one(style: Style, number: int) -> None:
    chance = Chance(f"bulk/{style.value}/{number}")
    rules = combination(DEFAULT, (1, 1, 1, 2)) if number == 0 else random_rules(chance)
    figures = analyse_all(rules, style)
    assert (figures.win + figures.draw + figures.lose == figures.total).all()
    assert (figures.win >= 0).all()
    assert (figures.lose >= 0).all()
    places = [chance.below(len(DEALT)) for _ in range(60)]
    for place in places:
        for column, choice in enumerate(analyse(DEALT[place], rules, style=style).divisions):
            assert choice.figures.win == figures.win[place, column]
            assert choice.figures.draw == figures.draw[place, column]
            assert choice.figures.lose == figures.lose[place, column]
            assert choice.figures.total == figures.total
