"""A sample hand: lying low, and woken."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=14,
    title=N_("Lying low, and woken"),
    teaches=N_(
        "Checking a strong hand, 躺, leaves the bet to somebody else; then one may still raise."
    ),
    learner=1,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: Qh8cQd4s 6s3h5c7h 2dJs9s7c

2 call
3 call
1 check
2 raise 5
3 call
1 raise 20
2 call
3 fold
1 raise 20
2 call
1 divide 4sQd-Qh8c
2 divide 5c7h-3h6s
""",
    comments={
        0: N_("You are 甲 with 天牌 and a black 8: 天杠 from the start."),
        2: N_(
            "A second 天牌, face up, and you speak. Everybody waits for a big bet. Say 休 "
            "instead: 躺, lie low, as if there were nothing."
        ),
        4: N_(
            "乙 could not resist and bet 5, and 丙 called. You are woken, 唤醒, and may do all "
            "that you could before: call, or raise."
        ),
        6: N_("Now they know. 丙 has to pay 15 more, or leave 8 behind."),
        10: N_(
            "The pair of 天 looks grand, but the 2 points beside it are easily lost. 天杠 with 6 "
            "points wins more often."
        ),
        12: N_(
            "You take all that 乙 had put in and the skin of 丙. Lying low brought in two bets "
            "that a big one at once would have chased away."
        ),
    },
    asks={4: Ask.LEAST_RAISE, 10: Ask.DIVIDE, 12: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(1, 2, Outcome.WIN),
        Net((51, -43, -8)),
    ),
)
