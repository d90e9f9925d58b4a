"""A sample hand: all fold to one."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How, MangoCause

HAND = SampleHand(
    order=9,
    title=N_("All fold to one"),
    teaches=N_(
        "When everyone folds to one bet in the first round, the bettor takes the skins and the "
        "others owe a mango: 揍芒."
    ),
    learner=3,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 7s9c4h5s 6h4d9sTs QhQd6s5c

2 call
3 raise 30
1 fold
2 fold
""",
    comments={
        0: N_(
            "You are 丙 and look at your cards: two 天牌, the strongest identical pair. How much "
            "should you ask?"
        ),
        1: N_(
            "乙 called. You could call too, and hide. Or ask for so much that only a good hand "
            "follows."
        ),
        4: N_(
            "Too much: both folded and you take two skins of 3. In the first round that has a "
            "name: they were beaten away, 揍, and at the next hand everyone but you puts a mango "
            "into the pot. Ask for a little less next time, if you want company."
        ),
    },
    asks={1: Ask.LEAST_RAISE, 4: Ask.SETTLES},
    claims=(
        Ends(How.ALONE, MangoCause.OUTBET),
        Net((-3, -3, 6)),
        Eats((3,)),
    ),
)
