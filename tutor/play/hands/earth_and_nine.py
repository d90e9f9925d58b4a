"""A sample hand: earth and nine: one point."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=23,
    title=N_("Earth and nine: one point"),
    teaches=N_("In Chengdu 地牌 with a black 9 has a proud name, 地九王, and counts 1 point."),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 2
bowls: 100 100
names: 甲, 乙
cards: 2h9s6s3h Qd4d8c4s

2 call
1 raise 3
2 call
2 raise 10
1 call
1 divide 6s9s-2h3h
2 divide 4d4s-Qd8c
""",
    comments={
        0: N_(
            "You are 甲 with 地牌 and a black 9. Elsewhere that is a king. Here it is 11, and so 1."
        ),
        1: N_("长三 makes 8 with 地牌. Not bad."),
        3: N_("丁丁 would make 9 with 长三, but then 地牌 and the black 9 are left with 1 point."),
        5: N_(
            "Three ways: 1 and 9, 2 and 8, or twice 5. Which of them has a chance against an "
            "open 8 and 板凳?"
        ),
        7: N_(
            "天杠 and 8 points of 和牌 beat every way you had. The next hand plays the same "
            "cards where 地王 is a king."
        ),
    },
    asks={5: Ask.DIVIDE, 7: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.LOSE),
        Net((-16, 16)),
    ),
)
