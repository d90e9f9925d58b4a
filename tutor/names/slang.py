"""The slang of the table, all of it from `chengdu` but for the last."""

from __future__ import annotations

from tutor.marking import N_
from tutor.names.word import Word, word

SLANG: tuple[Word, ...] = (
    word(
        "bluff",
        ("打雞 打鸡 dǎ jī | bluff | c",),
        N_("To bid high on a weak hand so that the others fold."),
    ),
    word(
        "bluff-worked",
        ("打雞打起走了 打鸡打起走了 dǎ jī dǎ qǐ zǒu le | the bluff worked | c",),
        N_("Said when everybody folded to a bluff."),
    ),
    word(
        "bluff-caught",
        ("打雞遭逮到了 打鸡遭逮到了 dǎ jī zāo dǎi dào le | the bluff was caught | c",),
        N_("Said when somebody called a bluff and won."),
    ),
    word(
        "lie-low",
        ("躺 躺 tǎng | lie low | c", "睡覺 睡觉 shuì jiào | sleep | c"),
        N_("To check a strong hand in the hope that somebody else will bet."),
    ),
    word(
        "overslept",
        (
            "睡著了 睡着了 shuì zháo le | fell asleep | c",
            "躺死了 躺死了 tǎng sǐ le | lay there till dead | c",
        ),
        N_("Said of a strong hand that checked when nobody bet: it wins nothing."),
    ),
    word(
        "wake",
        ("喚醒 唤醒 huàn xǐng | wake | c",),
        N_("To bet after somebody checked, who may now call or raise."),
    ),
    word(
        "checked-through",
        ("休過河 休过河 xiū guò hé | checked across the river | c",),
        N_("Said when everybody checked and the hand ends without a winner."),
    ),
    word(
        "bad-card",
        ("定了 定了 dìng le | stuck | c",),
        N_("A card that spoils the hand: nothing can be done with it."),
    ),
    word(
        "bought-stuck",
        ("買定了 买定了 mǎi dìng le | bought a bad card | c",),
        N_("Said when the card one paid to see turns out hopeless."),
    ),
    word(
        "leave-early",
        ("逃跑 逃跑 táo pǎo | run away | o",),
        N_("To leave in the middle of a hand, which costs what is staked."),
    ),
)
