"""How two cards are counted, and the three cards that do not count what they show."""

from tutor.explain import message
from tutor.lessons.blocks import Block, Cards, Heading, Pairs, Row, Text
from tutor.lessons.model import Lesson
from tutor.lessons.samples import kinds, pairs
from tutor.marking import N_
from tutor.rules import KIND, Ranking, RuleSet, ranking


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    return (
        Text(
            message(
                N_(
                    "Two cards make a pair. When a pair is nothing better, it counts points: add"
                    " both cards and keep the last digit. 9 is the most, 0 the least."
                )
            )
        ),
        Pairs(ranks, pairs("he+xiao5 meishi+hei8 meishi+shaoshi"), sums=True),
        Heading(message(N_("Three odd ones"))),
        Text(
            message(
                N_(
                    "A card counts the number on it. Three have none: %(tian)s is %(twelve)s,"
                    " %(futou)s is %(eleven)s, and %(dagui)s is %(six)s."
                ),
                tian=KIND["tian"],
                twelve=KIND["tian"].points,
                futou=KIND["futou"],
                eleven=KIND["futou"].points,
                dagui=KIND["dagui"],
                six=KIND["dagui"].points,
            )
        ),
        Cards((Row(kinds("tian futou dagui")),), points=True),
        Pairs(ranks, pairs("tian+futou ren+futou dagui+xiao5"), sums=True),
        *_trap(ranks),
    )


def _trap(ranks: Ranking) -> tuple[Block, ...]:
    """The pair whose name says what it does not count."""
    shown = pairs("gaoyao+hei7")
    return (
        Heading(message(N_("A trap"))),
        Text(
            message(
                N_(
                    "%(pair)s is named after its sevens, yet 7 and 7 are 14: it counts %(points)s."
                    " Two black sevens would be a pair of a kind; one red and one black are not."
                ),
                pair=shown[0],
                points=shown[0].points,
            )
        ),
        Pairs(ranks, shown, sums=True),
    )


LESSON = Lesson(
    order=3,
    title=N_("Counting points"),
    blurb=N_("Add two cards, keep the last digit"),
    icon="pair",
    blocks=_blocks,
    drill="count-points",
    level="easy",
)
