"""A sentence not yet in any language: a msgid and the facts it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.names import Name
from tutor.rules import Card, Kind, Pair


@dataclass(frozen=True, slots=True)
class Message:
    """An English msgid with named placeholders, and a fact for each.

    A kind, a card or a pair among the facts is shown by its name in the reader's script and rule
    set, a name in that script, a message by its own translation.
    """

    text: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Fact = int | str | Card | Kind | Pair | Name | Message


def message(text: str, /, **facts: Fact) -> Message:
    """A message of a marked text; `message(N_("%(card)s is red"), card=kind)`."""
    return Message(text, facts)
