"""Where the skins come from: posted by all, or paid by who folds in the opening round."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Skin(Enum):
    """How skins come in."""

    ANTE = "ante"
    FIRST_FOLD = "first-fold"


SWITCH = Switch(
    question=N_("Where the skins come from"),
    words={
        Skin.ANTE: N_("everybody posts them before the deal"),
        Skin.FIRST_FOLD: N_("whoever folds in the first round pays them"),
    },
    why=N_("Either everybody pays to be dealt in, or only those who give up at once pay."),
    decides=Decides.PLAY,
    readings=(16, 27),
    sources={
        "chengdu": "4、第一輪過招",
        "sichuan": "七（2）",
        "online": "扯旋规则",
    },
    cites=16,
)
