"""Which class does each of several cards belong to: 上四, 中三, 下腰 or 杂牌."""

from __future__ import annotations

from tutor.drills.dealing import by_class
from tutor.drills.model import Choice, Drill, Setting
from tutor.drills.traps import kind_misleads
from tutor.explain import Message, face_label, group_label, message, single_rungs
from tutor.marking import N_
from tutor.names import WORDS, Name
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import KINDS, Card, Chance, Colour, Group, Kind

_COUNTS = {"easy": 4, "normal": 5, "hard": 6}
_WORDS = {
    Group.UPPER: "upper-four",
    Group.MIDDLE: "middle-three",
    Group.WAIST: "lower-waist",
    Group.MIXED: "mixed",
}


def _group_name(group: Group, setting: Setting) -> Name:
    return WORDS[_WORDS[group]].term.main(setting.rules.source)


def _pool(filter: str) -> list[Kind]:
    """The kinds that a filter leaves."""
    both = {kind.rank for kind in KINDS if kind.colour is Colour.RED} & {
        kind.rank for kind in KINDS if kind.colour is Colour.BLACK
    }
    return [
        kind
        for kind in KINDS
        if {
            "red": kind.colour is Colour.RED,
            "black": kind.colour is Colour.BLACK,
            "colours": kind.rank in both,
        }.get(filter, True)
    ]


def _kinds(setting: Setting, chance: Chance) -> tuple[Kind, ...]:
    """Different kinds; at the first level one of each class, unless the filter has fewer."""
    pool, count = _pool(setting.filter), _COUNTS[setting.level]
    classes = by_class(pool, lambda kind: kind.group)
    first: tuple[Kind, ...] = ()
    if setting.filter == "traps":
        first = (chance.pick([kind for kind in pool if kind_misleads(kind)]),)
    elif setting.level == "easy" and len(classes) == count:
        first = tuple(chance.pick(kinds) for kinds in classes.values())
    rest = [kind for kind in pool if kind not in first]
    return chance.shuffled((*first, *chance.sample(rest, count - len(first))))


def _make(setting: Setting, chance: Chance) -> Question:
    cards = tuple(chance.pick(kind.cards) for kind in _kinds(setting, chance))
    options = tuple(Option(group.value, _group_name(group, setting)) for group in Group)
    fields = tuple(
        Field(card.code, options, message(N_("Where does %(card)s belong?"), card=card), lead=card)
        for card in cards
    )
    subject = "/".join(sorted(card.kind.key for card in cards))
    return Question(message(N_("Which class does each belong to?")), fields, cards, subject)


def _grade(_: Setting, question: Question, answer: Answer) -> Verdict:
    correct = {card.code: (card.kind.group.value,) for card in question.matter}
    wrong = [card for card in question.matter if answer[card.code] != correct[card.code]]
    told = next(iter(wrong), question.matter[0])
    answered = message(N_("%(a)s is one of the %(group)s."), a=told, group=_group(told))
    if not wrong:
        return Verdict(True, answered, (), correct)
    return Verdict(False, answered, tuple(map(_belongs, wrong)), correct, ladder=single_rungs({}))


def _group(card: Card) -> Message:
    return group_label(card.kind.group)


def _belongs(card: Card) -> Message:
    return message(
        N_("%(name)s is the %(face)s, one of the %(group)s."),
        name=card,
        face=face_label(card.kind),
        group=_group(card),
    )


def _hint(_: Setting, question: Question) -> Message:
    first = question.matter[0]
    mates = [kind for kind in KINDS if kind.group is first.kind.group and kind is not first.kind]
    return message(
        N_("%(card)s belongs with %(other)s."),
        card=first,
        other=mates[first.kind.index % len(mates)],
    )


DRILL = Drill(
    version=1,
    order=6,
    title=N_("Into their classes"),
    blurb=N_("Upper four, middle three, lower waist or mixed: where does each card belong?"),
    icon="classes",
    levels=(
        Choice("easy", N_("Four cards"), N_("One of each class")),
        Choice("normal", N_("Five cards"), N_("Any five")),
        Choice("hard", N_("Six cards"), N_("Any six")),
    ),
    filters=(
        Choice("all", N_("All cards")),
        Choice("red", N_("Red cards")),
        Choice("black", N_("Black cards")),
        Choice("colours", N_("Red against black")),
        Choice("traps", N_("Traps")),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
