"""An evening: hand after hand with the deal going round, purses, bowls, mangoes and the end.

Purses are kept, bowls stand or are set for each hand. Who cannot pay the mango it owes and the skin
sits the hand out (R31). How a hand is booked and how the evening ends is in `closing`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from tutor.rules.cards import Card
from tutor.rules.hand.events import Event, MangoCause
from tutor.rules.hand.setup import (
    Setup,
    set_up,
    verify_chips,
    verify_names,
    verify_one_a_seat,
    verify_seat,
    verify_table,
)
from tutor.rules.hand.stakes import Stakes
from tutor.rules.hand.turns import allowed
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet
from tutor.rules.switches.bowls import Bowls


class Stage(Enum):
    """How far the evening is."""

    PLAYING = "playing"
    LAST_CIRCLE = "last-circle"  # 圈芒
    OVER = "over"


@dataclass(frozen=True, slots=True)
class MangoOwed(Event):
    """These seats owe a mango of `amount` each at the next hand.

    `cause` is None in the last circle, where everyone pays at every hand; `count` is the number of
    mangoes of the evening so far.
    """

    seats: tuple[int, ...]
    amount: int
    cause: MangoCause | None
    count: int


@dataclass(frozen=True, slots=True)
class DealMoved(Event):
    """Who deals next; `stays` if it is the same again (last circle, after 揍芒 or 休芒)."""

    dealer: int
    stays: bool


@dataclass(frozen=True, slots=True)
class LastCircleCalled(Event):
    """The time is up and the last circle begins; `last` deals its last hand (扫尾)."""

    last: int


@dataclass(frozen=True, slots=True)
class PotShared(Event):
    """A seat's share of what was in the mango pot at the end."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class EveningEnded(Event):
    """The evening is over; what each seat has now."""

    purses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening between two hands; tuples are by seat.

    `purses` are all the chips of a seat, its bowl among them. `bowls` stand before their holders
    from the hand before, 0 where a new one is to be put up; `put_up` says who has put up one yet.
    `owed` is the mango due at the next hand, `pot` what nobody has taken, `mangoes` how often one
    was called for. `moved` counts how often the deal has moved in the last circle.
    """

    rules: RuleSet
    stakes: Stakes
    names: tuple[str, ...]
    stage: Stage
    first_dealer: int
    dealer: int
    purses: tuple[int, ...]
    bowls: tuple[int, ...]
    put_up: tuple[bool, ...]
    owed: tuple[int, ...]
    pot: int
    mangoes: int
    moved: int

    @property
    def chips(self) -> int:
        """All chips of the evening, the same from its beginning to its end."""
        return sum(self.purses) + self.pot

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that can pay what the next hand asks for, in order; the hand's own seats."""
        return tuple(seat for seat in range(len(self.purses)) if self.can_post(seat))

    def can_post(self, seat: int) -> bool:
        """Whether the seat has its mango and a bowl that holds the skin."""
        return self.purses[seat] - self.owed[seat] >= self.stakes.skin

    def label(self, seat: int) -> str:
        """What to call a seat: its name, or its number counted from 1."""
        return self.names[seat] if self.names else str(seat + 1)


EveningStep = tuple[Evening, tuple[Event, ...]]


def open_evening(
    rules: RuleSet,
    stakes: Stakes,
    purses: Sequence[int],
    *,
    dealer: int = 0,
    names: Sequence[str] = (),
) -> Evening:
    """An evening before its first hand, which `dealer` deals (起头).

    Raises RuleError: TOO_FEW_SEATS, TOO_MANY_SEATS, NO_SUCH_SEAT, BAD_NAME, NOT_ONE_A_SEAT,
    BAD_AMOUNT, or CANNOT_POST for a purse below the skin.
    """
    seats = len(purses)
    verify_table(rules, seats)
    verify_seat(dealer, purses)
    verify_names(names)
    if names:
        verify_one_a_seat("names", names, seats)
    none, never = (0,) * seats, (False,) * seats
    evening = Evening(
        rules=rules,
        stakes=stakes,
        names=tuple(names),
        stage=Stage.PLAYING,
        first_dealer=dealer,
        dealer=dealer,
        purses=tuple(purses),
        bowls=none,
        put_up=never,
        owed=none,
        pot=0,
        mangoes=0,
        moved=0,
    )
    for seat, purse in enumerate(purses):
        verify_chips(purse)
        _verify_post(evening, seat)
    return evening


def _verify_post(evening: Evening, seat: int) -> None:
    if not evening.can_post(seat):
        raise RuleError(Reason.CANNOT_POST, seat=evening.label(seat))


def verify_running(evening: Evening) -> None:
    """Raise RuleError(EVENING_OVER) unless the evening goes on."""
    if evening.stage is Stage.OVER:
        raise RuleError(Reason.EVENING_OVER)


def least_bowl(evening: Evening, seat: int) -> int:
    """The least that this seat's bowl may hold at the next hand.

    Where bowls stand (R32), that of the hand before, or a new one of the stakes' first or later
    bowl; where they are set each hand, the skin. Who has less than a new bowl puts up all he has
    left (R31).
    """
    most = evening.purses[seat] - evening.owed[seat]
    least = evening.stakes.skin
    if evening.rules.bowls is Bowls.STANDING:
        new = evening.stakes.later_bowl if evening.put_up[seat] else evening.stakes.first_bowl
        least = evening.bowls[seat] if evening.bowls[seat] >= least else new
    return min(least, most)


def verify_bowl(evening: Evening, seat: int, bowl: int) -> None:
    """Raise RuleError unless the seat may play the next hand with a bowl of this.

    Any bowl from `least_bowl` up to what the seat has beyond the mango it owes. Reasons:
    EVENING_OVER, NO_SUCH_SEAT, CANNOT_POST, BAD_AMOUNT, BOWL_TOO_SMALL, BOWL_BEYOND_PURSE.
    """
    verify_running(evening)
    verify_seat(seat, evening.purses)
    _verify_post(evening, seat)
    verify_chips(bowl)
    least, most = least_bowl(evening, seat), evening.purses[seat] - evening.owed[seat]
    if bowl < least:
        raise RuleError(Reason.BOWL_TOO_SMALL, seat=evening.label(seat), bowl=bowl, least=least)
    if bowl > most:
        raise RuleError(Reason.BOWL_BEYOND_PURSE, seat=evening.label(seat), bowl=bowl, purse=most)


def can_bowl(evening: Evening, seat: int, bowl: int) -> bool:
    """Whether the seat may play the next hand with a bowl of this."""
    return allowed(verify_bowl, evening, seat, bowl)


def next_hand(
    evening: Evening, deck: Sequence[Card], bowls: Mapping[int, int] | None = None
) -> Setup:
    """The next hand; its seats are `evening.playing`, renumbered from 0 in that order.

    `bowls` by the evening's seats; who is not in it takes `least_bowl`. Raises what `verify_bowl`
    and `set_up` raise.
    """
    verify_running(evening)
    chosen = bowls or {}
    for seat, bowl in chosen.items():
        verify_bowl(evening, seat, bowl)
    playing = evening.playing
    return set_up(
        evening.rules,
        evening.stakes,
        [chosen.get(seat, least_bowl(evening, seat)) for seat in playing],
        deck=deck,
        dealer=playing.index(evening.dealer),
        pot=evening.pot,
        mango=[evening.owed[seat] for seat in playing],
        names=[evening.names[seat] for seat in playing] if evening.names else (),
    )
