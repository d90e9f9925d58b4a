"""Who speaks first later: the strongest upcard of the round (R4), or as at the opening."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class LaterOpener(Enum):
    """Who opens a later round."""

    UPCARD = "upcard"
    SAME_SEAT = "same-seat"


SWITCH = Switch(
    question=N_("Who speaks first in later rounds"),
    words={
        LaterOpener.UPCARD: N_("the strongest card just turned up"),
        LaterOpener.SAME_SEAT: N_("the same seat, or the next still in"),
    },
    why=N_(
        "Letting the strongest open card speak first makes good cards show themselves;"
        " keeping the seat is simpler."
    ),
    decides=Decides.PLAY,
    readings=(4, 22),
    sources={
        "chengdu": "5、第二輪過招",
        "sichuan": "八（1）",
        "online": "扯旋规则",
    },
    cites=4,
)
