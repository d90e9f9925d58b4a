"""Frozen records of everything that happens in a hand, with the facts its words need.

Amounts are chips; `total` is what a seat has in the round after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tutor.rules.cards import Card
from tutor.rules.divisions import Division, Outcome
from tutor.rules.flowers import Flower
from tutor.rules.settlement import Cause, Limit


class Posting(Enum):
    """What is put in without being asked."""

    ANTE = "ante"
    OPENING = "opening"


class Closing(Enum):
    """Why a round of betting ends."""

    ANSWERED = "answered"  # everyone still in has answered the last bet, or is all in
    CHECKED = "checked"  # 休过河
    NOBODY_TO_BET = "nobody-to-bet"  # at most one could act and had nothing to answer (R22)


class ReturnCause(Enum):
    """Why chips go back to whom they came from."""

    CHECKED = "checked"  # all checked: every stake goes back (R5)
    OWN_STAKE = "own-stake"  # what a seat that stayed in has not lost
    BEYOND_REACH = "beyond-reach"  # a skin that no eater's stake reaches
    FLOWERS = "flowers"  # 三花
    NO_WINNER = "no-winner"  # everyone left by 三花 (R20)


class How(Enum):
    """How a hand ends."""

    SHOWDOWN = "showdown"  # at least two were compared
    ALONE = "alone"  # one seat is left
    CHECKED = "checked"  # 休过河
    NO_WINNER = "no-winner"  # all left by 三花


class MangoCause(Enum):
    """What calls for a mango at the next hand."""

    OUTBET = "outbet"  # 揍芒, 皱芒: all folded to one bettor in the first round (R17)
    CHECKED = "checked"  # 休芒


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happens."""


@dataclass(frozen=True, slots=True)
class MangoPaid(Event):
    """A seat pays the mango of the hand before into the pot (丢芒果)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class MoRaised(Event):
    """The dealer raised the ante before the deal (默)."""

    seat: int
    before: int
    ante: int


@dataclass(frozen=True, slots=True)
class Posted(Event):
    """A seat put in the ante or the forced opening; `due` is what was asked for."""

    seat: int
    amount: int
    due: int
    cause: Posting
    all_in: bool


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card came to a seat, face up or down."""

    seat: int
    card: Card
    round: int
    up: bool


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card that came face down is turned up after the squeeze (穿牌)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round of betting begins with `speaker`.

    `due` is whose turn it would be were it not all in (R22) or gone; `upcard` the card that makes
    it the first where the strongest upcard speaks, `tied` the seats with an equal one (R4).
    """

    round: int
    speaker: int
    due: int
    upcard: Card | None
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Checked(Event):
    """休."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat added `amount` and has answered the bet of `total`; `all_in` if the bowl is empty."""

    seat: int
    amount: int
    total: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """A seat added `amount` and made the bet `total`; `before` is the bet so far, 0 for none."""

    seat: int
    amount: int
    before: int
    total: int


@dataclass(frozen=True, slots=True)
class AllIn(Event):
    """A seat put in all that its bowl holds (敲).

    `raises` if the bet is now `total`; `full` if that is a raise to which others may answer with
    one of their own, false for a short one (R22).
    """

    seat: int
    amount: int
    before: int
    total: int
    raises: bool
    full: bool


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A seat gave up its hand; `skin` is what it leaves, `paid` what it had to add for that."""

    seat: int
    paid: int
    skin: int


@dataclass(frozen=True, slots=True)
class RoundClosed(Event):
    """A round of betting is over."""

    round: int
    how: Closing


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat leaves with 三花, by choice or without being asked (R20)."""

    seat: int
    flower: Flower
    chosen: bool


@dataclass(frozen=True, slots=True)
class Divided(Event):
    """A seat laid its hand down in two pairs; the others see it when all have."""

    seat: int
    division: Division


@dataclass(frozen=True, slots=True)
class Compared(Event):
    """How `seat` fares against `other`."""

    seat: int
    other: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class TailsOrdered(Event):
    """In which order the seats settle, those equal in both pairs together."""

    order: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Transferred(Event):
    """`amount` of the payer's stake or skin goes to the taker; `limit` is why it is no more."""

    payer: int
    taker: int
    amount: int
    cause: Cause
    limit: Limit


@dataclass(frozen=True, slots=True)
class PotTaken(Event):
    """A seat takes the mango pot, or its share of it."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Chips go back to the seat that put them in."""

    seat: int
    amount: int
    cause: ReturnCause


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """The hand is over.

    `eaters` take the skins (none if nobody wins), `mango` is what it calls for at the next hand,
    `pot` what stays in the mango pot.
    """

    how: How
    eaters: tuple[int, ...]
    mango: MangoCause | None
    pot: int
