"""Divided hands as cells of the grid of strengths, and what one counts against another."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import numpy as np

from tutor.rules import RuleSet
from tutor.rules.divisions import outcomes_by_signs
from tutor.solver.hands import Ints


class Cells(NamedTuple):
    """Divided hands, in the order of their hands: the hand's number and both pairs' strengths."""

    hand: Ints
    smaller: Ints
    larger: Ints


class Measure(Enum):
    """What is counted: wins less losses, or wins only."""

    NET = "net"
    WINS = "wins"


def values_by_signs(rules: RuleSet, measure: Measure = Measure.NET) -> Ints:
    """What two pairs' signs count for, by their sum plus 2 (R1, R21)."""
    outcomes = outcomes_by_signs(rules.better_and_equal)
    net = np.array([int(outcomes[total]) for total in range(-2, 3)])
    return net if measure is Measure.NET else np.maximum(net, 0)
