"""The settlement of a table line by line: who takes what from whom, why, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain

from tutor.calculator.report import Report
from tutor.calculator.table import Chips, Table
from tutor.rules import Limit, Reason, RuleError, Showdown, settle
from tutor.rules.settlement import pot_shares

POT = "pot"


class Ground(Enum):
    """What a line of a settlement says."""

    LEAVES = "leaves"  # by 三花, with its own stake
    SETTLES = "settles"  # whose turn it is to take
    OWN_STAKE = "own-stake"  # as much as its own stake, from one who had more left
    WHAT_WAS_LEFT = "what-was-left"  # all that the payer had left
    SHARED = "shared"  # its part among equals
    NOTHING_LEFT = "nothing-left"  # beaten, but everything was taken before
    POT = "pot"  # the mango pot, to the largest tail
    GOES_BACK = "goes-back"  # what nobody could take


_LIMITS = {
    Limit.ALL: Ground.WHAT_WAS_LEFT,
    Limit.OWN_STAKE: Ground.OWN_STAKE,
    Limit.REST: Ground.WHAT_WAS_LEFT,
    Limit.SHARE: Ground.SHARED,
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line: `takers` take `amount` from `payer`, who had `left` before; `cap` is its stake.

    `totals` is what everyone has won so far, the pot included; it always sums to zero. Accounts are
    a seat's number, `f1` for the first folded player, or `pot`.
    """

    why: Ground
    takers: tuple[str, ...]
    totals: Mapping[str, int]
    payer: str = ""
    amount: int = 0
    cap: int = 0
    left: int = 0
    skin: bool = False


@dataclass(frozen=True, slots=True)
class Settlement:
    """All lines, and what everyone has won or lost at the end."""

    accounts: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def nets(self) -> Mapping[str, int]:
        """What each account has won in all."""
        return self.lines[-1].totals if self.lines else dict.fromkeys(self.accounts, 0)


def verify_chips(table: Table) -> None:
    """Raise RuleError unless these chips may lie on this table.

    RAISE_BEYOND_BOWL for a stake above its bowl (R18), TOO_MANY_SEATS where the folded players are
    more than the rule set seats.
    """
    chips = table.chips
    for number, (stake, bowl) in enumerate(zip(chips.stakes, chips.bowls, strict=False), 1):
        if bowl is not None and stake > bowl:
            raise RuleError(Reason.RAISE_BEYOND_BOWL, amount=stake, most=bowl, seat=number)
    players = len(table.seats) + len(chips.folded)
    if players > table.rules.most_players:
        most = table.rules.most_players
        raise RuleError(Reason.TOO_MANY_SEATS, given=players, most=most)


def settlement(report: Report) -> Settlement | None:
    """How the chips of a table are settled; None while nobody compares or no stakes are given.

    Raises what `verify_chips` raises.
    """
    chips = report.table.chips
    if report.result is None or not chips.stakes:
        return None
    verify_chips(report.table)
    return _Ledger(report.table, report.result).settlement()


class _Ledger:
    """Writes the lines in the order in which they are made; all amounts are the engine's."""

    def __init__(self, table: Table, result: Showdown) -> None:
        chips = table.chips
        self.rules = table.rules
        self.result = result
        staked = {str(at): stake for at, stake in enumerate(chips.stakes, 1)}
        self.stakes = {seat: staked[seat] for seat in chain.from_iterable(result.order)}
        self.leaving = {seat: staked[seat] for seat in result.left}
        self.folded = _skins(chips)
        self.left = {**self.stakes, **self.folded}
        self.pot = chips.pot
        self.totals = dict.fromkeys([*staked, *self.folded], 0)
        if self.pot:
            self.totals[POT] = 0

    def settlement(self) -> Settlement:
        """All lines from the first who leaves to what goes back."""
        lines = chain(self._leave(), self._settle(), self._take_pot(), self._give_back())
        return Settlement(tuple(self.totals), tuple(lines))

    def _line(self, why: Ground, takers: Sequence[str], payer: str = "", amount: int = 0) -> Line:
        """A line after its chips have moved."""
        left = self.left.get(payer, 0)
        if amount and takers[0] != payer:
            self.totals[payer] -= amount
            self.totals[takers[0]] += amount
            self.left[payer] = left - amount
        cap = self.stakes.get(takers[0], 0)
        totals = dict(self.totals)
        return Line(why, tuple(takers), totals, payer, amount, cap, left, payer in self.folded)

    def _leave(self) -> Iterator[Line]:
        for seat, stake in self.leaving.items():
            yield self._line(Ground.LEAVES, [seat], seat, stake)

    def _settle(self) -> Iterator[Line]:
        result = self.result
        transfers = settle(self.rules, result.order, result.beats, self.stakes, self.folded)
        moves = {(transfer.payer, transfer.taker): transfer for transfer in transfers}
        for group in result.order:
            yield self._line(Ground.SETTLES, group)
            for payer in self.left:
                takers = [seat for seat in group if self._may_take(seat, payer)]
                found = [moves[payer, seat] for seat in takers if (payer, seat) in moves]
                if takers and not self.left[payer] and self.stakes.get(payer):
                    yield self._line(Ground.NOTHING_LEFT, takers, payer)
                for transfer in found:
                    why = _LIMITS[transfer.limit]
                    yield self._line(why, [transfer.taker], payer, transfer.amount)

    def _may_take(self, taker: str, payer: str) -> bool:
        return payer in self.folded or self.result.beats(taker, payer)

    def _take_pot(self) -> Iterator[Line]:
        self.left[POT] = self.pot
        for seat, amount in pot_shares(self.result.order, self.pot):
            yield self._line(Ground.POT, [seat], POT, amount)

    def _give_back(self) -> Iterator[Line]:
        """What is left of a stake that somebody reached into, and skins beyond reach."""
        for owner in (*self.stakes, *self.folded):
            if self.left[owner] and (owner in self.folded or self._touched(owner)):
                yield self._line(Ground.GOES_BACK, [owner], owner, self.left[owner])

    def _touched(self, owner: str) -> bool:
        return self.left[owner] < self.stakes[owner]


def _skins(chips: Chips) -> dict[str, int]:
    return {f"f{at}": skin for at, skin in enumerate(chips.folded, 1)}
