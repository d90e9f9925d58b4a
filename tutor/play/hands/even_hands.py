"""A sample hand: even in both pairs."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Net, Speaks
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=17,
    title=N_("Even in both pairs"),
    teaches=N_(
        "Hands that are equal in both pairs draw and share the skins; the odd chip goes to the "
        "first after the dealer."
    ),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: Qh7h4h5s Qd7c4d5c JsTs9s6h

2 call
3 call
1 raise 5
2 call
3 fold
1 raise 5
2 call
1 divide 4h5s-Qh7h
2 divide 4d5c-Qd7c
""",
    comments={
        0: N_("You are 甲. 天牌 with a red 7: 天官九 before the first card is turned."),
        2: N_(
            "和牌 for you and 和牌 for 乙: equal, so the first in dealing order speaks, and that "
            "is you."
        ),
        5: N_("Again the same for both of you, and again you speak first."),
        9: N_(
            "Two nines each, of the same strength. Red 7 or black 7 makes no difference, the "
            "weaker card never counts. You draw, and share the skin of 丙: 3 chips cannot be "
            "halved, and the odd one goes to you, next to the dealer."
        ),
    },
    asks={2: Ask.SPEAKER, 7: Ask.DIVIDE, 9: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.DRAW),
        Eats((1, 2)),
        Net((2, 1, -3)),
        Speaks(2, 1),
        Speaks(3, 1),
    ),
)
