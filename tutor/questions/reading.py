"""Reading an answer: from what a form sends, and from how it is kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from unicodedata import normalize

from tutor.questions.faults import AnswerError, AnswerFault, IncompleteError
from tutor.questions.model import Answer, Field, Form, Question

# What a form sends: values by field name; for an order `field.value` to its place.
Sent = Mapping[str, Sequence[str]]
LONGEST_TEXT = 40


def read_answer(question: Question, sent: Sent) -> Answer:
    """The answer that `sent` is.

    Raises AnswerError (UNKNOWN_OPTION, TOO_LONG) for what no form of the question sends, and
    IncompleteError where something is missing: then nothing is counted.
    """
    return {field.name: _READERS[field.form](field, sent) for field in question.fields}


def pack_answer(answer: Answer) -> str:
    """An answer as the text that is kept of it."""
    return json.dumps(answer)


def unpack_answer(text: str) -> Answer:
    """The answer that was kept as `text`."""
    return {name: tuple(values) for name, values in json.loads(text).items()}


def place_name(field: str, value: str) -> str:
    """What a form calls the place that it gives to an option of an ordered field."""
    return f"{field}.{value}"


def _chosen(field: Field, given: Sent) -> tuple[str, ...]:
    sent = given.get(field.name, ())
    offered = [option.value for option in field.options]
    _verify_offered(sent, offered)
    chosen = tuple(value for value in offered if value in sent)
    if len(chosen) == field.pick:
        return chosen
    if field.form is Form.PICK:
        halves = len(offered) == 2 * field.pick
        raise IncompleteError(AnswerFault.NOT_A_PAIR if halves else AnswerFault.NOT_TWO)
    if field.legend is None:
        raise IncompleteError(AnswerFault.NOT_CHOSEN)
    raise IncompleteError(AnswerFault.STEP_NOT_CHOSEN, legend=field.legend)


def _ordered(field: Field, given: Sent) -> tuple[str, ...]:
    places = [str(n) for n in range(1, len(field.options) + 1)]
    at: dict[str, str] = {}
    for option in field.options:
        sent = [place for place in given.get(place_name(field.name, option.value), ()) if place]
        _verify_offered(sent, places)
        for place in sent:
            if place in at:
                raise IncompleteError(AnswerFault.PLACE_TWICE, place)
            at[place] = option.value
    if len(at) < len(places):
        raise IncompleteError(AnswerFault.PLACE_OPEN)
    return tuple(at[place] for place in places)


def _typed(field: Field, given: Sent) -> tuple[str, ...]:
    text = normalize("NFKC", "".join(given.get(field.name, ())[:1])).strip()
    if len(text) > LONGEST_TEXT:
        raise AnswerError(AnswerFault.TOO_LONG)
    if not any(mark.isalnum() for mark in text):
        raise IncompleteError(AnswerFault.NOTHING_TYPED)
    return (text,)


def _verify_offered(sent: Sequence[str], offered: Sequence[str]) -> None:
    for value in sent:
        if value not in offered:
            raise AnswerError(AnswerFault.UNKNOWN_OPTION, value)


_READERS: dict[Form, Callable[[Field, Sent], tuple[str, ...]]] = {
    Form.CHOOSE: _chosen,
    Form.PICK: _chosen,
    Form.ORDER: _ordered,
    Form.TYPE: _typed,
}
