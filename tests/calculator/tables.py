"""Random tables for the calculator: rule sets of any switches, seats, divisions and chips."""

from __future__ import annotations

from urllib.parse import urlencode

from hypothesis import strategies as st

from tutor.calculator import Table, parse_table
from tutor.calculator.table import HAND
from tutor.rules import (
    DECK,
    PRESETS,
    SWITCHES,
    Card,
    RuleSet,
    divisions,
    flower_of,
    house,
    ranking,
)
from tutor.rules.switches.flowers import Flowers

CHIPS = st.integers(0, 300)


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """A preset with some switches flipped."""
    base = draw(st.sampled_from(list(PRESETS.values())))
    names = draw(st.lists(st.sampled_from(list(SWITCHES)), max_size=5, unique=True))
    return house(base, {name: draw(st.sampled_from(SWITCHES[name].choices)) for name in names})


@st.composite
def addresses(draw: st.DrawFn, chips: bool = False) -> tuple[str, str, list[tuple[str, str]]]:
    """Rule set, seats and query of a table whose every seat is whole."""
    rules = draw(rule_sets())
    count = draw(st.integers(2 if chips else 1, rules.most_players))
    deck: list[Card] = draw(st.permutations(DECK))
    hands = [deck[HAND * at : HAND * at + HAND] for at in range(count)]
    query: list[tuple[str, str]] = []
    seats = []
    for number, hand in enumerate(hands, 1):
        chosen = draw(st.sampled_from([None, 0, 1, 2]))
        whole = "".join(card.code for card in hand)
        seats.append(whole if chosen is None else str(divisions(hand, ranking(rules))[chosen]))
        may = count > 1 and rules.flowers is Flowers.CHOICE and flower_of(hand)
        if draw(st.booleans()) if may else False:
            query.append(("declared", str(number)))
    if chips:
        query += [("stake", str(draw(CHIPS))) for _ in hands]
        spare = rules.most_players - count
        query += [("folded", str(skin)) for skin in draw(st.lists(CHIPS, max_size=spare))]
        query += [("pot", str(draw(CHIPS)))]
    return rules.key, "_".join(seats), query


@st.composite
def tables(draw: st.DrawFn, chips: bool = False) -> Table:
    """Such a table, parsed."""
    code, seats, query = draw(addresses(chips))
    fields: dict[str, list[str]] = {}
    for name, value in query:
        fields.setdefault(name, []).append(value)
    return parse_table(code, seats, fields)


def url(address: tuple[str, str, list[tuple[str, str]]], suffix: str = ".json") -> str:
    """The address on the site."""
    code, seats, query = address
    return f"/calc/{code}/{seats}{suffix}" + (f"?{urlencode(query)}" if query else "")
