"""The estimate of strength against slow, independent counts."""

from random import Random

import numpy as np
import pytest

from tutor.play.strength import Strength, deals, value_of
from tutor.rules import DECK, PRESETS, divisions, parse_cards, parse_rules, ranking
from tutor.rules.flowers import leaves_by_flowers
from tutor.solver.hands import (
    DEALS,
    DECK_COPIES,
    HANDS,
    counted,
    deals_from,
    number_of,
    sample_cards,
)
from tutor.solver.play import Style, play

CODES = (*PRESETS, "chengdu+better_and_equal.draw")


def test_deals_are_counted_as_the_solver_counts_them() -> None:
    luck = Random("deals")
    for _ in range(200):
        cards = luck.sample(DECK, 16)
        held, gone = cards[: luck.randint(0, 4)], cards[4 : luck.randint(4, 16)]
        left = DECK_COPIES - counted((*held, *gone))
        assert np.array_equal(deals(left, counted(held)), deals_from(left, counted(held)))


@pytest.mark.parametrize("code", CODES)
def test_the_value_of_a_hand_is_its_best_division_against_the_whole_field(code: str) -> None:
    rules = parse_rules(code)
    field = play(rules, Style.EQUILIBRIUM)
    hand, smaller, larger = field.staying
    parts = DEALS[hand] * field.staying_weights
    win = {1: 1, 2: 1} if "draw" not in code else {2: 1}
    luck = Random(code)
    for number in luck.sample(range(len(HANDS)), 40):
        cards = sample_cards(HANDS[number])
        expected = []
        for option in divisions(cards, ranking(rules)):
            signs = np.sign(option.strength[0] - smaller) + np.sign(option.strength[1] - larger)
            outcome = sum((signs == at).astype(int) - (signs == -at).astype(int) for at in win)
            expected.append((outcome * parts).sum() / parts.sum())
        value = 0.0 if leaves_by_flowers(cards, rules) else max(expected)
        assert value_of(number, rules) == pytest.approx(value)


def test_the_chance_of_the_strongest_hand_is_near_a_plain_trial() -> None:
    rules = PRESETS["chengdu"]
    luck = Random("trial")
    for own, shown in (("Qh9s", ""), ("4h5s2d", "Qd 7h"), ("7s5s", ""), ("QhQd2h4s", "8h6c")):
        mine = parse_cards(own)
        upcards = parse_cards(shown)
        rest = [card for card in DECK if card not in (*mine, *upcards)]
        ahead = 0.0
        for _ in range(4000):
            luck.shuffle(rest)
            more = 4 - len(mine)
            theirs = (*upcards, *rest[more : more + 4 - len(upcards)])
            ours = value_of(number_of((*mine, *rest[:more])), rules)
            other = value_of(number_of(theirs), rules)
            ahead += (ours > other) + (ours == other) / 2
        chance = Strength(rules, mine, upcards).strongest([(upcards, False)])
        assert chance == pytest.approx(ahead / 4000, abs=0.05)


def test_more_players_and_raisers_make_a_hand_less_likely_the_strongest() -> None:
    strength = Strength(PRESETS["chengdu"], parse_cards("Qh9s"), ())
    one, two = strength.strongest([((), False)]), strength.strongest([((), False)] * 2)
    assert two < one
    assert strength.strongest([((), True)]) == pytest.approx(two)
