"""Divide four cards as well as can be: the exact figures of each division grade the answer.

Right is what loses nothing, or no more than the tables are exact for (`Grade.AS_GOOD`). The
opponent holds any hand that is left and divides by the equilibrium.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.drills.model import Drill, Filter, Setting
from tutor.drills.narrowing import gong, identical, nine, with_card, with_worth
from tutor.drills.pairing import pairing_field
from tutor.drills.split_reasons import RIGHT, Weighed, why
from tutor.drills.splits import ALL, CLEAR, FINE, HAND, NORMAL, SHOWING, SplitDeal, deal, weigh
from tutor.explain import Message, message
from tutor.explain.splits import grade_label
from tutor.marking import N_
from tutor.questions.model import Answer, Field, Figure, Option, Question, Verdict
from tutor.rules import KIND, Chance, can_declare_flowers
from tutor.solver import Analysis, Grade, Known, WeighedChoice

_PAIR, _FLOWER = "pair", "flower"
_STAY, _LEAVE = "stay", "leave"


def _make(setting: Setting, chance: Chance) -> Question:
    dealt = deal(setting, chance)
    prompt = N_("Divide these four cards as well as you can")
    if dealt.upcards:
        prompt = N_("The opponent shows these two: divide your four")
    kinds = (sorted(card.kind.key for card in cards) for cards in (dealt.hand, dealt.upcards))
    return Question(
        message(prompt),
        _fields(dealt, setting),
        (*dealt.hand, *dealt.upcards),
        "+".join("/".join(part) for part in kinds),
        shown=dealt.upcards,
    )


def _fields(dealt: SplitDeal, setting: Setting) -> tuple[Field, ...]:
    pair = pairing_field(_PAIR, dealt.hand)
    if not can_declare_flowers(dealt.hand, setting.rules):
        return (pair,)
    ways = (
        Option(_STAY, message(N_("compare"))),
        Option(_LEAVE, message(N_("declare it"))),
    )
    return (pair, Field(_FLOWER, ways, legend=message(N_("This is 三花: compare, or leave?"))))


def _dealt(question: Question) -> SplitDeal:
    return SplitDeal(question.matter[:HAND], question.matter[HAND:])


def _chosen(question: Question, answer: Answer, found: Analysis) -> WeighedChoice:
    if answer.get(_FLOWER) == (_LEAVE,) and found.leave:
        return found.leave
    picked = set(answer[_PAIR])
    for choice in found.divisions:
        assert choice.division is not None, "a division"
        codes = {card.code for card in choice.division.smaller}
        if codes == picked or not codes & picked:
            return choice
    raise ValueError(picked)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    dealt = _dealt(question)
    found = weigh(dealt, setting.rules)
    chosen = _chosen(question, answer, found)
    best = found.best[0]
    known = Known(upcards=dealt.upcards)
    reasons, samples = why(Weighed(dealt.hand, setting.rules, found, known), chosen)
    return Verdict(
        chosen.grade in RIGHT,
        _label(best),
        reasons,
        _correct(found),
        figures=tuple(_figure(choice, choice is chosen) for choice in _in_order(found, chosen)),
        samples=samples,
        loss=chosen.loss,
    )


def _correct(found: Analysis) -> dict[str, tuple[str, ...]]:
    """Whether to leave, where only one of both is right at all."""
    if found.leave is None:
        return {}
    leave = found.leave.grade in RIGHT
    stay = any(choice.grade in RIGHT for choice in found.divisions)
    return {} if leave and stay else {_FLOWER: (_LEAVE if leave else _STAY,)}


def _in_order(found: Analysis, chosen: WeighedChoice) -> Sequence[WeighedChoice]:
    """The best first; of equal ones the chosen first, and those of equal strength only once."""
    ordered = sorted(found.choices, key=lambda choice: (choice.loss, choice is not chosen))
    seen: dict[object, WeighedChoice] = {}
    for choice in ordered:
        seen.setdefault(choice.division.strength if choice.division else None, choice)
    return tuple(seen.values())


def _figure(choice: WeighedChoice, chosen: bool) -> Figure:
    figures = choice.figures
    parts = (figures.win, figures.draw, figures.lose)
    win, draw, lose = (part / figures.total for part in parts)
    return Figure(
        choice.division,
        None if choice.division else _label(choice),
        grade_label(choice.grade),
        (win, draw, lose),
        choice.loss,
        choice.grade in RIGHT,
        chosen,
    )


def _label(choice: WeighedChoice) -> Message:
    if choice.division is None:
        return message(N_("declare 三花 and leave"))
    smaller, larger = choice.division.pairs
    return message(N_("%(smaller)s and %(larger)s"), smaller=smaller, larger=larger)


def _hint(setting: Setting, question: Question) -> Message:
    """The worst division, which is never right."""
    found = weigh(_dealt(question), setting.rules)
    worst = max(found.divisions, key=lambda choice: (choice.grade is Grade.DOMINATED, choice.loss))
    assert worst.division is not None, "a division"
    first, second = worst.division.smaller
    text = N_("Not %(a)s with %(b)s: that division is the worst of the three.")
    if worst.grade is Grade.DOMINATED:
        text = N_("Not %(a)s with %(b)s: another division beats that one.")
    return message(text, a=first, b=second)


DRILL = Drill(
    version=1,
    order=5,
    title=N_("Split practice"),
    blurb=N_("Weigh both pairs: every division has exact chances, and one loses the least."),
    icon="scales",
    levels=(
        CLEAR,
        NORMAL,
        FINE,
    ),
    filters=(
        ALL,
        Filter("tian", N_("With 天牌"), with_card(KIND["tian"])),
        Filter("identical", N_("With an identical pair"), with_worth(identical)),
        Filter("gang", N_("With a 杠"), with_worth(gong)),
        Filter("nines", N_("With a nine"), with_worth(nine)),
        SHOWING,
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
