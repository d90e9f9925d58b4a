"""What a player can do, as data: the lines of a record and the moves of a program seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tutor.rules.divisions import Division


class Verb(Enum):
    """What is done; the value is the keyword of a record."""

    MO = "mo"  # 默: the dealer raises the ante
    DEAL = "deal"  # the dealer leaves the ante as it is
    CHECK = "check"  # 休
    CALL = "call"  # 瞧, 买, 跟
    RAISE = "raise"  # 返, 拖, 大: to an amount for the round; a first bet too
    ALL_IN = "all-in"  # 敲
    FOLD = "fold"  # 甩, 丢
    DECLARE = "declare"  # 三花摊牌
    DIVIDE = "divide"  # 扯


@dataclass(frozen=True, slots=True)
class Action:
    """One thing done by a seat; `amount` goes with MO and RAISE, `division` with DIVIDE."""

    seat: int
    verb: Verb
    amount: int | None = None
    division: Division | None = None
