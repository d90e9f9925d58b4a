"""A sample hand: the skin passes on."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Net, Speaks
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=18,
    title=N_("The skin passes on"),
    teaches=N_(
        "Whoever has a small bowl may eat first, but not far: what that stake does not reach is "
        "left to the next tail."
    ),
    learner=2,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 4
bowls: 20 100 100 100
names: 甲, 乙, 丙, 丁
cards: 2h2dJc8d Qh7s4h5s 8hTc5c9c 7h8s7d6c

2 raise 30
3 call
4 call
1 all-in
2 raise 10
3 call
4 fold
2 raise 10
3 call
1 divide Jc8d-2h2d
2 divide 4h5s-Qh7s
3 divide 5c9c-8hTc
""",
    comments={
        0: N_(
            "You are 乙. 甲 has only 20 in the bowl. You hold 天官九 and raise to 30: more than "
            "甲 can pay."
        ),
        3: N_("甲 may still go along: 敲, all that is left, for less than the others."),
        4: N_(
            "甲 is all in and decides nothing any more. You three play on for chips that 甲 can "
            "never reach."
        ),
        7: N_(
            "人牌 of 甲 is the strongest new card, but 甲 has no more chips to speak with. The "
            "word goes to you."
        ),
        12: N_(
            "甲 has the largest tail and settles first, but takes at most 20 from each, its own "
            "stake. Then you: the 30 that 丙 has left, and the last 10 of the skin of 丁. A small "
            "bowl loses little and wins little."
        ),
    },
    asks={4: Ask.SPEAKER, 7: Ask.SPEAKER, 9: Ask.DIVIDE, 12: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.WIN),
        Meets(2, 3, Outcome.WIN),
        Eats((1,)),
        Net((60, 20, -50, -30)),
        Speaks(3, 2),
    ),
)
