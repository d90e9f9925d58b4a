"""A sample hand: three flowers, shown."""

from tutor.marking import N_
from tutor.play.claims import Eats, Ends, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How

HAND = SampleHand(
    order=25,
    title=N_("Three flowers, shown"),
    teaches=N_(
        "三花 in Sichuan: whoever holds the three cards may show them, take the stake back and "
        "leave."
    ),
    learner=2,
    record="""\
rules: sichuan
stakes: 1-3
dealer: 1
bowls: 100 100 100
names: 甲, 乙, 丙
cards: Qh6sQd7s ThTsJs5c 9c4h8s6d

1 raise 5
2 call
3 call
1 raise 10
2 call
3 fold
1 raise 40
2 declare
""",
    comments={
        0: N_("You are 乙 with a red 10 and a black 10. Together they are worth nothing. Almost."),
        3: N_(
            "A black jack: red 10, black 10 and jack are 三花十. From now on you may leave on "
            "any turn of yours and lose nothing. You may also stay and see what the last card "
            "brings."
        ),
        7: N_(
            "甲 asks for more with 天牌 open, and a black 5 has not helped you. This is the "
            "moment: show the three flowers."
        ),
        8: N_(
            "Your stake and your ante came back. Only 甲 is left and eats the skin of 丙. You "
            "neither won nor lost, and that was the best these cards could do."
        ),
    },
    asks={8: Ask.SETTLES},
    claims=(
        Ends(How.ALONE),
        Net((6, 0, -6)),
        Eats((1,)),
    ),
)
