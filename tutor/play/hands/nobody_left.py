"""A sample hand: flowers on both sides."""

from tutor.marking import N_
from tutor.play.claims import Ends, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How

HAND = SampleHand(
    order=27,
    title=N_("Flowers on both sides"),
    teaches=N_(
        "When everyone still in holds a 三花, nobody is left to win, and all stakes go back."
    ),
    learner=1,
    record="""\
rules: online
stakes: 1-3
dealer: 2
bowls: 100 100 100
names: 甲, 乙, 丙
cards: ThTsJs8c 6h6sXr9c 2d5s4c7s

2 deal
3 raise 4
1 call
2 call
3 fold
1 raise 10
2 call
1 check
2 raise 20
1 call
""",
    comments={
        0: N_("You are 甲. Your first two cards are half of something."),
        4: N_("三花十 for you. You cannot lose any more, and you cannot win."),
        10: N_(
            "乙 holds 三花六! You are both out of the comparison. Nobody is left, so nobody "
            "wins: all stakes go back, even what 丙 left when folding."
        ),
    },
    asks={10: Ask.SETTLES},
    claims=(
        Ends(How.NO_WINNER),
        Net((0, 0, 0)),
    ),
)
