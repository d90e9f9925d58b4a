"""Words for bidding, the showdown and how it ends."""

from __future__ import annotations

from tutor.marking import N_
from tutor.names.word import Word, word

BETTING: tuple[Word, ...] = (
    word(
        "round",
        ("過招 过招 guò zhāo | bidding round | c",),
        N_("One round of bidding; a hand has up to three."),
    ),
    word(
        "speak",
        (
            "發招 发招 fā zhāo | bid | c",
            "叫分 叫分 jiào fēn | bid | c",
            "發話 发话 fā huà | speak | so",
        ),
        N_("To say what one does when it is one’s turn to bet."),
    ),
    word(
        "act",
        ("表態 表态 biǎo tài | act | c",),
        N_("To answer a bid: call, raise or fold."),
    ),
    word(
        "call",
        ("瞧 瞧 qiáo | call | c", "買 买 mǎi | call | c", "跟 跟 gēn | call | cso"),
        N_("To put in as much as is asked, and see the next card."),
    ),
    word(
        "raise",
        ("返 返 fǎn | raise | c", "返招 返招 fǎn zhāo | raise | c", "大 大 dà | raise | so"),
        N_("To put in more than is asked, so that the others must answer."),
    ),
    word(
        "double",
        ("拖 拖 tuō | double | c", "拖到 拖到 tuō dào | double | c"),
        N_("To raise to exactly twice what was asked."),
    ),
    word(
        "all-in",
        ("敲 敲 qiāo | all in | cso", "敲缽缽 敲钵钵 qiāo bō bō | all in | c"),
        N_("To stake the whole bowl and stay to the end without further decisions."),
    ),
    word(
        "fold",
        ("甩 甩 shuǎi | fold | c", "丟 丢 diū | fold | so"),
        N_("To give up the hand; what was put in stays behind as skin."),
        N_("丢 folds a hand, but 丢芒果 pays the mango."),
    ),
    word(
        "check",
        ("休 休 xiū | check | cso",),
        N_("To put in nothing and wait, while nobody has bet."),
    ),
    word(
        "show-no-cards",
        ("不亮牌 不亮牌 bù liàng pái | fold unseen | c",),
        N_("Folded cards go to the middle face down and stay unseen."),
    ),
    word(
        "showdown",
        (
            "扯牌 扯牌 chě pái | showdown | c",
            "扯旋 扯旋 chě xuán | showdown | c",
            "比賽 比赛 bǐ sài | showdown | c",
            "比牌 比牌 bǐ pái | compare | s",
        ),
        N_("Those still in divide their cards and compare, each with each."),
        N_("扯旋 is also the name of the game."),
    ),
    word(
        "win",
        (
            "吃 吃 chī | eat | c",
            "捻 捻 niǎn | pick up | c",
            "勝利 胜利 shèng lì | win | s",
        ),
        N_("To be better in both pairs, or better in one and equal in the other."),
    ),
    word(
        "lose",
        ("死 死 sǐ | die | c", "掉 掉 diào | fall in | c", "失敗 失败 shī bài | lose | s"),
        N_("To be worse in both pairs, or worse in one and equal in the other."),
    ),
    word(
        "draw",
        (
            "走路 走路 zǒu lù | draw | c",
            "打走 打走 dǎ zǒu | draw | c",
            "平局 平局 píng jú | draw | so",
        ),
        N_("Better in one pair and worse in the other, or equal in both: each goes home unhurt."),
    ),
    word(
        "whole-stake",
        ("整龍心肺 整龙心肺 zhěng lóng xīn fèi | the whole stake | c",),
        N_("All that the loser staked in the hand, taken by the winner."),
    ),
)
