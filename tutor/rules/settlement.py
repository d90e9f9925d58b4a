"""Who pays whom: the largest tail settles first and takes what its own stake reaches.

From every player it beats, and from every folded player's skin, a seat takes at most its own stake
from any one of them and at most what that one has left (`online` 计分规则, R19, R29). What nobody
can reach goes back: it is simply not transferred, so every settlement sums to zero.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet
from tutor.rules.switches.skins import Skins

Seat = TypeVar("Seat", bound=Hashable)


class Cause(Enum):
    """Why chips move."""

    BEATEN = "beaten"
    SKIN = "skin"


class Limit(Enum):
    """What decided the amount of a transfer."""

    ALL = "all"  # everything the payer had put in
    OWN_STAKE = "own-stake"  # the taker had put in no more than that
    REST = "rest"  # those who settled before left no more
    SHARE = "share"  # several take together


class Transfer(NamedTuple, Generic[Seat]):
    """`amount` chips from `payer` to `taker`, always more than 0."""

    payer: Seat
    taker: Seat
    amount: int
    cause: Cause
    limit: Limit


def share(amount: int, caps: Sequence[int]) -> tuple[int, ...]:
    """Deal `amount` out as evenly as `caps` allow, the odd chips to the first (R6).

    What one cannot take goes to the others; what exceeds all caps stays undealt.
    """
    shares = [0] * len(caps)
    while amount and (takers := [at for at, cap in enumerate(caps) if shares[at] < cap]):
        even = max(amount // len(takers), 1)
        for at in takers[:amount]:
            given = min(even, caps[at] - shares[at])
            shares[at] += given
            amount -= given
    return tuple(shares)


def verify_stakes(stakes: Mapping[Seat, int]) -> None:
    """Raise RuleError(BAD_STAKE) unless every stake is a whole number of at least 0."""
    for seat, stake in stakes.items():
        if not isinstance(stake, int) or isinstance(stake, bool) or stake < 0:
            raise RuleError(Reason.BAD_STAKE, seat=seat, stake=stake)


def settle(
    rules: RuleSet,
    order: Sequence[Sequence[Seat]],
    beats: Callable[[Seat, Seat], bool],
    stakes: Mapping[Seat, int],
    folded: Mapping[Seat, int],
) -> tuple[Transfer[Seat], ...]:
    """The transfers of one hand, in the order in which they are made.

    `order` and `beats` as a `Showdown` has them (a group is in dealing order from the seat after
    the dealer), `stakes` of the seats in it, `folded` the skins of those who folded. Raises
    RuleError(BAD_STAKE).
    """
    staked = {**stakes, **folded}
    verify_stakes(staked)
    left = dict(staked)
    transfers: list[Transfer[Seat]] = []
    for group in order:
        for payer in left:
            skin = payer in folded
            takers = list(group) if skin else [seat for seat in group if beats(seat, payer)]
            capped = not skin or rules.skins is Skins.CAPPED
            caps = [stakes[taker] if capped else left[payer] for taker in takers]
            for taker, amount in zip(takers, share(left[payer], caps), strict=True):
                if amount:
                    cause = Cause.SKIN if skin else Cause.BEATEN
                    whole = left[payer] == staked[payer]
                    limit = _limit(len(takers), amount < left[payer], whole)
                    transfers.append(Transfer(payer, taker, amount, cause, limit))
                    left[payer] -= amount
    return tuple(transfers)


def _limit(takers: int, more: bool, whole: bool) -> Limit:
    """Why one of so many takers takes no more, from a payer with `more` left or still `whole`."""
    if takers > 1:
        return Limit.SHARE
    if more:
        return Limit.OWN_STAKE
    return Limit.ALL if whole else Limit.REST


def pot_shares(order: Sequence[Sequence[Seat]], pot: int) -> tuple[tuple[Seat, int], ...]:
    """Who takes how much of a mango pot: the largest tail all of it, draws included (R23).

    Whoever eats the skins takes it whole, whatever its stake; those equal in both pairs share it,
    the odd chips to the first (R6).
    """
    takers = order[0] if order else ()
    shares = share(pot, [pot] * len(takers))
    return tuple((seat, amount) for seat, amount in zip(takers, shares, strict=True) if amount)


def net(transfers: Sequence[Transfer[Seat]], seats: Sequence[Seat]) -> dict[Seat, int]:
    """What each seat has won (or lost, below 0) by these transfers."""
    totals = dict.fromkeys(seats, 0)
    for transfer in transfers:
        totals[transfer.payer] -= transfer.amount
        totals[transfer.taker] += transfer.amount
    return totals
