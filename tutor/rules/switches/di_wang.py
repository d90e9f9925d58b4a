"""地牌 with the black 9: one point, or a king above 天杠 (`sichuan` 五(2))."""

from __future__ import annotations

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class DiWang(Enum):
    """What 地牌 with the black 9 is."""

    POINT = "point"
    KING = "king"


SWITCH = Switch(
    question=N_("地牌 with the black 9"),
    words={
        DiWang.POINT: N_("counts 1 point"),
        DiWang.KING: N_("is 地王, a king above every gong"),
    },
    why=N_(
        "天牌 with the black 9 is a king everywhere. Some tables give 地牌 the same honour,"
        " others just add the points up: 11, so 1."
    ),
    decides=Decides.STRENGTH,
    sources={
        "chengdu": "組牌的大小（1點）",
        "sichuan": "五（2）",
        "online": "大小比较",
    },
)
