"""Which of two pairs is larger, or are they equal; at the hardest level also the deciding step."""

from __future__ import annotations

from collections.abc import Callable

from tutor.drills.dealing import couples_of_pairs, deal_pairs, draw
from tutor.drills.model import Drill, Filter, Keeps, Level, Setting
from tutor.drills.pools import Pool, PoolSource
from tutor.drills.traps import ODD_COUNTERS, looks_unequal, pair_misleads, passes_for_more
from tutor.explain import (
    STEPS,
    Message,
    explain_class,
    explain_pairs,
    message,
    pair_rungs,
    worth_label,
)
from tutor.marking import N_
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import GONGS, KINGS, Category, Chance, Pair, Ranking, Step, pair_of

_FIELD, _STEP = "answer", "step"
_FIRST, _EQUAL, _SECOND = "a", "equal", "b"
_CLEAR = 3  # points apart at the first level
Couple = tuple[Pair, Pair]
Wanted = Callable[[Category, Pair], bool]


def _confusing(pair: Pair, ranks: Ranking) -> bool:
    """Pairs people misread: odd counters, zeros, and those that look like a better one."""
    counted = ranks.worth(pair).category is Category.POINTS
    odd = pair.points == 0 or not ODD_COUNTERS.isdisjoint(pair.kinds)
    return passes_for_more(pair) or (counted and odd)


def _royal(category: Category, _: Pair) -> bool:
    return category in (*KINGS, *GONGS)


def _identical(category: Category, _: Pair) -> bool:
    return category is Category.IDENTICAL


def _counted(points: int) -> Wanted:
    return lambda category, pair: category is Category.POINTS and pair.points == points


def _with(wanted: Wanted) -> Keeps:
    """Couples of which one pair at least is wanted."""
    return lambda setting, couple: any(
        wanted(setting.ranks.worth(pair).category, pair) for pair in couple
    )


def _both(wanted: Wanted) -> Keeps:
    """Couples of which both pairs are wanted."""
    return lambda setting, couple: all(
        wanted(setting.ranks.worth(pair).category, pair) for pair in couple
    )


def _misread(setting: Setting, couple: Couple) -> bool:
    return any(_confusing(pair, setting.ranks) for pair in couple)


def _trap(setting: Setting, couple: Couple) -> bool:
    misleads = any(pair_misleads(pair, setting.ranks) for pair in couple)
    return misleads or looks_unequal(*couple, setting.ranks)


def _clear(setting: Setting, couple: Couple) -> bool:
    """Whether points that decide lie far apart."""
    a, b = couple
    return _step(setting, couple) is not Step.POINTS or abs(a.points - b.points) >= _CLEAR


def _step(setting: Setting, couple: Couple) -> Step:
    return setting.ranks.decide(*couple).step


def _take(setting: Setting, chance: Chance) -> Couple:
    return draw(_COUPLES.classes(setting, _step), _WEIGHTS[setting.level], chance)


_COUPLES = Pool(tuple(couples_of_pairs()))
_EASY = Level("easy", N_("Clear cases"), N_("Decided by the class or by far more points"), _clear)
_NORMAL = Level("normal", N_("Close cases"), N_("Also equal points, decided by the single"))
_HARD = Level("hard", N_("With the reason"), N_("Say which step decides, too"))
_WEIGHTS = {
    _EASY: {Step.CATEGORY: 1, Step.POINTS: 1},
    _NORMAL: {Step.CATEGORY: 3, Step.POINTS: 2, Step.SINGLE: 3, Step.EQUAL: 2},
    _HARD: {Step.CATEGORY: 1, Step.POINTS: 1, Step.SINGLE: 2, Step.EQUAL: 2},
}
# A filter may leave only finer steps than the level.
_SOURCE = PoolSource(_take, (_NORMAL,))


def _make(setting: Setting, chance: Chance) -> Question:
    couple = _SOURCE.draw(setting, chance)
    first, second = deal_pairs(chance.shuffled(couple), chance)
    which = Field(
        _FIELD,
        (
            Option(_FIRST, first),
            Option(_EQUAL, message(N_("Equal"))),
            Option(_SECOND, second),
        ),
    )
    steps = Field(
        _STEP,
        tuple(Option(step.value, message(STEPS[step])) for step in Step),
        legend=message(N_("What decides it?")),
    )
    fields = (which, steps) if setting.level is _HARD else (which,)
    subject = "/".join(str(pair.index) for pair in couple)
    return Question(message(N_("Which pair is larger?")), fields, (*first, *second), subject)


def _pairs(question: Question) -> tuple[Pair, Pair]:
    a, b, c, d = question.matter
    return pair_of(a, b), pair_of(c, d)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    a, b = _pairs(question)
    decision = setting.ranks.decide(a, b)
    sides = {1: _FIRST, 0: _EQUAL, -1: _SECOND}
    correct = {_FIELD: (sides[decision.order],), _STEP: (decision.step.value,)}
    asked = {field.name: correct[field.name] for field in question.fields}
    right = is_right(question, answer, asked)
    reason = explain_pairs(setting.ranks, a, b)
    reasons = (reason,) if right else (reason, *_counting(setting, a, b))
    ladder = pair_rungs(setting.ranks, {"A": a, "B": b})
    return Verdict(right, reason, reasons, asked, ladder=ladder)


def _counting(setting: Setting, *pairs: Pair) -> tuple[Message, ...]:
    """How each pair comes to its worth."""
    return tuple(explain_class(pair, setting.ranks.worth(pair)) for pair in pairs)


def _hint(setting: Setting, question: Question) -> Message:
    a, _ = _pairs(question)
    worth = worth_label(a, setting.ranks.worth(a))
    return message(N_("The first pair is %(worth)s."), worth=worth)


DRILL = Drill(
    version=1,
    order=3,
    title=N_("Pair against pair"),
    blurb=N_("Which pair is larger, or are they equal, and what decides it?"),
    icon="pair",
    levels=(
        _EASY,
        _NORMAL,
        _HARD,
    ),
    filters=(
        Filter("all", N_("All pairs")),
        Filter("royal", N_("Kings and gongs"), _with(_royal)),
        Filter("identical", N_("Identical pairs"), _both(_identical)),
        Filter("nines", N_("Nines"), _both(_counted(9))),
        Filter("zeros", N_("Zeros"), _both(_counted(0))),
        Filter("confusing", N_("Pairs people misread"), _misread),
        Filter("traps", N_("Traps"), _trap),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
