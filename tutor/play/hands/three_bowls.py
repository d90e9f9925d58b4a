"""A sample hand: bowls of 100, 80 and 50."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Named, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=19,
    title=N_("Bowls of 100, 80 and 50"),
    teaches=N_(
        "All in with three different bowls: nobody wins or loses more than the smaller of two "
        "stakes."
    ),
    learner=3,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 4
bowls: 100 80 50 100
names: 甲, 乙, 丙, 丁
cards: 3h6sTs9s Js8s2h7h Qh5s8h5c 6h4h7d9c

2 call
3 call
4 raise 70
1 call
2 call
3 all-in
2 all-in
4 fold
1 all-in
1 divide 3h6s-Ts9s
2 divide Js8s-2h7h
3 divide Qh8h-5s5c
""",
    comments={
        0: N_("You are 丙 with a bowl of 50, the smallest at the table."),
        3: N_("丁 raised to 70, and you cannot pay that. You may go all in for 50, or leave."),
        6: N_(
            "You are in to the end. The others have chips left and play for the rest among "
            "themselves."
        ),
        8: N_("丁 gave up: the 70 put in so far stay as skin."),
        9: N_(
            "人牌 came to you, and a second black 5: either 天杠 with a pair of black 5, or "
            "nothing near it."
        ),
        12: N_(
            "Yours is the better hand in both pairs against both. You take 50 from 甲, 50 from "
            "乙, and 50 of the 70 that 丁 left, always as much as you put in. The 20 you cannot "
            "reach go to the next tail. That is 乙, whose 地官九 is larger than 梅十九."
        ),
    },
    asks={9: Ask.DIVIDE, 12: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Named(1, "九月九"),
        Named(2, "九月九"),
        Named(3, "杠小5"),
        Meets(1, 2, Outcome.DRAW),
        Meets(1, 3, Outcome.LOSE),
        Meets(2, 3, Outcome.LOSE),
        Eats((3,)),
        Net((-50, -30, 150, -70)),
    ),
)
