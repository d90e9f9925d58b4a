"""The classes of pairs from the supreme pair down to points."""

from tutor.explain import message, rungs_label, short_label
from tutor.lessons.blocks import Block, Heading, Ladder, LadderLevel, Pairs, Text
from tutor.lessons.model import Lesson
from tutor.lessons.samples import levels_of, pairs
from tutor.marking import N_, NN_
from tutor.names import pair_term
from tutor.rules import PAIRS, Category, Pair, Ranking, RuleSet, ranking


def _level(ranks: Ranking, shown: tuple[Pair, ...]) -> LadderLevel:
    return LadderLevel(short_label(shown[0], ranks.worth(shown[0])), shown)


def _classes(ranks: Ranking) -> Ladder:
    """One rung a class, points at their best and at their worst."""
    levels = [
        _level(ranks, levels[0])
        for category in reversed(Category)
        if (levels := levels_of(ranks, category))
    ]
    worst = {term.names[0]: pair for pair in ranks.levels[-1] if (term := pair_term(pair))}
    return Ladder(ranks, (*levels, _level(ranks, tuple(worst.values())[:2])))


def _trap(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    (pair,) = pairs("di+hei9")
    if ranks.worth(pair).category is Category.DI_WANG:
        text = message(N_("With 地 the black 9 makes a king too, just below the king of 天."))
        return Text(text), Pairs(ranks, pairs("tian+hei9 di+hei9 tian+ren"), ranked=True)
    text = message(
        N_("%(pair)s is called a king but is none: 2 and 9 make 11, so it counts %(points)s."),
        pair=pair,
        points=pair.points,
    )
    return Text(text), Pairs(ranks, pairs("tian+hei9 di+hei9"), ranked=True)


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    ranks = ranking(rules)
    identical = levels_of(ranks, Category.IDENTICAL)
    return (
        Text(
            message(
                NN_(
                    "%(pairs)s different pair stands on %(levels)s. You need only a handful"
                    " of classes: a pair of a higher class beats every pair of a lower one.",
                    "%(pairs)s different pairs stand on %(levels)s. You need only a handful"
                    " of classes: a pair of a higher class beats every pair of a lower one.",
                    by="pairs",
                ),
                pairs=len(PAIRS),
                levels=rungs_label(len(ranks.levels)),
            )
        ),
        _classes(ranks),
        Heading(message(N_("Pairs of a kind"))),
        Text(
            message(
                N_(
                    "They follow the single cards: %(levels)s, and where singles are equal"
                    " their pairs are equal too."
                ),
                levels=rungs_label(len(identical)),
            )
        ),
        Ladder(ranks, tuple(LadderLevel(None, level) for level in identical)),
        Heading(message(N_("The nine with 地"))),
        *_trap(rules),
    )


LESSON = Lesson(
    order=4,
    title=N_("The ladder of pairs"),
    blurb=N_("From 丁二皇 down to points, class by class"),
    icon="scales",
    blocks=_blocks,
    drill="pair-ranks",
    level="easy",
)
