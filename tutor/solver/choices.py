"""What the holder of each hand may do: its undominated divisions, and leaving by 三花 (R20)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tutor.rules import RuleSet, can_declare_flowers
from tutor.rules.flowers import leaves_by_flowers
from tutor.solver.divided import divided_hands
from tutor.solver.hands import HANDS, WITH_FLOWERS, Bools, sample_cards

LEAVE = 3  # the column after the three divisions
SCALE = 256  # the parts in which a hand's weights are counted
Weights = NDArray[np.uint16]  # 4,285 hands by three divisions and leaving, a row adds up to SCALE


def leaving(rules: RuleSet) -> Bools:
    """Which hands leave the comparison unasked (三花 where it is automatic)."""
    out = np.zeros(len(HANDS), dtype=bool)
    for number in WITH_FLOWERS:
        out[number] = leaves_by_flowers(sample_cards(HANDS[number]), rules)
    return out


def choices(rules: RuleSet) -> Bools:
    """4,285 hands by four: the undominated divisions of different strength, then leaving."""
    may = np.zeros((len(HANDS), LEAVE + 1), dtype=bool)
    out = leaving(rules)
    may[:, :LEAVE] = divided_hands(rules).options & ~out[:, None]
    may[:, LEAVE] = out
    for number in WITH_FLOWERS:
        may[number, LEAVE] |= can_declare_flowers(sample_cards(HANDS[number]), rules)
    return may
