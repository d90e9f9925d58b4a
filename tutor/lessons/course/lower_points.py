"""Eight points down to none, and the pairs without a name."""

from tutor.explain import message, points_label
from tutor.lessons.blocks import Block, Heading, Ladder, LadderLevel, Pairs, Source, Text
from tutor.lessons.model import Lesson
from tutor.lessons.samples import levels_of, pairs
from tutor.marking import N_, NN_
from tutor.names import pair_term
from tutor.rules import KIND, PAIRS, Category, Ranking, RuleSet, ranking
from tutor.rules.switches.zeros import Zeros


def _down(ranks: Ranking) -> Ladder:
    """The strongest and the weakest pair of each number of points."""
    levels = {points: levels_of(ranks, Category.POINTS, points) for points in range(8, 0, -1)}
    return Ladder(
        ranks,
        tuple(
            LadderLevel(points_label(points), (rungs[0][0], rungs[-1][0]))
            for points, rungs in levels.items()
        ),
    )


def _zeros(rules: RuleSet) -> Text:
    if rules.zeros is Zeros.EQUAL:
        (zeros,) = levels_of(ranking(rules), Category.POINTS, 0)
        return Text(
            message(
                NN_(
                    "0 points are called 皱, stuck. There is only %(count)s such pair.",
                    "0 points are called 皱, stuck. All %(count)s of these pairs are equal.",
                    by="count",
                ),
                count=len(zeros),
            )
        )
    return Text(message(N_("0 points are called 皱, stuck. Here too the stronger single decides.")))


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    unnamed = [pair for pair in PAIRS if pair_term(pair) is None]
    return (
        Text(
            message(
                N_(
                    "From 8 down to 1 nothing changes: more points win, and the stronger single"
                    " decides between equals. Here are the best and the last of each."
                )
            )
        ),
        _down(ranks),
        Heading(message(N_("Their names"))),
        Text(
            message(
                NN_(
                    "Most names are the stronger card and the points. A few are nicknames worth"
                    " knowing. %(count)s pair, with %(ghost)s, has no name and goes by its points.",
                    "Most names are the stronger card and the points. A few are nicknames worth"
                    " knowing. %(count)s pairs, nearly all with %(ghost)s, have no name and go by"
                    " their points.",
                    by="count",
                ),
                count=len(unnamed),
                ghost=KIND["dagui"],
            )
        ),
        Pairs(ranks, pairs("dingding+xiao5 ren+hei9 ren+hei8 tian+di")),
        Heading(message(N_("Nothing at all"))),
        _zeros(rules),
        Pairs(ranks, pairs("meishi+shaoshi futou+hei9 dingding+hei7"), ranked=True),
        Source((3,)),
    )


LESSON = Lesson(
    order=6,
    title=N_("Eights to zeros"),
    blurb=N_("The same rule all the way down, and the pairs called 皱"),
    icon="scales",
    blocks=_blocks,
    drill="pair-ranks",
    level="normal",
)
