"""A best response written over deals as sets of cards, sharing nothing with the solver."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tests.solver.brute import moves, packed_divisions
from tutor.rules import DECK, RuleSet, can_declare_flowers, outcome, ranking
from tutor.rules.fast import unpack
from tutor.rules.flowers import leaves_by_flowers
from tutor.solver import Style, mixes


class Response(NamedTuple):
    """What a best response wins, and what the strategy wins against itself, in units a hand."""

    best: Fraction
    itself: Fraction


def _outcomes(rules: RuleSet) -> np.ndarray:
    """The outcome of every packed division against every other, by their places in a list."""
    ranks = ranking(rules)
    levels = range(max(ranks.strengths) + 1)
    signs = np.sign(np.subtract.outer(levels, levels))
    by_signs = np.zeros(5, dtype=np.int64)
    for two in ((2, 2), (2, 1), (1, 1), (0, 1), (0, 0)):
        total = sum(np.sign(strength - 1) for strength in two)
        by_signs[total + 2] = outcome(ranks, two, (1, 1))
    low, high = np.divmod(np.arange(len(levels) ** 2), len(levels))
    return by_signs[signs[low][:, low] + signs[high][:, high] + 2]


def respond(rules: RuleSet) -> Response:
    """Play every hand as well as can be against the equilibrium of these rules."""
    side = max(ranking(rules).strengths) + 1
    table = _outcomes(rules).astype(np.int8)
    deals = [tuple(cards) for cards in combinations(DECK, 4)]
    masks = np.array([sum(1 << card.index for card in cards) for cards in deals])
    kinds = [tuple(card.kind.index for card in cards) for cards in deals]
    entries = [
        (at, low * side + high, weight)
        for at, held in enumerate(kinds)
        for move, weight in moves(rules, Style.EQUILIBRIUM, held)
        if move is not None
        for low, high in (unpack(move),)
    ]
    deal, cell, weight = (np.array(column) for column in zip(*entries, strict=True))
    best = itself = 0
    scale = mixes(deals[0], rules).scale
    first = {held: at for at, held in reversed(list(enumerate(kinds)))}
    for held, count in Counter(kinds).items():
        at = first[held]
        free = np.where(masks[deal] & masks[at], 0, weight)
        field = np.bincount(cell, free, side * side).astype(np.int64)
        nets = {}
        for move in packed_divisions(rules, held):
            low, high = unpack(move)
            nets[move] = int(table[low * side + high] @ field)
        own = moves(rules, Style.EQUILIBRIUM, held)
        if leaves_by_flowers(deals[at], rules):
            continue
        itself += count * sum(part * nets[move] for move, part in own if move is not None)
        may_leave = can_declare_flowers(deals[at], rules)
        best += count * scale * max([*nets.values(), 0] if may_leave else nets.values())
    whole = len(deals) * 20_475 * scale * scale
    return Response(Fraction(best, whole), Fraction(itself, whole))
