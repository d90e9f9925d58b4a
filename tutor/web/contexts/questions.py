"""A question, before and after its answer, as templates see it.

Nothing here asks the grader: a verdict is handed in once there is one, so that a page with an open
question cannot depend on what is right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from flask_babel import gettext as _

from tutor.drills.address import Address
from tutor.drills.model import Answer, Field, Option, Question, Verdict
from tutor.explain import Message, Rung
from tutor.marking import N_
from tutor.rules import Card, Kind
from tutor.web.contexts.cards import card_view, division_view, pair_view
from tutor.web.contexts.terms import (
    Speech,
    kind_name,
    pair_name,
    plain,
    say,
    speech,
    term_view,
)
from tutor.web.contexts.views import (
    FieldView,
    OptionView,
    QuestionView,
    RungView,
    State,
    StepView,
    TermView,
    VerdictView,
)

PRAISE = (N_("Right."), N_("Yes."), N_("Just so."), N_("Well seen."), N_("Exactly."))


@dataclass(frozen=True, slots=True)
class Way:
    """Where a question's forms and links lead, and where it stands in its round."""

    action: str
    hint: str = ""
    next: str = ""
    next_label: str = ""
    hidden: tuple[tuple[str, str], ...] = ()
    steps: tuple[StepView, ...] = ()
    position: int = 0


@dataclass(frozen=True, slots=True)
class Given:
    """What has happened to a question: an answer with its verdict, a hint taken, a problem.

    `form` is what was sent with an answer that has a problem: it stays chosen.
    """

    answer: Answer | None = None
    verdict: Verdict | None = None
    hint: Message | None = None
    hinted: bool = False
    problem: Message | None = None
    form: Mapping[str, Sequence[str]] = field(default_factory=dict)


def question_view(
    address: Address, question: Question, way: Way, given: Given | None = None
) -> QuestionView:
    """Everything the page of a question shows."""
    given = given or Given()
    how = speech(address.setting.rules)
    return QuestionView(
        title=_(address.drill.title),
        prompt=plain(question.prompt, how),
        kind=address.drill.key,
        action=way.action,
        hidden=way.hidden,
        fields=_fields(question, given, how),
        cards=tuple(
            card_view(card, how, veiled=question.veiled and given.verdict is None)
            for card in question.shown
        ),
        term=term_view(kind_name(question.term, how), how) if question.term else None,
        problem=plain(given.problem, how) if given.problem else "",
        hint=say(given.hint, how) if given.hint else "",
        hint_url=way.hint,
        address=f"/q/{address}",
        verdict=_verdict(address, given, way, how) if given.verdict else None,
        steps=way.steps,
        position=way.position,
        total=len(way.steps),
    )


def _fields(question: Question, given: Given, how: Speech) -> tuple[FieldView, ...]:
    views = []
    digit = 0
    for asked in question.fields:
        options = []
        for option in asked.options:
            digit += 1
            state = _state(asked, option, given)
            options.append(_option(option, str(digit), state, question, given, how))
        selected = frozenset((given.answer or given.form).get(asked.name, ()))
        legend = plain(asked.legend, how) if asked.legend else ""
        views.append(FieldView(asked.name, legend, tuple(options), asked.pick, selected))
    return tuple(views)


def _state(field: Field, option: Option, given: Given) -> State:
    if given.verdict is None or given.answer is None:
        return ""
    chosen = option.value in given.answer[field.name]
    correct = given.verdict.correct
    if field.name not in correct:
        return "chosen" if chosen else ""
    if option.value in correct[field.name]:
        return "right" if chosen else "missed"
    return "wrong" if chosen else ""


def _option(
    option: Option, digit: str, state: State, question: Question, given: Given, how: Speech
) -> OptionView:
    view = OptionView(option.value, digit, "", state=state)
    content = option.content
    if isinstance(content, Card):
        veiled = question.veiled and given.verdict is None
        return replace(view, card=card_view(content, how, state, veiled))
    if isinstance(content, Kind):
        return replace(view, term=term_view(kind_name(content, how), how))
    if isinstance(content, Message):
        return replace(view, text=plain(content, how))
    return replace(view, pair=pair_view(content, how, state=state))


def _verdict(address: Address, given: Given, way: Way, how: Speech) -> VerdictView | None:
    verdict = given.verdict
    if verdict is None:
        return None
    ranks = address.setting.ranks
    return VerdictView(
        right=verdict.right,
        headline=headline(str(address), verdict.right, given.hinted),
        reasons=tuple(say(reason, how) for reason in verdict.reasons),
        divisions=tuple(
            division_view(
                one.division, ranks, how, plain(one.caption, how), "right" if one.right else "wrong"
            )
            for one in verdict.divisions
        ),
        ladder=tuple(_rung(rung, how) for rung in verdict.ladder),
        next_url=way.next,
        next_label=way.next_label,
    )


def headline(address: str, right: bool, hinted: bool) -> str:
    """One short line, varied from question to question, the same for the same question."""
    if not right:
        return _("Not this time.")
    if hinted:
        return _("Right, with a hint.")
    return _(PRAISE[sum(map(ord, address)) % len(PRAISE)])


def _rung(rung: Rung, how: Speech) -> RungView:
    names = []
    for shown in rung.shown:
        name = kind_name(shown, how) if isinstance(shown, Kind) else pair_name(shown, how)
        if name:
            names.append(term_view(name, how))
    term = None
    if names:
        term = TermView(" ".join(name.name for name in names), how.script)
    if len(names) == 1:
        term = names[0]
    return RungView(plain(rung.label, how), term, rung.marks, rung.gap)
