"""Whether a bowl stands before its holder from hand to hand, or is set for each hand."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Bowls(Enum):
    """How long a bowl stands."""

    STANDING = "standing"
    EACH_HAND = "each-hand"


SWITCH = Switch(
    question=N_("The bowl"),
    words={
        Bowls.STANDING: N_("stands from hand to hand"),
        Bowls.EACH_HAND: N_("is set for each hand"),
    },
    why=N_("A standing bowl shows how deep everyone is for the whole evening."),
    decides=Decides.TABLE,
    readings=(24,),
    sources={
        "chengdu": "2、起“缽缽”",
        "sichuan": "六",
        "online": "扯旋规则",
    },
)
