"""Who pays after all folded to one: everyone but that winner, or everyone (R15)."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class MangoPayers(Enum):
    """Who pays a mango."""

    BUT_WINNER = "but-winner"
    EVERYONE = "everyone"


SWITCH = Switch(
    question=N_("Who pays the mango after 揍芒"),
    words={
        MangoPayers.BUT_WINNER: N_("everyone but its winner"),
        MangoPayers.EVERYONE: N_("everyone"),
    },
    why=N_("Whether the one who scared all others off pays as they do."),
    decides=Decides.PLAY,
    readings=(15,),
)
