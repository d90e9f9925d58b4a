"""Making the question at an address, grading an answer to it, giving its hint."""

from __future__ import annotations

from functools import lru_cache

from tutor.drills.address import Address
from tutor.explain import Message
from tutor.questions.model import Answer, Question, Verdict
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


def hint(address: Address, question: Question) -> Message:
    """The one hint of a question."""
    return address.drill.hint(address.setting, question)
