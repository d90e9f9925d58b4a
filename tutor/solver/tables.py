"""The solved equilibria as a file of the package: made by `tutor solve`, read when first needed.

The file is a header (mark, version, scale, numbers of tables and hands, SHA-256 of the rest) and
then a table of 16-bit weights, little end first, for every combination of the switches that change
who beats whom. It is checked once a process and mapped into memory, so that processes share it.
"""

from __future__ import annotations

import os
import struct
from functools import lru_cache
from hashlib import sha256
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tutor.rules import DEFAULT, SWITCHES, RuleSet, house
from tutor.rules.ruleset import choice_of
from tutor.rules.switch import Decides, word
from tutor.solver.choices import LEAVE, SCALE, Weights
from tutor.solver.hands import HANDS

# What the tables were solved for: switches with their values as codes write them. A table stands
# for every combination, in this order.
SOLVED = {
    "di_wang": ("point", "king"),
    "zeros": ("equal", "single"),
    "better_and_equal": ("win", "draw"),
    "flowers": ("none", "choice", "automatic"),
}
COMBINATIONS: tuple[RuleSet, ...] = tuple(
    house(DEFAULT, dict(zip(SOLVED, choices, strict=True)))
    for choices in product(
        *([choice_of(name, value) for value in values] for name, values in SOLVED.items())
    )
)
FILE = Path(__file__).parent / "data" / "equilibria.bin"
_HEADER = struct.Struct("<8sIIII32s")
_MARK, _VERSION = b"CHEXUAN\n", 1
SHAPE = (len(COMBINATIONS), len(HANDS), LEAVE + 1)


class TablesError(RuntimeError):
    """Tables are missing, of another version, damaged or not close enough; the text says which."""


class UnsolvedError(ValueError):
    """No table knows how these rules set what best play depends on; `switches` names it."""

    def __init__(self, switches: tuple[str, ...]) -> None:
        super().__init__(switches)
        self.switches = switches

    def __str__(self) -> str:
        return f"not solved for this setting of {', '.join(self.switches)}"


@lru_cache(maxsize=256)
def unsolved(rules: RuleSet) -> tuple[str, ...]:
    """The switches that rules set as no table knows though best play depends on them.

    A switch that came after the tables is known at its default: what was played before it.
    """

    def known(name: str) -> bool:
        choice = getattr(rules, name)
        if name in SOLVED:
            return word(choice) in SOLVED[name]
        return bool(choice == getattr(RuleSet, name, None))

    deciding = (name for name, one in SWITCHES.items() if one.decides & Decides.EQUILIBRIUM)
    return tuple(name for name in deciding if not known(name))


def verify_solved(rules: RuleSet) -> None:
    """Raise UnsolvedError unless the solver knows these rules."""
    found = unsolved(rules)
    if found:
        raise UnsolvedError(found)


def _values(rules: RuleSet) -> tuple[object, ...]:
    return tuple(getattr(rules, name) for name in SOLVED)


_PLACE = {_values(rules): place for place, rules in enumerate(COMBINATIONS)}


def equilibrium(rules: RuleSet) -> Weights:
    """The weights of every hand's choices under `rules`, a row adds up to `SCALE`.

    Raises TablesError, UnsolvedError.
    """
    verify_solved(rules)
    weights: Weights = load(FILE)[_PLACE[_values(rules)]]
    return weights


@lru_cache(maxsize=2)
def load(path: Path) -> NDArray[np.uint16]:
    """All tables of a file, mapped into memory and checked; raises TablesError."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise TablesError(f"{path} cannot be read: {error.strerror}") from None
    if len(data) < _HEADER.size or not data.startswith(_MARK):
        raise TablesError(f"{path} holds no equilibria")
    _, version, scale, tables, hands, checksum = _HEADER.unpack_from(data)
    if (version, scale, tables, hands) != (_VERSION, SCALE, *SHAPE[:2]):
        raise TablesError(f"{path} is of another version; `tutor solve` makes it anew")
    if sha256(data[_HEADER.size :]).digest() != checksum:
        raise TablesError(f"{path} is damaged: its checksum is wrong")
    return np.memmap(path, dtype="<u2", mode="r", offset=_HEADER.size, shape=SHAPE)


def save(path: Path, tables: NDArray[np.uint16]) -> None:
    """Write all tables to a file, whole or not at all."""
    body = tables.astype("<u2").tobytes()
    header = _HEADER.pack(_MARK, _VERSION, SCALE, *SHAPE[:2], sha256(body).digest())
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(header + body)
    os.replace(unfinished, path)
