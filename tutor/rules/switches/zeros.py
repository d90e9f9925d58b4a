"""Two pairs of 0 points: always equal, or decided by the single like other points (R3)."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Zeros(Enum):
    """How two pairs of 0 points compare."""

    EQUAL = "equal"
    SINGLE = "single"


SWITCH = Switch(
    question=N_("Pairs of 0 points"),
    words={
        Zeros.EQUAL: N_("are all equal"),
        Zeros.SINGLE: N_("are decided by the single"),
    },
    why=N_(
        "Most tables say that nothing is nothing. A table that decides every tie of points by"
        " the single does so for 0 points too."
    ),
    decides=Decides.STRENGTH,
    readings=(3,),
)
