"""A sample hand: who speaks now?."""

from tutor.marking import N_
from tutor.play.claims import Ends, Named, Net, Speaks
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules.hand import How

HAND = SampleHand(
    order=5,
    title=N_("Who speaks now?"),
    teaches=N_(
        "In the later rounds the strongest card just turned up speaks; equal ones speak in the "
        "order they were dealt."
    ),
    learner=3,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 4
bowls: 100 100 100 100
names: 甲, 乙, 丙, 丁
cards: 8h2d6sTc 8s5c9s7h 7d5sQh4c 7c6d3hJs

2 call
3 call
4 call
3 raise 3
4 fold
1 call
2 call
1 raise 3
2 fold
3 call
1 divide 8hTc-2d6s
3 divide 4c5s-Qh7d
""",
    comments={
        0: N_("You are 丙. 甲 got the first card and had to open, whatever it was."),
        3: N_(
            "Four new cards lie open: 长三, a black 9, 天牌 and 丁丁. The strongest of them "
            "speaks, and it is yours."
        ),
        7: N_(
            "梅十 of 甲 and your 板凳 are equal as single cards. 甲 was dealt a card before you, "
            "so 甲 speaks."
        ),
        12: N_(
            "Nine and nine against eight and eight: 九月九 beats 八月八. You take the stake of "
            "甲 and the skins of the two who left."
        ),
    },
    asks={3: Ask.SPEAKER, 7: Ask.SPEAKER, 10: Ask.DIVIDE},
    claims=(
        Ends(How.SHOWDOWN),
        Named(1, "八月八"),
        Named(3, "九月九"),
        Speaks(2, 3),
        Speaks(3, 1),
        Net((-9, -6, 18, -3)),
    ),
)
