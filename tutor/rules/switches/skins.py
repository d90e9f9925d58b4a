"""Whether the eater takes at most its own stake from each folded player, or all of it."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Skins(Enum):
    """How much skin the eater takes."""

    CAPPED = "capped"
    WHOLE = "whole"


SWITCH = Switch(
    question=N_("How much skin one may eat"),
    words={
        Skins.CAPPED: N_("at most one’s own stake from each"),
        Skins.WHOLE: N_("all of it"),
    },
    why=N_(
        "All three sources let one take at most as much as one staked, from the folded as"
        " from the beaten. Many home tables let the largest tail have all skins."
    ),
    decides=Decides.PLAY,
    readings=(19, 29),
)
