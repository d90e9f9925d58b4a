"""A sample hand: 默: the dealer’s word."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=28,
    title=N_("默: the dealer’s word"),
    teaches=N_(
        "Online the dealer may raise the ante before a single card is dealt; everyone has to "
        "post it."
    ),
    learner=1,
    record="""\
rules: online
stakes: 1-3
dealer: 1
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 2h8s4h5c 9s7c6hTd Qh6s7dTh

1 mo 5
2 check
3 raise 10
1 call
2 fold
3 check
1 raise 10
3 call
3 check
1 raise 20
3 call
1 divide 4h5c-2h8s
3 divide 7dTh-Qh6s
""",
    comments={
        0: N_(
            "You are 甲 and deal. Before the cards you may say 默 and raise the ante, as far as "
            "the smallest bowl reaches. Nobody has seen a card, you neither."
        ),
        1: N_(
            "You made it 5, and everyone posted 5. That is dear for whoever gets bad cards, and it "
            "makes the pot worth fighting for. 乙, next to you, speaks first."
        ),
        3: N_("丙 bets 10 more. You hold 地杠."),
        5: N_("乙 is gone and leaves the 5. A small ante would have cost 1."),
        13: N_("九杠 beats 七八 in both pairs. You take what 丙 staked and the skin of 乙."),
    },
    asks={11: Ask.DIVIDE, 13: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 3, Outcome.WIN),
        Net((50, -5, -45)),
    ),
)
