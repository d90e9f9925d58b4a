"""The rules engine against a bare two-index lookup and comparison in the same kind of loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.bench import Figure, in_turns
from tutor.rules import DECK, DEFAULT, PAIRS, Chance, compare_pairs, ranking
from tutor.rules.fast import compare_packed, fast_tables, strongest_larger

TITLE = "Rules engine: speed as a share of a bare two-index lookup and comparison"
ORDER = 1
ROUNDS = 5_000
TURNS = 201
Loop = Callable[[], None]

RANKS = ranking(DEFAULT)
FAST = fast_tables(RANKS)


def _two_hands(chance: Chance) -> tuple[int, ...]:
    return tuple(card.kind.index for card in chance.sample(DECK, 8))


def _loops() -> tuple[Loop, dict[str, Loop]]:
    chance = Chance("bench")
    tables = [_two_hands(chance) for _ in range(ROUNDS)]
    hands = [table[:4] for table in tables]
    pairs = [(chance.pick(PAIRS), chance.pick(PAIRS)) for _ in range(ROUNDS)]

    def bare() -> None:
        table = FAST.strengths
        for a, b, c, d in hands:
            table[a][b] > table[c][d]  # noqa: B015

    def pair_against_pair() -> None:
        ranks = RANKS
        for a, b in pairs:
            compare_pairs(ranks, a, b)

    def choose_a_division() -> None:
        rows, strengths = FAST.rows, FAST.strengths
        for a, b, c, d in hands:
            strongest_larger(rows, strengths, a, b, c, d)

    def hand_against_hand() -> None:
        rows, strengths = FAST.rows, FAST.strengths
        signs, outcomes = FAST.signs, FAST.outcomes
        for a, b, c, d, e, f, g, h in tables:
            compare_packed(
                signs,
                outcomes,
                strongest_larger(rows, strengths, a, b, c, d),
                strongest_larger(rows, strengths, e, f, g, h),
            )

    return bare, {
        "pair against pair": pair_against_pair,
        "choose among three divisions": choose_a_division,
        "hand against hand": hand_against_hand,
    }


AIMS = {
    "pair against pair": 0.5,
    "choose among three divisions": 0.12,
    "hand against hand": 0.06,
}


def figures() -> Iterator[Figure]:
    """The three speeds, each with operations a second beside it."""
    bare, loops = _loops()
    for name, timing in in_turns(bare, loops, TURNS).items():
        speed = ROUNDS / timing.seconds
        yield Figure(name, timing.share, AIMS[name], detail=f"{speed / 1e6:.2f} M/s")
