"""One pair better and the other equal: a win, or a draw (R1, R21)."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class BetterAndEqual(Enum):
    """What comes of one better and one equal pair."""

    WIN = "win"
    DRAW = "draw"


SWITCH = Switch(
    question=N_("One pair better, the other equal"),
    words={
        BetterAndEqual.WIN: N_("wins"),
        BetterAndEqual.DRAW: N_("is a draw"),
    },
    why=N_(
        "Two sources say outright that one better pair is enough when the other is equal."
        " Some tables want both pairs better and call it 走路."
    ),
    decides=Decides.OUTCOME,
    readings=(1, 21),
)
