"""The best points, and how equal points are decided."""

from tutor.explain import message, rungs_label
from tutor.lessons.blocks import Block, Heading, Ladder, LadderLevel, Pairs, Text
from tutor.lessons.model import Lesson
from tutor.lessons.samples import levels_of, pairs
from tutor.marking import N_, NN_
from tutor.rules import Category, RuleSet, ranking


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    nines = levels_of(ranks, Category.POINTS, 9)
    return (
        Text(
            message(
                NN_(
                    "Below the gongs everything is points, and nine is best. There is %(pairs)s"
                    " different nine on %(levels)s.",
                    "Below the gongs everything is points, and nine is best. There are %(pairs)s"
                    " different nines on %(levels)s.",
                    by="pairs",
                ),
                pairs=sum(map(len, nines)),
                levels=rungs_label(len(nines)),
            )
        ),
        Ladder(ranks, tuple(LadderLevel(None, level) for level in nines)),
        Heading(message(N_("Nine against nine"))),
        Text(
            message(
                N_(
                    "Look at the stronger single of each pair: the higher one wins. Red 8 ranks"
                    " above black jack, so %(high)s beats %(low)s."
                ),
                high=pairs("ren+futou")[0],
                low=pairs("futou+hei8")[0],
            )
        ),
        Pairs(ranks, pairs("ren+futou futou+hei8"), ranked=True),
        Text(
            message(
                N_(
                    "The weaker card never counts. Equal stronger singles make equal pairs,"
                    " whatever lies beside them."
                )
            )
        ),
        Pairs(ranks, pairs("meishi+hei9 bandeng+xiao5 dingding+changsan"), ranked=True),
    )


LESSON = Lesson(
    order=5,
    title=N_("The nines"),
    blurb=N_("The best points, and what decides between equals"),
    icon="ladder",
    blocks=_blocks,
    drill="pair-ranks",
    level="normal",
    filter="nines",
)
