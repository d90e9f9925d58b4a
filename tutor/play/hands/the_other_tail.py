"""A sample hand: the same cards, the other tail."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=8,
    title=N_("The same cards, the other tail"),
    teaches=N_(
        "Sichuan calls the smaller pair the tail: the same two hands draw as before, but the "
        "other one eats the skins."
    ),
    learner=1,
    record="""\
rules: sichuan
stakes: 1-3
dealer: 1
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 9s6hQh7h 6s4c2h9c 8s7c5sJs

1 raise 3
2 call
3 call
1 raise 10
2 call
3 fold
1 raise 10
2 call
1 divide 6h7h-Qh9s
2 divide 6s9c-2h4c
""",
    comments={
        0: N_(
            "The cards of the hand before, at a Sichuan table. Everyone has posted 1 as 底皮, "
            "and the dealer speaks first. That is you, 甲, and you need not bet, but you may: 大."
        ),
        3: N_(
            "The dealer speaks again. Here the third card and the fourth do not change who speaks."
        ),
        8: N_("The same four cards, and the same three ways to part them."),
        10: N_(
            "The draw is the same, but here 尾 is the smaller pair. The 5 points of 乙 beat your "
            "3, so the largest tail belongs to 乙, who eats the skin. A strong larger pair wins no "
            "skins at this table."
        ),
    },
    asks={8: Ask.DIVIDE, 10: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.DRAW),
        Eats((2,)),
        Net((0, 4, -4)),
    ),
)
