"""Solving every combination of the deciding switches, for `tutor solve`."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import numpy as np

from tutor.solver.equilibrium import exploitability, solve
from tutor.solver.tables import COMBINATIONS, SHAPE, TablesError, save

CLOSE_ENOUGH = Fraction(1, 1_000_000)  # units a hand that a best response may win


def build(path: Path, announce: Callable[[str, float], None]) -> None:
    """Solve every combination and write the file; some minutes.

    `announce` hears the code and the exploitability of each combination. Raises TablesError, and
    writes nothing, if one is not close enough.
    """
    tables = np.zeros(SHAPE, dtype=np.uint16)
    for place, rules in enumerate(COMBINATIONS):
        tables[place] = solve(rules)
        left = exploitability(rules, tables[place])
        announce(rules.key, float(left))
        if left > CLOSE_ENOUGH:
            raise TablesError(f"{rules.key} can still be exploited by {float(left):.2g} units")
    save(path, tables)
