"""What a drill is: a maker of questions, a grader that asks the rules, and a hint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tutor.explain import Message
from tutor.questions.model import Answer, Question, Verdict
from tutor.rules import Chance, Ranking, RuleSet


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


@dataclass(frozen=True, slots=True, eq=False)
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
