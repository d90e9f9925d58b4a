"""A sample hand: drag it to double."""

from tutor.marking import N_
from tutor.play.claims import Ends, Meets, Net
from tutor.play.questions import Ask
from tutor.play.script import SampleHand
from tutor.rules import Outcome
from tutor.rules.hand import How

HAND = SampleHand(
    order=6,
    title=N_("Drag it to double"),
    teaches=N_(
        "A raise in Chengdu is at least to double, and to 10 in the smallest game; exactly "
        "double is called 拖."
    ),
    learner=3,
    record="""\
rules: chengdu
stakes: 1-3
dealer: 3
bowls: 100 100 100
names: 甲, 乙, 丙
cards: 2h8d6h4c 3h6c9cTc Qd7hJsJc

2 raise 10
3 raise 20
1 call
2 call
1 check
2 check
3 raise 10
1 fold
2 call
2 check
3 raise 20
2 call
2 divide 3h6c-9cTc
3 divide Qd7h-JsJc
""",
    comments={
        0: N_(
            "You are 丙. 乙 comes before you: the opening was 3, double is 6, but a raise has to "
            "reach 10."
        ),
        1: N_(
            "乙 made it 10. 天牌 and 膏药 are 天官九, the best of all nines. You may call 10, or "
            "raise to at least 20."
        ),
        2: N_("You dragged it to double: 拖. Both others must now pay 20 to see a card."),
        6: N_("Both said 休. They fear your raise, or they lie in wait. Bet on."),
        14: N_(
            "A pair of 斧头 beats any nine, and 天官九 beats 丁长九. You raised when you had the "
            "best of it, and that is why there is something to take."
        ),
    },
    asks={1: Ask.LEAST_RAISE, 12: Ask.DIVIDE, 14: Ask.SETTLES},
    claims=(
        Ends(How.SHOWDOWN),
        Meets(3, 2, Outcome.WIN),
        Net((-20, -50, 70)),
    ),
)
