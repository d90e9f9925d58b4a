"""What a program seat says in a round of betting."""

from __future__ import annotations

from typing import NamedTuple

from tutor.explain.reasoning import Reasoning, Why
from tutor.play.tempers import NERVES, Nerve, Temper
from tutor.play.weighing import Weighing, known_cards, weigh
from tutor.rules import Chance
from tutor.rules.flowers import leaves_by_flowers
from tutor.rules.hand import Action, Standing, Verb, View

_OVER_A_BET, _LAST = 30, 20


class ReasonedAction(NamedTuple):
    """What a seat does and why."""

    action: Action
    reasoning: Reasoning


def decide_ante(view: View, temper: Temper, chance: Chance) -> ReasonedAction:
    """默 or not: blind, so only by temper; then twice to four times the ante."""
    bounds = view.legal.raise_ante
    if bounds and chance.below(100) < NERVES[temper].mo:
        ante = min(view.ante * (2 + chance.below(3)), bounds[1])
        return ReasonedAction(
            Action(view.seat, Verb.MO, max(ante, bounds[0])), Reasoning(Why.GAMBLES)
        )
    return ReasonedAction(Action(view.seat, Verb.DEAL), Reasoning(Why.DEALS))


def decide_bet(view: View, temper: Temper, chance: Chance) -> ReasonedAction:
    """Check, call, raise, go all in, fold or leave with 三花."""
    sums, nerve = weigh(view), NERVES[temper]
    if view.legal.declare and sums.edge < 100:
        return ReasonedAction(Action(view.seat, Verb.DECLARE), Reasoning(Why.LEAVES, sums.facts()))
    if leaves_by_flowers(known_cards(view, view.seat), view.rules):
        return ReasonedAction(Action(view.seat, _stay(view)), Reasoning(Why.SAFE))
    verb, amount, why = _speak(view, sums, nerve, chance)
    return ReasonedAction(Action(view.seat, verb, amount), Reasoning(why, sums.facts()))


def _stay(view: View) -> Verb:
    """The cheapest way to stay in."""
    if view.legal.check:
        return Verb.CHECK
    return Verb.ALL_IN if view.legal.call is None else Verb.CALL


_Said = tuple[Verb, int | None, Why]


def _speak(view: View, sums: Weighing, nerve: Nerve, chance: Chance) -> _Said:
    may_raise = view.legal.raise_to is not None
    hides = chance.below(100) < nerve.lie_low
    bluffs = chance.below(100) < nerve.bluff and sums.others <= 3
    if may_raise and sums.edge >= nerve.bet + _courage(view) and not hides:
        return _bet(view, sums, nerve)
    if may_raise and bluffs and sums.edge < 100 and _cheap(view, sums):
        return Verb.RAISE, _size(view, sums, nerve, chance.below(2)), Why.BLUFFS
    if view.legal.check:
        return Verb.CHECK, None, Why.LIES_LOW if sums.edge >= nerve.bet else Why.WAITS
    return _answer(view, sums, nerve)


def _courage(view: View) -> int:
    """How much more of an edge it takes to raise a bet that stands than to make the first one.

    The last to speak needs less: if nobody bets the hand is over and wins nothing.
    """
    if view.to_match:
        return _OVER_A_BET
    able = sum(standing is Standing.IN for standing in view.standings)
    before = view.actions[len(view.actions) - able + 1 :]
    last = able > 1 and len(before) == able - 1
    return -_LAST if last and all(action.verb is Verb.CHECK for action in before) else 0


def _cheap(view: View, sums: Weighing) -> bool:
    """Whether a bluff still has a bowl to frighten with, and not everyone is past frightening."""
    left = view.bowls[view.seat] - view.staked[view.seat]
    return 3 * sums.price <= left


def _bet(view: View, sums: Weighing, nerve: Nerve) -> _Said:
    """Ask for chips: the whole bowl with a very strong hand, once half of it is to be won."""
    worth_it = 2 * sums.prize >= view.bowls[view.seat] - view.staked[view.seat]
    if sums.edge >= nerve.press and worth_it and view.legal.all_in is not None:
        return Verb.ALL_IN, None, Why.PRESSES
    return Verb.RAISE, _size(view, sums, nerve, 0), Why.BETS_ON_IT


def _size(view: View, sums: Weighing, nerve: Nerve, extra: int) -> int:
    """What the bet becomes: a share of what lies there beyond the bet, within the bounds."""
    assert view.legal.raise_to is not None
    least, most = view.legal.raise_to
    wanted = view.to_match + nerve.size * (sums.prize + sums.price) * (1 + extra) // 100
    return max(least, min(wanted, most))


def _answer(view: View, sums: Weighing, nerve: Nerve) -> _Said:
    """Call, go along for less, or fold: by the chance and the price."""
    firm = sums.edge >= nerve.bet
    worth = sums.chance >= sums.need + nerve.margin
    bowl = view.bowls[view.seat] - view.staked[view.seat]
    look = view.round < 3 and 100 * sums.price <= nerve.look * bowl
    if not (worth or look or firm):
        return Verb.FOLD, None, Why.TOO_DEAR
    if view.legal.call is None:
        return _stay(view), None, Why.GOES_ALONG
    if firm and worth:
        return Verb.CALL, None, Why.STANDS_FIRM
    return Verb.CALL, None, Why.WORTH_IT if worth else Why.TAKES_A_LOOK
