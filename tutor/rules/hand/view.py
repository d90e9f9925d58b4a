"""What one seat may know of a hand: its own cards, what lies open, and everything that was done."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.rules.cards import Card
from tutor.rules.divisions import Division
from tutor.rules.hand.actions import Action, Verb
from tutor.rules.hand.events import Dealt, Divided, Event, HandEnded, How
from tutor.rules.hand.legal import LegalActions, legal_actions
from tutor.rules.hand.setup import verify_seat
from tutor.rules.hand.stakes import Stakes
from tutor.rules.hand.state import STAYING, HandState, Phase, Standing
from tutor.rules.ruleset import RuleSet

_DOWN = 2  # the first two cards stay face down

SeenHand = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A hand as `seat` sees it; tuples are by seat, fields as in `HandState`.

    `hands` has None for a card that is face down to this seat. `divisions` of the others are seen
    when all are compared, until then `divided` says who has one; `actions` leaves their pairs out.
    """

    seat: int
    rules: RuleSet
    stakes: Stakes
    names: tuple[str, ...]
    dealer: int
    bowls: tuple[int, ...]
    phase: Phase
    round: int
    ante: int
    hands: tuple[SeenHand, ...]
    standings: tuple[Standing, ...]
    purses: tuple[int, ...]
    staked: tuple[int, ...]
    in_round: tuple[int, ...]
    to_match: int
    turn: int | None
    divided: tuple[bool, ...]
    divisions: tuple[Division | None, ...]
    pot: int
    actions: tuple[Action, ...]
    ending: HandEnded | None
    legal: LegalActions

    @property
    def own(self) -> SeenHand:
        """The seat's own cards."""
        return self.hands[self.seat]


def can_see(event: Event, seat: int) -> bool:
    """Whether a seat may see this event when it happens.

    Not the cards that others get face down, nor how they divide before all are compared.
    """
    if isinstance(event, Dealt):
        return event.up or event.seat == seat
    return not isinstance(event, Divided) or event.seat == seat


def _compared(state: HandState) -> bool:
    return state.ending is not None and state.ending.how is How.SHOWDOWN


def _seen(state: HandState, viewer: int, seat: int) -> SeenHand:
    """Own cards, hands that were compared and hands shown as 三花 whole, of others what is up."""
    hand = state.hands[seat]
    standing = state.standings[seat]
    shown = standing is Standing.LEFT or (standing in STAYING and _compared(state))
    if seat == viewer or shown:
        return hand
    return tuple(card if at >= _DOWN else None for at, card in enumerate(hand))


def _told(action: Action, viewer: int, compared: bool) -> Action:
    secret = action.verb is Verb.DIVIDE and action.seat != viewer and not compared
    return replace(action, division=None) if secret else action


def observe(state: HandState, seat: int) -> View:
    """The hand as `seat` may see it; RuleError(NO_SUCH_SEAT) if there is none."""
    verify_seat(seat, state.setup.bowls)
    setup, compared = state.setup, _compared(state)
    return View(
        seat=seat,
        rules=setup.rules,
        stakes=setup.stakes,
        names=setup.names,
        dealer=setup.dealer,
        bowls=setup.bowls,
        phase=state.phase,
        round=state.round,
        ante=state.ante,
        hands=tuple(_seen(state, seat, other) for other in setup.seats),
        standings=state.standings,
        purses=state.purses,
        staked=state.staked,
        in_round=state.in_round,
        to_match=state.to_match,
        turn=state.turn,
        divided=tuple(division is not None for division in state.divisions),
        divisions=tuple(
            division if compared or other == seat else None
            for other, division in enumerate(state.divisions)
        ),
        pot=state.pot,
        actions=tuple(_told(action, seat, compared) for action in state.actions),
        ending=state.ending,
        legal=legal_actions(state, seat),
    )
