"""A question with its fields, an answer to it, and what is said of that answer.

A question never holds its answer. What is right is computed by a grader from what the question is
about, and nothing that only shows a question may call it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from tutor.explain import Message, Rung
from tutor.names import Name
from tutor.rules import Card, CardPair, Division, Kind

Content = Card | CardPair | Division | Kind | Name | Message
# The values chosen, by the name of the field: in the order of the options where order is nothing,
# in the order given where it is asked for; the text itself where one was typed.
Answer = Mapping[str, tuple[str, ...]]


class Form(Enum):
    """How a field is answered."""

    CHOOSE = "choose"  # one of the options
    PICK = "pick"  # `pick` of the options
    ORDER = "order"  # all of the options, put in order
    TYPE = "type"  # a text, without options


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen; `value` is what an answer calls it."""

    value: str
    content: Content


@dataclass(frozen=True, slots=True)
class Field:
    """One part of an answer; `legend` says what is asked, if the prompt does not.

    `lead` stands at the head of the field where a question asks the same of several things.
    """

    name: str
    options: tuple[Option, ...] = ()
    legend: Message | None = None
    form: Form = Form.CHOOSE
    pick: int = 1
    lead: Content | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, without what is right.

    `matter` are the cards it is about, in order; `subject` names what it asks, so that a round does
    not ask it twice; `term` is a name shown as the thing to find; `veiled` keeps the names of cards
    out of everything that is shown or read out, because they are the answer. Cards, pairs and
    divided hands may be `shown`; `verse` are lines of a rhyme, a field's name where a gap is.
    """

    prompt: Message
    fields: tuple[Field, ...]
    matter: tuple[Card, ...] = ()
    subject: str = ""
    shown: tuple[Card, ...] = ()
    pairs: tuple[CardPair, ...] = ()
    hands: tuple[Division, ...] = ()
    verse: tuple[tuple[Name | str, ...], ...] = ()
    term: Kind | Name | None = None
    veiled: bool = False


@dataclass(frozen=True, slots=True)
class ShownDivision:
    """A divided hand shown with a verdict, and why."""

    division: Division
    caption: Message
    right: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """One of several choices with what it is worth, drawn as a bar.

    `shares` of win, draw and lose add up to 1, `loss` is in units against the best choice, `word`
    grades it. `caption` names a choice that is no division.
    """

    division: Division | None
    caption: Message | None
    word: Message
    shares: tuple[float, float, float]
    loss: float
    right: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class Samples:
    """Divided hands that show what a sentence means."""

    caption: Message
    divisions: tuple[Division, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, what would have been, and why.

    `correct` holds the right values of each field where they can be told: all of several where one
    is chosen, else those that make the right answer, or the right one nearest to what was answered.
    `answer` says the right answer in short, for lists of misses. `loss` is what the answer costs
    against the best one, in units, where that is counted.
    """

    right: bool
    answer: Message
    reasons: tuple[Message, ...] = ()
    correct: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    divisions: tuple[ShownDivision, ...] = ()
    ladder: tuple[Rung, ...] = ()
    figures: tuple[Figure, ...] = ()
    samples: tuple[Samples, ...] = ()
    loss: float | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer as it was read, and what is said of it."""

    answer: Answer
    verdict: Verdict
