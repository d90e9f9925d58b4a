"""The fourth card: dealt face down and squeezed, or dealt open."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class FourthCard(Enum):
    """How the fourth card comes."""

    SQUEEZED = "squeezed"
    OPEN = "open"


SWITCH = Switch(
    question=N_("The fourth card"),
    words={
        FourthCard.SQUEEZED: N_("face down, squeezed, then turned up"),
        FourthCard.OPEN: N_("face up"),
    },
    why=N_("A card turned slowly is half of the fun at one table; another deals it open."),
    decides=Decides.TABLE,
    readings=(9,),
    sources={
        "chengdu": "6、第三輪過招",
        "sichuan": "七（4）",
        "online": "游戏规则 1",
    },
)
