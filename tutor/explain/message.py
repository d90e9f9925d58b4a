"""A sentence not yet in any language: a msgid and the facts it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tutor.marking import N_, Plural
from tutor.names import Name
from tutor.rules import Card, Kind, Pair


@dataclass(frozen=True, slots=True)
class Message:
    """An English msgid with named placeholders, and a fact for each.

    A kind, a card or a pair among the facts is shown by its name in the reader's script and rule
    set, a name in that script, a player by name or seat, a message by its own translation,
    numbers and lists as the reader writes them. `many` is the msgid for other numbers than one,
    where `count` of something decides.
    """

    text: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    many: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Number:
    """A number written with `places` decimals; with its sign, or as a percentage, where told."""

    value: float
    places: int = 0
    signed: bool = False
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """Two things or more one after the other; `joined` puts an "and" before the last."""

    items: tuple[Fact, ...]
    joined: bool


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at a table: the seat, from 0, and the name that was given; "" for none."""

    seat: int
    name: str = ""

    @property
    def label(self) -> Message:
        """What the player is called."""
        if self.name:
            return message("%(name)s", name=self.name)
        return message(N_("Seat %(n)s"), n=self.seat + 1)


Fact = int | str | Card | Kind | Pair | Name | Number | Listed | Player | Message


def message(text: str | Plural, /, **facts: Fact) -> Message:
    """A message of a marked text; `message(N_("%(card)s is red"), card=kind)`."""
    if isinstance(text, str):
        return Message(text, facts)
    return Message(text.one, facts, text.many, _count(facts[text.by]))


def speaking(text: str | Plural, facts: Mapping[str, Fact]) -> Message:
    """A message with those of the facts that its text speaks of."""
    said = whole(text)
    return message(text, **{name: fact for name, fact in facts.items() if f"%({name})s" in said})


def whole(text: str | Plural) -> str:
    """What a text says of many, which names every fact."""
    return text if isinstance(text, str) else text.many


def listing(facts: Iterable[Fact]) -> Fact:
    """Things with an "and" before the last, as one fact; there must be one at least."""
    return _listed(facts, joined=True)


def row(facts: Iterable[Fact]) -> Fact:
    """Things side by side, as one fact; there must be one at least."""
    return _listed(facts, joined=False)


def _listed(facts: Iterable[Fact], joined: bool) -> Fact:
    first, *others = facts
    return Listed((first, *others), joined) if others else first


def _count(fact: Fact) -> int:
    """How many a fact says there are."""
    number = fact.value if isinstance(fact, Number) else fact
    if not isinstance(number, int):
        raise TypeError(f"{fact!r} counts nothing")
    return number
