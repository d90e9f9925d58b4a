"""How large a raise must be: at least to double (R7), or any extra amount."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Raises(Enum):
    """How large a raise must be."""

    DOUBLE = "double"
    ANY = "any"


SWITCH = Switch(
    question=N_("How much a raise must be"),
    words={
        Raises.DOUBLE: N_("at least twice what was asked"),
        Raises.ANY: N_("any extra amount"),
    },
    why=N_("Doubling makes pots grow fast; any amount allows small steps."),
    decides=Decides.PLAY,
    readings=(7, 18),
    sources={
        "chengdu": "4、第一輪過招",
        "sichuan": "八（2）",
        "online": "游戏术语：大",
    },
    cites=7,
)
