"""A sample hand: three at the table."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Meets, Named, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=4,
    title=N_("Three at the table"),
    teaches=N_(
        "Everyone is compared with everyone, and one better pair is enough where the other is "
        "equal."
    ),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 2h9sQh4s 6s9c6h7h 8h5s7s6d

2 call
3 call
1 raise 5
2 call
3 call
1 raise 10
2 call
3 call
1 divide 2h4s-Qh9s
2 divide 6h7h-6s9c
3 divide 6d7s-8h5s
""",
    comments={
        0: N_(
            "You are 甲 with 地牌 and a black 9. In Chengdu these two are just 1 point together. "
            "But what will the next card be?"
        ),
        2: N_(
            "天牌! With the black 9 that is 天九王, the king, and 地牌 is free for something else."
        ),
        8: N_("The king for the larger pair, and 6 points of 地牌 for the smaller one."),
        11: N_(
            "You beat both and take 18 from each. And see 乙 against 丙: 3 points each, equal, "
            "and a better larger pair. One better and one equal is a win, had there been "
            "anything left to take."
        ),
    },
    asks={2: Ask.SPEAKER, 8: Ask.DIVIDE, 11: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Named(1, "六王"),
        Named(2, "三五"),
        Named(3, "三月三"),
        Meets(1, 2, Outcome.WIN),
        Meets(1, 3, Outcome.WIN),
        Meets(2, 3, Outcome.WIN),
        Net((36, -18, -18)),
        Eats((1,)),
    ),
)
