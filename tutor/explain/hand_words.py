"""What sentences about a hand at the table share: seats by name, words by rule set, lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tutor.explain.message import Fact, Message, listing, message
from tutor.marking import N_
from tutor.names import WORDS, Name
from tutor.rules import RuleSet


class Table(Protocol):
    """Whatever knows its rule set and what to call a seat: a `Setup`, an `Evening`."""

    @property
    def rules(self) -> RuleSet:
        """The rule set that is played."""

    def label(self, seat: int) -> str:
        """What to call a seat."""


def word(rules: RuleSet, key: str) -> Name:
    """A word of the table as the source of the rule set has it."""
    return WORDS[key].term.main(rules.source)


def in_order(facts: Iterable[Fact]) -> Fact:
    """Things one after the other whose order matters, as one fact; there must be one at least."""
    said, *rest = facts
    for fact in rest:
        said = message(N_("%(rest)s, then %(next)s"), rest=said, next=fact)
    return said


def seats(table: Table, numbers: Iterable[int]) -> Fact:
    """Seats by name."""
    return listing(table.label(seat) for seat in numbers)


def with_note(said: Message, note: Message) -> Message:
    """One sentence after the other."""
    return message(N_("%(first)s %(second)s"), first=said, second=note)
