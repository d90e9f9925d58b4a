"""How many may sit at a table."""

from __future__ import annotations

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch

SWITCH = Switch(
    question=N_("Most players"),
    words=dict.fromkeys(range(2, 9), "%(n)s"),
    why=N_("The deck has 32 cards, enough for eight hands of four."),
    decides=Decides.TABLE,
    readings=(26,),
    sources={
        "chengdu": "1、遊戲人數",
        "online": "扯旋规则",
    },
    cites=26,
)
