"""默: before the deal the dealer may raise the ante, at most to the smallest bowl (R24)."""

from __future__ import annotations

from tutor.rules.hand.actions import Action, Verb
from tutor.rules.hand.draft import Draft, HandStep
from tutor.rules.hand.events import MoRaised
from tutor.rules.hand.flow import post_and_deal
from tutor.rules.hand.setup import verify_chips
from tutor.rules.hand.state import HandState, Phase
from tutor.rules.hand.turns import allowed, verify_turn
from tutor.rules.reasons import Reason, RuleError


def ante_bounds(state: HandState) -> tuple[int, int]:
    """What the ante may become by 默: more than it is, at most the smallest bowl."""
    return state.ante + 1, min(state.setup.bowls)


def verify_raise_ante(state: HandState, seat: int, ante: int) -> None:
    """Raise RuleError unless the dealer may raise the ante to this.

    Reasons: those of `verify_turn`, BAD_AMOUNT, ANTE_TOO_SMALL, ANTE_BEYOND_BOWL.
    """
    verify_turn(state, seat, Phase.MO)
    verify_chips(ante)
    least, most = ante_bounds(state)
    if ante < least:
        raise RuleError(Reason.ANTE_TOO_SMALL, amount=ante, least=least)
    if ante > most:
        raise RuleError(Reason.ANTE_BEYOND_BOWL, amount=ante, most=most)


def can_raise_ante(state: HandState, seat: int, ante: int) -> bool:
    """Whether the dealer may raise the ante to this."""
    return allowed(verify_raise_ante, state, seat, ante)


def raise_ante(state: HandState, seat: int, ante: int) -> HandStep:
    """The dealer raises the ante (默), everyone posts it and the cards are dealt."""
    verify_raise_ante(state, seat, ante)
    draft = Draft(state)
    draft.events.append(MoRaised(seat, draft.ante, ante))
    draft.ante = ante
    post_and_deal(draft)
    return draft.freeze(Action(seat, Verb.MO, ante))


def verify_deal(state: HandState, seat: int) -> None:
    """Raise RuleError, as `verify_turn` does, unless the hand waits for the dealer."""
    verify_turn(state, seat, Phase.MO)


def can_deal(state: HandState, seat: int) -> bool:
    """Whether the hand waits for this dealer."""
    return allowed(verify_deal, state, seat)


def deal(state: HandState, seat: int) -> HandStep:
    """The dealer leaves the ante as it is; everyone posts it and the cards are dealt."""
    verify_deal(state, seat)
    draft = Draft(state)
    post_and_deal(draft)
    return draft.freeze(Action(seat, Verb.DEAL))
