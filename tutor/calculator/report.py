"""What the rules say of a table: pairs on the ladder, divisions, comparisons, tails and eaters.

A seat that is not divided is compared by the division that the solver finds best.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from tutor.calculator.equities import Equities, equities
from tutor.calculator.table import HAND, Seat, Table
from tutor.rules import (
    CardPair,
    Comparison,
    Division,
    Flower,
    Pair,
    Ranking,
    Reason,
    RuleError,
    RuleSet,
    Showdown,
    Worth,
    can_declare_flowers,
    compare_divisions,
    divide,
    divisions,
    dominators,
    flower_of,
    pair_of,
    ranking,
    showdown,
)


@dataclass(frozen=True, slots=True)
class PairReport:
    """A pair: its worth, its `strength` (0 the weakest) and its `rung`, 1 the strongest."""

    cards: CardPair
    pair: Pair
    worth: Worth
    strength: int
    rung: int


@dataclass(frozen=True, slots=True)
class WeighedOption:
    """One of the three divisions of a hand, and those of the others that dominate it."""

    division: Division
    dominated_by: tuple[Division, ...]


@dataclass(frozen=True, slots=True)
class SeatReport:
    """A seat with four cards: `division` is compared, `given` says that the address chose it.

    `options` begin with the strongest larger pair. `left` says that it leaves by 三花.
    """

    number: int
    seat: Seat
    options: tuple[WeighedOption, ...]
    division: Division
    given: bool
    flower: Flower | None
    may_declare: bool
    left: bool
    rules: RuleSet

    @property
    def equities(self) -> Equities | None:
        """What its choices are worth, asked for only where it is shown; None if nobody knows.

        Raises TablesError.
        """
        return equities(self.seat.cards, self.rules)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two seats that stay, the outcome for `a`."""

    a: int
    b: int
    comparison: Comparison


@dataclass(frozen=True, slots=True)
class Report:
    """Everything about a table; what its cards do not yet allow to say is left out.

    `pair` is there where a single seat holds two cards. Seats of `result` are written as numbers.
    """

    table: Table
    ranks: Ranking
    pair: PairReport | None
    seats: tuple[SeatReport, ...]
    meetings: tuple[Meeting, ...]
    result: Showdown | None

    def seat(self, number: int) -> SeatReport:
        """The report of a seat that holds four cards; raises KeyError for another."""
        return {seat.number: seat for seat in self.seats}[number]


def pair_report(cards: CardPair, ranks: Ranking) -> PairReport:
    """Where the pair of these two cards stands."""
    pair = pair_of(*cards)
    strength = ranks.strength(pair)
    return PairReport(cards, pair, ranks.worth(pair), strength, len(ranks.levels) - strength)


def options_of(seat: Seat, ranks: Ranking) -> tuple[WeighedOption, ...]:
    """The three divisions of four cards, the strongest larger pair first, then the smaller."""
    found = sorted(divisions(seat.cards, ranks), key=lambda one: one.strength[::-1], reverse=True)
    return tuple(WeighedOption(division, dominators(division, found)) for division in found)


def chosen(seat: Seat, ranks: Ranking, options: tuple[WeighedOption, ...]) -> Division:
    """The division that is compared: the given one, else the solver's best.

    Of divisions that are equally good it is the one with the strongest larger pair, and so it is
    where the rules are not solved. Raises TablesError.
    """
    if not seat.split:
        good = [option.division for option in options if not option.dominated_by]
        if len({division.strength for division in good}) == 1:
            return good[0]  # the solver need not be asked
        worth = equities(seat.cards, ranks.rules)
        if worth is None:
            return good[0]
        best = worth.divisions
        return min(good, key=lambda division: best[division.strength].shortfall)
    a, b, c, d = seat.cards
    return divide((a, b), (c, d), ranks)


def verify_whole(table: Table) -> None:
    """Raise RuleError(WRONG_COUNT) unless every seat has four cards, or the only one has two."""
    for number, seat in enumerate(table.seats, 1):
        alone = len(table.seats) == 1 and len(seat.cards) == 2
        if not (seat.whole or alone):
            given = len(seat.cards)
            raise RuleError(Reason.WRONG_COUNT, expected=HAND, given=given, seat=number)


def examine(table: Table) -> Report:
    """Say of a table what its cards allow; seats with fewer than four cards are left out.

    Raises RuleError: TOO_MANY_SEATS where the rule set seats fewer, NO_FLOWERS or
    FLOWERS_NOT_DECLARED for a declaration that cannot be. TablesError: as the solver.
    """
    ranks = ranking(table.rules)
    first = table.seats[0].cards
    pair = None
    if len(table.seats) == 1 and len(first) == 2:
        pair = pair_report((first[0], first[1]), ranks)
    dealt = [(at, seat) for at, seat in enumerate(table.seats, 1) if seat.whole]
    options = {at: options_of(seat, ranks) for at, seat in dealt}
    hands = {at: chosen(seat, ranks, options[at]) for at, seat in dealt}
    result = None
    if len(hands) > 1:
        named = {str(at): hand for at, hand in hands.items()}
        result = showdown(ranks, named, [str(at) for at in table.declared if at in hands])
    seats = tuple(
        SeatReport(
            number=at,
            seat=seat,
            options=options[at],
            division=hands[at],
            given=seat.split,
            flower=flower_of(seat.cards),
            may_declare=can_declare_flowers(seat.cards, table.rules),
            left=result is not None and str(at) in result.left,
            rules=table.rules,
        )
        for at, seat in dealt
    )
    staying = [seat for seat in seats if not seat.left]
    meetings = tuple(
        Meeting(a.number, b.number, compare_divisions(ranks, a.division, b.division))
        for a, b in combinations(staying if result else (), 2)
    )
    return Report(table, ranks, pair, seats, meetings, result)
