"""How two divided hands are compared: win, draw or lose."""

from tutor.explain import message
from tutor.lessons.blocks import Block, Heading, Source, Text, TwoHands
from tutor.lessons.model import Lesson
from tutor.lessons.samples import divided
from tutor.marking import N_
from tutor.rules import RuleSet, ranking
from tutor.rules.switches.better_and_equal import BetterAndEqual


def _one_equal(rules: RuleSet) -> Text:
    if rules.better_and_equal is BetterAndEqual.WIN:
        return Text(message(N_("One pair better and the other equal is enough to win.")))
    return Text(message(N_("One pair better and the other equal is only a draw in these rules.")))


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    return (
        Text(
            message(
                N_(
                    "When the cards are shown, every player compares with every other: the smaller"
                    " pair with the smaller, the larger with the larger."
                )
            )
        ),
        Heading(message(N_("Better in both"))),
        Text(message(N_("That is a win, 吃."))),
        TwoHands(ranks, divided("2d4s-QhQd", ranks), divided("6s9s-8hJs", ranks)),
        Heading(message(N_("Better in one"))),
        Text(
            message(
                N_("Better in one and worse in the other is a draw, 走路. So is equal in both.")
            )
        ),
        TwoHands(ranks, divided("6h7h-Qd9s", ranks), divided("6s9c-2h4s", ranks)),
        Heading(message(N_("Better and equal"))),
        _one_equal(rules),
        TwoHands(ranks, divided("6h7h-Qd9s", ranks), divided("Td3h-2d8h", ranks)),
        Source((1, 21)),
    )


LESSON = Lesson(
    order=8,
    title=N_("Comparing hands"),
    blurb=N_("Smaller with smaller, larger with larger"),
    icon="hand",
    blocks=_blocks,
    drill="compare-hands",
    level="easy",
)
