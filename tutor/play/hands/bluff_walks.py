"""A sample hand: a bluff that walks."""

from tutor.marking import N_
from tutor.play.claims import Ends, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How

HAND = SampleHand(
    order=12,
    title=N_("A bluff that walks"),
    teaches=N_(
        "打鸡: a big bet on weak cards, with a strong one lying open, may win without a showdown."
    ),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 7s6h2d5c 6sJsTd8d 9c4s9s5s

2 call
3 call
1 raise 30
2 fold
3 fold
""",
    comments={
        0: N_("You are 甲 with 3 points. Nothing to be proud of."),
        2: N_(
            "But 地牌 lies open before you, and you speak. What can the others see? Only that "
            "card. What might they believe?"
        ),
        3: N_(
            "You bet 30 with nothing behind 地牌. This is 打鸡, and it works only if both "
            "believe it."
        ),
        5: N_(
            "They did: 打鸡打起走了, the bluff walked off with the skins. No mango follows, for "
            "a card lay open already; 揍芒 belongs to the first round alone."
        ),
    },
    asks={2: Ask.SPEAKER, 5: Ask.SETTLES},
    claims=(
        Ends(How.ALONE),
        Net((6, -3, -3)),
    ),
)
