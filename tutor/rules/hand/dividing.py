"""After the betting: dividing one's four cards, and leaving with 三花 where that is a choice."""

from __future__ import annotations

from tutor.rules.divisions import Division, divide
from tutor.rules.flowers import verify_declare_flowers
from tutor.rules.hand.actions import Action, Verb
from tutor.rules.hand.draft import Draft, HandStep
from tutor.rules.hand.ending import end_alone, end_showdown, leave_by_flowers
from tutor.rules.hand.events import Divided
from tutor.rules.hand.flow import advance, owes_division, undivided
from tutor.rules.hand.state import HandState, Phase, Standing
from tutor.rules.hand.turns import allowed, verify_phase, verify_turn
from tutor.rules.pairs import ranking
from tutor.rules.reasons import Reason, RuleError


def verify_undivided(state: HandState, seat: int) -> None:
    """Raise RuleError unless the seat is to divide and has not.

    Reasons: those of `verify_phase`, NOT_IN_HAND, DIVIDED_ALREADY.
    """
    verify_phase(state, seat, Phase.DIVIDING)
    if not owes_division(state, seat):
        divided = state.divisions[seat] is not None
        reason = Reason.DIVIDED_ALREADY if divided else Reason.NOT_IN_HAND
        raise RuleError(reason, seat=state.setup.label(seat))


def verify_divide_hand(state: HandState, seat: int, division: Division) -> None:
    """Raise RuleError unless the seat may divide so: any seat that has not, in any order.

    Reasons: those of `verify_undivided`, NOT_YOUR_CARDS.
    """
    verify_undivided(state, seat)
    held = state.hands[seat]
    strange = [card.code for card in division.cards if card not in held]
    if strange or len(set(division.cards)) != len(held):
        given = strange or [card.code for card in division.cards]
        raise RuleError(Reason.NOT_YOUR_CARDS, cards=" ".join(given))


def can_divide_hand(state: HandState, seat: int, division: Division) -> bool:
    """Whether the seat may divide so."""
    return allowed(verify_divide_hand, state, seat, division)


def divide_hand(state: HandState, seat: int, division: Division) -> HandStep:
    """The seat lays its hand down in two pairs; when all have, they are compared and settled."""
    verify_divide_hand(state, seat, division)
    own = divide(division.smaller, division.larger, ranking(state.setup.rules))
    draft = Draft(state)
    draft.divisions[seat] = own
    draft.events.append(Divided(seat, own))
    _go_on(draft)
    return draft.freeze(Action(seat, Verb.DIVIDE, division=own))


def _go_on(draft: Draft) -> None:
    waiting = undivided(draft)
    if waiting:
        draft.turn = waiting[0]
    else:
        end_showdown(draft)


def verify_declare(state: HandState, seat: int) -> None:
    """Raise RuleError unless the seat may leave with 三花 now (R20).

    On one's own turn, or instead of dividing for who is all in or had no turn in the last round
    (R36). Reasons: those of `verify_turn`, FLOWERS_NOT_DECLARED, NO_FLOWERS, NOT_IN_HAND,
    DIVIDED_ALREADY, DECLARED_TOO_LATE.
    """
    if state.phase is Phase.DIVIDING:
        verify_undivided(state, seat)
    else:
        verify_turn(state, seat, Phase.BETTING)
    verify_declare_flowers(state.setup.label(seat), state.hands[seat], state.setup.rules)
    spoke = state.acted[seat] and state.standings[seat] is Standing.IN
    if state.phase is Phase.DIVIDING and spoke:
        raise RuleError(Reason.DECLARED_TOO_LATE, seat=state.setup.label(seat))


def can_declare(state: HandState, seat: int) -> bool:
    """Whether the seat may leave with 三花 now."""
    return allowed(verify_declare, state, seat)


def declare(state: HandState, seat: int) -> HandStep:
    """三花摊牌: own stake and ante go back, the holder neither wins nor loses."""
    verify_declare(state, seat)
    draft = Draft(state)
    leave_by_flowers(draft, seat, chosen=True)
    if state.phase is Phase.BETTING:
        advance(draft, seat)
    elif len(staying := draft.staying(draft.setup.dealing_order)) == 1:
        end_alone(draft, staying[0])
    else:
        _go_on(draft)
    return draft.freeze(Action(seat, Verb.DECLARE))
