"""Words for the people at the table, the deal, the bowl and the mango."""

from __future__ import annotations

from tutor.marking import N_
from tutor.names.word import Word, word

TABLE: tuple[Word, ...] = (
    word(
        "dealer",
        ("發人 发人 fā rén | dealer | c", "莊家 庄家 zhuāng jiā | dealer | so"),
        N_("Who deals this hand; the player on the dealer’s right deals the next."),
    ),
    word(
        "opener",
        ("擋家 挡家 dǎng jiā | opener | c",),
        N_("The first to be dealt a card, who must open the betting."),
    ),
    word(
        "left-neighbour",
        ("上家 上家 shàng jiā | left neighbour | c",),
        N_("The player on the left, whose turn comes before; the dealer’s 上家 cuts the cards."),
    ),
    word(
        "right-neighbour",
        ("下家 下家 xià jiā | right neighbour | cso",),
        N_("The player on the right, whose turn comes next, for play goes anticlockwise."),
    ),
    word(
        "down-card",
        ("暗牌 暗牌 àn pái | face-down card | cso",),
        N_("A card dealt face down, which only its holder may look at."),
    ),
    word(
        "up-card",
        ("明牌 明牌 míng pái | face-up card | cso",),
        N_("A card dealt face up, for everybody to see."),
    ),
    word(
        "bowl",
        ("缽缽 钵钵 bō bō | bowl | c", "簸簸 簸簸 bǒ bǒ | bowl | so"),
        N_("The chips in front of a player, and the most that can be staked in a hand."),
    ),
    word(
        "put-up-bowl",
        ("起缽缽 起钵钵 qǐ bō bō | put up a bowl | c",),
        N_("To lay out one’s chips before the first hand, at least the agreed minimum."),
    ),
    word(
        "chips",
        ("籌碼 筹码 chóu mǎ | chips | co",),
        N_("What is staked in place of money."),
    ),
    word(
        "playing-for-points",
        ("積分制 积分制 jī fēn zhì | playing for points | c",),
        N_("An evening for points: everybody starts with 2,000 in chips of 1, 5, 50 and 100."),
    ),
    word(
        "skin",
        ("皮 皮 pí | skin | co", "底皮 底皮 dǐ pí | skin | so"),
        N_("The chips that lie for the largest tail to take."),
        N_(
            "It is the ante that everybody posts in the Sichuan and online rules, and what folded "
            "players leave behind."
        ),
    ),
    word(
        "eat-skins",
        ("吃皮 吃皮 chī pí | eat the skins | cso",),
        N_("To take what the folded players left."),
    ),
    word(
        "largest-tail-eats",
        ("尾大吃皮 尾大吃皮 wěi dà chī pí | the largest tail eats | so",),
        N_("The rule of settlement: the largest tail takes first, then the next."),
    ),
    word(
        "mo",
        ("默 默 mò | raise the ante | o",),
        N_("The dealer raises the ante before the cards are dealt."),
    ),
    word(
        "mango",
        ("芒果 芒果 máng guǒ | mango | cs",),
        N_("An extra pot that players pay into after a hand that nobody contested."),
    ),
    word(
        "play-mango",
        ("打芒果 打芒果 dǎ máng guǒ | play a mango | c",),
        N_("To play a hand that has a mango in it."),
    ),
    word(
        "pay-mango",
        ("丟芒果 丢芒果 diū máng guǒ | pay the mango | c",),
        N_("To put one’s share of the mango in the middle."),
        N_("丢 alone folds a hand in the Sichuan and online rules."),
    ),
    word(
        "beaten-mango",
        ("揍芒 揍芒 zòu máng | beaten mango | c", "皺芒 皱芒 zhòu máng | beaten mango | s"),
        N_("The mango after everybody else folded to one bettor in the first round."),
        N_("皱芒 has nothing to do with 皱, a pair of 0 points: it is another way to write 揍芒."),
    ),
    word(
        "checked-mango",
        ("休芒 休芒 xiū máng | checked mango | cs",),
        N_("The mango after a round in which everybody checked."),
    ),
    word(
        "last-circle",
        ("圈芒 圈芒 quān máng | last circle | c",),
        N_("The last circle of deals of the evening, with a mango in every hand."),
    ),
    word(
        "first-deal",
        ("起頭 起头 qǐ tóu | first deal | c",),
        N_("To deal the first hand of the evening."),
    ),
    word(
        "last-deal",
        ("掃尾 扫尾 sǎo wěi | last deal | c",),
        N_("To deal the last hand of the evening, which falls to whoever dealt the first."),
    ),
    word(
        "break-up",
        ("中途解散 中途解散 zhōng tú jiě sàn | break up | s",),
        N_("To end play midway: those at the table share the mango pot."),
    ),
    word(
        "honour",
        ("榮譽值 荣誉值 róng yù zhí | honour | o",),
        N_("A point of merit that the online game gives for a win."),
    ),
)
