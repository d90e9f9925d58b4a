"""What tables differ in: a rule set is one frozen value, and its fields are the switches.

The three sources are presets of it (`tutor.rules.presets`), a house rule set is any other
combination. Rules read these fields and never the name of a rule set.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Annotated, get_args, get_type_hints


class DiWang(Enum):
    """地牌 with the black 9: one point, or a king above 天杠 (`sichuan` 五(2))."""

    POINT = "point"
    KING = "king"


class Zeros(Enum):
    """Two pairs of 0 points: always equal, or decided by the single like other points (R3)."""

    EQUAL = "equal"
    SINGLE = "single"


class BetterAndEqual(Enum):
    """One pair better and the other equal: a win, or a draw (R1, R21)."""

    WIN = "win"
    DRAW = "draw"


class Tail(Enum):
    """Which pair is called the tail and settles first (R2)."""

    LARGER = "larger"
    SMALLER = "smaller"


class Skin(Enum):
    """Where the skins come from: posted by all, or paid by who folds in the opening round."""

    ANTE = "ante"
    FIRST_FOLD = "first-fold"


class Opening(Enum):
    """Whether the first speaker must bet."""

    FORCED = "forced"
    FREE = "free"


class FirstSeat(Enum):
    """Where something starts, going anticlockwise from there."""

    DEALER = "dealer"
    AFTER_DEALER = "after-dealer"


class LaterOpener(Enum):
    """Who speaks first later: the strongest upcard of the round (R4), or as at the opening."""

    UPCARD = "upcard"
    SAME_SEAT = "same-seat"


class Raises(Enum):
    """How large a raise must be: at least to double (R7), or any extra amount."""

    DOUBLE = "double"
    ANY = "any"


class Skins(Enum):
    """Whether the eater takes at most its own stake from each folded player, or all of it."""

    CAPPED = "capped"
    WHOLE = "whole"


class FourthCard(Enum):
    """The fourth card: dealt face down and squeezed, or dealt open."""

    SQUEEZED = "squeezed"
    OPEN = "open"


class Flowers(Enum):
    """三花: unknown, declared by choice, or automatic (R20)."""

    NONE = "none"
    CHOICE = "choice"
    AUTOMATIC = "automatic"


class Mango(Enum):
    """What a mango costs: there is none, a fixed amount, or a ladder over the session."""

    NONE = "none"
    FIXED = "fixed"
    LADDER = "ladder"


class MangoPayers(Enum):
    """Who pays after all folded to one: everyone but that winner, or everyone (R15)."""

    BUT_WINNER = "but-winner"
    EVERYONE = "everyone"


class Mo(Enum):
    """默: whether the dealer may raise the ante before the deal."""

    UNKNOWN = "unknown"
    ALLOWED = "allowed"


class Bowls(Enum):
    """Whether a bowl stands before its holder from hand to hand, or is set for each hand."""

    STANDING = "standing"
    EACH_HAND = "each-hand"


Choice = Enum | int


@dataclass(frozen=True)
class RuleSet:
    """Every switch on which tables differ; `key`, `title` and `order` only name a preset.

    `order` is the place among the presets. A house rule set has its code as key.
    """

    key: str = field(compare=False)
    title: str = field(compare=False)
    order: int = field(compare=False)
    di_wang: DiWang
    zeros: Zeros
    better_and_equal: BetterAndEqual
    tail: Tail
    flowers: Flowers
    skin: Skin
    opening: Opening
    deal_from: FirstSeat
    opener: FirstSeat
    later_opener: LaterOpener
    raises: Raises
    skins: Skins
    fourth_card: FourthCard
    mango: Mango
    mango_payers: MangoPayers
    mo: Mo
    bowls: Bowls
    most_players: Annotated[int, range(2, 9)]

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(self.switches().values()))

    def __hash__(self) -> int:
        """As equality has it, but reckoned once: rule sets are what everything is kept by."""
        return self._hash

    @property
    def source(self) -> str:
        """The key of the preset whose words and names this rule set speaks in."""
        return self.key.partition("+")[0]

    def switches(self) -> dict[str, Choice]:
        """The value of every switch by its name."""
        return {name: getattr(self, name) for name in SWITCHES}


def _choices(hint: object) -> tuple[Choice, ...]:
    """The values a field of this type may take; none for a field that is no switch."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    return tuple(value for extra in get_args(hint)[1:] for value in extra)


# The values each switch may take, by the switch's name, in the order of the fields.
SWITCHES: dict[str, tuple[Choice, ...]] = {
    name: choices
    for name, hint in get_type_hints(RuleSet, include_extras=True).items()
    if (choices := _choices(hint))
}
