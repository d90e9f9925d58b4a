"""三花: the hands that leave the comparison."""

from tutor.explain import message
from tutor.lessons.blocks import Block, Cards, Heading, Row, SeatedHands, Source, Text
from tutor.lessons.model import Lesson
from tutor.lessons.samples import divided
from tutor.marking import N_
from tutor.rules import PRESETS, Flower, RuleSet, ranking
from tutor.rules.switches.flowers import Flowers

_HOW = {
    Flowers.NONE: N_("Your rule set does not know 三花: there such a hand is like any other."),
    Flowers.CHOICE: N_(
        "Whoever holds one may show it on their own turn, and then neither wins nor loses. It is a "
        "choice: a good hand is better played."
    ),
    Flowers.AUTOMATIC: N_(
        "Whoever holds one neither wins nor loses. Nobody asks: at the showdown the hand simply "
        "leaves."
    ),
}


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    known = next(one for one in (rules, *PRESETS.values()) if one.flowers is not Flowers.NONE)
    ranks = ranking(known)
    hands = {
        "甲": divided("TsTh-Js5s", ranks),
        "乙": divided("6h7h-Qd9s", ranks),
        "丙": divided("6s9c-2h4s", ranks),
    }
    declared = ("甲",) if known.flowers is Flowers.CHOICE else ()
    return (
        Text(message(N_("Three named cards, and any fourth: that is 三花. There are two."))),
        Cards(
            (
                Row(Flower.TEN.kinds, message(N_("三花十"))),
                Row(Flower.SIX.kinds, message(N_("三花六"))),
            )
        ),
        Text(message(_HOW[rules.flowers])),
        Heading(message(N_("What happens then"))),
        Text(
            message(
                N_(
                    "The holder takes back the stake. The others compare as if that hand had never"
                    " been dealt. This is a table under the rules of %(rules)s."
                ),
                rules=message(known.title),
            )
        ),
        SeatedHands(ranks, hands, declared, titled=True),
        Source((20,)),
    )


LESSON = Lesson(
    order=10,
    title=N_("三花, three flowers"),
    blurb=N_("A hand that neither wins nor loses"),
    icon="cards",
    blocks=_blocks,
    drill="three-flowers",
    level="easy",
)
