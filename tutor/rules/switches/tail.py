"""Which pair is called the tail and settles first (R2)."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Tail(Enum):
    """Which pair the tail is."""

    LARGER = "larger"
    SMALLER = "smaller"


SWITCH = Switch(
    question=N_("What 尾, the tail, is"),
    words={
        Tail.LARGER: N_("the larger pair"),
        Tail.SMALLER: N_("the smaller pair"),
    },
    why=N_(
        "Who wins does not change, but the largest tail settles first and eats the skins. One"
        " source calls the larger pair the tail, the other two the smaller."
    ),
    decides=Decides.SETTLEMENT,
    readings=(2,),
    sources={
        "chengdu": "7、扯牌",
        "sichuan": "九（2）",
        "online": "游戏术语：分牌",
    },
    cites=2,
)
