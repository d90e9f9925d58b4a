"""Where speaking starts in the first round, going anticlockwise from there."""

from __future__ import annotations

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch
from tutor.rules.switches.deal_from import FirstSeat

SWITCH = Switch(
    question=N_("Who speaks first"),
    words={
        FirstSeat.DEALER: N_("the dealer"),
        FirstSeat.AFTER_DEALER: N_("the first after the dealer"),
    },
    why=N_("Speaking first is a disadvantage: the others have heard you."),
    decides=Decides.PLAY,
    sources={
        "chengdu": "4、第一輪過招",
        "sichuan": "八（1）",
        "online": "扯旋规则",
    },
)
