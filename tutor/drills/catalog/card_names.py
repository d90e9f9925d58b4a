"""Which card is this, and which card has this name: four plausible answers, or six."""

from __future__ import annotations

from tutor.drills.dealing import lures
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.pools import Pool
from tutor.drills.traps import kind_misleads
from tutor.explain import Message, explain_group, face_label, group_label, message
from tutor.marking import N_
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import KIND, KINDS, Card, Chance, Colour, Group, Kind

_TO_NAME, _TO_CARD = "to-name", "to-card"
_FIELD = "answer"


def _likeness(a: Kind, b: Kind) -> int:
    """How easily two kinds are taken for each other: rank, points, group, neighbouring single."""
    return (
        4 * (a.rank == b.rank)
        + 2 * (a.points == b.points)
        + 2 * (a.group is b.group)
        + (abs(a.single - b.single) == 1)
        + (a.colour is b.colour)
    )


def _others(kind: Kind, count: int, alike: bool, chance: Chance) -> tuple[Kind, ...]:
    """`count` wrong kinds: drawn from those most alike, or from all."""
    if not alike:
        return chance.sample([other for other in KINDS if other is not kind], count)
    return lures(kind, _near, count, chance)


def _near(kind: Kind) -> list[Kind]:
    """The other kinds, the most alike first."""
    rest = [other for other in KINDS if other is not kind]
    return sorted(rest, key=lambda other: (-_likeness(kind, other), other.index))


def _telling(setting: Setting, kind: Kind) -> bool:
    """At first not the black 9 8 7 5, whose names say what they are."""
    return setting.level is not _EASY or not _says_itself(kind)


def _of(group: Group, title: str) -> Filter:
    return Filter(group.value, title, lambda _, kind: kind.group is group)


def _direction(setting: Setting, chance: Chance) -> str:
    drawn = chance.pick((_TO_NAME, _TO_CARD))
    if setting.filter in (_NAMING, _FINDING):
        return setting.filter.key
    return _TO_NAME if setting.level is _EASY else drawn


def _make(setting: Setting, chance: Chance) -> Question:
    direction = _direction(setting, chance)
    kind = _KINDS.pick(setting, chance)
    wrong = 5 if setting.level is _HARD else 3
    kinds = chance.shuffled((kind, *_others(kind, wrong, setting.level is not _EASY, chance)))
    faces = {one: chance.pick(one.cards) for one in kinds}
    card, subject = faces[kind], f"{direction}/{kind.key}"
    if direction == _TO_NAME:
        named = Field(_FIELD, tuple(Option(one.key, one) for one in kinds))
        prompt = message(N_("Which card is this?"))
        return Question(prompt, (named,), (card,), subject, shown=(card,), veiled=True)
    drawn = Field(_FIELD, tuple(Option(faces[one].code, faces[one]) for one in kinds))
    prompt = message(N_("Which of these has this name?"))
    return Question(prompt, (drawn,), (card,), subject, term=kind, veiled=True)


def _value(question: Question, card: Card) -> str:
    return card.code if question.term else card.kind.key


def _grade(_: Setting, question: Question, answer: Answer) -> Verdict:
    card = question.matter[0]
    correct = (_value(question, card),)
    right = is_right(question, answer, {_FIELD: correct})
    reasons = (_described(card.kind),) if right else _why(question, card.kind, answer)
    return Verdict(right, _told(card.kind), reasons, {_FIELD: correct})


def _says_itself(kind: Kind) -> bool:
    """Whether the name says what the card looks like: the black 9 8 7 and 5."""
    return (kind.group, kind.colour) == (Group.MIXED, Colour.BLACK)


def _told(kind: Kind) -> Message:
    """The right answer in short."""
    if _says_itself(kind):
        return message(N_("It is %(name)s"), name=kind)
    return message(N_("%(face)s is %(name)s"), face=face_label(kind), name=kind)


def _why(question: Question, kind: Kind, answer: Answer) -> tuple[Message, ...]:
    """What the right card looks like, what the chosen one is, and where the right one belongs."""
    (value,) = answer[_FIELD]
    chosen = next(one.content for one in question.fields[0].options if one.value == value)
    if isinstance(chosen, Card):
        chosen = chosen.kind
    assert isinstance(chosen, Kind), "cards and their kinds are offered"
    return _described(kind), _described(chosen), explain_group(kind.group)


def _described(kind: Kind) -> Message:
    group = group_label(kind.group)
    if _says_itself(kind):
        return message(N_("%(name)s is one of the %(group)s."), name=kind, group=group)
    return message(
        N_("%(name)s is the %(face)s, one of the %(group)s."),
        name=kind,
        face=face_label(kind),
        group=group,
    )


def _hint(_: Setting, question: Question) -> Message:
    """Two of the wrong answers, by what is not given of them: name or face."""
    right = _value(question, question.matter[0])
    wrong = [option for option in question.fields[0].options if option.value != right]
    first, second = (_offered(option) for option in wrong[:2])
    return message(N_("Not %(a)s, and not %(b)s."), a=first, b=second)


def _offered(option: Option) -> Kind | Message:
    content = option.content
    return face_label(content.kind) if isinstance(content, Card) else KIND[option.value]


_KINDS = Pool(KINDS)
_EASY = Level("easy", N_("First steps"), N_("From the card to its name, four names"))
_HARD = Level("hard", N_("Six to choose from"), N_("The most alike, both ways"))
_NAMING = Filter(_TO_NAME, N_("Card to name"), _telling)
_FINDING = Filter(_TO_CARD, N_("Name to card"), _telling)
DRILL = Drill(
    version=1,
    order=1,
    title=N_("Card names"),
    blurb=N_("Which card is this, and which card has this name?"),
    icon="cards",
    levels=(
        _EASY,
        Level("normal", N_("Both ways"), N_("Names and cards that are easily mixed up")),
        _HARD,
    ),
    filters=(
        Filter("all", N_("All cards"), _telling),
        _of(Group.UPPER, N_("Upper four")),
        _of(Group.MIDDLE, N_("Middle three")),
        _of(Group.WAIST, N_("Lower waist")),
        _of(Group.MIXED, N_("Mixed cards")),
        _NAMING,
        _FINDING,
        Filter("traps", N_("Traps"), lambda _, kind: kind_misleads(kind)),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
