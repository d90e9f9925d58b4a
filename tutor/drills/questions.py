"""Making the question at an address, reading an answer to it, grading it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.drills.address import Address
from tutor.drills.faults import DrillError, Fault, IncompleteError
from tutor.drills.model import Answer, Field, Question, Verdict
from tutor.explain import Message
from tutor.rules import Chance


def question_at(address: Address) -> Question:
    """The question of an address: the same one always.

    Raises DrillError(NOTHING_FITS) where level, filter and rule set leave nothing to ask.
    """
    return address.drill.make(address.setting, Chance(address.luck))


def read_answer(question: Question, given: Mapping[str, Sequence[str]]) -> Answer:
    """The answer that `given` (values by field name) is.

    Raises DrillError(UNKNOWN_OPTION) for a value that was not offered, and IncompleteError where
    a field has too few or too many: then nothing is counted.
    """
    answer: dict[str, tuple[str, ...]] = {}
    for at, field in enumerate(question.fields):
        sent = given.get(field.name, ())
        offered = [option.value for option in field.options]
        for value in sent:
            if value not in offered:
                raise DrillError(Fault.UNKNOWN_OPTION, value)
        chosen = tuple(value for value in offered if value in sent)
        if len(chosen) != field.pick:
            raise _incomplete(field, first=at == 0)
        answer[field.name] = chosen
    return answer


def _incomplete(field: Field, first: bool) -> IncompleteError:
    if field.pick > 1:
        return IncompleteError(Fault.NOT_A_PAIR)
    if first or field.legend is None:
        return IncompleteError(Fault.NOT_CHOSEN)
    return IncompleteError(Fault.STEP_NOT_CHOSEN, legend=field.legend)


def grade(address: Address, question: Question, answer: Answer) -> Verdict:
    """Grade an answer by the rules of its address."""
    return address.drill.grade(address.setting, question, answer)


def hint(address: Address, question: Question) -> Message:
    """The one hint of a question."""
    return address.drill.hint(address.setting, question)
