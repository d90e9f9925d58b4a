"""A sample hand: three flowers, by themselves."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=26,
    title=N_("Three flowers, by themselves"),
    teaches=N_(
        "Online 三花 needs no word: at the showdown its holder is out of the comparison, for "
        "better or worse."
    ),
    learner=2,
    record="""\
rules: online
stakes: 1-3
dealer: 1
bowls: 100 100 100
names: 甲, 乙, 丙
cards: Qd7h8c2h 6h6sXrQh 8h4hJs5s

1 deal
2 raise 5
3 call
1 call
2 check
3 check
1 raise 10
2 call
3 call
2 check
3 raise 20
1 call
2 call
1 divide 7h2h-Qd8c
3 divide 4h5s-8hJs
""",
    comments={
        0: N_("You are 乙, next to the dealer, so you speak first."),
        4: N_(
            "The big joker: red 6, black 6 and joker are 三花六. Here you cannot choose. At the "
            "showdown you are out, whatever the fourth card is."
        ),
        7: N_(
            "So a call costs you nothing: your stake will come back. But it wins nothing either."
        ),
        15: N_(
            "甲 beats 丙 and takes the stake. Yours came back whole. Folding would have cost you "
            "16: with 三花 online, never fold."
        ),
    },
    asks={15: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 3, Outcome.WIN),
        Net((36, 0, -36)),
    ),
)
