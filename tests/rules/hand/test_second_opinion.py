"""The chips of whole hands, reckoned again from their events by a plain settlement of its own."""

from random import Random

import pytest

from tests.rules.hand.tables import random_hand, random_setup
from tests.rules.oracle import settled
from tutor.rules import PRESETS, Outcome
from tutor.rules.hand import (
    AllIn,
    Called,
    Compared,
    Declared,
    Event,
    Folded,
    HandEnded,
    How,
    MangoPaid,
    Posted,
    PotTaken,
    Raised,
    TailsOrdered,
)

Seats = dict[str, int]


def put_in(events: tuple[Event, ...], seats: range) -> Seats:
    """What each seat has in front of it when the cards are compared."""
    stakes = {str(seat): 0 for seat in seats}
    for event in events:
        if isinstance(event, Posted | Called | Raised | AllIn):
            stakes[str(event.seat)] += event.amount
        elif isinstance(event, Folded):
            stakes[str(event.seat)] += event.paid
            assert stakes[str(event.seat)] == event.skin
        elif isinstance(event, Declared):
            del stakes[str(event.seat)]
    return stakes


def reckoned(events: tuple[Event, ...], seats: range) -> Seats:
    """What each seat wins, mango aside."""
    ending = events[-1]
    assert isinstance(ending, HandEnded)
    nothing = {str(seat): 0 for seat in seats}
    if ending.how in (How.CHECKED, How.NO_WINNER):
        return nothing
    stakes = put_in(events, seats)
    folders = {str(event.seat) for event in events if isinstance(event, Folded)}
    folded = {seat: stakes.pop(seat) for seat in folders}
    wins = set()
    order = [tuple(map(str, ending.eaters))]
    for event in events:
        if isinstance(event, TailsOrdered):
            order = [tuple(map(str, group)) for group in event.order]
        if isinstance(event, Compared) and event.outcome is not Outcome.DRAW:
            pair = (str(event.seat), str(event.other))
            wins.add(pair if event.outcome is Outcome.WIN else pair[::-1])
    return nothing | settled(order, lambda one, other: (one, other) in wins, stakes, folded)


@pytest.mark.parametrize("code", PRESETS)
def test_random_hands_pay_out_what_their_events_say(code: str) -> None:
    luck = Random(f"second opinion of {code}")
    for _ in range(400):
        setup = random_setup(PRESETS[code], luck)
        state, events = random_hand(setup, luck)
        expected = reckoned(events, setup.seats)
        for event in events:
            if isinstance(event, MangoPaid):
                expected[str(event.seat)] -= event.amount
            elif isinstance(event, PotTaken):
                expected[str(event.seat)] += event.amount
        assert list(state.net) == [expected[str(seat)] for seat in setup.seats]
