"""Program seats at play: until it is the learner's turn, or to the end of the hand.

Luck is named by a seed and by how many actions were done, so a hand goes on in the same way from
any of its moments, on any process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.explain.reasoning import Reasoning
from tutor.play.seats import decide
from tutor.play.tempers import Temper
from tutor.rules import Chance
from tutor.rules.hand import Action, Event, HandState, Phase, act, observe

Tempers = Sequence[Temper | None]  # by seat of the hand; None is a learner


class Move(NamedTuple):
    """One action of a program seat: why it was done and what happened."""

    action: Action
    reasoning: Reasoning
    state: HandState
    events: tuple[Event, ...]


def next_actor(state: HandState, tempers: Tempers) -> int | None:
    """The seat that the hand waits for; None when it is over.

    Hands may be divided in any order, and program seats go first, so that the learner's hand is the
    last and the showdown follows it.
    """
    if state.phase is Phase.OVER or state.turn is None:
        return None
    if state.phase is not Phase.DIVIDING:
        return state.turn
    order = state.setup.round_from(state.turn)
    waiting = [seat for seat in order if observe(state, seat).legal.divide]
    return next((seat for seat in waiting if tempers[seat] is not None), waiting[0])


def move(state: HandState, seat: int, temper: Temper, seed: str) -> Move:
    """What a program seat does now, done."""
    chance = Chance(f"{seed}/{len(state.actions)}")
    decision = decide(observe(state, seat), temper, chance)
    after, events = act(state, decision.action)
    return Move(decision.action, decision.reasoning, after, events)


def advance(state: HandState, tempers: Tempers, seed: str) -> tuple[HandState, tuple[Move, ...]]:
    """Play program seats until a learner is due or the hand is over; the moves, in order."""
    moves: list[Move] = []
    while (seat := next_actor(state, tempers)) is not None:
        temper = tempers[seat]
        if temper is None:
            break
        moves.append(move(state, seat, temper, seed))
        state = moves[-1].state
    return state, tuple(moves)
