"""One grading under all questions: an answer is read, compared with what is right, and told of."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.questions.model import Answer, Field, Form, Judged, Question, Verdict
from tutor.questions.reading import Sent, read_answer

Values = tuple[str, ...]
Correct = Mapping[str, Values]


def judge(question: Question, sent: Sent, grade: Callable[[Answer], Verdict]) -> Judged:
    """Read an answer and grade it, each once.

    Raises AnswerError or IncompleteError, as reading does.
    """
    answer = read_answer(question, sent)
    return Judged(answer, grade(answer))


def hits(form: Form, given: Values, correct: Values) -> bool:
    """Whether what was given is right: of several right ones to choose from, any is."""
    return given[0] in correct if form is Form.CHOOSE else given == correct


def missed(question: Question, answer: Answer, correct: Correct) -> tuple[Field, ...]:
    """The fields that were answered wrongly."""
    return tuple(
        field
        for field in question.fields
        if not hits(field.form, answer[field.name], correct[field.name])
    )


def is_right(question: Question, answer: Answer, correct: Correct) -> bool:
    """Whether every field was answered rightly."""
    return not missed(question, answer, correct)
