"""A sample hand: your first hand."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Named, Net, Speaks
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=1,
    title=N_("Your first hand"),
    teaches=N_(
        "How a hand runs: two cards down, one up, one squeezed, a word in each round, and four "
        "cards in two pairs."
    ),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 2
bowls: 100 100
names: 甲, 乙
cards: Qh2hQd4s 8h6cJs9s

2 call
1 raise 3
2 call
1 raise 3
2 call
1 divide 2h4s-QhQd
2 divide 6c9s-8hJs
""",
    comments={
        0: N_(
            "You are 甲. You were dealt first, so you had to open with 3 from your 钵钵, the bowl "
            "of chips. That is 挡家, and it happens before anybody thinks. Now 乙, the 发人 who "
            "deals, answers: 表态. Then a third card comes face up, and whoever has the strongest "
            "single card among those speaks first."
        ),
        1: N_(
            "A second 天牌! 乙 cannot know: the other one lies face down. A first bet is never "
            "below the opening, 3 here."
        ),
        3: N_(
            "The fourth card came face down and was turned up slowly: 穿牌. The 板凳 makes 6 "
            "points with your 地牌. A small bet keeps 乙 in."
        ),
        5: N_(
            "The betting is over. Keep the pair of 天 together: the other two cards make 6 "
            "points, and that is the smaller pair, the 头. The larger is the 尾."
        ),
        7: N_(
            "Both your pairs are larger, so you win: 吃. You take what 乙 put in, and not a chip "
            "more."
        ),
    },
    asks={1: Ask.SPEAKER, 7: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Named(1, "六天"),
        Named(2, "五九"),
        Meets(1, 2, Outcome.WIN),
        Net((9, -9)),
        Speaks(2, 1),
    ),
)
