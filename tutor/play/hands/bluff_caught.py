"""A sample hand: a bluff that is caught."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=13,
    title=N_("A bluff that is caught"),
    teaches=N_("The same bluff once more. This time somebody holds a pair and calls."),
    learner=3,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 7s6h2d5c 6sJsTd4d 8h8d9s6c

2 call
3 call
1 raise 30
2 fold
3 call
3 check
1 raise 40
3 call
1 divide 6h7s-2d5c
3 divide 6c9s-8h8d
""",
    comments={
        0: N_("Now you are 丙, and a pair of 人牌 lies face down before you. Only you know."),
        3: N_(
            "甲 bets 30 behind 地牌. With a black 9, an 8 or another 地牌 that could be true. "
            "But you hold both red 8s, and a pair beats everything that 地牌 makes without its "
            "twin."
        ),
        5: N_("长三 speaks, and it is yours. Do you bet? You lie low, 躺, and let 甲 go on."),
        7: N_("Another 40. The story gets expensive."),
        10: N_(
            "打鸡遭逮到了: the bluff was caught. 甲 loses 73 with three and seven. A bluff wins "
            "small sums often and loses a large one once."
        ),
    },
    asks={5: Ask.SPEAKER, 8: Ask.DIVIDE, 10: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(3, 1, Outcome.WIN),
        Net((-73, -3, 76)),
    ),
)
