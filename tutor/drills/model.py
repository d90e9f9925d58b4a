"""What a drill is: a maker of questions, a grader that asks the rules, and a hint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tutor.explain import Message
from tutor.questions.model import Answer, Question, Verdict
from tutor.rules import Chance, Ranking, RuleSet


def everything(_: Setting, __: object) -> bool:
    """What a level or a filter keeps that leaves nothing out."""
    return True


# Whether a setting keeps something that a drill might ask about; of what kind, its drill knows.
Keeps = Callable[["Setting", Any], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """A level of a drill, and what it keeps; `note` says in a few words what it brings."""

    key: str
    title: str
    note: str = ""
    keeps: Keeps = everything


@dataclass(frozen=True, slots=True, eq=False)
class Filter:
    """A way to narrow a drill, and what it keeps."""

    key: str
    title: str
    keeps: Keeps = everything


@dataclass(frozen=True, slots=True)
class Setting:
    """Under what a question is made and graded: a rule set with its ranking, a level, a filter."""

    rules: RuleSet
    ranks: Ranking
    level: Level
    filter: Filter

    def keeps(self, item: object) -> bool:
        """Whether level and filter both keep it."""
        return self.level.keeps(self, item) and self.filter.keeps(self, item)


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
    levels: tuple[Level, ...]
    filters: tuple[Filter, ...]
    make: Callable[[Setting, Chance], Question]
    grade: Callable[[Setting, Question, Answer], Verdict]
    hint: Callable[[Setting, Question], Message]
    key: str = ""

    def level(self, key: str) -> Level | None:
        """The level of this key, if there is one."""
        return next((level for level in self.levels if level.key == key), None)

    def filter(self, key: str) -> Filter | None:
        """The filter of this key, if there is one."""
        return next((one for one in self.filters if one.key == key), None)
