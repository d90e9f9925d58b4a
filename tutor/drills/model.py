"""What a drill is: a maker of questions, a grader that asks the rules, and a hint.

A question never holds its answer. What is right is computed by the grader from `matter`, the cards
the question is about, and nothing that only shows a question may call it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tutor.explain import Message, Rung
from tutor.rules import Card, CardPair, Chance, Division, Kind, Ranking, RuleSet

Content = Card | CardPair | Kind | Message
# The values chosen, by the name of the field; in the order of the options where order is nothing.
Answer = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen; `value` is what an answer calls it."""

    value: str
    content: Content


@dataclass(frozen=True, slots=True)
class Field:
    """Options of which `pick` are chosen; `legend` says what is asked, if the prompt does not."""

    name: str
    options: tuple[Option, ...]
    legend: Message | None = None
    pick: int = 1


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, without what is right.

    `matter` are the cards it is about, in order; `subject` names what it asks, so that a round does
    not ask it twice; `term` is a name shown as the thing to find; `veiled` keeps the names of cards
    out of everything that is shown or read out, because they are the answer.
    """

    prompt: Message
    fields: tuple[Field, ...]
    matter: tuple[Card, ...]
    subject: str
    shown: tuple[Card, ...] = ()
    term: Kind | None = None
    veiled: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A divided hand shown with a verdict, and why."""

    division: Division
    caption: Message
    right: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, what would have been, and why.

    `correct` holds the right values of each field of one choice; `answer` says the right answer in
    short, for lists of misses.
    """

    right: bool
    answer: Message
    reasons: tuple[Message, ...] = ()
    correct: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    divisions: tuple[Shown, ...] = ()
    ladder: tuple[Rung, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """Under what a question is made and graded: a rule set with its ranking, a level, a filter."""

    rules: RuleSet
    ranks: Ranking
    level: str
    filter: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A level or a filter of a drill; `note` says in a few words what it brings."""

    key: str
    title: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Drill:
    """One drill, a file of `tutor.drills.catalog`; its key is the file's name with hyphens.

    `version` is raised when the same seed would no longer ask the same. The first filter narrows
    nothing. `order` is the place in menus, `icon` a name in the icon set.
    """

    version: int
    order: int
    title: str
    blurb: str
    icon: str
    levels: tuple[Choice, ...]
    filters: tuple[Choice, ...]
    make: Callable[[Setting, Chance], Question]
    grade: Callable[[Setting, Question, Answer], Verdict]
    hint: Callable[[Setting, Question], Message]
    key: str = ""

    def level(self, key: str) -> Choice | None:
        """The level of this key, if there is one."""
        return next((level for level in self.levels if level.key == key), None)

    def filter(self, key: str) -> Choice | None:
        """The filter of this key, if there is one."""
        return next((one for one in self.filters if one.key == key), None)
