"""Tempers of program seats: how much courage goes into the same sums."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tutor.marking import N_


@dataclass(frozen=True, slots=True)
class Nerve:
    """A temper in numbers, in parts of 100 where nothing else is said.

    `margin` is added to the chance that a price asks for, `look` is the most of the bowl that buys
    a card below the price. `bet` and `press` are the chances, as a share of what is fair among so
    many, from which a seat bets and asks for the whole bowl: 100 is fair. `size` is a bet as a
    share of what lies there. `bluff`, `lie_low` and `mo` say how often.
    """

    margin: int
    look: int
    bet: int
    press: int
    size: int
    bluff: int
    lie_low: int
    mo: int


class Temper(Enum):
    """How a program seat plays."""

    CAREFUL = "careful"
    BOLD = "bold"
    BLUFFING = "bluffing"


NERVES = {
    Temper.CAREFUL: Nerve(2, 4, 125, 175, 40, 0, 8, 0),
    Temper.BOLD: Nerve(-8, 12, 100, 150, 60, 4, 4, 30),
    Temper.BLUFFING: Nerve(-3, 7, 110, 165, 60, 16, 20, 15),
}

TEMPERS = {
    Temper.CAREFUL: N_("careful"),
    Temper.BOLD: N_("bold"),
    Temper.BLUFFING: N_("bluffing"),
}
