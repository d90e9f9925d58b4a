"""A sample hand: a gong is not everything."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Named, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=3,
    title=N_("A gong is not everything"),
    teaches=N_(
        "Two pairs are compared one by one: a hand that is smaller in both loses its whole stake."
    ),
    learner=2,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 3h7s8h2h 4h5sQh8s 9c7d5c6s

2 raise 10
3 fold
1 call
2 raise 10
1 call
1 raise 20
2 call
1 divide 3h7s-8h2h
2 divide 4h5s-Qh8s
""",
    comments={
        0: N_(
            "You are 乙 and hold 和牌 and a black 5: 9 points already, 和五九. That is worth "
            "more than a call. The least raise here goes to 10."
        ),
        1: N_("You said 返. Now everybody has to answer 10, or leave."),
        3: N_("天牌 comes to you, and you speak. Keep asking."),
        5: N_(
            "地牌 for 甲, so 甲 speaks and bets 20. Look at what lies open there: 人牌 and 地牌 "
            "make 地杠. You have 天杠 and a nine."
        ),
        9: N_(
            "Each has a gong and one more pair. Yours are both larger, so 甲 loses the whole "
            "stake: 整龙心肺, as they say, down to heart and lungs."
        ),
    },
    asks={0: Ask.LEAST_RAISE, 7: Ask.DIVIDE, 9: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Named(1, "皱杠"),
        Named(2, "九杠"),
        Meets(1, 2, Outcome.LOSE),
        Net((-40, 41, -1)),
        Eats((2,)),
    ),
)
