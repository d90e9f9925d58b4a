"""A second opinion on pairs and settlements, written from the rule book and sharing no code.

It reads the table of cards in `data/cards.txt` and names kinds by their keys. Slow and plain on
purpose: what it says is compared with the engine wherever the two can be compared.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cmp_to_key
from itertools import combinations_with_replacement, groupby
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent / "data"


class Row(NamedTuple):
    """One line of the table of cards."""

    key: str
    cards: tuple[str, ...]
    points: int
    single: int
    group: str


def lines(name: str) -> list[list[str]]:
    """The words of every line of a data file that is neither empty nor a comment."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [line.split() for line in text.splitlines() if line.strip() and line[0] != "#"]


TABLE = {
    key: Row(key, tuple(cards), int(points), int(single), group)
    for key, *cards, points, single, group in lines("cards.txt")
}
KeyPair = tuple[str, str]
KEY_PAIRS: list[KeyPair] = [
    (a, b) for a, b in combinations_with_replacement(TABLE, 2) if a != b or len(TABLE[a].cards) == 2
]


def points(pair: KeyPair) -> int:
    """The last digit of the two cards' points."""
    return int(str(TABLE[pair[0]].points + TABLE[pair[1]].points)[-1])


def best_single(pair: KeyPair) -> int:
    """The rank of the stronger of the two cards, 1 the strongest."""
    return min(TABLE[key].single for key in pair)


def _is(pair: KeyPair, *either: set[str]) -> bool:
    return set(pair) in either


class Oracle:
    """Pairs compared under one way of reading 地九 and zeros."""

    def __init__(self, di_wang_is_king: bool, zeros_by_single: bool) -> None:
        self.zeros_by_single = zeros_by_single
        self.special: list[Callable[[KeyPair], bool]] = [
            lambda pair: _is(pair, {"dingding", "dagui"}),
            lambda pair: pair[0] == pair[1],
            lambda pair: _is(pair, {"tian", "hei9"}),
            lambda pair: di_wang_is_king and _is(pair, {"di", "hei9"}),
            lambda pair: _is(pair, {"tian", "ren"}, {"tian", "hei8"}),
            lambda pair: _is(pair, {"di", "ren"}, {"di", "hei8"}),
        ]

    def category(self, pair: KeyPair) -> int:
        """Which predicate the pair meets first, counted from the strongest; points come last."""
        for place, holds in enumerate(self.special):
            if holds(pair):
                return place
        return len(self.special)

    def compare(self, a: KeyPair, b: KeyPair) -> tuple[int, str]:
        """1, 0 or -1 for `a` against `b`, and what decided it."""
        ours, theirs = self.category(a), self.category(b)
        if ours != theirs:
            return (1 if ours < theirs else -1), "category"
        if ours == len(self.special):
            if points(a) != points(b):
                return (1 if points(a) > points(b) else -1), "points"
            if points(a) == 0 and not self.zeros_by_single:
                return 0, "equal"
        elif a[0] != a[1]:
            return 0, "equal"
        if best_single(a) != best_single(b):
            return (1 if best_single(a) < best_single(b) else -1), "single"
        return 0, "equal"

    def levels(self) -> list[set[frozenset[str]]]:
        """The pairs that are equal to each other, strongest first."""

        def order(a: KeyPair, b: KeyPair) -> int:
            return -self.compare(a, b)[0]

        key = cmp_to_key(order)
        ordered = sorted(KEY_PAIRS, key=key)
        return [{frozenset(pair) for pair in group} for _, group in groupby(ordered, key=key)]


def share_chip_by_chip(amount: int, caps: Sequence[int]) -> list[int]:
    """One chip at a time to whoever has least and may still take, the first of them first (R6)."""
    shares = [0] * len(caps)
    for _ in range(amount):
        open_seats = [at for at, cap in enumerate(caps) if shares[at] < cap]
        if not open_seats:
            break
        shares[min(open_seats, key=lambda at: shares[at])] += 1
    return shares


def settled(
    order: Sequence[Sequence[str]],
    beats: Callable[[str, str], bool],
    stakes: Mapping[str, int],
    folded: Mapping[str, int],
) -> dict[str, int]:
    """What each seat has won in the end where skins are capped, reckoned payer by payer."""
    totals = dict.fromkeys([*stakes, *folded], 0)
    for payer, purse in [*stakes.items(), *folded.items()]:
        left = purse
        for group in order:
            takers = [seat for seat in group if payer in folded or beats(seat, payer)]
            shares = share_chip_by_chip(left, [stakes[taker] for taker in takers])
            for taker, amount in zip(takers, shares, strict=True):
                totals[taker] += amount
            left -= sum(shares)
        totals[payer] -= purse - left
    return totals
