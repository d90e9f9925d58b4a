"""An equilibrium of dividing: no other way of play wins anything against it.

Two players are dealt four cards each from one deck; each knows its own hand only and divides it, or
leaves by 三花 where it may. A win is 1 unit, a draw 0, a loss -1; leaving is 0 for both. Skins do
not count here. The game is symmetric, so its value is 0 and one strategy serves both players.

Equilibria are not unique. Ours, by rule: predictive regret matching+ plays itself for `ITERATIONS`
rounds, beginning with every undominated division of different strength equally likely; the
strategies of all rounds are averaged, round t with weight t**2; weights below `LEAST`, remnants of
the first rounds, are dropped; and what is left is rounded to whole parts of `SCALE` by largest
remainders. Only additions, products and quotients of 64-bit floats in a fixed order are used, no
linear algebra library, so that any machine comes to the same weights.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tutor.rules import RuleSet
from tutor.solver.cells import Cells
from tutor.solver.choices import LEAVE, SCALE, Weights, choices
from tutor.solver.divided import divided_hands
from tutor.solver.hands import DEALS, HANDS, OPPONENTS, Floats, Ints
from tutor.solver.meeting import HandsMeeting

ITERATIONS = 2000
LEAST = 1 / 64


class DividingGame:
    """The game under one rule set, over all choices of all hands in one row."""

    def __init__(self, rules: RuleSet) -> None:
        divided = divided_hands(rules)
        self.hand, self.column = np.nonzero(choices(rules))
        self.stays = self.column != LEAVE
        self.first = np.searchsorted(self.hand, np.arange(len(HANDS)))
        self.count = np.bincount(self.hand)
        stays = self.hand[self.stays], self.column[self.stays]
        cells = Cells(stays[0], divided.smaller[stays], divided.larger[stays])
        self._meeting = HandsMeeting(cells, cells, divided.levels, rules)

    def net(self, strategy: Floats) -> Floats:
        """Wins less losses of every choice against all opponents' deals playing `strategy`."""
        net = np.zeros_like(strategy)
        net[self.stays] = self._meeting.net(strategy[self.stays])
        return net

    def spread(self, by_hand: Floats | Ints) -> Floats:
        """A number of every hand, put to each of its choices."""
        return np.repeat(by_hand.astype(np.float64), self.count)

    def total(self, by_choice: Floats) -> Floats:
        """The sum over the choices of each hand."""
        total: Floats = np.add.reduceat(by_choice, self.first)
        return total

    def normal(self, weights: Floats) -> Floats:
        """Weights scaled to add up to 1 in each hand; all equal where all are 0."""
        total = self.spread(self.total(weights))
        even = 1 / self.spread(self.count)
        return np.divide(weights, total, out=even, where=total > 0)

    def rounded(self, strategy: Floats) -> Weights:
        """A strategy in whole parts of `SCALE`, by largest remainders."""
        exact = self.normal(np.where(strategy < LEAST, 0, strategy)) * SCALE
        parts = np.floor(exact)
        missing = SCALE - self.total(parts)
        order = np.lexsort((parts - exact, self.hand))
        place = np.empty_like(order)
        place[order] = np.arange(len(order)) - np.repeat(self.first, self.count)
        parts += place < self.spread(missing)
        weights = np.zeros((len(HANDS), LEAVE + 1), dtype=np.uint16)
        weights[self.hand, self.column] = parts
        return weights


def solve(rules: RuleSet, iterations: int = ITERATIONS) -> Weights:
    """The equilibrium of these rules; some seconds."""
    game = DividingGame(rules)
    regret = np.zeros(len(game.hand))
    average = np.zeros_like(regret)
    strategy = game.normal(regret)
    for turn in range(1, iterations + 1):
        value = game.net(strategy) / OPPONENTS
        gain = value - game.spread(game.total(value * strategy))
        regret = np.maximum(regret + gain, 0)
        strategy = game.normal(np.maximum(regret + gain, 0))
        average += turn * turn * strategy
    return game.rounded(game.normal(average))


def exploitability(rules: RuleSet, weights: Weights) -> Fraction:
    """What a best response wins against `weights`, in units a hand, exactly; 0 at an equilibrium.

    The best response takes for every hand the choice that wins most; undominated divisions are
    enough, as no dominated one can win more.
    """
    game = DividingGame(rules)
    net = game.net(weights[game.hand, game.column].astype(np.float64))
    best = np.maximum.reduceat(net, game.first).astype(np.int64)
    return Fraction(int((DEALS * best).sum()), int(DEALS.sum()) * OPPONENTS * SCALE)
