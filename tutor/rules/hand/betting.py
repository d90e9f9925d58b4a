"""What can be said in a round of betting: check, call, raise, all in, fold.

Amounts are for the round, and the hand's total never passes the bowl (R18). Each action is a trio:
`verify_x` raises RuleError with a Reason, `can_x` asks, `x` acts and returns state and records.
"""

from __future__ import annotations

from tutor.rules.hand.actions import Action, Verb
from tutor.rules.hand.draft import Draft, HandStep
from tutor.rules.hand.events import AllIn, Called, Checked, Folded, Raised
from tutor.rules.hand.flow import advance
from tutor.rules.hand.setup import verify_chips
from tutor.rules.hand.state import HandState, Phase, Standing
from tutor.rules.hand.turns import allowed, verify_turn
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.switches.opening import Opening
from tutor.rules.switches.raises import Raises
from tutor.rules.switches.skin import Skin


def least_raise(state: HandState) -> int:
    """What the bet must at least become when it is raised, or opened in this round.

    A first bet is at least the forced opening where there is one (R18); a raise is to double and
    to the stakes' least raise (`chengdu` 4, R7), or by any extra amount.
    """
    rules, stakes = state.setup.rules, state.setup.stakes
    if state.to_match == 0:
        return stakes.opening if rules.opening is Opening.FORCED else 1
    if rules.raises is Raises.DOUBLE:
        return max(2 * state.to_match, stakes.least_raise)
    return state.to_match + 1


def raise_bounds(state: HandState, seat: int) -> tuple[int, int]:
    """From what to what the seat may make the bet; none fits if the first is the larger.

    Also where all others are all in: nobody must match it, the risk is the raiser's (R40).
    """
    return least_raise(state), state.in_round[seat] + state.left(seat)


def verify_raising_open(state: HandState, seat: int) -> None:
    """Raise RuleError(RAISING_CLOSED) if the seat has acted since the last full raise (R22)."""
    if state.acted[seat]:
        raise RuleError(Reason.RAISING_CLOSED, seat=state.setup.label(seat))


def verify_check(state: HandState, seat: int) -> None:
    """Raise RuleError unless the seat may check: nobody has bet in this round (R28).

    Reasons: those of `verify_turn`, and BET_TO_ANSWER.
    """
    verify_turn(state, seat, Phase.BETTING)
    if state.to_match:
        raise RuleError(Reason.BET_TO_ANSWER, amount=state.to_match)


def can_check(state: HandState, seat: int) -> bool:
    """Whether the seat may check."""
    return allowed(verify_check, state, seat)


def check(state: HandState, seat: int) -> HandStep:
    """休: leave the word to the next; one may still call or raise when it comes back (唤醒)."""
    verify_check(state, seat)
    draft = Draft(state)
    draft.acted[seat] = True
    draft.events.append(Checked(seat))
    advance(draft, seat)
    return draft.freeze(Action(seat, Verb.CHECK))


def verify_call(state: HandState, seat: int) -> None:
    """Raise RuleError unless the seat's bowl can answer the bet that stands.

    Reasons: those of `verify_turn`, NOTHING_TO_CALL, CALL_BEYOND_BOWL.
    """
    verify_turn(state, seat, Phase.BETTING)
    amount = state.to_match - state.in_round[seat]
    if amount == 0:
        raise RuleError(Reason.NOTHING_TO_CALL)
    if amount > state.left(seat):
        raise RuleError(Reason.CALL_BEYOND_BOWL, amount=amount, left=state.left(seat))


def can_call(state: HandState, seat: int) -> bool:
    """Whether the seat's bowl can answer the bet that stands."""
    return allowed(verify_call, state, seat)


def call(state: HandState, seat: int) -> HandStep:
    """瞧, 跟: put in as much as the bet that stands."""
    verify_call(state, seat)
    draft = Draft(state)
    amount = draft.to_match - draft.in_round[seat]
    all_in = draft.stake(seat, amount)
    draft.in_round[seat] = draft.to_match
    draft.acted[seat] = True
    draft.events.append(Called(seat, amount, draft.to_match, all_in))
    advance(draft, seat)
    return draft.freeze(Action(seat, Verb.CALL))


