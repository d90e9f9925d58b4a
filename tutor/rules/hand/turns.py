"""Whose turn it is, asked by every action."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from tutor.rules.hand.setup import verify_seat
from tutor.rules.hand.state import HandState, Phase
from tutor.rules.reasons import Reason, RuleError

P = ParamSpec("P")

_NOT_NOW = {
    Phase.MO: Reason.NOT_BEFORE_DEAL,
    Phase.BETTING: Reason.NOT_BETTING,
    Phase.DIVIDING: Reason.NOT_DIVIDING,
}


def verify_phase(state: HandState, seat: int, phase: Phase) -> None:
    """Raise RuleError unless the seat exists and the hand waits for this.

    Reasons: NO_SUCH_SEAT, HAND_OVER, NOT_BEFORE_DEAL, NOT_BETTING, NOT_DIVIDING.
    """
    verify_seat(seat, state.setup.bowls)
    if state.phase is Phase.OVER:
        raise RuleError(Reason.HAND_OVER)
    if state.phase is not phase:
        raise RuleError(_NOT_NOW[phase])


def verify_turn(state: HandState, seat: int, phase: Phase) -> None:
    """Raise RuleError unless it is this seat's turn in this phase.

    Reasons: those of `verify_phase`, and NOT_YOUR_TURN.
    """
    verify_phase(state, seat, phase)
    if state.turn is not None and seat != state.turn:
        label = state.setup.label
        raise RuleError(Reason.NOT_YOUR_TURN, seat=label(seat), turn=label(state.turn))


def allowed(verify: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Whether `verify` lets these arguments pass."""
    try:
        verify(*args, **kwargs)
    except RuleError:
        return False
    return True
