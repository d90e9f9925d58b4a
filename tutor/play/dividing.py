"""How a program seat divides: by the solver, against each opponent's upcards, stakes weighed in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.explain.reasoning import Reasoning, Why
from tutor.play.betting import ReasonedAction
from tutor.play.weighing import known_cards, opponents
from tutor.rules import Card, Chance, Division, divisions, ranking, undominated
from tutor.rules.hand import STAYING, Action, Verb, View
from tutor.solver import Figures, Known, analyse

NEAR = 0.001  # units of one's stake: as near as the equilibrium is exact


class WeighedDivision(NamedTuple):
    """A division, or leaving with 三花 (None): its worth in chips, and how it fares in parts."""

    division: Division | None
    worth: float
    win: float
    lose: float


def options(view: View) -> tuple[WeighedDivision, ...]:
    """The undominated divisions of the seat's hand, and leaving where it may, the best first."""
    own = known_cards(view, view.seat)
    others = opponents(view)
    every = divisions(own, ranking(view.rules))
    kept = [at for at, option in enumerate(every) if option in undominated(every)]
    totals = [[0.0, 0.0, 0.0] for _ in every]
    skins = sum(
        min(staked, view.staked[view.seat])
        for seat, staked in enumerate(view.staked)
        if view.standings[seat] not in STAYING
    )
    for other in others:
        found = analyse(own, view.rules, Known(_dead(view, other), known_cards(view, other)))
        stake = min(view.staked[view.seat], view.staked[other])
        share = (skins + view.pot) / len(others)
        for total, choice in zip(totals, found.divisions, strict=True):
            _add(total, choice.figures, stake, share, len(others))
    sorted_options = [WeighedDivision(every[at], *totals[at]) for at in kept]
    if view.legal.declare:
        sorted_options.append(WeighedDivision(None, 0.0, 0.0, 0.0))
    return tuple(sorted(sorted_options, key=lambda option: -option.worth))


def _add(total: list[float], figures: Figures, stake: int, skin: float, others: int) -> None:
    total[0] += stake * figures.units + skin * (figures.eat - figures.eaten) / figures.total
    total[1] += figures.win / figures.total / others
    total[2] += figures.lose / figures.total / others


def _dead(view: View, other: int) -> tuple[Card, ...]:
    """What lies open before the rest: this opponent cannot hold it."""
    seats = (seat for seat in range(len(view.bowls)) if seat not in (view.seat, other))
    return tuple(card for seat in seats for card in known_cards(view, seat))


def near(found: Sequence[WeighedDivision], stake: int) -> tuple[WeighedDivision, ...]:
    """Those worth as much as the best, as nearly as can be told."""
    return tuple(one for one in found if one.worth >= found[0].worth - NEAR * stake)


def decide_division(view: View, chance: Chance) -> ReasonedAction:
    """Divide for the most chips, or leave with 三花 where that is worth more."""
    found = options(view)
    if len(found) == 1 and found[0].division:
        action = Action(view.seat, Verb.DIVIDE, division=found[0].division)
        return ReasonedAction(action, Reasoning(Why.ONE_WAY))
    best = near(found, view.staked[view.seat])
    chosen = chance.pick(best)
    win, lose = round(100 * chosen.win), round(100 * chosen.lose)
    if chosen.division is None:
        facts = {"chance": win}
        return ReasonedAction(Action(view.seat, Verb.DECLARE), Reasoning(Why.LEAVES, facts))
    facts = {"win": win, "draw": 100 - win - lose, "lose": lose}
    why = Why.NEAR_WAY if len(best) > 1 else Why.BEST_WAY
    return ReasonedAction(
        Action(view.seat, Verb.DIVIDE, division=chosen.division), Reasoning(why, facts)
    )
