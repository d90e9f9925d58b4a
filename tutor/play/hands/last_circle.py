"""A sample hand: the last hand of the evening."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Named, Net, Speaks
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=30,
    title=N_("The last hand of the evening"),
    teaches=N_(
        "圈芒: in the last circle everyone pays a mango at every hand, and whoever dealt first "
        "deals last."
    ),
    learner=3,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 1
bowls: 100 100 100
mango: 5 5 5
pot: 15
names: 甲, 乙, 丙
cards: 8hTc4c4d 5s7s6h9c Qd9s7h2d

3 raise 10
1 call
2 fold
1 check
3 raise 20
1 call
3 raise 30
1 call
1 divide 4c4d-8hTc
3 divide 7h2d-Qd9s
""",
    comments={
        0: N_(
            "The time is up, and this is the last circle of deals. 甲 dealt the first hand of "
            "the evening, 起头, and deals the last one, 扫尾. The hand before was checked "
            "across, so its mangoes still lie there, and everyone has paid 5 once more: 30 in "
            "the middle. You are 丙, with a king."
        ),
        3: N_("板凳 of 甲 is the strongest upcard, and 甲 says 休."),
        6: N_("地牌 for you: with 膏药 that makes 地官九. You speak."),
        10: N_(
            "九王 against 八月八: better in both pairs. You take the stake, the skin and the whole "
            "mango pot. The evening is over; now the points are counted. They are only points, and "
            "whoever loses most pays for more of the dinner."
        ),
    },
    asks={3: Ask.SPEAKER, 8: Ask.DIVIDE, 10: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Named(3, "九王"),
        Meets(3, 1, Outcome.WIN),
        Net((-65, -8, 88)),
        Eats((3,)),
        Speaks(3, 3),
    ),
)
