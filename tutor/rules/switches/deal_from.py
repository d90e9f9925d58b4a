"""Where dealing starts, going anticlockwise from there."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class FirstSeat(Enum):
    """A seat to start from."""

    DEALER = "dealer"
    AFTER_DEALER = "after-dealer"


SWITCH = Switch(
    question=N_("Who gets the first card"),
    words={
        FirstSeat.DEALER: N_("the dealer"),
        FirstSeat.AFTER_DEALER: N_("the player on the dealer’s right"),
    },
    why=N_("It only decides who gets which cards."),
    decides=Decides.TABLE,
    sources={
        "chengdu": "3、洗牌、發牌",
        "sichuan": "七（2）",
        "online": "扯旋规则",
    },
)
