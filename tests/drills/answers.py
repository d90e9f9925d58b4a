"""Complete answers to a question: all of them, or where there are too many, a fair choice."""

from collections.abc import Iterator
from itertools import combinations, islice, permutations, product
from math import comb, factorial, prod

from tutor.drills.address import Address
from tutor.drills.questions import grade
from tutor.questions.model import Answer, Field, Form, Question
from tutor.questions.reading import place_name
from tutor.rules import Chance

MOST = 60
# Typed where nothing better is known: a name, another, no name at all.
TEXTS = ("天九王", "liu tian", "三月三", "not a name")

Values = tuple[str, ...]


def count(field: Field) -> int:
    """How many ways there are to answer a field."""
    options = len(field.options)
    return {
        Form.CHOOSE: options,
        Form.PICK: comb(options, field.pick),
        Form.ORDER: factorial(options),
        Form.TYPE: len(TEXTS),
    }[field.form]


def field_answers(field: Field) -> Iterator[Values]:
    """Every way to answer a field."""
    values = [option.value for option in field.options]
    if field.form is Form.TYPE:
        return ((text,) for text in TEXTS)
    if field.form is Form.ORDER:
        return permutations(values)
    return combinations(values, field.pick)


def every_answer(question: Question) -> Iterator[Answer]:
    """All answers, in order of the options."""
    for chosen in product(*map(field_answers, question.fields)):
        yield dict(zip((field.name for field in question.fields), chosen, strict=True))


def nearest_right(address: Address, question: Question, answer: Answer) -> Answer:
    """The right answer that the verdict on `answer` tells."""
    return {**answer, **grade(address, question, answer).correct}


def some_answers(address: Address, question: Question) -> Iterator[Answer]:
    """Every answer, or the right one, each that differs from it in one field, and some at random.

    The right one is asked of the grader; what is expected of it has to come from elsewhere.
    """
    if prod(map(count, question.fields)) <= MOST and Form.TYPE not in {
        field.form for field in question.fields
    }:
        yield from every_answer(question)
        return
    first = next(every_answer(question))
    right = nearest_right(address, question, first)
    yield right
    chance = Chance(str(address))
    for field in question.fields:
        ways = [way for way in islice(field_answers(field), 720) if way != right[field.name]]
        for way in chance.sample(ways, min(len(ways), 12)):
            yield {**right, field.name: way}
    for _ in range(6):
        yield {
            field.name: chance.pick(list(islice(field_answers(field), 720)))
            for field in question.fields
        }


def as_form(question: Question, answer: Answer) -> dict[str, list[str]]:
    """An answer as the form of the question sends it."""
    sent: dict[str, list[str]] = {}
    for field in question.fields:
        if field.form is Form.ORDER:
            for place, value in enumerate(answer[field.name], 1):
                sent[place_name(field.name, value)] = [str(place)]
        else:
            sent[field.name] = list(answer[field.name])
    return sent
