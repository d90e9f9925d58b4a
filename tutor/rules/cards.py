"""The deck: 32 cards of 17 kinds, their points and the rank of a single card.

The same in all three rule sets (`chengdu` 打旋需要牌 1, `sichuan` 五(1), `online` 一张). Two cards
of a kind are equal everywhere, so rules speak of kinds; cards exist to be dealt, shown and written
down.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Colour(Enum):
    """Red is hearts, diamonds and the big joker, black is spades and clubs."""

    RED = "red"
    BLACK = "black"


class Group(Enum):
    """The class a single card belongs to, strongest class first."""

    UPPER = "upper"  # 上四, ordered among themselves
    MIDDLE = "middle"  # 中三, all equal
    WAIST = "waist"  # 下腰, all equal
    MIXED = "mixed"  # 下四烂 with 丁丁 and 大鬼, all equal


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """One of the 17 kinds; `single` is its rank alone, 1 the strongest and 7 the weakest.

    `points` is what it counts in a pair (天牌 12, 斧头 11, 大鬼 6), `index` its place in `KINDS`,
    `group` its class, `copies` how many there are in the deck.
    """

    index: int
    key: str
    rank: str
    suits: str
    colour: Colour
    points: int
    group: Group
    single: int

    @property
    def copies(self) -> int:
        """How many cards of this kind the deck has: two, or one for 丁丁 and 大鬼."""
        return len(self.suits)

    @property
    def numbered(self) -> bool:
        """Whether the face shows what it counts: not jack, queen and joker."""
        return self.rank == "T" or self.rank.isdigit()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of this kind in deck order."""
        return tuple(card for card in DECK if card.kind is self)

    def __repr__(self) -> str:
        return f"<Kind {self.key}>"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of the deck; `code` is its notation, rank then suit (`Qh`; the joker is `Xr`)."""

    index: int
    code: str
    kind: Kind

    @property
    def rank(self) -> str:
        """The rank letter of the notation, `T` for ten and `X` for the joker."""
        return self.code[0]

    @property
    def suit(self) -> str:
        """The suit letter of the notation; `r` for the joker, which has none."""
        return self.code[1]

    def __repr__(self) -> str:
        return self.code


_RED, _BLACK = "hd", "sc"
# Strongest first: key, rank, suits, points, group. The single rank follows from group and order.
_SPECS = (
    ("tian", "Q", _RED, 12, Group.UPPER),
    ("di", "2", _RED, 2, Group.UPPER),
    ("ren", "8", _RED, 8, Group.UPPER),
    ("he", "4", _RED, 4, Group.UPPER),
    ("meishi", "T", _BLACK, 10, Group.MIDDLE),
    ("bandeng", "4", _BLACK, 4, Group.MIDDLE),
    ("changsan", "6", _BLACK, 6, Group.MIDDLE),
    ("futou", "J", _BLACK, 11, Group.WAIST),
    ("shaoshi", "T", _RED, 10, Group.WAIST),
    ("maomao", "6", _RED, 6, Group.WAIST),
    ("gaoyao", "7", _RED, 7, Group.WAIST),
    ("hei9", "9", _BLACK, 9, Group.MIXED),
    ("hei8", "8", _BLACK, 8, Group.MIXED),
    ("hei7", "7", _BLACK, 7, Group.MIXED),
    ("xiao5", "5", _BLACK, 5, Group.MIXED),
    ("dingding", "3", "h", 3, Group.MIXED),
    ("dagui", "X", "r", 6, Group.MIXED),
)


def _build_kinds() -> tuple[Kind, ...]:
    kinds: list[Kind] = []
    single = 0
    for index, (key, rank, suits, points, group) in enumerate(_SPECS):
        ordered = group is Group.UPPER
        if ordered or not kinds or kinds[-1].group is not group:
            single += 1
        colour = Colour.RED if set(suits) <= set("hdr") else Colour.BLACK
        kinds.append(Kind(index, key, rank, suits, colour, points, group, single))
    return tuple(kinds)


KINDS: tuple[Kind, ...] = _build_kinds()
KIND: dict[str, Kind] = {kind.key: kind for kind in KINDS}
DECK: tuple[Card, ...] = tuple(
    Card(index, kind.rank + suit, kind)
    for index, (kind, suit) in enumerate((kind, suit) for kind in KINDS for suit in kind.suits)
)
CARD: dict[str, Card] = {card.code: card for card in DECK}
