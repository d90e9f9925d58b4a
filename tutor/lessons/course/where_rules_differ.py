"""Where the three rule sets differ, switch by switch, with the source of each."""

from tutor.explain import message
from tutor.explain.switches import choice_label, switch_label
from tutor.lessons.blocks import (
    Block,
    Cell,
    Heading,
    SeatedHands,
    SideBySide,
    Source,
    Text,
    TwoHands,
    Words,
)
from tutor.lessons.model import Lesson
from tutor.lessons.samples import divided
from tutor.marking import N_, NN_
from tutor.names import WORDS
from tutor.rules import PAIRS, PRESETS, SWITCHES, RuleSet, ranking
from tutor.rules.differences import differing, moved_pairs, turned_couples
from tutor.rules.switch import Decides

# The script in which each source is written, where it is not the simplified one.
_SCRIPTS = {"chengdu": "zh-Hant"}
# The switches about comparing cards that are told with an example.
_TOLD = ("di_wang", "tail", "flowers")


def _row(name: str) -> SideBySide:
    switch = SWITCHES[name]
    cells = tuple(
        Cell(
            rules,
            choice_label(name, rules.switches()[name]),
            switch.sources.get(key, ""),
            _SCRIPTS.get(key, "zh-Hans"),
        )
        for key, rules in PRESETS.items()
    )
    return SideBySide(switch_label(name), cells, switch.cites)


def _two() -> tuple[RuleSet, RuleSet]:
    """The first two presets that order pairs differently."""
    first, *others = PRESETS.values()
    return first, next(other for other in others if moved_pairs(first, other))


def _one_pair() -> tuple[Block, ...]:
    first, other = _two()
    (pair,) = moved_pairs(first, other)
    turned = len(turned_couples(first, other))
    text = message(
        NN_(
            "Of %(pairs)s pairs they value a single one differently: %(pair)s. That turns"
            " %(count)s comparison around, and sometimes a hand.",
            "Of %(pairs)s pairs they value a single one differently: %(pair)s. That turns"
            " %(count)s comparisons around, and sometimes a hand.",
            by="count",
        ),
        pairs=len(PAIRS),
        pair=pair,
        count=turned,
    )
    meetings = (
        TwoHands(ranks, divided("6h7h-2d9s", ranks), divided("Td3h-Js8s", ranks), titled=True)
        for ranks in (ranking(first), ranking(other))
    )
    return Text(text), _row("di_wang"), *meetings


def _tails() -> tuple[Block, ...]:
    first, other = _two()
    tables = (
        SeatedHands(
            ranks,
            {"甲": divided("6h7h-Qd9s", ranks), "乙": divided("6s9c-2h4s", ranks)},
            titled=True,
        )
        for ranks in (ranking(first), ranking(other))
    )
    return _row("tail"), *tables


def _blocks(rules: RuleSet) -> tuple[Block, ...]:
    names = differing(*PRESETS.values())
    on_cards = differing(*PRESETS.values(), deciding=Decides.CARDS)
    return (
        Text(
            message(
                NN_(
                    "Three sources describe the game. They agree on the cards, the singles and the"
                    " points, and part on %(count)s thing. Here it is, with the place in each"
                    " source.",
                    "Three sources describe the game. They agree on the cards, the singles and the"
                    " points, and part on %(count)s things. Here they are, with the place in each"
                    " source.",
                    by="count",
                ),
                count=len(names),
            )
        ),
        Heading(message(N_("One pair"))),
        *_one_pair(),
        Heading(message(N_("Head and tail"))),
        *_tails(),
        Heading(message(N_("三花"))),
        _row("flowers"),
        *(_row(name) for name in on_cards if name not in _TOLD),
        Heading(message(N_("Dealing, betting, mango"))),
        *(_row(name) for name in names if name not in on_cards),
        Heading(message(N_("Words that mislead"))),
        Words(tuple(word for word in WORDS.values() if word.false_friend)),
        Source((2, 4, 20, 28)),
    )


LESSON = Lesson(
    order=11,
    title=N_("Where the rule sets differ"),
    blurb=N_("Chengdu, Sichuan and online, side by side"),
    icon="book",
    blocks=_blocks,
    drill="what-differs",
    level="easy",
)
