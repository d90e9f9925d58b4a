"""Free play: an evening of hands at one table, the deal going round, every deck from one seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.play.tempers import Temper
from tutor.rules import DECK, Chance, RuleSet
from tutor.rules.hand import Evening, Setup, Stakes, least_bowl, next_hand, open_evening
from tutor.rules.switches.bowls import Bowls

NAMES = ("甲", "乙", "丙", "丁", "戊", "己", "庚", "辛")  # the same in both scripts
PURSE = 2000  # what everyone starts an evening by points with (`chengdu`)
_BOWL = 100  # skins that a bowl holds where one is set for each hand


@dataclass(frozen=True, slots=True)
class FreeTable:
    """Who plays what: `tempers` by seat, None for the learner; `seed` is any text.

    `names` are one a seat, or empty; `dealer` deals the first hand; every seat starts with `purse`.
    """

    rules: RuleSet
    stakes: Stakes
    tempers: tuple[Temper | None, ...]
    seed: str
    names: tuple[str, ...] = ()
    purse: int = PURSE
    dealer: int = 0

    @property
    def labels(self) -> tuple[str, ...]:
        """What the seats are called: as given, or 甲 乙 丙 …"""
        return self.names or NAMES[: len(self.tempers)]


def open_table(table: FreeTable) -> Evening:
    """The evening before its first hand; raises what `open_evening` raises."""
    purses = [table.purse] * len(table.tempers)
    return open_evening(table.rules, table.stakes, purses, dealer=table.dealer, names=table.labels)


def usual_bowl(evening: Evening, seat: int) -> int:
    """What a seat puts up that is not asked: the least, or a hundred skins where bowls are set for
    each hand."""
    least = least_bowl(evening, seat)
    if evening.rules.bowls is Bowls.STANDING:
        return least
    return max(least, min(_BOWL * evening.stakes.skin, evening.purses[seat] - evening.owed[seat]))


def deal_hand(
    table: FreeTable, evening: Evening, number: int, bowls: Mapping[int, int] | None = None
) -> Setup:
    """Hand `number` of the evening, from 1; its seats are `evening.playing`, renumbered.

    `bowls` by the evening's seats, for those who choose; raises what `next_hand` raises.
    """
    deck = Chance(f"{table.seed}/deck/{number}").shuffled(DECK)
    usual = {seat: usual_bowl(evening, seat) for seat in evening.playing}
    return next_hand(evening, deck, {**usual, **(bowls or {})})


def tempers_of(table: FreeTable, hand: Setup) -> tuple[Temper | None, ...]:
    """The tempers by seat of a hand of the evening, None for the learner."""
    tempers = dict(zip(table.labels, table.tempers, strict=True))
    return tuple(tempers[name] for name in hand.names)


def hand_seed(table: FreeTable, number: int) -> str:
    """The seed of what program seats do in hand `number`."""
    return f"{table.seed}/play/{number}"
