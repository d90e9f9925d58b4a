"""What sentences about a hand at the table share: seats by name, words by rule set, lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tutor.explain.message import Fact, Message, Player, listing, message
from tutor.marking import N_
from tutor.names import WORDS, Name
from tutor.rules import RuleSet
from tutor.rules.switches.opening import Opening
from tutor.rules.switches.raises import Raises


class Seated(Protocol):
    """Whatever knows its rule set and who sits at it: a `Setup`, a `View`, an `Evening`."""

    @property
    def rules(self) -> RuleSet:
        """The rule set that is played."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat; nobody where the seats go by number."""


def player(table: Seated, seat: int) -> Player:
    """Who sits at a seat."""
    return Player(seat, table.names[seat] if table.names else "")


POT = message(N_("Mango pot"))


def raising(before: int, total: int, rules: RuleSet) -> Name:
    """The word for making a bet `total` that was `before`; exactly double may have its own."""
    if not before:
        return word(rules, "speak" if rules.opening is Opening.FORCED else "raise")
    doubled = rules.raises is Raises.DOUBLE and total == 2 * before
    return word(rules, "double" if doubled else "raise")


def word(rules: RuleSet, key: str) -> Name:
    """A word of the table as the source of the rule set has it."""
    return WORDS[key].term.main(rules.source)


def in_order(facts: Iterable[Fact]) -> Fact:
    """Things one after the other whose order matters, as one fact; there must be one at least."""
    said, *rest = facts
    for fact in rest:
        said = message(N_("%(rest)s, then %(next)s"), rest=said, next=fact)
    return said


def seats(table: Seated, numbers: Iterable[int]) -> Fact:
    """The players at these seats."""
    return listing(player(table, seat) for seat in numbers)


def with_note(said: Message, note: Message) -> Message:
    """One sentence after the other."""
    return message(N_("%(first)s %(second)s"), first=said, second=note)
