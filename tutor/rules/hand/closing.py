"""Between two hands: booking, the mango it calls for, who deals next, and how the evening ends.

The deal goes to the next seat anticlockwise that plays (下家; R26). With fewer than two that can
play the evening ends, and what is in the pot is shared by everyone at the table.
"""

from __future__ import annotations

from dataclasses import replace

from tutor.rules.hand.evening import (
    DealMoved,
    Evening,
    EveningEnded,
    EveningStep,
    LastCircleCalled,
    MangoOwed,
    PotShared,
    Stage,
    verify_running,
)
from tutor.rules.hand.events import Event
from tutor.rules.hand.mango import mango_amount, mango_payers
from tutor.rules.hand.state import HandState, Phase
from tutor.rules.hand.turns import allowed
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.settlement import share
from tutor.rules.switches.mango import Mango


def verify_close(evening: Evening, hand: HandState) -> None:
    """Raise RuleError(EVENING_OVER or HAND_NOT_OVER) unless the hand can be booked."""
    verify_running(evening)
    if hand.phase is not Phase.OVER:
        raise RuleError(Reason.HAND_NOT_OVER)


def close_hand(evening: Evening, hand: HandState) -> EveningStep:
    """Book a hand that `next_hand` began: purses, bowls, pot, the mango it calls for, the deal."""
    verify_close(evening, hand)
    playing = evening.playing
    purses, bowls, put_up = list(evening.purses), list(evening.bowls), list(evening.put_up)
    for at, seat in enumerate(playing):
        purses[seat] += hand.net[at]
        bowls[seat] = hand.purses[at]
        put_up[seat] = True
    booked = replace(
        evening,
        purses=tuple(purses),
        bowls=tuple(bowls),
        put_up=tuple(put_up),
        pot=hand.pot,
        owed=(0,) * len(purses),
    )
    events: list[Event] = []
    booked = _owe(booked, hand, playing, events)
    return _move_deal(booked, _called_mango(hand), events)


def _called_mango(hand: HandState) -> bool:
    return hand.ending is not None and hand.ending.mango is not None


def _owe(
    evening: Evening, hand: HandState, playing: tuple[int, ...], events: list[Event]
) -> Evening:
    """The mango due at the next hand: everyone's in the last circle, else what the hand called."""
    if evening.stage is Stage.LAST_CIRCLE:
        return _owe_circle(evening, events)
    ending = hand.ending
    if ending is None or ending.mango is None:
        return evening
    count = evening.mangoes + 1
    amount = mango_amount(evening.rules, evening.stakes, ending.mango, count)
    at_hand = mango_payers(evening.rules, tuple(hand.setup.seats), ending)
    payers = tuple(playing[at] for at in at_hand)
    owed = tuple(amount if seat in payers else 0 for seat in range(len(evening.purses)))
    events.append(MangoOwed(payers, amount, ending.mango, count))
    return replace(evening, owed=owed, mangoes=count)


def _owe_circle(evening: Evening, events: list[Event]) -> Evening:
    """圈芒: everyone pays the mango at every hand, and it never grows."""
    seats = tuple(range(len(evening.purses)))
    amount = evening.stakes.mango
    events.append(MangoOwed(seats, amount, None, evening.mangoes))
    return replace(evening, owed=(amount,) * len(seats))


def _move_deal(evening: Evening, called: bool, events: list[Event]) -> EveningStep:
    circle = evening.stage is Stage.LAST_CIRCLE
    playing = evening.playing
    if len(playing) < 2:
        return _end(evening, events)
    stays = circle and called and evening.dealer in playing
    passed = () if stays else _passed(evening, playing)
    ends = evening.first_dealer in passed[:-1] or (
        evening.dealer == evening.first_dealer and evening.moved > 0
    )
    if circle and not stays and ends:
        return _end(evening, [])
    dealer = passed[-1] if passed else evening.dealer
    events.append(DealMoved(dealer, stays))
    return replace(evening, dealer=dealer, moved=evening.moved + (circle and not stays)), tuple(
        events
    )


def _passed(evening: Evening, playing: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that the deal goes over, to the next one that plays."""
    seats = len(evening.purses)
    passed: list[int] = []
    while not passed or passed[-1] not in playing:
        passed.append((evening.dealer + len(passed) + 1) % seats)
    return tuple(passed)


def verify_call_time(evening: Evening) -> None:
    """Raise RuleError(EVENING_OVER or LAST_CIRCLE_ALREADY) unless time can be called."""
    verify_running(evening)
    if evening.stage is Stage.LAST_CIRCLE:
        raise RuleError(Reason.LAST_CIRCLE_ALREADY)


def can_call_time(evening: Evening) -> bool:
    """Whether time can be called."""
    return allowed(verify_call_time, evening)


def call_time(evening: Evening) -> EveningStep:
    """The agreed end: the last circle where mangoes are fixed (圈芒, R25), else the end at once.

    The circle goes from the dealer due to the first dealer of the evening, who deals its last hand;
    if he is due himself, once round and then he deals once more (R38).
    """
    verify_call_time(evening)
    if evening.rules.mango is not Mango.FIXED:
        return _end(evening, [])
    events: list[Event] = [LastCircleCalled(evening.first_dealer)]
    begun = _owe_circle(replace(evening, stage=Stage.LAST_CIRCLE), events)
    if len(begun.playing) < 2:
        return _end(begun, events)
    if begun.dealer not in begun.playing:
        begun = replace(begun, dealer=_passed(begun, begun.playing)[-1])
        events.append(DealMoved(begun.dealer, stays=False))
    return begun, tuple(events)


def end_evening(evening: Evening) -> EveningStep:
    """Play ends now (中途解散): everyone at the table shares the pot, the odd chips to the first
    after the dealer (R43). Raises RuleError(EVENING_OVER).
    """
    verify_running(evening)
    return _end(evening, [])


def _end(evening: Evening, events: list[Event]) -> EveningStep:
    seats = len(evening.purses)
    order = [(evening.dealer + 1 + at) % seats for at in range(seats)]
    purses = list(evening.purses)
    for seat, amount in zip(order, share(evening.pot, [evening.pot] * seats), strict=True):
        purses[seat] += amount
        if amount:
            events.append(PotShared(seat, amount))
    ended = replace(
        evening,
        stage=Stage.OVER,
        purses=tuple(purses),
        pot=0,
        owed=(0,) * seats,
        bowls=(0,) * seats,
    )
    return ended, (*events, EveningEnded(ended.purses))
