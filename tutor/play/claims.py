"""What a sample hand says of itself, as values that the engine confirms in a test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tutor.names import hand_names
from tutor.rules import Outcome, compare_divisions, ranking
from tutor.rules.hand import Event, HandState, How, MangoCause, RoundOpened


class Claim(Protocol):
    """A statement about a hand that was played to its end."""

    def holds(self, state: HandState, events: tuple[Event, ...]) -> bool:
        """Whether the record shows it."""


@dataclass(frozen=True, slots=True)
class Ends:
    """How the hand ends and which mango it calls for."""

    how: How
    mango: MangoCause | None = None

    def holds(self, state: HandState, events: tuple[Event, ...]) -> bool:
        ending = state.ending
        return ending is not None and (ending.how, ending.mango) == (self.how, self.mango)


@dataclass(frozen=True, slots=True)
class Net:
    """What every seat has won or lost, in the order of the seats."""

    chips: tuple[int, ...]

    def holds(self, state: HandState, events: tuple[Event, ...]) -> bool:
        return state.net == self.chips


@dataclass(frozen=True, slots=True)
class Eats:
    """Who takes the skins; seats counted from 1, as in the record."""

    seats: tuple[int, ...]

    def holds(self, state: HandState, events: tuple[Event, ...]) -> bool:
        ending = state.ending
        return ending is not None and ending.eaters == tuple(seat - 1 for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Meets:
    """How one seat fares against another; seats counted from 1."""

    seat: int
    other: int
    outcome: Outcome

    def holds(self, state: HandState, events: tuple[Event, ...]) -> bool:
        ours, theirs = (state.divisions[seat - 1] for seat in (self.seat, self.other))
        if ours is None or theirs is None:
            return False
        ranks = ranking(state.setup.rules)
        return compare_divisions(ranks, ours, theirs).outcome is self.outcome


@dataclass(frozen=True, slots=True)
class Named:
    """One of the names of a seat's divided hand, as it is written in simplified characters."""

    seat: int
    name: str

    def holds(self, state: HandState, events: tuple[Event, ...]) -> bool:
        division = state.divisions[self.seat - 1]
        if division is None:
            return False
        names = hand_names(division, ranking(state.setup.rules))
        return self.name in {name.hans for name in names}


@dataclass(frozen=True, slots=True)
class Speaks:
    """Who speaks first in a round; seats counted from 1."""

    round: int
    seat: int

    def holds(self, state: HandState, events: tuple[Event, ...]) -> bool:
        return any(
            isinstance(event, RoundOpened)
            and (event.round, event.speaker) == (self.round, self.seat - 1)
            for event in events
        )
