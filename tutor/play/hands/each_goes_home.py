"""A sample hand: each goes home."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Named, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=7,
    title=N_("Each goes home"),
    teaches=N_(
        "One pair better and one worse is a draw, 走路; but the larger tail still eats the skins."
    ),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 9s6hQh7h 6s4c2h9c 8s7c5sJs

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
        0: N_("You are 甲. A black 9 waits for one card above all."),
        2: N_("There it is: 天牌, and you have a king. You speak."),
        7: N_(
            "The king is sure. The two cards that are left make 3 points; no division of yours "
            "makes more of them."
        ),
        9: N_(
            "Your king beats 6 points, your 3 points lose to 5. A draw: 走路, everyone takes their "
            "own stake home. Only the skin of 丙 is left, and in Chengdu the larger pair is 尾, "
            "the tail. Yours is larger, so you eat it."
        ),
    },
    asks={7: Ask.DIVIDE, 9: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Named(1, "三王"),
        Named(2, "五六"),
        Meets(1, 2, Outcome.DRAW),
        Eats((1,)),
        Net((3, 0, -3)),
    ),
)
