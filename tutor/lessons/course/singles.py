"""How single cards rank: by their group, and only the upper four among themselves."""

from tutor.explain import group_label, message
from tutor.lessons.blocks import Block, Cards, Duels, Heading, Row, Text
from tutor.lessons.model import Lesson
from tutor.lessons.samples import kinds
from tutor.marking import N_, NN_
from tutor.rules import KINDS, Group, RuleSet


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    rows = tuple(
        Row(tuple(kind for kind in KINDS if kind.group is group), group_label(group))
        for group in Group
    )
    easily_missed = ("he meishi", "changsan maomao", "bandeng changsan", "hei9 dingding")
    couples = tuple((one, other) for one, other in map(kinds, easily_missed))
    return (
        Text(
            message(
                NN_(
                    "A card alone has %(ranks)s rank. It goes by group, and never by the number"
                    " on the card.",
                    "A card alone has one of %(ranks)s ranks. They go by group, and never by the"
                    " number on the card.",
                    by="ranks",
                ),
                ranks=len({kind.single for kind in KINDS}),
            )
        ),
        Cards(rows, ranked=True),
        Text(
            message(
                N_(
                    "Only the upper four are ordered among themselves. In every other group all"
                    " cards are equal."
                )
            )
        ),
        Heading(message(N_("Easy to get wrong"))),
        Duels(couples),
    )


LESSON = Lesson(
    order=2,
    title=N_("Single cards"),
    blurb=N_("Four groups decide, not the number on the card"),
    icon="ladder",
    blocks=_blocks,
    drill="single-ranks",
    level="easy",
)
