"""Ways to play: how the holder of each hand divides it, as weights that add up to a whole.

By the equilibrium, or always for the strongest larger or the strongest smaller pair. The last two
never leave by choice (三花 where it is declared); where 三花 is automatic everyone leaves with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

import numpy as np

from tutor.rules import RuleSet
from tutor.solver.cells import Cells
from tutor.solver.choices import LEAVE, leaving
from tutor.solver.divided import DividedHands, divided_hands
from tutor.solver.hands import HANDS, Ints
from tutor.solver.tables import equilibrium, verify_solved


class Style(Enum):
    """How an opponent divides."""

    EQUILIBRIUM = "equilibrium"
    LARGER_FIRST = "larger-first"  # the strongest larger pair, of equal ones the better smaller
    SMALLER_FIRST = "smaller-first"  # the strongest smaller pair, of equal ones the better larger


class StyleError(ValueError):
    """There is no style of this name; `style` is what was asked for."""

    def __init__(self, style: object) -> None:
        super().__init__(style)
        self.style = style

    def __str__(self) -> str:
        return f"unknown style {self.style!r}"


def read_style(style: Style | str) -> Style:
    """The style of this name, or the style itself; raises StyleError."""
    try:
        return Style(style)
    except ValueError:
        raise StyleError(style) from None


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """A style under one rule set, over all hands.

    `weights` is 4,285 hands by three divisions and leaving; a row adds up to `scale`. `staying` are
    the divided hands that have a weight, `staying_weights` their weights, `levels` the number of
    strengths of a pair.
    """

    scale: int
    weights: Ints
    staying: Cells
    staying_weights: Ints
    levels: int


@lru_cache(maxsize=64)
def play(rules: RuleSet, style: Style) -> Play:
    """How everyone plays under `rules` in this style; raises TablesError, UnsolvedError."""
    verify_solved(rules)
    divided = divided_hands(rules)
    if style is Style.EQUILIBRIUM:
        weights = equilibrium(rules).astype(np.int64)
    else:
        weights = _pure(rules, divided, style)
    hand, column = np.nonzero(weights[:, :LEAVE])
    at = hand, column
    staying = Cells(hand, divided.smaller[at], divided.larger[at])
    return Play(int(weights[0].sum()), weights, staying, weights[at], divided.levels)


def _pure(rules: RuleSet, divided: DividedHands, style: Style) -> Ints:
    first, then = divided.larger, divided.smaller
    if style is Style.SMALLER_FIRST:
        first, then = then, first
    column = (first * divided.levels + then).argmax(axis=1)
    column[leaving(rules)] = LEAVE
    weights = np.zeros((len(HANDS), LEAVE + 1), dtype=np.int64)
    weights[np.arange(len(HANDS)), column] = 1
    return weights
