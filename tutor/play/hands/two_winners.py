"""A sample hand: two winners, one purse."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=21,
    title=N_("Two winners, one purse"),
    teaches=N_(
        "Two players draw with each other and both beat the third: the larger tail takes it all."
    ),
    learner=1,
    record="""\
rules: online
stakes: 1-3
dealer: 3
bowls: 100 100 100
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
        0: N_("Three bowls of 100. You are 甲."),
        4: N_("Everything is in the middle. Remember: online the tail is the smaller pair."),
        7: N_(
            "You and 乙 draw: your king is larger, but 7 points beat your 6. Both of you beat "
            "丙. The larger tail, 7, settles first and takes all 100; for you there is nothing "
            "left. To have a winning hand is one thing, to be first another."
        ),
    },
    asks={4: Ask.DIVIDE, 7: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.DRAW),
        Meets(1, 3, Outcome.WIN),
        Meets(2, 3, Outcome.WIN),
        Eats((2,)),
        Net((0, 100, -100)),
    ),
)
