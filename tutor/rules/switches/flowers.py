"""三花: unknown, declared by choice, or automatic (R20)."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Flowers(Enum):
    """How the holder of 三花 may leave."""

    NONE = "none"
    CHOICE = "choice"
    AUTOMATIC = "automatic"


SWITCH = Switch(
    question=N_("三花"),
    words={
        Flowers.NONE: N_("unknown"),
        Flowers.CHOICE: N_("its holder may show it and leave"),
        Flowers.AUTOMATIC: N_("its holder leaves at the showdown"),
    },
    why=N_(
        "Three cards that spoil a hand: their holder takes the stake back and neither wins"
        " nor loses, by choice or without being asked, or the table knows nothing of it."
    ),
    decides=Decides.LEAVING,
    readings=(20,),
    sources={
        "sichuan": "四（40）、（41）",
        "online": "大小比较：三花十、三花六",
    },
    cites=20,
)
