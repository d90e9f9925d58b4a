"""Which pair is the tail, who eats the skins, and how much changes hands."""

from tutor.explain import message
from tutor.lessons.blocks import Block, Heading, SeatedHands, Source, Text
from tutor.lessons.model import Lesson
from tutor.lessons.samples import divided
from tutor.marking import N_
from tutor.rules import RuleSet, ranking
from tutor.rules.switches.tail import Tail


def _words(rules: RuleSet) -> Text:
    if rules.tail is Tail.LARGER:
        return Text(message(N_("Your rules call the larger pair the tail, 尾, the smaller 头.")))
    return Text(message(N_("Your rules call the smaller pair the tail, 尾, the larger 头.")))


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    drawn = {"甲": divided("6h7h-Qd9s", ranks), "乙": divided("6s9c-2h4s", ranks)}
    clear = {
        "甲": divided("2d4s-Qh9s", ranks),
        "乙": divided("6h7h-6s9c", ranks),
        "丙": divided("6d7s-8h5s", ranks),
    }
    return (
        _words(rules),
        Text(
            message(
                N_(
                    "Players who folded leave chips behind: the skins, 皮. The largest tail settles"
                    " first and eats them, even if it only draws."
                )
            )
        ),
        SeatedHands(ranks, drawn),
        Heading(message(N_("Who pays how much"))),
        Text(
            message(
                N_(
                    "From any one player you take at most what you staked yourself, and at most"
                    " what that player has left. Then the next tail settles."
                )
            )
        ),
        SeatedHands(ranks, clear, stakes={"甲": 50, "乙": 200, "丙": 150}),
        Source((2, 6, 19, 29)),
    )


LESSON = Lesson(
    order=9,
    title=N_("Tails, heads and skins"),
    blurb=N_("Who settles first, who eats, and how much"),
    icon="room",
    blocks=_blocks,
    drill="who-eats",
    level="easy",
)
