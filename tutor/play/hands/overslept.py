"""A sample hand: overslept."""

from tutor.marking import N_
from tutor.play.claims import Ends, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How, MangoCause

HAND = SampleHand(
    order=15,
    title=N_("Overslept"),
    teaches=N_("Lying low has a price: if nobody bets, the best hand at the table wins nothing."),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: Qh6cQd4h 7s9c7dTd 5sJc8sTh

2 call
3 call
1 check
2 check
3 check
""",
    comments={
        0: N_("You are 甲, 天牌 among your two cards."),
        2: N_("A second 天牌! You lie low again, as in the hand before."),
        5: N_(
            "But this time nobody had anything to bet on. 睡着了, you fell asleep on the best "
            "hand of the evening: all chips go back, and you pay a mango like the others. The "
            "fewer players are likely to bet, the more it costs to wait."
        ),
    },
    asks={5: Ask.SETTLES},
    claims=(
        Ends(How.CHECKED, MangoCause.CHECKED),
        Net((0, 0, 0)),
    ),
)
