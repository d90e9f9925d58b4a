"""How good a division is, in words and for programs."""

import pytest

from tests.sure import as_a, sure
from tutor.explain import Number
from tutor.explain.splits import GRADES, explain_trade, figures, percent, units
from tutor.rules import CARD, PRESETS, ranking
from tutor.solver import Grade, Style, analyse
from tutor.solver.trades import trade

HANDS = ("Qh Ts 9s 9c", "Th Ts Jc 4h", "6s 7h 7d Xr", "Jc 4d 8s 2h")


def cards(text: str) -> tuple:
    return tuple(CARD[code] for code in text.split())


def test_every_grade_has_its_word() -> None:
    assert set(GRADES) == set(Grade)
    assert len(set(GRADES.values())) == len(Grade)


def test_numbers_are_written_alike() -> None:
    assert percent(1, 3) == Number(100 / 3, places=1, percent=True)
    assert units(0.12345, signed=True) == Number(0.12345, places=3, signed=True)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_programs_get_the_figures_of_every_choice(hand: str, rules) -> None:
    found = analyse(cards(hand), rules)
    told = figures(cards(hand), rules)
    assert len(told) == len(found.choices)
    for one, choice in zip(told, found.choices, strict=True):
        assert one["division"] == (str(choice.division) if choice.division else None)
        shares = [as_a(float, one[name]) for name in ("win", "draw", "lose")]
        assert sum(shares) == pytest.approx(1, abs=2e-6)
        assert one["units"] == pytest.approx(choice.figures.units, abs=1e-6)
        assert one["loss"] == pytest.approx(choice.loss, abs=1e-6)
        assert Grade(one["grade"]) is choice.grade


@pytest.mark.parametrize("style", Style)
def test_a_trade_is_exactly_what_lies_between_two_divisions(style: Style) -> None:
    rules = PRESETS["chengdu"]
    for hand in HANDS:
        found = analyse(cards(hand), rules, style=style)
        sensible = [one for one in found.divisions if one.grade is not Grade.DOMINATED]
        for first in sensible:
            for second in sensible:
                if sure(first.division).strength == sure(second.division).strength:
                    continue
                one = trade(cards(hand), sure(first.division), sure(second.division), rules, style)
                gains = one.second.won + one.second.saved - one.first.won - one.first.saved
                assert gains == second.figures.net - first.figures.net
                assert one.total == first.figures.total


def test_the_better_smaller_pair_is_told_first_whichever_is_asked() -> None:
    rules = PRESETS["chengdu"]
    hand = cards("Qh Ts 9s 9c")
    low, high = sorted(
        (sure(one.division) for one in analyse(hand, rules).divisions), key=lambda one: one.strength
    )[:2]
    there = explain_trade(ranking(rules), low, high, trade(hand, low, high, rules))
    back = explain_trade(ranking(rules), high, low, trade(hand, high, low, rules))
    assert there == back
    assert "smaller" in there[0].text
    assert "larger" in there[1].text
