"""How a hand goes on by itself: posting, dealing, who speaks, when a round and the betting end."""

from __future__ import annotations

from tutor.rules.cards import Card
from tutor.rules.flowers import leaves_by_flowers
from tutor.rules.hand.draft import Draft, HandStep
from tutor.rules.hand.ending import end_alone, end_checked, end_showdown
from tutor.rules.hand.events import (
    Closing,
    Dealt,
    MangoPaid,
    Posted,
    Posting,
    RoundClosed,
    RoundOpened,
    Turned,
)
from tutor.rules.hand.setup import Setup, ante_of
from tutor.rules.hand.state import STAYING, HandState, Phase, Standing
from tutor.rules.switches.fourth_card import FourthCard
from tutor.rules.switches.later_opener import LaterOpener
from tutor.rules.switches.mo import Mo
from tutor.rules.switches.opening import Opening

ROUNDS = 3


def start_hand(setup: Setup) -> HandStep:
    """The hand after what happens unasked: mango, antes, cards and a forced opening.

    Where the dealer may raise the ante (默), it waits for him before antes and cards.
    """
    seats = len(setup.bowls)
    nothing = (0,) * seats
    state = HandState(
        setup=setup,
        phase=Phase.MO,
        round=0,
        ante=ante_of(setup),
        hands=((),) * seats,
        drawn=0,
        standings=(Standing.IN,) * seats,
        purses=tuple(map(sum, zip(setup.bowls, setup.mango, strict=True))),
        staked=nothing,
        in_round=nothing,
        to_match=0,
        acted=(False,) * seats,
        turn=setup.dealer,
        divisions=(None,) * seats,
        pot=setup.pot,
        actions=(),
        ending=None,
    )
    draft = Draft(state)
    for seat in setup.settling_order:
        _pay_mango(draft, seat)
    if not _mo_is_due(setup):
        post_and_deal(draft)
    return draft.freeze()


def _mo_is_due(setup: Setup) -> bool:
    """Whether there is an ante that the dealer may raise and a bowl that allows it (R34)."""
    ante = ante_of(setup)
    return setup.rules.mo is Mo.ALLOWED and 0 < ante < min(setup.bowls)


def _pay_mango(draft: Draft, seat: int) -> None:
    amount = draft.setup.mango[seat]
    if amount:
        draft.purses[seat] -= amount
        draft.pot += amount
        draft.events.append(MangoPaid(seat, amount))


def post_and_deal(draft: Draft) -> None:
    """Everyone posts the ante, if there is one, and the first round begins."""
    draft.phase = Phase.BETTING
    if draft.ante:
        for seat in draft.setup.dealing_order:
            all_in = draft.stake(seat, draft.ante)
            draft.events.append(Posted(seat, draft.ante, draft.ante, Posting.ANTE, all_in))
    _open_round(draft, 1)


def _deal(draft: Draft, up: bool) -> None:
    """One card to everyone still in, from the deck in its order or from the seat's own four."""
    setup = draft.setup
    for seat in draft.staying(setup.dealing_order):
        held = draft.hands[seat]
        card = setup.deck[draft.drawn] if setup.deck else setup.hands[seat][len(held)]
        draft.drawn += 1
        draft.hands[seat] = (*held, card)
        draft.events.append(Dealt(seat, card, draft.round, up))


def _deal_round(draft: Draft) -> None:
    """Two cards down one at a time (R44), then one up, then one up or squeezed and turned up."""
    if draft.round == 1:
        _deal(draft, up=False)
        _deal(draft, up=False)
        return
    squeezed = draft.round == ROUNDS and draft.setup.rules.fourth_card is FourthCard.SQUEEZED
    _deal(draft, up=not squeezed)
    if squeezed:
        for seat in draft.staying(draft.setup.dealing_order):
            draft.events.append(Turned(seat, draft.hands[seat][-1]))


def _due(draft: Draft) -> tuple[int, Card | None, tuple[int, ...]]:
    """Who is to speak first, by which upcard, and who holds one as strong (R4)."""
    setup = draft.setup
    if draft.round == 1 or setup.rules.later_opener is LaterOpener.SAME_SEAT:
        return setup.first_seat(setup.rules.opener), None, ()
    staying = draft.staying(setup.dealing_order)
    singles = {seat: draft.hands[seat][-1].kind.single for seat in staying}
    strongest = min(singles.values())
    tied = tuple(seat for seat in staying if singles[seat] == strongest)
    return tied[0], draft.hands[tied[0]][-1], tied[1:]


def _open_round(draft: Draft, number: int) -> None:
    setup = draft.setup
    draft.round = number
    _deal_round(draft)
    draft.in_round = [0] * len(setup.bowls)
    draft.acted = [False] * len(setup.bowls)
    draft.to_match = 0
    due, upcard, tied = _due(draft)
    able = draft.able(setup.round_from(due))
    if len(able) < 2:
        _close_round(draft, Closing.NOBODY_TO_BET)
        return
    speaker = able[0]
    draft.turn = speaker
    draft.events.append(RoundOpened(number, speaker, due, upcard, tied))
    if number == 1 and setup.rules.opening is Opening.FORCED:
        _post_opening(draft, speaker)
        advance(draft, speaker)


def _post_opening(draft: Draft, seat: int) -> None:
    """The forced opening; a bowl too small for it goes in whole, the others answer all (R33)."""
    due = draft.setup.stakes.opening
    amount = min(due, draft.left(seat))
    all_in = draft.stake(seat, amount)
    draft.in_round[seat] = amount
    draft.to_match = due
    draft.acted[seat] = True
    draft.events.append(Posted(seat, amount, due, Posting.OPENING, all_in))


def advance(draft: Draft, seat: int) -> None:
    """After `seat` has acted: the next who must answer, or the end of the round or the hand."""
    order = draft.setup.round_from(draft.setup.after(seat))
    staying = draft.staying(order)
    if len(staying) == 1:
        end_alone(draft, staying[0])
        return
    able = draft.able(order)
    for other in able:
        behind = draft.in_round[other] < draft.to_match
        if behind or (not draft.acted[other] and len(able) > 1):
            draft.turn = other
            return
    if draft.to_match == 0 and len(able) == len(staying):
        draft.events.append(RoundClosed(draft.round, Closing.CHECKED))
        end_checked(draft)
    else:
        _close_round(draft, Closing.ANSWERED)


def _close_round(draft: Draft, how: Closing) -> None:
    draft.events.append(RoundClosed(draft.round, how))
    if draft.round < ROUNDS:
        _open_round(draft, draft.round + 1)
    else:
        _start_dividing(draft)


def owes_division(state: HandState | Draft, seat: int) -> bool:
    """Whether the seat is still to divide; who leaves by 三花 unasked need not (R20)."""
    return (
        state.standings[seat] in STAYING
        and state.divisions[seat] is None
        and not leaves_by_flowers(state.hands[seat], state.setup.rules)
    )


def undivided(draft: Draft) -> list[int]:
    """Who is still to divide, in dealing order."""
    return [seat for seat in draft.setup.dealing_order if owes_division(draft, seat)]


def _start_dividing(draft: Draft) -> None:
    draft.phase = Phase.DIVIDING
    dividers = undivided(draft)
    if len(dividers) < 2:
        end_showdown(draft)
    else:
        draft.turn = dividers[0]
