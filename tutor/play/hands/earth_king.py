"""A sample hand: earth and nine: a king."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=24,
    title=N_("Earth and nine: a king"),
    teaches=N_("The same cards in Sichuan, where 地王 stands above every gong."),
    learner=1,
    record="""\
rules: sichuan
stakes: 1-3
dealer: 1
bowls: 100 100
names: 甲, 乙
cards: 2h9s6s3h Qd4d8c4s

1 raise 3
2 call
1 raise 3
2 call
1 check
2 raise 10
1 call
1 divide 3h6s-2h9s
2 divide 4d4s-Qd8c
""",
    comments={
        0: N_(
            "The same cards, and you deal, so you speak. Here 地牌 with a black 9 is 地王, just "
            "below 天王."
        ),
        4: N_("You say 休 this time and leave it to 乙. A king with a nine beside it can wait."),
        7: N_("地王 and 丁长九: nothing to weigh."),
        9: N_(
            "地王 beats 天杠, and 9 points beat 8. The cards have not changed since the hand "
            "before, only the table. Ask about 地王 before you sit down."
        ),
    },
    asks={7: Ask.DIVIDE, 9: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.WIN),
        Net((17, -17)),
    ),
)
