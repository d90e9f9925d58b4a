"""A sample hand: too short for a raise."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=29,
    title=N_("Too short for a raise"),
    teaches=N_(
        "All in for a little more than the bet: it must be answered, but it does not open the "
        "raising again."
    ),
    learner=2,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 25
names: 甲, 乙, 丙
cards: 7h5c9s4c Qh9c6d7s JsJc5s4h

2 raise 20
3 all-in
1 fold
2 call
2 divide 6d7s-Qh9c
3 divide 4h5s-JsJc
""",
    comments={
        0: N_("You are 乙 with a king, 天牌 and a black 9, and 甲 has opened with 3."),
        1: N_("You made it 20. A raise over that would have to reach 40."),
        3: N_(
            "丙 put in 25, all there was. That is 5 more than yours, not double. You must answer "
            "it or leave, but you may not raise once more: you have spoken, and no full raise "
            "came after you."
        ),
        4: N_("One is all in and one is alone with chips, so the cards come without another word."),
        6: N_(
            "Two 斧头 are an identical pair, larger than any king, and 和五九 beats your 3. 丙 "
            "wins 25 from you, as much as was staked, and your other 75 never were in danger."
        ),
    },
    asks={1: Ask.LEAST_RAISE, 6: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(2, 3, Outcome.LOSE),
        Net((-3, -25, 28)),
    ),
)
