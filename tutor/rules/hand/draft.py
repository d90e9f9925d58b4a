"""A working copy of a hand during one action; every move of chips goes through it and adds up."""

from __future__ import annotations

from tutor.rules.divisions import Division
from tutor.rules.hand.actions import Action
from tutor.rules.hand.events import Event, HandEnded, PotTaken, ReturnCause, Returned, Transferred
from tutor.rules.hand.state import STAYING, HandState, Standing
from tutor.rules.settlement import Transfer

HandStep = tuple[HandState, tuple[Event, ...]]


class Draft:
    """The state's fields, open to change, and what has happened since."""

    __slots__ = (
        "acted",
        "actions",
        "ante",
        "divisions",
        "drawn",
        "ending",
        "events",
        "hands",
        "in_round",
        "phase",
        "pot",
        "purses",
        "round",
        "setup",
        "staked",
        "standings",
        "to_match",
        "turn",
    )

    def __init__(self, state: HandState) -> None:
        self.setup = state.setup
        self.phase = state.phase
        self.round = state.round
        self.ante = state.ante
        self.hands = list(state.hands)
        self.drawn = state.drawn
        self.standings = list(state.standings)
        self.purses = list(state.purses)
        self.staked = list(state.staked)
        self.in_round = list(state.in_round)
        self.to_match = state.to_match
        self.acted = list(state.acted)
        self.turn = state.turn
        self.divisions: list[Division | None] = list(state.divisions)
        self.pot = state.pot
        self.actions = state.actions
        self.ending: HandEnded | None = state.ending
        self.events: list[Event] = []

    def freeze(self, action: Action | None = None) -> HandStep:
        """The new state, with `action` among its actions, and the records of what happened."""
        state = HandState(
            setup=self.setup,
            phase=self.phase,
            round=self.round,
            ante=self.ante,
            hands=tuple(self.hands),
            drawn=self.drawn,
            standings=tuple(self.standings),
            purses=tuple(self.purses),
            staked=tuple(self.staked),
            in_round=tuple(self.in_round),
            to_match=self.to_match,
            acted=tuple(self.acted),
            turn=self.turn,
            divisions=tuple(self.divisions),
            pot=self.pot,
            actions=(*self.actions, action) if action else self.actions,
            ending=self.ending,
        )
        return state, tuple(self.events)

    def staying(self, order: tuple[int, ...]) -> list[int]:
        """The seats still in, in this order."""
        return [seat for seat in order if self.standings[seat] in STAYING]

    def able(self, order: tuple[int, ...]) -> list[int]:
        """The seats that can still bet, in this order."""
        return [seat for seat in order if self.standings[seat] is Standing.IN]

    def left(self, seat: int) -> int:
        """What the seat's bowl still holds."""
        return self.setup.bowls[seat] - self.staked[seat]

    def stake(self, seat: int, amount: int) -> bool:
        """Move chips from bowl to stake; whether the bowl is empty, and the seat so all in."""
        self.purses[seat] -= amount
        self.staked[seat] += amount
        if self.left(seat):
            return False
        self.standings[seat] = Standing.ALL_IN
        return True

    def give_back(self, seat: int, cause: ReturnCause) -> None:
        """Move what is left of a stake back to its seat."""
        amount, self.staked[seat] = self.staked[seat], 0
        if amount:
            self.purses[seat] += amount
            self.events.append(Returned(seat, amount, cause))

    def transfer(self, move: Transfer[int]) -> None:
        """Move chips from the payer's stake to the taker."""
        self.staked[move.payer] -= move.amount
        self.purses[move.taker] += move.amount
        self.events.append(Transferred(*move))

    def take_pot(self, seat: int, amount: int) -> None:
        """Move chips from the mango pot to a seat."""
        self.pot -= amount
        self.purses[seat] += amount
        self.events.append(PotTaken(seat, amount))
