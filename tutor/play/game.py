"""An evening of free play from hand to hand: how it is begun, booked and ended.

The learner has seat 0 of the evening, the program has the others. Nothing in it is secret but the
seed, from which the cards of later hands follow.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from tutor.play.evening import NAMES, FreeTable, open_table
from tutor.play.tempers import Temper
from tutor.rules import Chance, Reason, RuleError, RuleSet
from tutor.rules.hand import (
    Evening,
    Event,
    HandState,
    Stage,
    call_time,
    can_call_time,
    close_hand,
    end_evening,
    stakes_of,
)

LEARNER = 0
MOST_HANDS = 60
MIXED = "mixed"


class Way(Enum):
    """How an evening goes on when a hand is over."""

    NEXT = "next"
    CIRCLE = "circle"  # its time is called: a last circle of deals, or the end at once
    END = "end"  # at once (中途解散); what is in the pot is shared


@dataclass(frozen=True, slots=True)
class Game:
    """An evening with what was chosen for it; `evening` stands before hand `hand`, from 1.

    `purses` is what everybody had before each hand so far, and at the end.
    """

    table: FreeTable
    evening: Evening
    hand: int
    purses: tuple[tuple[int, ...], ...]

    @property
    def plays(self) -> bool:
        """Whether the learner can be dealt in to the next hand."""
        return self.evening.stage is not Stage.OVER and LEARNER in self.evening.playing


def begin(rules: RuleSet, stakes: str, programs: int, temper: str, seed: str) -> Game:
    """An evening before its first hand, dealt by a seat that the seed names.

    Raises RuleError for a number of seats that the rule set does not allow, or unknown stakes;
    ValueError for an unknown temper.
    """
    seats = 1 + max(programs, 0)
    if seats > rules.most_players:
        raise RuleError(Reason.TOO_MANY_SEATS, given=seats, most=rules.most_players)
    every = tuple(Temper)
    one = None if temper == MIXED else Temper(temper)
    tempers = (None, *(one or every[at % len(every)] for at in range(programs)))
    dealer = Chance(f"{seed}/dealer").below(seats)
    table = FreeTable(
        rules=rules,
        stakes=stakes_of(stakes),
        tempers=tempers,
        names=NAMES[:seats],
        seed=seed,
        dealer=dealer,
    )
    evening = open_table(table)
    return Game(table, evening, 1, (evening.purses,))


def booked(game: Game, hand: HandState) -> tuple[Game, tuple[Event, ...]]:
    """The evening after a hand that is over, before the next, and what the hand calls for."""
    evening, events = close_hand(game.evening, hand)
    purses = (*game.purses, evening.purses)
    return replace(game, evening=evening, hand=game.hand + 1, purses=purses), events


def turned(game: Game, way: Way) -> Game:
    """The evening, booked, as it goes on this way."""
    if way is Way.CIRCLE and can_call_time(game.evening):
        return _with(game, call_time(game.evening)[0])
    if way is Way.END and game.evening.stage is not Stage.OVER:
        return _with(game, end_evening(game.evening)[0])
    return game


def _with(game: Game, evening: Evening) -> Game:
    return replace(game, evening=evening, purses=(*game.purses[:-1], evening.purses))
