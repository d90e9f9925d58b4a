"""What a lesson is: a short illustrated text, and the drill its questions come from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tutor.lessons.blocks import Block
from tutor.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson, a file of `tutor.lessons.course`; its key is the file's name.

    `order` is the place in the course, `icon` a name in the icon set. `blocks` gives what the
    lesson shows under a rule set. It ends in `count` questions of `drill` at `level`, narrowed to
    `filter` (empty: not narrowed), and the drill itself follows them.
    """

    order: int
    title: str
    blurb: str
    icon: str
    blocks: Callable[[RuleSet], tuple[Block, ...]]
    drill: str
    level: str
    filter: str = ""
    count: int = 4
    key: str = ""
