"""What every choice of every hand is worth at once, for drawing hands by it and for advice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tutor.rules import RuleSet
from tutor.solver.cells import Cells
from tutor.solver.choices import LEAVE, choices
from tutor.solver.divided import divided_hands
from tutor.solver.hands import HANDS, OPPONENTS, Bools, Floats
from tutor.solver.meeting import HandsMeeting
from tutor.solver.play import Style, play


@dataclass(frozen=True, slots=True, eq=False)
class Survey:
    """All hands, in the order of their numbers, by three divisions and leaving.

    `sensible` marks what may be chosen: undominated divisions of different strength, and leaving
    where one may. `units` is what they win against the equilibrium and `losses` what they are short
    of the best; both are for sensible choices only, losses of others are infinite.
    """

    sensible: Bools
    units: Floats
    losses: Floats

    @property
    def gaps(self) -> Floats:
        """What the second best sensible choice of each hand loses; infinite if there is none."""
        gaps: Floats = np.sort(self.losses, axis=1)[:, 1]
        return gaps


@lru_cache(maxsize=8)
def survey(rules: RuleSet) -> Survey:
    """The survey of a rule set; a tenth of a second, once. Raises TablesError."""
    divided, played = divided_hands(rules), play(rules, Style.EQUILIBRIUM)
    sensible = choices(rules)
    hand, column = np.nonzero(sensible[:, :LEAVE])
    rows = Cells(hand, divided.smaller[hand, column], divided.larger[hand, column])
    meeting = HandsMeeting(rows, played.staying, divided.levels, rules)
    units = np.zeros((len(HANDS), LEAVE + 1))
    net = meeting.net(played.staying_weights.astype(np.float64))
    units[hand, column] = net / (OPPONENTS * played.scale)
    may = np.where(sensible, units, -np.inf)
    losses = np.where(sensible, may.max(axis=1, keepdims=True) - may, np.inf)
    return Survey(sensible, units, losses)
