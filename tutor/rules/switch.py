"""What a switch is: one thing on which tables differ, with all that is known of it in one record.

A record is a file of `tutor.rules.switches`. The words in it are marked, not translated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, Flag, auto

Choice = Enum | int


class Decides(Flag):
    """What depends on a switch; the first four are about comparing cards."""

    STRENGTH = auto()  # what a pair is worth
    OUTCOME = auto()  # who wins and who draws
    LEAVING = auto()  # who leaves before hands are compared
    SETTLEMENT = auto()  # whose tail is the largest, and so who eats the skins
    PLAY = auto()  # what is bet and paid
    TABLE = auto()  # who sits where, and how cards and bowls go round

    EQUILIBRIUM = STRENGTH | OUTCOME | LEAVING  # how one divides best
    SHOWDOWN = OUTCOME | LEAVING | SETTLEMENT  # what comes of the same strengths
    CARDS = EQUILIBRIUM | SETTLEMENT
    ANYTHING = CARDS | PLAY | TABLE


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Switch:
    """One thing on which tables differ.

    `question` is what it is about, `words` its values with what they are called, `why` what a
    player would say about it. `readings` are the numbers of the readings it rests on (R1 and so
    on), `sources` the place in the source of each preset, and `cites` the reading of those places.
    """

    question: str
    words: Mapping[Choice, str]
    why: str
    decides: Decides
    readings: tuple[int, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    cites: int | None = None

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Its values, in order."""
        return tuple(self.words)


def word(choice: Choice) -> str:
    """A value as codes write it."""
    return str(choice.value) if isinstance(choice, Enum) else str(choice)
