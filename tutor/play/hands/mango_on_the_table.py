"""A sample hand: a mango on the table."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=11,
    title=N_("A mango on the table"),
    teaches=N_(
        "The hand after a 休芒: everyone pays 5 beforehand, and the largest tail takes the whole "
        "pot, even with a draw."
    ),
    learner=2,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 1
bowls: 100 100 100
mango: 5 5 5
names: 甲, 乙, 丙
cards: Jc5c6d8s Qd8c4hTc 2d7s4s5s

3 call
1 call
2 raise 5
3 call
1 fold
2 raise 5
3 call
2 divide 4hTc-Qd8c
3 divide 4s5s-2d7s
""",
    comments={
        0: N_(
            "The deal has moved on to 甲, so you, 乙, open now. Before the first card everyone "
            "put 5 into the middle. That is the mango, and it does not count against your bowl."
        ),
        2: N_(
            "和牌 is the strongest upcard. With 天牌 and a black 8 you hold 天杠. The mango "
            "makes the hand worth a bet."
        ),
        7: N_("天杠 is your larger pair. 梅十 and 和牌 make 4 points."),
        9: N_(
            "A draw: your 天杠 is larger, but two nines win the smaller pair. The tail decides "
            "about skins and mango, and yours is larger. So you take all 15 without having "
            "beaten anybody."
        ),
    },
    asks={7: Ask.DIVIDE, 9: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(2, 3, Outcome.DRAW),
        Eats((2,)),
        Net((-8, 13, -5)),
    ),
)
