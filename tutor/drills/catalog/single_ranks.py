"""Which of two single cards ranks higher, or are they equal."""

from __future__ import annotations

from itertools import combinations

from tutor.drills.dealing import by_class, draw
from tutor.drills.model import Choice, Drill, Setting
from tutor.drills.traps import kind_misleads
from tutor.explain import Message, explain_singles, group_label, message, single_rungs
from tutor.marking import N_
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import KINDS, Card, Chance, Group, Kind

_FIELD = "answer"
_FIRST, _EQUAL, _SECOND = "a", "equal", "b"
_COUPLES = tuple(combinations(KINDS, 2))


def _misleads(high: Kind, low: Kind) -> bool:
    """Whether points or looks suggest the wrong answer."""
    return high.rank == low.rank or (
        high.points != low.points if high.single == low.single else high.points < low.points
    )


def _fits(couple: tuple[Kind, Kind], setting: Setting) -> bool:
    high, low = couple
    by_filter = {
        "upper": high.group is low.group is Group.UPPER,
        "colours": high.rank == low.rank,
        "mixed": low.group is Group.MIXED,
        "traps": any(map(kind_misleads, couple)) and _misleads(high, low),
    }
    by_level = {
        "easy": high.single == low.single or low.single - high.single > 1,
        "hard": _misleads(high, low),
    }
    return by_filter.get(setting.filter, True) and by_level.get(setting.level, True)


def _make(setting: Setting, chance: Chance) -> Question:
    fitting = [couple for couple in _COUPLES if _fits(couple, setting)]
    if not fitting:  # a filter may be narrower than a level; the filter is what was asked for
        easier = Setting(setting.rules, setting.ranks, "normal", setting.filter)
        fitting = [couple for couple in _COUPLES if _fits(couple, easier)]
    classes = by_class(fitting, lambda couple: couple[0].single == couple[1].single)
    couple = draw(classes, {True: 1, False: 3}, chance)
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
    correct = (_right(a, b),)
    reason = explain_singles(a.kind, b.kind)
    ladder = single_rungs({"A": a.kind, "B": b.kind})
    return Verdict(answer[_FIELD] == correct, reason, (reason,), {_FIELD: correct}, ladder=ladder)


def _hint(_: Setting, question: Question) -> Message:
    a, b = (card.kind for card in question.matter)
    if a.group is b.group:
        return message(
            N_("Both belong to the %(group)s. Are those ordered?"), group=group_label(a.group)
        )
    return message(N_("%(a)s is one of the %(group)s."), a=a, group=group_label(a.group))


DRILL = Drill(
    version=1,
    order=2,
    title=N_("Single ranks"),
    blurb=N_("Which of two cards ranks higher alone, or are they equal?"),
    icon="ladder",
    levels=(
        Choice("easy", N_("Far apart"), N_("Groups that do not stand side by side")),
        Choice("normal", N_("Any two"), N_("Every couple of different cards")),
        Choice("hard", N_("Traps"), N_("Where points or looks mislead")),
    ),
    filters=(
        Choice("all", N_("All cards")),
        Choice("upper", N_("Upper four")),
        Choice("colours", N_("Red against black")),
        Choice("mixed", N_("With a mixed card")),
        Choice("traps", N_("Traps")),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
