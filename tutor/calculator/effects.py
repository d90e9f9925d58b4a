"""What changes between two rule sets: pairs, deals that are divided otherwise, and a showdown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, prod

from tutor.rules import (
    DECK,
    KINDS,
    SWITCHES,
    Card,
    Chance,
    Division,
    Flower,
    Pair,
    Ranking,
    RuleSet,
    can_declare_flowers,
    divide,
    divisions,
    house,
    outcome,
    ranking,
    tail_order,
    undominated,
)
from tutor.rules.differences import Couple, differing, moved_pairs, turned_couples
from tutor.rules.fast import fast_tables, pack_divisions, unpack
from tutor.rules.flowers import leaves_by_flowers
from tutor.rules.switch import Choice, Decides

DEALS = comb(len(DECK), 4)
_TRIES = 1500
Kinds = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Example:
    """Two hands whose showdown comes out differently: the same cards, divided the same way."""

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    ours: tuple[Division, Division]
    theirs: tuple[Division, Division]


@dataclass(frozen=True, slots=True)
class Effect:
    """How one rule set differs from another where cards are compared.

    `moved` are the pairs worth something else, `turned` counts the couples of pairs that compare
    otherwise, `deals` how many of all 35,960 have other undominated divisions, `hand` is one of
    these; `example` is a showdown with another outcome or another eater.
    """

    moved: tuple[Pair, ...]
    turned: int
    deals: int
    hand: tuple[Card, ...] | None
    example: Example | None

    @property
    def none(self) -> bool:
        """Whether cards compare in the same way under both."""
        return not (self.moved or self.turned or self.deals or self.example)


@dataclass(frozen=True, slots=True)
class Flip:
    """A switch set otherwise, and what that does."""

    switch: str
    choice: Choice
    rules: RuleSet
    effect: Effect


@lru_cache(maxsize=512)
def effect(one: RuleSet, other: RuleSet) -> Effect:
    """What changes from `one` to `other`; symmetric but for the order of what is shown."""
    ours, theirs = ranking(one), ranking(other)
    moved, turned = moved_pairs(one, other), turned_couples(one, other)
    count, hand = _other_deals(ours, theirs, moved) if turned else (0, None)
    return Effect(moved, len(turned), count, hand, _example(ours, theirs, turned))


def flips(rules: RuleSet, switch: str) -> tuple[Flip, ...]:
    """Every other way to set a switch, with its effect."""
    now = rules.switches()[switch]
    others = [(choice, house(rules, {switch: choice})) for choice in SWITCHES[switch].choices]
    return tuple(
        Flip(switch, choice, flipped, effect(rules, flipped))
        for choice, flipped in others
        if choice != now
    )


@cache
def _hands() -> tuple[tuple[Kinds, int], ...]:
    """Every hand by its kinds, with the number of deals behind it."""
    found = []
    for kinds in combinations_with_replacement(range(len(KINDS)), 4):
        ways = prod(comb(KINDS[kind].copies, kinds.count(kind)) for kind in set(kinds))
        if ways:
            found.append((kinds, ways))
    return tuple(found)


def _right(options: tuple[int, int, int]) -> tuple[bool, ...]:
    """Which of three packed divisions no other dominates."""
    strengths = [unpack(option) for option in options]
    return tuple(
        not any(
            low >= small and high >= large and (low, high) != (small, large)
            for low, high in strengths
        )
        for small, large in strengths
    )


def _other_deals(
    ours: Ranking, theirs: Ranking, moved: tuple[Pair, ...]
) -> tuple[int, tuple[Card, ...] | None]:
    """How many deals have other right divisions, and the first such hand.

    Only hands that hold a pair which moved can have any.
    """
    a, b = fast_tables(ours), fast_tables(theirs)
    held = [tuple(kind.index for kind in pair.kinds) for pair in moved]
    count, first = 0, None
    for kinds, ways in _hands():
        if not any(one in kinds and other in kinds for one, other in held):
            continue
        right = _right(pack_divisions(a.rows, a.strengths, *kinds))
        if right != _right(pack_divisions(b.rows, b.strengths, *kinds)):
            count += ways
            first = first or _dealt(kinds)
    return count, first


def _dealt(kinds: Kinds) -> tuple[Card, ...]:
    """Cards of these kinds."""
    cards: list[Card] = []
    for kind in kinds:
        cards.append(next(card for card in KINDS[kind].cards if card not in cards))
    return tuple(cards)


def _example(ours: Ranking, theirs: Ranking, turned: tuple[Couple, ...]) -> Example | None:
    """The first of many random deals whose showdown comes out differently, always the same one."""
    both = ours.rules, theirs.rules
    if not turned and not differing(*both, deciding=Decides.SHOWDOWN):
        return None
    chance = Chance("example")
    flowers = not turned and bool(differing(*both, deciding=Decides.LEAVING))
    for _ in range(_TRIES):
        cards = _deal(chance, turned, flowers)
        if cards is None:
            continue
        found = _shown(cards, ours, theirs)
        if found:
            return found
    return None


def _deal(chance: Chance, turned: tuple[Couple, ...], flowers: bool) -> tuple[Card, ...] | None:
    """Eight cards, those first of which something turns: three flowers in one hand, or the pairs
    of a couple that compares otherwise in one hand each."""
    if flowers:
        held = [kind.cards[0] for kind in Flower.TEN.kinds]
        return (*held, *chance.sample([card for card in DECK if card not in held], 5))
    if not turned:
        return tuple(chance.sample(DECK, 8))
    a, b = chance.pick(turned)
    cards: list[Card] = []
    for kind in (*a.kinds, *b.kinds):
        card = next((card for card in kind.cards if card not in cards), None)
        if card is None:
            return None
        cards.append(card)
    rest = chance.sample([card for card in DECK if card not in cards], 4)
    return (*cards[:2], *rest[:2], *cards[2:], *rest[2:])


def _shown(cards: tuple[Card, ...], ours: Ranking, theirs: Ranking) -> Example | None:
    """The showdown of two hands that a sensible player divides so, if it comes out differently."""
    hands = cards[:4], cards[4:]
    best = [undominated(divisions(hand, ours)) for hand in hands]
    mine = tuple(max(options, key=lambda one: one.strength[::-1]) for options in best)
    same = tuple(divide(one.smaller, one.larger, theirs) for one in mine)
    if _result(ours, mine) == _result(theirs, same):
        return None
    return Example(hands, (mine[0], mine[1]), (same[0], same[1]))


def _result(ranks: Ranking, hands: tuple[Division, ...]) -> tuple[object, ...]:
    """What counts of a showdown of two: who leaves, who beats whom, who eats."""
    leaving = tuple(
        (leaves_by_flowers(hand.cards, ranks.rules), can_declare_flowers(hand.cards, ranks.rules))
        for hand in hands
    )
    order = tail_order(ranks, dict(enumerate(hands)))
    return leaving, outcome(ranks, hands[0].strength, hands[1].strength), order[0]
