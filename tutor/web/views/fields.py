"""The fields of a question, before and after the answer, as templates see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tutor.explain import Message
from tutor.names import Name
from tutor.questions.grading import Values, hits
from tutor.questions.model import Content, Field, Form, Judged, Question
from tutor.questions.reading import Sent, place_name
from tutor.rules import Card, Division, Kind, Ranking
from tutor.web.views.cards import card_view, division_view, pair_view
from tutor.web.views.model import FieldView, OptionView, State
from tutor.web.views.terms import Speech, kind_name, plain, term_view

# The keys of a keyboard from left to right.
_KEYS = "1234567890"
MANY_FIELDS = 3  # more than these are rows


@dataclass(frozen=True, slots=True)
class _FieldLook:
    """How content is shown: `veiled` without the names of cards."""

    how: Speech
    ranks: Ranking
    veiled: bool


def fields_view(
    question: Question, how: Speech, ranks: Ranking, judged: Judged | None, sent: Sent
) -> tuple[FieldView, ...]:
    """All fields; `sent` is what a form said that has a problem: it stays chosen."""
    look = _FieldLook(how, ranks, question.veiled and judged is None)
    many = len(question.fields) > MANY_FIELDS
    through = sum(len(field.options) for field in question.fields) <= len(_KEYS)
    views: list[FieldView] = []
    used = 0
    for field in question.fields:
        view = _field(field, _KEYS[used if through else 0 :], look, many)
        used += len(field.options)
        if judged is None:
            views.append(_as_left(view, sent))
        else:
            correct = judged.verdict.correct.get(field.name)
            views.append(_judged(view, judged.answer[field.name], correct))
    return tuple(views)


def _field(field: Field, keys: str, look: _FieldLook, many: bool) -> FieldView:
    options = tuple(
        _content(OptionView(option.value, keys[n : n + 1], ""), option.content, look)
        for n, option in enumerate(field.options)
    )
    lead = None
    if field.lead is not None:
        lead = _content(OptionView("", "", ""), field.lead, look)
    legend = plain(field.legend, look.how) if field.legend else ""
    return FieldView(
        field.name,
        legend,
        options,
        field.pick,
        form=field.form.value,
        lead=lead,
        lang=look.how.script if field.form is Form.TYPE else "",
        row=many or lead is not None,
    )


def _content(view: OptionView, content: Content, look: _FieldLook) -> OptionView:
    how = look.how
    if isinstance(content, Card):
        return replace(view, card=card_view(content, how, veiled=look.veiled))
    if isinstance(content, Kind):
        return replace(view, term=term_view(kind_name(content, how), how))
    if isinstance(content, Name):
        return replace(view, term=term_view(content, how))
    if isinstance(content, Message):
        return replace(view, text=plain(content, how))
    if isinstance(content, Division):
        return replace(view, division=division_view(content, look.ranks, how))
    return replace(view, pair=pair_view(content, how))


def _as_left(view: FieldView, sent: Sent) -> FieldView:
    """An open field, with what was already chosen, placed or typed."""
    given = sent.get(view.name, ())
    placed = tuple(
        replace(option, place="".join(sent.get(place_name(view.name, option.value), ())[:1]))
        for option in view.options
    )
    return replace(view, options=placed, selected=frozenset(given), typed="".join(given[:1]))


def _judged(view: FieldView, given: Values, correct: Values | None) -> FieldView:
    """An answered field, each option marked; `correct` is None where a verdict marks none."""
    ordered = view.form == Form.ORDER.value
    options = tuple(
        _placed(option, given, correct or given)
        if ordered
        else _marked(option, _state(option.value, given, correct))
        for option in view.options
    )
    state: State = ""
    if correct is not None:
        state = "right" if hits(Form(view.form), given, correct) else "wrong"
    typed = given[0] if view.form == Form.TYPE.value else ""
    return replace(view, options=options, selected=frozenset(given), typed=typed, state=state)


def _state(value: str, given: Sequence[str], correct: Sequence[str] | None) -> State:
    chosen = value in given
    if correct is None:
        return "chosen" if chosen else ""
    if value in correct:
        return "right" if chosen else "missed"
    return "wrong" if chosen else ""


def _marked(option: OptionView, state: State) -> OptionView:
    """An option with its state, which its picture shares."""
    card, pair, division = option.card, option.pair, option.division
    return replace(
        option,
        state=state,
        card=replace(card, state=state) if card else None,
        pair=replace(pair, state=state) if pair else None,
        division=replace(division, state=state) if division else None,
    )


def _placed(option: OptionView, given: Sequence[str], correct: Sequence[str]) -> OptionView:
    """An option of an order with the place it was given and the one it should have."""
    mine, right = given.index(option.value) + 1, correct.index(option.value) + 1
    marked = _marked(option, "right" if mine == right else "wrong")
    return replace(marked, place=str(mine), right_place=str(right))
