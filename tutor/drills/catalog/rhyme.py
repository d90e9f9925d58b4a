"""The rhyme for the order of single cards, with gaps to fill."""

from __future__ import annotations

from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.explain import Message, face_label, message
from tutor.marking import N_
from tutor.names import RHYMES, Name, Rhyme
from tutor.names.rhymes import Syllables
from tutor.questions.grading import missed
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import DEFAULT, Chance

# Gaps, and how many syllables are offered for each.
_GAPS = {"easy": (2, 3), "normal": (3, 4), "hard": (5, 4)}


def _rhyme(setting: Setting) -> Rhyme:
    """The rhyme of the rule set's source, or the article's where it has none."""
    return RHYMES.get(setting.rules.source, RHYMES[DEFAULT.source])


def _parts(rhyme: Rhyme) -> tuple[Syllables, ...]:
    first, second = rhyme.halves
    return (*first, *second)


def _gap(place: int) -> str:
    return f"gap{place + 1}"


def _in_first_half(setting: Setting, place: int) -> bool:
    return place < len(_rhyme(setting).halves[0])


def _in_second_half(setting: Setting, place: int) -> bool:
    return not _in_first_half(setting, place)


def _options(
    parts: tuple[Syllables, ...], place: int, count: int, chance: Chance
) -> tuple[Option, ...]:
    """The syllable of a place among its neighbours."""
    rest = sorted((n for n in range(len(parts)) if n != place), key=lambda n: abs(n - place))
    wrong = chance.sample(rest[: count + 2], count - 1)
    offered = chance.shuffled([parts[n] for n in (place, *wrong)])
    return tuple(Option(_value(part), part.name) for part in offered)


def _value(part: Syllables) -> str:
    return part.kinds[0].key


def _make(setting: Setting, chance: Chance) -> Question:
    rhyme = _rhyme(setting)
    parts = _parts(rhyme)
    gaps, offered = _GAPS[setting.level.key]
    room = [place for place in range(len(parts)) if setting.keeps(place)]
    places = sorted(chance.sample(room, min(gaps, len(room) - 2)))
    fields = tuple(
        Field(
            _gap(place),
            _options(parts, place, offered, chance),
            message(N_("Gap %(n)s"), n=n),
            lead=message("%(n)s", n=n),
        )
        for n, place in enumerate(places, 1)
    )
    spoken = [_gap(n) if n in places else part.name for n, part in enumerate(parts)]
    middle = len(rhyme.halves[0])
    return Question(
        message(N_("Fill the gaps in the rhyme, the strongest card first")),
        fields,
        tuple(parts[place].kinds[0].cards[0] for place in places),
        "/".join(map(_gap, places)),
        verse=(tuple(spoken[:middle]), tuple(spoken[middle:])),
    )


def _line(rhyme: Rhyme) -> Name:
    """The whole rhyme as it is said."""
    halves = [[part.name for part in half] for half in rhyme.halves]
    return Name(
        "，".join("".join(name.hant for name in half) for half in halves),
        "，".join("".join(name.hans for name in half) for half in halves),
        ", ".join(" ".join(name.pinyin for name in half) for half in halves),
        "",
        frozenset((rhyme.source,)),
    )


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    rhyme = _rhyme(setting)
    parts = {_gap(place): part for place, part in enumerate(_parts(rhyme))}
    correct = {field.name: (_value(parts[field.name]),) for field in question.fields}
    wrong = [field.name for field in missed(question, answer, correct)]
    line = message(N_("%(rhyme)s."), rhyme=_line(rhyme))
    if not wrong:
        return Verdict(True, line, (line,), correct)
    return Verdict(False, line, (line, *(_meaning(parts[name]) for name in wrong)), correct)


def _meaning(part: Syllables) -> Message:
    """What a syllable stands for."""
    if len(part.kinds) == 1:
        (kind,) = part.kinds
        return message(
            N_("%(syllable)s stands for %(card)s, the %(face)s."),
            syllable=part.name,
            card=kind,
            face=face_label(kind),
        )
    a, b, c, d = part.kinds
    return message(
        N_("%(syllable)s stands for four at once: %(a)s, %(b)s, %(c)s and %(d)s."),
        syllable=part.name,
        a=a,
        b=b,
        c=c,
        d=d,
    )


def _hint(_: Setting, question: Question) -> Message:
    face = face_label(question.matter[0].kind)
    return message(N_("The first gap stands for the %(face)s."), face=face)


DRILL = Drill(
    version=1,
    order=13,
    title=N_("The rhyme"),
    blurb=N_("The line that players learn by heart, with gaps to fill."),
    icon="rhyme",
    levels=(
        Level("easy", N_("Two gaps"), N_("Three syllables to choose from")),
        Level("normal", N_("Three gaps"), N_("Four syllables to choose from")),
        Level("hard", N_("Five gaps"), N_("Four syllables to choose from")),
    ),
    filters=(
        Filter("all", N_("The whole rhyme")),
        Filter("first", N_("First half"), _in_first_half),
        Filter("second", N_("Second half"), _in_second_half),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
