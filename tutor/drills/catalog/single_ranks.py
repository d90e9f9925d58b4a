"""Which of two single cards ranks higher, or are they equal."""

from __future__ import annotations

from itertools import combinations

from tutor.drills.dealing import draw
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.pools import Pool, PoolSource
from tutor.drills.traps import kind_misleads
from tutor.explain import Message, explain_singles, group_label, message, single_rungs
from tutor.marking import N_
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import KINDS, Card, Chance, Group, Kind

_FIELD = "answer"
_FIRST, _EQUAL, _SECOND = "a", "equal", "b"
_COUPLES = Pool(tuple(combinations(KINDS, 2)))
Couple = tuple[Kind, Kind]


def _misleads(high: Kind, low: Kind) -> bool:
    """Whether points or looks suggest the wrong answer."""
    return high.rank == low.rank or (
        high.points != low.points if high.single == low.single else high.points < low.points
    )


def _far_apart(_: Setting, couple: Couple) -> bool:
    high, low = couple
    return high.single == low.single or low.single - high.single > 1


def _same_rank(_: Setting, couple: Couple) -> bool:
    high, low = couple
    return high.rank == low.rank


def _both_upper(_: Setting, couple: Couple) -> bool:
    return all(kind.group is Group.UPPER for kind in couple)


def _with_mixed(_: Setting, couple: Couple) -> bool:
    return couple[1].group is Group.MIXED


def _trap(_: Setting, couple: Couple) -> bool:
    return any(map(kind_misleads, couple)) and _misleads(*couple)


def _equal(_: Setting, couple: Couple) -> bool:
    return couple[0].single == couple[1].single


def _take(setting: Setting, chance: Chance) -> Couple:
    return draw(_COUPLES.classes(setting, _equal), {True: 1, False: 3}, chance)


def _make(setting: Setting, chance: Chance) -> Question:
    couple = _SOURCE.draw(setting, chance)
    a, b = (chance.pick(kind.cards) for kind in chance.shuffled(couple))
    options = (
        Option(_FIRST, a),
        Option(_EQUAL, message(N_("Equal"))),
        Option(_SECOND, b),
    )
    subject = "/".join(kind.key for kind in couple)
    prompt = message(N_("Which ranks higher alone?"))
    return Question(prompt, (Field(_FIELD, options),), (a, b), subject)


def _right(a: Card, b: Card) -> str:
    if a.kind.single == b.kind.single:
        return _EQUAL
    return _FIRST if a.kind.single < b.kind.single else _SECOND


def _grade(_: Setting, question: Question, answer: Answer) -> Verdict:
    a, b = question.matter
    correct = {_FIELD: (_right(a, b),)}
    reason = explain_singles(a.kind, b.kind)
    ladder = single_rungs({"A": a.kind, "B": b.kind})
    return Verdict(is_right(question, answer, correct), reason, (reason,), correct, ladder=ladder)


def _hint(_: Setting, question: Question) -> Message:
    a, b = (card.kind for card in question.matter)
    if a.group is b.group:
        return message(
            N_("Both belong to the %(group)s. Are those ordered?"), group=group_label(a.group)
        )
    return message(N_("%(a)s is one of the %(group)s."), a=a, group=group_label(a.group))


_NORMAL = Level("normal", N_("Any two"), N_("Every couple of different cards"))
_SOURCE = PoolSource(_take, (_NORMAL,))
DRILL = Drill(
    version=1,
    order=2,
    title=N_("Single ranks"),
    blurb=N_("Which of two cards ranks higher alone, or are they equal?"),
    icon="ladder",
    levels=(
        Level("easy", N_("Far apart"), N_("Groups that do not stand side by side"), _far_apart),
        _NORMAL,
        Level(
            "hard",
            N_("Traps"),
            N_("Where points or looks mislead"),
            lambda _, couple: _misleads(*couple),
        ),
    ),
    filters=(
        Filter("all", N_("All cards")),
        Filter("upper", N_("Upper four"), _both_upper),
        Filter("colours", N_("Red against black"), _same_rank),
        Filter("mixed", N_("With a mixed card"), _with_mixed),
        Filter("traps", N_("Traps"), _trap),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
