"""Four cards, three divisions, and which of them is no good."""

from tutor.explain import message
from tutor.lessons.blocks import Block, Divisions, Heading, Text
from tutor.lessons.model import Lesson
from tutor.marking import N_
from tutor.rules import RuleSet, parse_cards, ranking


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    return (
        Text(
            message(
                N_(
                    "You end with four cards and divide them into two pairs. There are always"
                    " three ways, and all are allowed."
                )
            )
        ),
        Divisions(ranks, parse_cards("Qh 5s 8s 4d", 4)),
        Text(
            message(
                N_(
                    "Do not choose one that another way beats: as good in both pairs, and better"
                    " in at least one. Here a single way is left."
                )
            )
        ),
        Heading(message(N_("A real choice"))),
        Text(
            message(
                N_(
                    "In about seven deals of ten more than one way is left. One gives the stronger"
                    " larger pair, another the stronger smaller pair. Neither is wrong."
                )
            )
        ),
        Divisions(ranks, parse_cards("Qh 8h 7s 2d", 4)),
    )


LESSON = Lesson(
    order=7,
    title=N_("Dividing four cards"),
    blurb=N_("Three ways to make two pairs, and the ones to avoid"),
    icon="divide",
    blocks=_blocks,
    drill="divide",
    level="easy",
)
