"""What may be done now, asked of the same verify functions that the actions ask."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.rules.hand import betting, dividing, opening
from tutor.rules.hand.actions import Action, Verb
from tutor.rules.hand.draft import HandStep
from tutor.rules.hand.state import HandState, Phase
from tutor.rules.hand.turns import allowed
from tutor.rules.reasons import Reason, RuleError

Bounds = tuple[int, int]


@dataclass(frozen=True, slots=True)
class LegalActions:
    """What `seat` may do; `seat` is None when the hand is over.

    `call` and `all_in` are the chips to add, `raise_to` the least and the most that the bet of the
    round may become, `raise_ante` that of the ante by 默; None where it is not allowed.
    """

    seat: int | None
    raise_ante: Bounds | None = None
    deal: bool = False
    check: bool = False
    call: int | None = None
    raise_to: Bounds | None = None
    all_in: int | None = None
    fold: bool = False
    declare: bool = False
    divide: bool = False


def legal_actions(state: HandState, seat: int | None = None) -> LegalActions:
    """What may be done by `seat`, or by the seat whose turn it is.

    A seat that must wait has nothing.
    """
    actor = state.turn if seat is None else seat
    if actor is None or state.phase is Phase.OVER:
        return LegalActions(None)
    if state.phase is Phase.MO:
        ante = opening.ante_bounds(state)
        offered = ante if opening.can_raise_ante(state, actor, ante[0]) else None
        return LegalActions(actor, raise_ante=offered, deal=opening.can_deal(state, actor))
    if state.phase is Phase.DIVIDING:
        return LegalActions(
            actor,
            declare=dividing.can_declare(state, actor),
            divide=allowed(dividing.verify_undivided, state, actor),
        )
    return _betting(state, actor)


def _betting(state: HandState, seat: int) -> LegalActions:
    bounds = betting.raise_bounds(state, seat)
    return LegalActions(
        seat,
        check=betting.can_check(state, seat),
        call=state.to_match - state.in_round[seat] if betting.can_call(state, seat) else None,
        raise_to=bounds if betting.can_raise(state, seat, bounds[0]) else None,
        all_in=state.left(seat) if betting.can_all_in(state, seat) else None,
        fold=betting.can_fold(state, seat),
        declare=dividing.can_declare(state, seat),
    )


def act(state: HandState, action: Action) -> HandStep:
    """Do what `action` says.

    Raises what the function of its verb raises, and RuleError(BAD_AMOUNT or BROKEN_DIVISION) where
    the amount or the division that goes with it is missing.
    """
    if action.verb is Verb.DIVIDE:
        if action.division is None:
            raise RuleError(Reason.BROKEN_DIVISION, text="")
        return dividing.divide_hand(state, action.seat, action.division)
    if action.verb in _WITH_AMOUNT:
        if action.amount is None:
            raise RuleError(Reason.BAD_AMOUNT, amount="")
        return _WITH_AMOUNT[action.verb](state, action.seat, action.amount)
    return _PLAIN[action.verb](state, action.seat)


_WITH_AMOUNT = {Verb.MO: opening.raise_ante, Verb.RAISE: betting.raise_to}
_PLAIN = {
    Verb.DEAL: opening.deal,
    Verb.CHECK: betting.check,
    Verb.CALL: betting.call,
    Verb.ALL_IN: betting.all_in,
    Verb.FOLD: betting.fold,
    Verb.DECLARE: dividing.declare,
}


def same_effect(state: HandState, one: Action, other: Action) -> bool:
    """Whether two legal actions come to the same.

    Equally strong divisions do, and so do a raise, a call and 敲 of the same chips.
    """
    if one.division and other.division:
        return one.division.strength == other.division.strength
    if one.seat != other.seat:
        return False
    return one == other or (
        act(state, one)[0].staked == act(state, other)[0].staked
        and ({one.verb, other.verb} <= {Verb.RAISE, Verb.CALL, Verb.ALL_IN})
    )
