"""Random hands under random rules, named by a number."""

from typing import NamedTuple

from tests.solver.brute import SOLVED, combination
from tutor.rules import DECK, PRESETS, SWITCHES, Card, Chance, RuleSet, flower_of
from tutor.solver import Known, Style


class Case(NamedTuple):
    """A hand, the rules, what is known beside it and the opponent's style."""

    cards: tuple[Card, ...]
    rules: RuleSet
    known: Known
    style: Style


def random_rules(chance: Chance) -> RuleSet:
    """A preset's rules with the solved switches set anyhow."""
    base = chance.pick(list(PRESETS.values()))
    return combination(base, [chance.below(len(SWITCHES[name].choices)) for name in SOLVED])


def random_case(number: int) -> Case:
    """The case of this number; every fifth holds a 三花, every third knows some cards."""
    chance = Chance(f"solver/{number}")
    cards = chance.sample(DECK, 4)
    while number % 5 == 0 and not flower_of(cards):
        cards = chance.sample(DECK, 4)
    known = Known()
    if number % 3 == 0:
        rest = [card for card in DECK if card not in cards]
        seen = chance.sample(rest, 2 + chance.below(6))
        known = Known(dead=seen[2:], upcards=seen[: 1 + chance.below(2)])
    return Case(cards, random_rules(chance), known, chance.pick(list(Style)))
