"""Words for squeezing the fourth card (`chengdu` 6)."""

from __future__ import annotations

from tutor.marking import N_
from tutor.names.word import Word, word

SQUEEZE: tuple[Word, ...] = (
    word(
        "squeeze",
        ("穿牌 穿牌 chuān pái | squeeze | c", "串牌 串牌 chuàn pái | squeeze | c"),
        N_("To uncover the fourth card bit by bit and guess it from what shows."),
    ),
    word(
        "squeeze-index",
        ("穿頭子 穿头子 chuān tóu zi | squeeze the index | c",),
        N_("To uncover the corner index from its top."),
    ),
    word(
        "squeeze-pips",
        (
            "穿花子 穿花子 chuān huā zi | squeeze the pips | c",
            "排花 排花 pái huā | row of pips | c",
        ),
        N_("To uncover the column of pips along the long edge and count its rows."),
    ),
    word(
        "squeeze-columns",
        ("穿路子 穿路子 chuān lù zi | squeeze the columns | c",),
        N_("To uncover the pips along the short edge and count the columns."),
    ),
    word(
        "squeeze-frame",
        ("穿邊子 穿边子 chuān biān zi | squeeze the frame | c",),
        N_("To look for the frame that only court cards have."),
    ),
    word(
        "squeeze-mixed",
        ("組合穿 组合穿 zǔ hé chuān | mixed squeeze | c",),
        N_("To squeeze in one way, then in another, until only one card fits."),
    ),
    word(
        "round-top",
        ("圓頭 圆头 yuán tóu | round top | c",),
        N_("An index that begins with a curve: Q, 9, 8, 6 or 2."),
    ),
    word(
        "pointed-top",
        ("尖頭 尖头 jiān tóu | pointed top | c",),
        N_("An index that begins with a point: 4."),
    ),
    word(
        "flat-top",
        ("平頭 平头 píng tóu | flat top | c",),
        N_("An index that begins with a flat stroke: 3, 5 or 7."),
    ),
    word(
        "unbroken",
        ("不斷 不断 bù duàn | unbroken | c",),
        N_("A round stroke that closes: Q, 9 or 8."),
    ),
    word(
        "open-right",
        ("右斷 右断 yòu duàn | open on the right | c",),
        N_("A round stroke that breaks on the right: 6."),
    ),
    word(
        "open-left",
        ("左斷 左断 zuǒ duàn | open on the left | c",),
        N_("A round stroke that breaks on the left: 2."),
    ),
)
