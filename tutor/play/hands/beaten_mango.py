"""A sample hand: a mango in Sichuan."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How, MangoCause

HAND = SampleHand(
    order=16,
    title=N_("A mango in Sichuan"),
    teaches=N_(
        "皱芒 in Sichuan: all fold to a first bet, and the bettor takes the antes and the mango "
        "pot as well."
    ),
    learner=2,
    record="""\
rules: sichuan
stakes: 1-3
dealer: 1
bowls: 100 100 100
pot: 15
names: 甲, 乙, 丙
cards: 9c5s7h4s 2h8sJc6d 7c6sThTd

1 check
2 raise 10
3 fold
1 fold
""",
    comments={
        0: N_(
            "You are 乙. 15 lie in the mango pot from the hand before, and everyone has posted "
            "1. The dealer speaks first here."
        ),
        1: N_(
            "甲 said 休. In Sichuan that is allowed in the first round too. You hold 地杠, and "
            "there are 18 chips to win. Say 大."
        ),
        4: N_(
            "All folded to you: 皱芒. You take the antes, and unlike in Chengdu the mango pot at "
            "once. The others pay the next mango: it grows through the evening, 2 for a first "
            "皱芒 with an ante of 1, then 5, then always 10."
        ),
    },
    asks={1: Ask.LEAST_RAISE, 4: Ask.SETTLES},
    claims=(
        Ends(How.ALONE, MangoCause.OUTBET),
        Net((-1, 17, -1)),
        Eats((2,)),
    ),
)
