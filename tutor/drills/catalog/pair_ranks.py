"""Which of two pairs is larger, or are they equal; at the hardest level also the deciding step."""

from __future__ import annotations

from functools import lru_cache

from tutor.drills.dealing import by_class, couples_of_pairs, deal_pairs, draw
from tutor.drills.model import Choice, Drill, Setting
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
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import Category, Chance, Pair, Ranking, RuleSet, Step, pair_of

_FIELD, _STEP = "answer", "step"
_FIRST, _EQUAL, _SECOND = "a", "equal", "b"
_WEIGHTS = {
    "easy": {Step.CATEGORY: 1, Step.POINTS: 1},
    "normal": {Step.CATEGORY: 3, Step.POINTS: 2, Step.SINGLE: 3, Step.EQUAL: 2},
    "hard": {Step.CATEGORY: 1, Step.POINTS: 1, Step.SINGLE: 2, Step.EQUAL: 2},
}
_CLEAR = 3  # points apart at the first level


def _confusing(pair: Pair, ranks: Ranking) -> bool:
    """Pairs people misread: odd counters, zeros, and those that look like a better one."""
    counted = ranks.worth(pair).category is Category.POINTS
    odd = pair.points == 0 or not ODD_COUNTERS.isdisjoint(pair.kinds)
    return passes_for_more(pair) or (counted and odd)


def _narrowed(pair: Pair, ranks: Ranking, filter: str) -> bool:
    """Whether a filter keeps a couple with this pair in it."""
    value = ranks.worth(pair)
    points = value.category is Category.POINTS
    return {
        "royal": not points and value.category not in (Category.IDENTICAL, Category.SUPREME),
        "identical": value.category is Category.IDENTICAL,
        "nines": points and pair.points == 9,
        "zeros": points and pair.points == 0,
        "confusing": _confusing(pair, ranks),
        "traps": pair_misleads(pair, ranks),
    }.get(filter, True)


def _both_wanted(filter: str) -> bool:
    return filter in ("identical", "nines", "zeros")


@lru_cache(maxsize=128)
def _couples(
    rules: RuleSet, ranks: Ranking, level: str, filter: str
) -> dict[Step, tuple[tuple[Pair, Pair], ...]]:
    """The couples of pairs that fit, by the step that decides them."""
    need = all if _both_wanted(filter) else any

    def step(couple: tuple[Pair, Pair]) -> Step | None:
        unequal = filter == "traps" and looks_unequal(*couple, ranks)
        if not (unequal or need(_narrowed(pair, ranks, filter) for pair in couple)):
            return None
        decision = ranks.decide(*couple)
        far = abs(couple[0].points - couple[1].points) >= _CLEAR
        if level == "easy" and decision.step is Step.POINTS and not far:
            return None
        return decision.step

    return by_class(couples_of_pairs(), step)


def _make(setting: Setting, chance: Chance) -> Question:
    couples = _couples(setting.rules, setting.ranks, setting.level, setting.filter)
    weights = _WEIGHTS[setting.level]
    if not couples.keys() & weights.keys():  # the filter leaves only finer steps than the level
        weights = _WEIGHTS["normal"]
    couple = draw(couples, weights, chance)
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
    fields = (which, steps) if setting.level == "hard" else (which,)
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
    right = all(answer[name] == values for name, values in asked.items())
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
        Choice("easy", N_("Clear cases"), N_("Decided by the class or by far more points")),
        Choice("normal", N_("Close cases"), N_("Also equal points, decided by the single")),
        Choice("hard", N_("With the reason"), N_("Say which step decides, too")),
    ),
    filters=(
        Choice("all", N_("All pairs")),
        Choice("royal", N_("Kings and gongs")),
        Choice("identical", N_("Identical pairs")),
        Choice("nines", N_("Nines")),
        Choice("zeros", N_("Zeros")),
        Choice("confusing", N_("Pairs people misread")),
        Choice("traps", N_("Traps")),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
