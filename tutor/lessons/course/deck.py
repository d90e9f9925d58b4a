"""Which cards are played with, and the rhyme that holds their order."""

from tutor.explain import message
from tutor.lessons.blocks import Block, Cards, Heading, Row, Text, Verse
from tutor.lessons.model import Lesson
from tutor.marking import N_, NN_
from tutor.names import RHYMES
from tutor.rules import DECK, KINDS, PRESETS, RuleSet


def _rhyme(rules: RuleSet) -> tuple[Block, ...]:
    """The rhyme of the rule set's source, or another's with a word that it is."""
    recorded = rules.source if rules.source in RHYMES else next(iter(RHYMES))
    verse = Verse(RHYMES[recorded])
    if recorded == rules.source:
        return (verse,)
    borrowed = message(
        N_("Your rule set has no rhyme of its own; this is the one of %(rules)s."),
        rules=message(PRESETS[recorded].title),
    )
    return verse, Text(borrowed)


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    alone = tuple(kind for kind in KINDS if kind.copies == 1)
    return (
        Text(
            message(
                NN_(
                    "扯旋 takes %(cards)s card of the 54 in a pack. Hearts and diamonds are red,"
                    " spades and clubs black; beyond that the suit never matters.",
                    "扯旋 takes %(cards)s of the 54 cards in a pack. Hearts and diamonds are red,"
                    " spades and clubs black; beyond that the suit never matters.",
                    by="cards",
                ),
                cards=len(DECK),
            )
        ),
        Text(
            message(
                NN_(
                    "That leaves %(kinds)s different card, with a name. There are two of"
                    " each, but only one %(first)s and one %(second)s.",
                    "That leaves %(kinds)s different cards, each with a name. There are two of"
                    " each, but only one %(first)s and one %(second)s.",
                    by="kinds",
                ),
                kinds=len(KINDS),
                first=alone[0],
                second=alone[1],
            )
        ),
        Heading(message(N_("The rhyme"))),
        Text(
            message(
                N_(
                    "One line holds the order, strongest first. Say it aloud: every syllable is a"
                    " card, and the last three are four cards at once."
                )
            )
        ),
        *_rhyme(rules),
        Heading(message(N_("Not in the rhyme"))),
        Text(message(N_("These two rank with the last four."))),
        Cards((Row(alone),)),
    )


LESSON = Lesson(
    order=1,
    title=N_("The deck and its rhyme"),
    blurb=N_("Seventeen cards, and one line to remember them by"),
    icon="cards",
    blocks=_blocks,
    drill="card-names",
    level="easy",
)
