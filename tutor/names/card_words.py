"""Words for cards, pairs and divided hands."""

from __future__ import annotations

from tutor.marking import N_
from tutor.names.word import Word, word

CARDS: tuple[Word, ...] = (
    word(
        "game",
        (
            "扯旋 扯旋 chě xuán | che xuan | cso",
            "打旋 打旋 dǎ xuán | da xuan | c",
            "扯旋兒 扯旋儿 chě xuánr | che xuan | c",
            "打旋兒 打旋儿 dǎ xuánr | da xuan | c",
        ),
        N_("The game itself, spoken piǎ xuán in Chengdu, where 扯 gives the sound only roughly."),
        N_("At the Chengdu table 扯旋 is also the showdown at the end of a hand."),
    ),
    word(
        "single",
        ("單牌 单牌 dān pái | single card | co",),
        N_("One card on its own; its rank decides between pairs of equal points."),
    ),
    word(
        "pair",
        ("組牌 组牌 zǔ pái | pair | c",),
        N_("Two cards held together; only pairs are compared at the showdown."),
    ),
    word(
        "upper-four",
        ("上四 上四 shàng sì | upper four | c", "上四牌 上四牌 shàng sì pái | upper four | c"),
        N_("The four strongest singles, 天, 地, 人 and 和, each stronger than the next."),
    ),
    word(
        "middle-three",
        (
            "中三 中三 zhōng sān | middle three | c",
            "中三牌 中三牌 zhōng sān pái | middle three | c",
        ),
        N_("Black 10, black 4 and black 6, all equal as singles, below the upper four."),
    ),
    word(
        "lower-waist",
        ("下腰 下腰 xià yāo | lower waist | c", "下腰牌 下腰牌 xià yāo pái | lower waist | c"),
        N_("Black jack, red 10, red 6 and red 7, all equal as singles, below the middle three."),
    ),
    # `online` writes 下是烂 in its rhyme, where 是 is heard for 四.
    word(
        "lower-four",
        (
            "下四濫 下四滥 xià sì làn | lower four | c",
            "下四爛 下四烂 xià sì làn | lower four | o",
        ),
        N_("The black 9, 8, 7 and 5, all equal as singles and below everything else."),
    ),
    word(
        "mixed",
        ("雜牌 杂牌 zá pái | mixed cards | c",),
        N_("The weakest singles: the black 9, 8, 7 and 5, with the heart 3 and the big joker."),
    ),
    word(
        "points",
        ("點 点 diǎn | points | cso",),
        N_("What a pair counts when it is nothing better: the last digit of both cards’ sum."),
    ),
    word(
        "blocked",
        ("皺 皱 zhòu | blocked | c", "皺點 皱点 zhòu diǎn | blocked points | c"),
        N_("A pair of 0 points, the weakest there is; the word means stuck or stopped up."),
        N_("In the Sichuan rules 皱芒 is the mango that the Chengdu rules call 揍芒."),
    ),
    word(
        "plain-points",
        ("散牌 散牌 sǎn pái | loose cards | so",),
        N_("A pair that the list does not name and that counts by its points alone."),
    ),
    word(
        "identical",
        ("對子 对子 duì zi | pair of a kind | co",),
        N_("Two cards of one kind, such as two red queens."),
        N_(
            "In the Chengdu rules it is any pair of a kind, in the online list only the pairs "
            "of black 9, 8, 7 and 5."
        ),
    ),
    word(
        "tianpai",
        ("天牌 天牌 tiān pái | Heaven | cso",),
        N_("The red queen, the strongest single card."),
        N_(
            "In the Chengdu rules 天牌, 地牌 and the like are single cards, in the other two lists "
            "the pairs of them."
        ),
    ),
    word(
        "king",
        ("王 王 wáng | King | cso",),
        N_("天 with the black 9, below the pairs of a kind; the Sichuan rules add 地 with it."),
    ),
    word(
        "gong",
        ("槓 杠 gàng | Gong | cso",),
        N_("天 or 地 with an eight of either colour, above all points."),
    ),
    word(
        "rhyme",
        ("口訣 口诀 kǒu jué | rhyme | co",),
        N_("The line that players learn by heart for the order of single cards."),
    ),
    word(
        "head",
        ("頭 头 tóu | head | cso", "頭牌 头牌 tóu pái | head | so"),
        N_("One of the two pairs of a divided hand."),
        N_("It is the smaller pair in the Chengdu rules and the larger pair in the other two."),
    ),
    word(
        "tail",
        ("尾 尾 wěi | tail | cso", "尾牌 尾牌 wěi pái | tail | so"),
        N_("One of the two pairs of a divided hand; the largest tail settles first."),
        N_("It is the larger pair in the Chengdu rules and the smaller pair in the other two."),
    ),
    word(
        "divide",
        ("分牌 分牌 fēn pái | divide | so", "扯 扯 chě | divide | c"),
        N_("To part four cards into two pairs, in any of the three ways."),
    ),
    word(
        "three-flowers",
        ("三花 三花 sān huā | three flowers | so",),
        N_("Three named cards in a hand that then neither wins nor loses."),
    ),
    word(
        "three-flowers-ten",
        ("三花十 三花十 sān huā shí | three flowers of ten | so",),
        N_("Red 10, black 10, black jack and any fourth card."),
    ),
    word(
        "three-flowers-six",
        ("三花六 三花六 sān huā liù | three flowers of six | so",),
        N_("Red 6, black 6, the big joker and any fourth card."),
    ),
    word(
        "show-flowers",
        ("三花攤牌 三花摊牌 sān huā tān pái | show three flowers | s",),
        N_("To declare three flowers and leave the hand without winning or losing."),
    ),
    word(
        "heaven-emperor",
        ("天皇 天皇 tiān huáng | Heaven Emperor | o",),
        N_("The hand of 丁皇 with the pair of 天."),
    ),
    word(
        "duck-emperor",
        ("鴨皇 鸭皇 yā huáng | Duck Emperor | o",),
        N_("The hand of 丁皇 with the pair of 地; a 2 looks like a duck."),
    ),
)
