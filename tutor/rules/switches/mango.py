"""What a mango costs: there is none, a fixed amount, or a ladder over the session."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Mango(Enum):
    """What a mango costs."""

    NONE = "none"
    FIXED = "fixed"
    LADDER = "ladder"


SWITCH = Switch(
    question=N_("芒果, the mango"),
    words={
        Mango.NONE: N_("none"),
        Mango.FIXED: N_("a fixed amount for the stakes played"),
        Mango.LADDER: N_("grows with each mango of the session"),
    },
    why=N_("After a hand without a fight everyone pays into the next, so that it gets one."),
    decides=Decides.PLAY,
    readings=(15, 23, 24),
    sources={
        "chengdu": "8、打芒果",
        "sichuan": "二（3）",
    },
    cites=15,
)
