"""What an opponent may show, given the cards seen, and how one's own division fares against it.

The second measure adds one unit of skin each has posted: who has the larger tail takes the other's,
of equal tails the other pair decides, and if that is equal too nothing changes hands (R2, R6). Who
leaves by 三花 has stake and skin back, and so has the other (R20).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tutor.rules import Card, Division, RuleSet
from tutor.rules.showdown import settling_key
from tutor.solver.cells import values_by_signs
from tutor.solver.hands import Ints
from tutor.solver.known import Known, possible_deals
from tutor.solver.play import Play, Style, play, read_style


@dataclass(frozen=True, slots=True)
class Figures:
    """What becomes of a choice, in whole parts: `win`, `draw` and `lose` are all there is.

    `left` are those draws in which somebody left by 三花. `eat` and `eaten` count where one takes
    the other's skin and where the other takes one's own.
    """

    win: int
    draw: int
    lose: int
    left: int
    eat: int
    eaten: int

    @property
    def total(self) -> int:
        """The whole: deals of the opponent times parts of its weights."""
        return self.win + self.draw + self.lose

    @property
    def net(self) -> int:
        """Wins less losses."""
        return self.win - self.lose

    @property
    def net_with_skin(self) -> int:
        """The same with a unit of skin for who eats it."""
        return self.net + self.eat - self.eaten

    @property
    def units(self) -> float:
        """What the choice wins on average, in units; -1 to 1."""
        return self.net / self.total

    @property
    def units_with_skin(self) -> float:
        """The same with a unit of skin for who eats it; -2 to 2."""
        return self.net_with_skin / self.total


_SIGNS = (1, 0, -1)  # against weaker, equal and stronger ones


class Opponent:
    """All that an opponent may hold and show.

    `deals` counts the opponent's deals by hand, `hands` is their number, and `total` that times the
    parts of `play`. `counts` are the parts by smaller and larger strength, `left` those that leave
    by 三花. Raises RuleError as `verify_known`, StyleError, TablesError.
    """

    def __init__(
        self, cards: Sequence[Card], rules: RuleSet, known: Known, style: Style | str
    ) -> None:
        self.rules = rules
        self.play: Play = play(rules, read_style(style))
        self.deals: Ints = possible_deals(cards, known)
        self.hands = int(self.deals.sum())
        self.total = self.hands * self.play.scale
        hand, smaller, larger = self.play.staying
        levels = self.play.levels
        parts = self.deals[hand] * self.play.staying_weights
        counts = np.bincount(smaller * levels + larger, parts, levels * levels)
        self.counts: Ints = counts.astype(np.int64).reshape(levels, levels)
        below = np.zeros((levels + 1, levels + 1), dtype=np.int64)
        self.counts.cumsum(axis=0).cumsum(axis=1, out=below[1:, 1:])
        self._below: Ints = below  # how many parts are below both strengths
        self.left = self.total - int(below[-1, -1])

    @property
    def leaving(self) -> Figures:
        """The figures of leaving by 三花: always a draw, and the skins stay with their owners."""
        return Figures(0, self.total, 0, left=self.total, eat=0, eaten=0)

    def outcomes(self, division: Division) -> Ints:
        """1, 0 or -1 for each cell of the grid: how the division fares against it."""
        signs = self._signs(division)
        outcomes: Ints = values_by_signs(self.rules)[signs[0] + signs[1] + 2]
        return outcomes

    def figures(self, division: Division) -> Figures:
        """What becomes of a division."""
        values = values_by_signs(self.rules).tolist()
        tail, other = settling_key((0, 1), self.rules)
        win = lose = eat = eaten = 0
        for signs, parts in self._parts(division):
            value = values[sum(signs) + 2]
            eats = 2 * signs[tail] + signs[other]
            win, lose = win + parts * (value > 0), lose + parts * (value < 0)
            eat, eaten = eat + parts * (eats > 0), eaten + parts * (eats < 0)
        return Figures(win, self.total - win - lose, lose, self.left, eat, eaten)

    def _parts(self, division: Division) -> Iterator[tuple[tuple[int, int], int]]:
        """How many parts a division meets by the signs of its pairs against them."""
        rows, columns = (
            (0, strength, strength + 1, self.play.levels) for strength in division.strength
        )
        met = np.diff(np.diff(self._below[np.ix_(rows, columns)], axis=0), axis=1).tolist()
        for smaller, row in zip(_SIGNS, met, strict=True):
            for larger, parts in zip(_SIGNS, row, strict=True):
                yield (smaller, larger), parts

    def _signs(self, division: Division) -> tuple[Ints, Ints]:
        levels = np.arange(self.play.levels)
        smaller, larger = (np.sign(strength - levels) for strength in division.strength)
        shape = (self.play.levels, self.play.levels)
        return (
            np.broadcast_to(smaller[:, None], shape),
            np.broadcast_to(larger[None, :], shape),
        )


@lru_cache(maxsize=16)
def opponent_of(
    cards: tuple[Card, ...], rules: RuleSet, known: Known, style: Style | str
) -> Opponent:
    """The opponent of a hand, kept for a while: one page asks for the same one several times."""
    return Opponent(cards, rules, known, style)
