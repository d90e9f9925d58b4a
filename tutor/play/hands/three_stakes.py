"""A sample hand: three stakes, one order."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=20,
    title=N_("Three stakes, one order"),
    teaches=N_(
        "Online: everyone is all in, with 50, 200 and 150. The largest tail settles first, then "
        "the next with what is left."
    ),
    learner=1,
    record="""\
rules: online
stakes: 1-3
dealer: 3
bowls: 50 200 150
names: 甲, 乙, 丙
cards: Qh7hQd2h 8h6sJs2d 4c5s6h9c

3 deal
1 all-in
2 all-in
3 all-in
1 divide 2h7h-QhQd
2 divide 2d6s-8hJs
3 divide 5s6h-4c9c
""",
    comments={
        0: N_(
            "A table on the net. You are 甲 with 50. The dealer may raise the ante before the "
            "deal, 默; this one has not decided yet."
        ),
        1: N_(
            "天官九 in two cards, and you speak, next to the dealer. With 50 in the bowl there "
            "is little to think about: 敲."
        ),
        4: N_("All are in. No more decisions: two cards each, and dividing."),
        7: N_(
            "You beat both, but from either you can take only what you staked, 50. Then 乙 takes "
            "what 丙 has left: 100. The 50 of 乙 that nobody could answer go back."
        ),
    },
    asks={4: Ask.DIVIDE, 7: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.WIN),
        Meets(1, 3, Outcome.WIN),
        Meets(2, 3, Outcome.WIN),
        Net((100, 50, -150)),
    ),
)
