"""The chances of a division by a plain loop over every opponent, with the rules engine alone.

Nothing of the solver takes part but the equilibrium's weights themselves, which `mixes` reads out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

from tutor.rules import DECK, KINDS, Card, RuleSet, can_declare_flowers, flower_of, ranking
from tutor.rules.fast import FastTables, compare_packed, fast_tables, pack_divisions, unpack
from tutor.rules.flowers import leaves_by_flowers
from tutor.rules.ruleset import SWITCHES
from tutor.rules.switches.tail import Tail
from tutor.solver import Figures, Known, Style, mixes

SOLVED = ("di_wang", "zeros", "better_and_equal", "flowers")
Moves = tuple[tuple[int | None, int], ...]  # packed divisions, or None for leaving; with weights


def combination(rules: RuleSet, places: Sequence[int]) -> RuleSet:
    """These rules with each of the solved switches set to the choice at its place."""
    switches: dict[str, Any] = {
        name: SWITCHES[name].choices[at] for name, at in zip(SOLVED, places, strict=True)
    }
    return replace(rules, **switches)


@cache
def tables_of(rules: RuleSet) -> FastTables:
    return fast_tables(ranking(rules))


def packed_divisions(rules: RuleSet, kinds: Sequence[int]) -> tuple[int, int, int]:
    fast = tables_of(rules)
    return pack_divisions(fast.rows, fast.strengths, *kinds)


@cache
def cards_of(kinds: tuple[int, ...]) -> tuple[Card, ...]:
    """Some deal of these kinds."""
    return tuple(KINDS[kind].cards[kinds[:at].count(kind)] for at, kind in enumerate(kinds))


@cache
def moves(rules: RuleSet, style: Style, kinds: tuple[int, ...]) -> Moves:
    """How an opponent of this style plays a hand of these kinds."""
    cards = cards_of(kinds)
    if style is Style.EQUILIBRIUM:
        mix = mixes(cards, rules)
        weights: list[tuple[int | None, int]] = [
            (division.strength[1] << 7 | division.strength[0], weight)
            for division, weight in mix.divisions
        ]
        return tuple(move for move in (*weights, (None, mix.leave)) if move[1])
    if leaves_by_flowers(cards, rules):
        return ((None, 1),)
    options = packed_divisions(rules, kinds)
    return ((max(options) if style is Style.LARGER_FIRST else max(options, key=unpack), 1),)


def opponents(cards: Sequence[Card], known: Known) -> Iterator[tuple[int, ...]]:
    """The kinds of every deal the opponent may hold."""
    rest = [card for card in DECK if card not in (*cards, *known.cards)]
    for drawn in combinations(rest, 4 - len(known.upcards)):
        yield tuple(sorted(card.kind.index for card in (*known.upcards, *drawn)))


def eats(rules: RuleSet, one: int, other: int) -> int:
    """1 if `one` takes the skin of `other`, -1 if it loses its own, 0 if they keep theirs."""
    mine, theirs = unpack(one), unpack(other)
    if rules.tail is Tail.LARGER:
        mine, theirs = mine[::-1], theirs[::-1]
    return (mine > theirs) - (mine < theirs)


def figures(
    cards: Sequence[Card], rules: RuleSet, known: Known, style: Style
) -> tuple[Figures, ...]:
    """The figures of the three divisions, then of leaving where that may be chosen."""
    fast = tables_of(rules)
    own = packed_divisions(rules, [card.kind.index for card in cards])
    tallies: list[Counter[str]] = [Counter(), Counter(), Counter()]
    total = 0
    for kinds in opponents(cards, known):
        for move, weight in moves(rules, style, kinds):
            total += weight
            for tally, division in zip(tallies, own, strict=True):
                if move is None:
                    tally["left"] += weight
                    continue
                outcome = compare_packed(fast.signs, fast.outcomes, division, move)
                tally[("draw", "win", "lose")[outcome]] += weight
                tally[("shared", "eat", "eaten")[eats(rules, division, move)]] += weight
    if leaves_by_flowers(cards, rules):
        tallies = [Counter(left=total)] * 3
    if can_declare_flowers(cards, rules):
        assert flower_of(cards)
        tallies.append(Counter(left=total))
    return tuple(
        Figures(t["win"], t["draw"] + t["left"], t["lose"], t["left"], t["eat"], t["eaten"])
        for t in tallies
    )
