"""Whole evenings of random play: purses, bowls and mango pots add up to the end."""

from random import Random

import pytest

from tests.amounts import amounts
from tests.rules.hand.tables import random_hand, random_rules
from tutor.rules import DECK, PRESETS, RuleSet
from tutor.rules.hand import (
    STAKES,
    Stage,
    call_time,
    can_call_time,
    close_hand,
    end_evening,
    next_hand,
    open_evening,
)


def random_evening(rules: RuleSet, luck: Random, hands: int) -> int:
    """An evening of random hands to its end; chips add up after each, and how many were played."""
    seats = luck.randint(2, rules.most_players)
    stakes = luck.choice(list(STAKES.values()))
    purses = [luck.choice((stakes.skin, 30, 200, 2000)) + stakes.skin for _ in range(seats)]
    evening = open_evening(rules, stakes, purses, dealer=luck.randrange(seats))
    played = 0
    while evening.stage is not Stage.OVER:
        deck = list(DECK)
        luck.shuffle(deck)
        state, _ = random_hand(next_hand(evening, deck), luck)
        evening, _ = close_hand(evening, state)
        played += 1
        assert evening.chips == sum(purses)
        assert min(evening.purses) >= 0
        assert all(bowl <= purse for bowl, purse in zip(evening.bowls, evening.purses, strict=True))
        if played >= hands and can_call_time(evening):
            evening, _ = call_time(evening)
        elif played >= 4 * hands and evening.stage is not Stage.OVER:
            evening, _ = end_evening(evening)
    assert evening.pot == 0
    assert sum(evening.purses) == sum(purses)
    return played


@pytest.mark.parametrize("code", PRESETS)
def test_whole_evenings_with_their_mangoes_keep_every_chip(code: str) -> None:
    luck = Random(f"evenings of {code}")
    assert sum(random_evening(PRESETS[code], luck, 20) for _ in range(30)) > 300


@pytest.mark.parametrize("evenings", amounts(60, 2000))
def test_whole_evenings_under_any_combination_of_switches_keep_every_chip(evenings: int) -> None:
    luck = Random("evenings of house rules")
    for _ in range(evenings):
        random_evening(random_rules(luck), luck, 10)
