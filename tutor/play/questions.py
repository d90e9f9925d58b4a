"""Questions on the way through a hand; what is right is asked of the rules, never written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile

from tutor.explain import Fact, Message, message
from tutor.explain.hand import explain_event, ledger, word
from tutor.marking import N_
from tutor.names import hand_names
from tutor.play.dividing import near, options
from tutor.questions.grading import Values, is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import divisions, ranking
from tutor.rules.hand import (
    Event,
    HandState,
    Phase,
    Returned,
    RoundOpened,
    Transferred,
    least_raise,
    observe,
)
from tutor.rules.switches.opening import Opening
from tutor.rules.switches.raises import Raises

FIELD = "answer"
Options = tuple[Option, ...]
# The prompt, the options, and before which event of its moment a question is asked.
Asking = tuple[Message, Options, int]
# The values that are right, and why.
Graded = tuple[Values, Message]


class Ask(Enum):
    """What can be asked of a moment."""

    SPEAKER = "speaker"  # who speaks first now, and why
    LEAST_RAISE = "least-raise"  # what the bet must at least become
    SETTLES = "settles"  # what the learner wins or loses
    DIVIDE = "divide"  # how to divide


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a hand for the learner's `seat`: what happened just now, and in all so far."""

    state: HandState
    events: tuple[Event, ...]
    so_far: tuple[Event, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Posed:
    """A question at a moment of a hand, asked before event `before` of the moment is told."""

    ask: Ask
    question: Question
    before: int
    moment: Moment


def pose(ask: Ask, moment: Moment) -> Posed:
    """Ask of this moment; ValueError where the moment has no answer to it."""
    prompt, options, before = _ASKS[ask](moment)
    return Posed(ask, Question(prompt, (Field(FIELD, options),), subject=ask.value), before, moment)


def grade(posed: Posed, answer: Answer) -> Verdict:
    """Judge an answer by the rules: one of those that are right is enough."""
    correct, reason = _GRADES[posed.ask](posed.moment)
    right = is_right(posed.question, answer, {FIELD: correct})
    return Verdict(right, reason, (reason,), {FIELD: correct})


def _options(values: Sequence[int]) -> Options:
    return tuple(Option(str(value), message("%(n)s", n=value)) for value in values)


def _opened(events: Sequence[Event]) -> tuple[int, RoundOpened]:
    found = [(at, event) for at, event in enumerate(events) if isinstance(event, RoundOpened)]
    if not found:
        raise ValueError("nobody begins a round here")
    return found[-1]


def _ask_speaker(moment: Moment) -> Asking:
    at, _ = _opened(moment.events)
    state = moment.state
    named = tuple(
        Option(str(one), message("%(seat)s", seat=state.setup.label(one)))
        for one in state.setup.dealing_order
        if one in state.staying
    )
    return message(N_("Who speaks first now?")), named, at


def _grade_speaker(moment: Moment) -> Graded:
    _, event = _opened(moment.events)
    return (str(event.speaker),), explain_event(event, moment.state.setup)


def _ask_least_raise(moment: Moment) -> Asking:
    state = moment.state
    if state.phase is not Phase.BETTING:
        raise ValueError("nobody raises here")
    least, bet = least_raise(state), state.to_match
    stakes = state.setup.stakes
    near_by = {least, bet + 1, 2 * bet, 3 * bet, stakes.least_raise, stakes.opening, least + 5}
    prompt = message(N_("The bet is %(bet)s. What must a raise at least make it?"), bet=bet)
    if not bet:
        prompt = message(N_("Nobody has bet. What must a first bet be at least?"))
    values = _around(least, {value for value in near_by if value > bet})
    return prompt, _options(values), len(moment.events)


def _around(right: int, values: set[int], most: int = 4) -> list[int]:
    """The right value and those nearest to it, in order; enough of them to choose from."""
    step = 1
    while len(values | {right}) < most:
        values = values | {right + step}
        step += 1
    nearest = sorted(values - {right}, key=lambda value: (abs(value - right), value))[: most - 1]
    return sorted([right, *nearest])


def _grade_least_raise(moment: Moment) -> Graded:
    state = moment.state
    rules, least, bet = state.setup.rules, least_raise(state), state.to_match
    facts: dict[str, Fact] = {"least": least}
    if not bet:
        forced = rules.opening is Opening.FORCED
        text = (
            N_("A first bet is never below the forced opening: %(least)s.")
            if forced
            else N_("A first bet may be any amount, so %(least)s is enough.")
        )
        return (str(least),), Message(text, facts)
    facts["bet"] = bet
    if rules.raises is Raises.ANY:
        text = N_("A raise may add any amount to the %(bet)s, so %(least)s is enough.")
    elif least > 2 * bet:
        text = N_("Double the %(bet)s would do, but here a raise goes to %(least)s at least.")
    else:
        text = N_("A raise must at least double the %(bet)s: %(least)s.")
    return (str(least),), Message(text, facts)


def _ask_settles(moment: Moment) -> Asking:
    state, seat, events = moment.state, moment.seat, moment.events
    if state.phase is not Phase.OVER:
        raise ValueError("the hand is not over")
    moves = (Transferred, Returned)
    before = len(list(takewhile(lambda event: not isinstance(event, moves), events)))
    setup = state.setup
    put_in = _put_in(state, seat, events)
    near_by = {*state.net, put_in, -put_in, 0, 2 * put_in}
    prompt = message(
        N_("How does this hand end for %(seat)s, in chips won (or lost, below 0)?"),
        seat=setup.label(seat),
    )
    values = _around(state.net[seat], near_by)
    return prompt, _options(values), before


def _put_in(state: HandState, seat: int, events: tuple[Event, ...]) -> int:
    back = sum(
        event.amount for event in events if isinstance(event, Returned) and event.seat == seat
    )
    lost = sum(
        event.amount for event in events if isinstance(event, Transferred) and event.payer == seat
    )
    return back + lost


_ENDS = {
    1: N_("%(seat)s wins %(n)s in this hand."),
    0: N_("%(seat)s comes out even in this hand."),
    -1: N_("%(seat)s loses %(n)s in this hand."),
}


def _grade_settles(moment: Moment) -> Graded:
    state, seat = moment.state, moment.seat
    lines = [entry.reason for entry in ledger(state.setup, moment.so_far) if entry.concerns(seat)]
    net = state.net[seat]
    reason = message(_ENDS[(net > 0) - (net < 0)], seat=state.setup.label(seat), n=abs(net))
    for line in reversed(lines):
        reason = message(N_("%(first)s %(second)s"), first=line, second=reason)
    return (str(state.net[seat]),), reason


def _ask_divide(moment: Moment) -> Asking:
    state, seat = moment.state, moment.seat
    view = observe(state, seat)
    if not view.legal.divide:
        raise ValueError("nothing is divided here")
    ranks = ranking(state.setup.rules)
    offered = tuple(Option(str(one), one) for one in divisions(state.hands[seat], ranks))
    prompt = message(N_("How would you divide these four cards?"))
    return prompt, offered, len(moment.events)


def _grade_divide(moment: Moment) -> Graded:
    """Right are the divisions worth the most chips here, equal ones too."""
    state, seat = moment.state, moment.seat
    view = observe(state, seat)
    ranks = ranking(state.setup.rules)
    best = [one for one in near(options(view), view.staked[seat]) if one.division]
    strengths = {one.division.strength for one in best if one.division}
    every = divisions(state.hands[seat], ranks)
    rights = tuple(str(one) for one in every if one.strength in strengths)
    top = best[0]
    assert top.division is not None
    reason = message(
        N_(
            "%(name)s wins %(win)s in 100 against what the others may hold here and loses %(lose)s:"
            " no other way to %(divide)s is worth more."
        ),
        name=hand_names(top.division, ranks)[0],
        win=round(100 * top.win),
        lose=round(100 * top.lose),
        divide=word(state.setup.rules, "divide"),
    )
    return rights, reason


_ASKS: dict[Ask, Callable[[Moment], Asking]] = {
    Ask.SPEAKER: _ask_speaker,
    Ask.LEAST_RAISE: _ask_least_raise,
    Ask.SETTLES: _ask_settles,
    Ask.DIVIDE: _ask_divide,
}
_GRADES: dict[Ask, Callable[[Moment], Graded]] = {
    Ask.SPEAKER: _grade_speaker,
    Ask.LEAST_RAISE: _grade_least_raise,
    Ask.SETTLES: _grade_settles,
    Ask.DIVIDE: _grade_divide,
}
