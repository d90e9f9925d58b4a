"""The four ways in which a hand ends, and where its chips go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from tutor.rules.divisions import Outcome
from tutor.rules.flowers import flower_of, leaves_by_flowers
from tutor.rules.hand.draft import Draft
from tutor.rules.hand.events import (
    Compared,
    Declared,
    HandEnded,
    How,
    MangoCause,
    ReturnCause,
    TailsOrdered,
)
from tutor.rules.hand.state import Phase, Standing
from tutor.rules.pairs import ranking
from tutor.rules.settlement import pot_shares, settle
from tutor.rules.showdown import all_outcomes, tail_order
from tutor.rules.switches.mango import Mango


def _end(
    draft: Draft, how: How, eaters: Sequence[int] = (), mango: MangoCause | None = None
) -> None:
    """Close the hand; where a rule set knows no mango, none is called for."""
    if draft.setup.rules.mango is Mango.NONE:
        mango = None
    draft.phase = Phase.OVER
    draft.turn = None
    draft.ending = HandEnded(how, tuple(eaters), mango, draft.pot)
    draft.events.append(draft.ending)


def _all_back(draft: Draft, cause: ReturnCause) -> None:
    for seat in draft.setup.settling_order:
        draft.give_back(seat, cause)


def end_checked(draft: Draft) -> None:
    """休过河: nobody wins or loses, every stake goes back, the mango pot stays (R5)."""
    _all_back(draft, ReturnCause.CHECKED)
    _end(draft, How.CHECKED, mango=MangoCause.CHECKED)


def _pay_out(
    draft: Draft, order: Sequence[Sequence[int]], beats: Callable[[int, int], bool]
) -> None:
    """Settle by tails, then the mango pot, then give back what nobody took."""
    seats = draft.setup.settling_order
    stakes = {seat: draft.staked[seat] for seat in draft.staying(seats)}
    folded = {
        seat: draft.staked[seat] for seat in seats if draft.standings[seat] is Standing.FOLDED
    }
    for transfer in settle(draft.setup.rules, order, beats, stakes, folded):
        draft.transfer(transfer)
    for seat, amount in pot_shares(order, draft.pot):
        draft.take_pot(seat, amount)
    for seat in stakes:
        draft.give_back(seat, ReturnCause.OWN_STAKE)
    for seat in folded:
        draft.give_back(seat, ReturnCause.BEYOND_REACH)


def end_alone(draft: Draft, seat: int) -> None:
    """One seat is left: it takes skins and pot; a mango if it bet in round 1 (R17, R37, R41)."""
    outbet = draft.round == 1 and draft.to_match > 0
    _pay_out(draft, [[seat]], lambda _winner, _loser: False)
    _end(draft, How.ALONE, [seat], MangoCause.OUTBET if outbet else None)


def leave_by_flowers(draft: Draft, seat: int, chosen: bool) -> None:
    """Own stake and ante go back, the holder leaves the comparison (R20)."""
    flower = flower_of(draft.hands[seat])
    assert flower is not None
    draft.standings[seat] = Standing.LEFT
    draft.events.append(Declared(seat, flower, chosen))
    draft.give_back(seat, ReturnCause.FLOWERS)


def end_showdown(draft: Draft) -> None:
    """扯牌: compare everyone with everyone and settle in the order of tails."""
    rules = draft.setup.rules
    seats = draft.setup.settling_order
    for seat in draft.staying(seats):
        if leaves_by_flowers(draft.hands[seat], rules):
            leave_by_flowers(draft, seat, chosen=False)
    staying = draft.staying(seats)
    if not staying:
        _all_back(draft, ReturnCause.NO_WINNER)
        _end(draft, How.NO_WINNER)
    elif len(staying) == 1:
        end_alone(draft, staying[0])
    else:
        _compare(draft, staying)


def _compare(draft: Draft, staying: list[int]) -> None:
    ranks = ranking(draft.setup.rules)
    divided = {seat: hand for seat in staying if (hand := draft.divisions[seat]) is not None}
    outcomes = all_outcomes(ranks, divided)
    for one, other in combinations(staying, 2):
        draft.events.append(Compared(one, other, outcomes[one, other]))
    order = tail_order(ranks, divided)
    draft.events.append(TailsOrdered(order))
    _pay_out(draft, order, lambda winner, loser: outcomes.get((winner, loser)) is Outcome.WIN)
    _end(draft, How.SHOWDOWN, order[0])
