"""All 35,960 deals of four cards, divided once per rule set for the tests that go through them."""

from functools import cache
from itertools import combinations
from typing import NamedTuple

from hypothesis import strategies as st

from tutor.rules import (
    DECK,
    PRESETS,
    Card,
    Division,
    RuleSet,
    divisions,
    parse_rules,
    ranking,
    undominated,
)

RULES = tuple(PRESETS)
Strength = tuple[int, int]


class Dealt(NamedTuple):
    """One deal: its kinds' indices, its three divisions' strengths and the undominated ones."""

    kinds: tuple[int, ...]
    strengths: tuple[Strength, Strength, Strength]
    right: tuple[Strength, ...]


@cache
def all_deals(code: str) -> tuple[Dealt, ...]:
    """Every deal of four cards, under the rule set of this code."""
    ranks = ranking(parse_rules(code))
    dealt = []
    for cards in combinations(DECK, 4):
        options = divisions(cards, ranks)
        right = undominated(options)
        first, second, third = (option.strength for option in options)
        dealt.append(
            Dealt(
                tuple(card.kind.index for card in cards),
                (first, second, third),
                tuple(option.strength for option in right),
            )
        )
    return tuple(dealt)


@st.composite
def tables(draw: st.DrawFn, rules: RuleSet, least: int = 2) -> dict[str, Division]:
    """Some seats with hands of one deck, each divided in any of the three ways."""
    seats = draw(st.integers(least, rules.most_players))
    deck: list[Card] = draw(st.permutations(DECK))
    ranks = ranking(rules)
    return {
        f"seat{at}": divisions(deck[4 * at : 4 * at + 4], ranks)[draw(st.integers(0, 2))]
        for at in range(seats)
    }