def verify_raise(state: HandState, seat: int, total: int) -> None:
    """Raise RuleError unless the seat may make the bet of this round `total`.

    Reasons: those of `verify_turn`, BAD_AMOUNT, RAISING_CLOSED, RAISE_TOO_SMALL,
    RAISE_BEYOND_BOWL.
    """
    verify_turn(state, seat, Phase.BETTING)
    verify_chips(total)
    verify_raising_open(state, seat)
    least, most = raise_bounds(state, seat)
    if total < least:
        raise RuleError(Reason.RAISE_TOO_SMALL, amount=total, least=least)
    if total > most:
        raise RuleError(Reason.RAISE_BEYOND_BOWL, amount=total, most=most)


def can_raise(state: HandState, seat: int, total: int) -> bool:
    """Whether the seat may make the bet of this round `total`."""
    return allowed(verify_raise, state, seat, total)


def raise_to(state: HandState, seat: int, total: int) -> HandStep:
    """返, 拖, 大: make the bet of this round `total`, a first bet too; all the bowl is 敲."""
    verify_raise(state, seat, total)
    draft = Draft(state)
    before, amount = draft.to_match, total - draft.in_round[seat]
    all_in = draft.stake(seat, amount)
    draft.in_round[seat] = draft.to_match = total
    _reopen(draft, seat)
    if all_in:
        draft.events.append(AllIn(seat, amount, before, total, raises=True, full=True))
    else:
        draft.events.append(Raised(seat, amount, before, total))
    advance(draft, seat)
    return draft.freeze(Action(seat, Verb.RAISE, total))


def _reopen(draft: Draft, seat: int) -> None:
    draft.acted = [other == seat for other in draft.setup.seats]


def verify_all_in(state: HandState, seat: int) -> None:
    """Raise RuleError unless the seat may put in all its bowl: to call for less, or to raise.

    Reasons: those of `verify_turn`, and RAISING_CLOSED where it would raise.
    """
    verify_turn(state, seat, Phase.BETTING)
    if state.in_round[seat] + state.left(seat) > state.to_match:
        verify_raising_open(state, seat)


def can_all_in(state: HandState, seat: int) -> bool:
    """Whether the seat may put in all its bowl."""
    return allowed(verify_all_in, state, seat)


def all_in(state: HandState, seat: int) -> HandStep:
    """敲: put in all that the bowl holds.

    Less than the bet that stands is a call for less. A raise too short must be answered but does
    not reopen the raising (R22); a short first bet wakes those who checked like any other (R35).
    """
    verify_all_in(state, seat)
    full = state.in_round[seat] + state.left(seat) >= least_raise(state) or not state.to_match
    draft = Draft(state)
    before, amount = draft.to_match, draft.left(seat)
    draft.stake(seat, amount)
    draft.in_round[seat] += amount
    total = draft.in_round[seat]
    raises = total > before
    draft.acted[seat] = True
    if raises:
        draft.to_match = total
        if full:
            _reopen(draft, seat)
    draft.events.append(AllIn(seat, amount, before, total, raises, raises and full))
    advance(draft, seat)
    return draft.freeze(Action(seat, Verb.ALL_IN))


def verify_fold(state: HandState, seat: int) -> None:
    """Raise RuleError, as `verify_turn` does, unless the seat may fold: on any own turn (R39)."""
    verify_turn(state, seat, Phase.BETTING)


def can_fold(state: HandState, seat: int) -> bool:
    """Whether the seat may fold."""
    return allowed(verify_fold, state, seat)


def fold(state: HandState, seat: int) -> HandStep:
    """甩, 丢: what was put in stays as skin, and at least the skin where none is posted (R16)."""
    verify_fold(state, seat)
    draft = Draft(state)
    paid = 0
    if draft.setup.rules.skin is Skin.FIRST_FOLD:
        paid = max(draft.setup.stakes.skin - draft.staked[seat], 0)
        draft.stake(seat, paid)
    draft.standings[seat] = Standing.FOLDED
    draft.events.append(Folded(seat, paid, draft.staked[seat]))
    advance(draft, seat)
    return draft.freeze(Action(seat, Verb.FOLD))
