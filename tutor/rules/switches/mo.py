"""默: whether the dealer may raise the ante before the deal."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Mo(Enum):
    """Whether 默 is known."""

    UNKNOWN = "unknown"
    ALLOWED = "allowed"


SWITCH = Switch(
    question=N_("默, raising the ante"),
    words={
        Mo.UNKNOWN: N_("unknown"),
        Mo.ALLOWED: N_("the dealer may, before the deal"),
    },
    why=N_("Only one source knows it: the dealer makes the hand dearer before seeing a card."),
    decides=Decides.PLAY,
    readings=(24,),
    sources={
        "online": "游戏术语：默",
    },
    cites=24,
)
