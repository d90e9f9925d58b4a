"""Making the question at an address, grading an answer to it, giving its hint."""

from __future__ import annotations

from functools import lru_cache, partial

from tutor.drills.address import Address
from tutor.explain import Message
from tutor.questions.grading import judge
from tutor.questions.model import Answer, Judged, Question, Verdict
from tutor.questions.reading import Sent
from tutor.rules import Chance


@lru_cache(maxsize=256)
def question_at(address: Address) -> Question:
    """The question of an address: the same one always, so the last ones are kept.

    Raises DrillError(NOTHING_FITS) where level, filter and rule set leave nothing to ask.
    """
    return address.drill.make(address.setting, Chance(address.luck))


def grade(address: Address, question: Question, answer: Answer) -> Verdict:
    """Grade an answer by the rules of its address."""
    return address.drill.grade(address.setting, question, answer)


def judged_at(address: Address, sent: Sent) -> Judged:
    """Read and grade an answer to the question of an address.

    Raises AnswerError or IncompleteError, as reading does.
    """
    question = question_at(address)
    return judge(question, sent, partial(grade, address, question))


def hint(address: Address, question: Question) -> Message:
    """The one hint of a question."""
    return address.drill.hint(address.setting, question)
