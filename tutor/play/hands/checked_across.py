"""A sample hand: checked across the river."""

from tutor.marking import N_
from tutor.play.claims import Ends, Net, Speaks
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How, MangoCause

HAND = SampleHand(
    order=10,
    title=N_("Checked across the river"),
    teaches=N_(
        "If everyone says 休 in a round the hand is over: all chips go back, and everyone owes a "
        "mango."
    ),
    learner=2,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 9s4h8c7h 5s7s2h6d TdJs6h9c

2 call
3 call
2 check
3 check
1 check
""",
    comments={
        0: N_("You are 乙 with 2 points. But a call is only 3, and two more cards will come."),
        2: N_(
            "地牌 is the strongest upcard, so you speak. With a black 5 it makes 7 points. Not "
            "much to bet on; you may say 休 and wait."
        ),
        5: N_(
            "Nobody wanted to bet: 休过河, checked across the river. Nobody wins and nobody "
            "loses, everyone gets the chips back. But such a hand is not free: at the next one "
            "everyone puts a mango into the pot, 休芒."
        ),
    },
    asks={2: Ask.SPEAKER, 5: Ask.SETTLES},
    claims=(
        Ends(How.CHECKED, MangoCause.CHECKED),
        Net((0, 0, 0)),
        Speaks(2, 2),
    ),
)
