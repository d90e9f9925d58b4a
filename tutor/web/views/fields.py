"""The fields of a question, before and after the answer, as templates see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tutor.drills.model import Answer, Content, Field, Form, Question, Verdict
from tutor.drills.questions import place_name
from tutor.explain import Message
from tutor.names import Name
from tutor.rules import Card, Kind
from tutor.web.views.cards import card_view, pair_view
from tutor.web.views.model import FieldView, OptionView, State
from tutor.web.views.terms import Speech, kind_name, plain, term_view

# The keys of a keyboard from left to right.
_KEYS = "1234567890"
Sent = Mapping[str, Sequence[str]]


def fields_view(
    question: Question, how: Speech, answer: Answer | None, verdict: Verdict | None, sent: Sent
) -> tuple[FieldView, ...]:
    """All fields; `sent` is what a form said that has a problem: it stays chosen."""
    through = sum(len(field.options) for field in question.fields) <= len(_KEYS)
    views: list[FieldView] = []
    used = 0
    for field in question.fields:
        keys = _KEYS[used if through else 0 :]
        used += len(field.options)
        view = _field(field, keys, question.veiled and verdict is None, how)
        if answer is None or verdict is None:
            views.append(_as_left(view, sent))
        else:
            views.append(_judged(view, answer[field.name], verdict.correct.get(field.name)))
    return tuple(views)


def _field(field: Field, keys: str, veiled: bool, how: Speech) -> FieldView:
    options = tuple(
        _content(OptionView(option.value, keys[n : n + 1], ""), option.content, veiled, how)
        for n, option in enumerate(field.options)
    )
    lead = None
    if field.lead is not None:
        lead = _content(OptionView("", "", ""), field.lead, veiled, how)
    legend = plain(field.legend, how) if field.legend else ""
    return FieldView(
        field.name,
        legend,
        options,
        field.pick,
        form=field.form.value,
        lead=lead,
        lang=how.script if field.form is Form.TYPE else "",
    )


def _content(view: OptionView, content: Content, veiled: bool, how: Speech) -> OptionView:
    if isinstance(content, Card):
        return replace(view, card=card_view(content, how, veiled=veiled))
    if isinstance(content, Kind):
        return replace(view, term=term_view(kind_name(content, how), how))
    if isinstance(content, Name):
        return replace(view, term=term_view(content, how))
    if isinstance(content, Message):
        return replace(view, text=plain(content, how))
    return replace(view, pair=pair_view(content, how))


def _as_left(view: FieldView, sent: Sent) -> FieldView:
    """An open field, with what was already chosen, placed or typed."""
    given = sent.get(view.name, ())
    placed = tuple(
        replace(option, place="".join(sent.get(place_name(view.name, option.value), ())[:1]))
        for option in view.options
    )
    return replace(view, options=placed, selected=frozenset(given), typed="".join(given[:1]))


def _judged(view: FieldView, given: Sequence[str], correct: Sequence[str] | None) -> FieldView:
    """An answered field, each option marked; `correct` is None where a verdict marks none."""
    ordered = view.form == Form.ORDER.value
    options = tuple(
        _placed(option, given, correct or given)
        if ordered
        else _marked(option, _state(option.value, given, correct))
        for option in view.options
    )
    state: State = "" if correct is None else "right" if tuple(given) == tuple(correct) else "wrong"
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
    card, pair = option.card, option.pair
    return replace(
        option,
        state=state,
        card=replace(card, state=state) if card else None,
        pair=replace(pair, state=state) if pair else None,
    )


def _placed(option: OptionView, given: Sequence[str], correct: Sequence[str]) -> OptionView:
    """An option of an order with the place it was given and the one it should have."""
    mine, right = given.index(option.value) + 1, correct.index(option.value) + 1
    marked = _marked(option, "right" if mine == right else "wrong")
    return replace(marked, place=str(mine), right_place=str(right))
