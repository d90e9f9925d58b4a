"""A hand at one moment, as a frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tutor.rules.divisions import Division
from tutor.rules.hand.actions import Action
from tutor.rules.hand.events import HandEnded
from tutor.rules.hand.setup import CardHand, Setup


class Phase(Enum):
    """What the hand waits for."""

    MO = "mo"  # the dealer, before the deal
    BETTING = "betting"
    DIVIDING = "dividing"
    OVER = "over"


class Standing(Enum):
    """How a seat stands in the hand."""

    IN = "in"
    ALL_IN = "all-in"
    FOLDED = "folded"
    LEFT = "left"  # with 三花


STAYING = (Standing.IN, Standing.ALL_IN)


@dataclass(frozen=True, slots=True)
class HandState:
    """A hand at one moment; tuples are by seat.

    `round` is 1 to 3, 0 before the deal. `purses` are the chips not put in (the rest of the bowl,
    and a mango still to be paid), `staked` what is put in over the whole hand, `in_round` in this
    round, `to_match` the bet that stands. `acted` says who has acted since the last full raise.
    `turn` is the seat that acts, or the first that is to divide. `drawn` cards of the deck are out.
    """

    setup: Setup
    phase: Phase
    round: int
    ante: int
    hands: tuple[CardHand, ...]
    drawn: int
    standings: tuple[Standing, ...]
    purses: tuple[int, ...]
    staked: tuple[int, ...]
    in_round: tuple[int, ...]
    to_match: int
    acted: tuple[bool, ...]
    turn: int | None
    divisions: tuple[Division | None, ...]
    pot: int
    actions: tuple[Action, ...]
    ending: HandEnded | None

    @property
    def chips(self) -> int:
        """All chips of the hand, the same at every moment of it."""
        return sum(self.purses) + sum(self.staked) + self.pot

    @property
    def staying(self) -> tuple[int, ...]:
        """The seats still in, all in or not."""
        return tuple(seat for seat in self.setup.seats if self.standings[seat] in STAYING)

    def left(self, seat: int) -> int:
        """What the seat's bowl still holds."""
        return self.setup.bowls[seat] - self.staked[seat]

    @property
    def net(self) -> tuple[int, ...]:
        """What each seat has won so far, below 0 what it has put in or lost, mango included."""
        brought = map(sum, zip(self.setup.bowls, self.setup.mango, strict=True))
        return tuple(now - before for now, before in zip(self.purses, brought, strict=True))
