"""Whether the first speaker must bet."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Opening(Enum):
    """What the first speaker may do."""

    FORCED = "forced"
    FREE = "free"


SWITCH = Switch(
    question=N_("The first to speak"),
    words={
        Opening.FORCED: N_("must bet"),
        Opening.FREE: N_("may check"),
    },
    why=N_("A forced opening bet keeps hands from being checked through in the first round."),
    decides=Decides.PLAY,
    readings=(13, 17, 28),
    sources={
        "chengdu": "4、第一輪過招",
        "sichuan": "八（5）",
        "online": "游戏规则 7",
    },
    cites=28,
)
