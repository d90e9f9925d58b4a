"""Which class does each of several cards belong to: 上四, 中三, 下腰 or 杂牌."""

from __future__ import annotations

from tutor.drills.model import Drill, Filter, Keeps, Level, Setting
from tutor.drills.pools import Pool
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


def _coloured(colour: Colour) -> Keeps:
    return lambda _, kind: kind.colour is colour


def _in_both_colours(_: Setting, kind: Kind) -> bool:
    return {one.colour for one in KINDS if one.rank == kind.rank} >= {Colour.RED, Colour.BLACK}


def _group_of(_: Setting, kind: Kind) -> Group:
    return kind.group


def _kinds(setting: Setting, chance: Chance) -> tuple[Kind, ...]:
    """Different kinds; at the first level one of each class, unless the filter has fewer."""
    pool, count = _KINDS.kept(setting), _COUNTS[setting.level.key]
    classes = _KINDS.classes(setting, _group_of)
    first: tuple[Kind, ...] = ()
    if setting.filter is _TRAPS:
        first = (chance.pick([kind for kind in pool if kind_misleads(kind)]),)
    elif setting.level is _EASY and len(classes) == count:
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


_KINDS = Pool(KINDS)
_EASY = Level("easy", N_("Four cards"), N_("One of each class"))
_TRAPS = Filter("traps", N_("Traps"))
DRILL = Drill(
    version=1,
    order=6,
    title=N_("Into their classes"),
    blurb=N_("Upper four, middle three, lower waist or mixed: where does each card belong?"),
    icon="classes",
    levels=(
        _EASY,
        Level("normal", N_("Five cards"), N_("Any five")),
        Level("hard", N_("Six cards"), N_("Any six")),
    ),
    filters=(
        Filter("all", N_("All cards")),
        Filter("red", N_("Red cards"), _coloured(Colour.RED)),
        Filter("black", N_("Black cards"), _coloured(Colour.BLACK)),
        Filter("colours", N_("Red against black"), _in_both_colours),
        _TRAPS,
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
