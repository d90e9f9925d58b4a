"""A sample hand: two winners, one of them short."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=22,
    title=N_("Two winners, one of them short"),
    teaches=N_(
        "The same three hands, but the larger tail staked only 50: it takes 50, and the rest "
        "goes to the next."
    ),
    learner=1,
    record="""\
rules: online
stakes: 1-3
dealer: 3
bowls: 100 50 100
names: 甲, 乙, 丙
cards: 2h9sQh4s 8h2dJc5s 5c6s8s7s

3 deal
1 all-in
2 all-in
3 all-in
1 divide 2h4s-Qh9s
2 divide 2d5s-8hJc
3 divide 5c7s-6s8s
""",
    comments={
        0: N_("The cards of the hand before. One thing has changed: 乙 has a bowl of 50."),
        2: N_("乙 goes in with 50, less than your 100."),
        7: N_(
            "乙 settles first again, but reaches no further than 50. What is left of 丙 is "
            "yours. A larger stake would have paid 乙, had it been there."
        ),
    },
    asks={7: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.DRAW),
        Eats((2,)),
        Net((50, 50, -100)),
    ),
)
