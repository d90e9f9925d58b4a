"""A sample hand: folding for a skin."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Net, Speaks
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=2,
    title=N_("Folding for a skin"),
    teaches=N_(
        "A bad start costs one chip and no more: whoever folds at once leaves a skin, and the "
        "largest tail eats it."
    ),
    learner=2,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: Jc4h8d5s 7s8sTs4c 6c5c2d6d

2 fold
3 call
3 check
1 raise 3
3 call
3 check
1 raise 5
3 call
1 divide 4h5s-8dJc
3 divide 5c6c-2d6d
""",
    comments={
        0: N_(
            "You are 乙, with a black 7 and a black 8. They make 5 points, and neither is worth "
            "much with anything else. 甲 asks for 3. To stay costs 3, to leave costs a skin of 1."
        ),
        1: N_(
            "You said 甩. Your cards go to the middle unseen, and one chip stays before you for "
            "the winner. Sit back and watch."
        ),
        3: N_(
            "丙 has the strongest upcard and said 休: I put in nothing, let me see what you do. "
            "That is allowed until somebody bets."
        ),
        10: N_(
            "甲 is better in both pairs and takes everything, your skin too. One chip for a bad "
            "start is the cheapest mistake in this game."
        ),
    },
    asks={2: Ask.SPEAKER},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 3, Outcome.WIN),
        Net((12, -1, -11)),
        Eats((1,)),
        Speaks(2, 3),
    ),
)
