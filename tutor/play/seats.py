"""Program seats: a decision is a pure function of what the seat may know, its temper and luck."""

from __future__ import annotations

from tutor.play.betting import ReasonedAction, decide_ante, decide_bet
from tutor.play.dividing import decide_division
from tutor.play.tempers import Temper
from tutor.rules import Chance
from tutor.rules.hand import Phase, View


def decide(view: View, temper: Temper, chance: Chance) -> ReasonedAction:
    """What a seat of this temper does at its turn, and why.

    Raises ValueError where the view's seat has nothing to do.
    """
    if view.phase is Phase.MO and view.legal.deal:
        return decide_ante(view, temper, chance)
    if view.phase is Phase.BETTING and view.legal.fold:
        return decide_bet(view, temper, chance)
    if view.phase is Phase.DIVIDING and view.legal.divide:
        return decide_division(view, chance)
    raise ValueError(f"seat {view.seat} has nothing to decide in {view.phase.value}")
