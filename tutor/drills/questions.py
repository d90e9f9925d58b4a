"""Making the question at an address, reading an answer to it, grading it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from unicodedata import normalize

from tutor.drills.address import Address
from tutor.drills.faults import DrillError, Fault, IncompleteError
from tutor.drills.model import Answer, Field, Form, Question, Verdict
from tutor.explain import Message
from tutor.rules import Chance

LONGEST_TEXT = 40


@lru_cache(maxsize=256)
def question_at(address: Address) -> Question:
    """The question of an address: the same one always, so the last ones are kept.

    Raises DrillError(NOTHING_FITS) where level, filter and rule set leave nothing to ask.
    """
    return address.drill.make(address.setting, Chance(address.luck))


def read_answer(question: Question, given: Mapping[str, Sequence[str]]) -> Answer:
    """The answer that `given` (values by field name; for an order `field.value` to its place) is.

    Raises DrillError (UNKNOWN_OPTION, TOO_LONG) for what no form of the question sends, and
    IncompleteError where something is missing: then nothing is counted.
    """
    return {field.name: _READERS[field.form](field, given) for field in question.fields}


def place_name(field: str, value: str) -> str:
    """What a form calls the place that it gives to an option of an ordered field."""
    return f"{field}.{value}"


def _chosen(field: Field, given: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    sent = given.get(field.name, ())
    offered = [option.value for option in field.options]
    _verify_offered(sent, offered)
    chosen = tuple(value for value in offered if value in sent)
    if len(chosen) == field.pick:
        return chosen
    if field.form is Form.PICK:
        halves = len(offered) == 2 * field.pick
        raise IncompleteError(Fault.NOT_A_PAIR if halves else Fault.NOT_TWO)
    if field.legend is None:
        raise IncompleteError(Fault.NOT_CHOSEN)
    raise IncompleteError(Fault.STEP_NOT_CHOSEN, legend=field.legend)


def _ordered(field: Field, given: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    places = [str(n) for n in range(1, len(field.options) + 1)]
    at: dict[str, str] = {}
    for option in field.options:
        sent = [place for place in given.get(place_name(field.name, option.value), ()) if place]
        _verify_offered(sent, places)
        for place in sent:
            if place in at:
                raise IncompleteError(Fault.PLACE_TWICE, place)
            at[place] = option.value
    if len(at) < len(places):
        raise IncompleteError(Fault.PLACE_OPEN)
    return tuple(at[place] for place in places)


def _typed(field: Field, given: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    text = normalize("NFKC", "".join(given.get(field.name, ())[:1])).strip()
    if len(text) > LONGEST_TEXT:
        raise DrillError(Fault.TOO_LONG)
    if not any(mark.isalnum() for mark in text):
        raise IncompleteError(Fault.NOTHING_TYPED)
    return (text,)


def _verify_offered(sent: Sequence[str], offered: Sequence[str]) -> None:
    for value in sent:
        if value not in offered:
            raise DrillError(Fault.UNKNOWN_OPTION, value)


_READERS: dict[Form, Callable[[Field, Mapping[str, Sequence[str]]], tuple[str, ...]]] = {
    Form.CHOOSE: _chosen,
    Form.PICK: _chosen,
    Form.ORDER: _ordered,
    Form.TYPE: _typed,
}


def grade(address: Address, question: Question, answer: Answer) -> Verdict:
    """Grade an answer by the rules of its address."""
    return address.drill.grade(address.setting, question, answer)


def hint(address: Address, question: Question) -> Message:
    """The one hint of a question."""
    return address.drill.hint(address.setting, question)
