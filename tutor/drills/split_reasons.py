"""Why one choice of a hand is better than another: their trade, and hands that show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.explain import Message, explain_dominated, message
from tutor.explain.splits import division_label, explain_leaving, explain_trade, units
from tutor.marking import N_
from tutor.questions.model import Samples
from tutor.rules import Card, Division, RuleSet, dominators, ranking
from tutor.solver import NOTHING, Analysis, Grade, Known, Style, WeighedChoice, typical
from tutor.solver.trades import trade

RIGHT = (Grade.BEST, Grade.AS_GOOD)
_SHOWN = 2
Why = tuple[tuple[Message, ...], tuple[Samples, ...]]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A hand with what its choices are worth, and under what they were weighed."""

    hand: tuple[Card, ...]
    rules: RuleSet
    found: Analysis
    known: Known = NOTHING
    style: Style = Style.EQUILIBRIUM


def why(weighed: Weighed, chosen: WeighedChoice) -> Why:
    """What decides between a choice and its nearest rival."""
    found = weighed.found
    other = rival(found, chosen)
    if other is None:
        return (message(N_("No other division of these cards is better in either pair.")),), ()
    if chosen.division is None or other.division is None:
        assert found.leave is not None, "one of the two is leaving"
        best = min(found.divisions, key=lambda choice: choice.loss)
        return (explain_leaving(best, found.leave),), ()
    if chosen.grade is Grade.DOMINATED:
        return _dominated(weighed, chosen.division, other.division)
    return _traded(weighed, chosen, chosen.division, other.division)


def rival(found: Analysis, chosen: WeighedChoice) -> WeighedChoice | None:
    """What a choice is measured by: the best of those that dominate it, else the best sensible one.

    None where no other choice of another strength is sensible.
    """
    others: Sequence[WeighedChoice]
    if chosen.division and chosen.grade is Grade.DOMINATED:
        divided = [choice.division for choice in found.divisions if choice.division]
        above = dominators(chosen.division, divided)
        others = [choice for choice in found.divisions if choice.division in above]
    else:
        others = [
            choice
            for choice in found.choices
            if choice.grade is not Grade.DOMINATED and not _alike(choice, chosen)
        ]
    return min(others, key=lambda choice: choice.loss, default=None)


def _alike(one: WeighedChoice, other: WeighedChoice) -> bool:
    if one.division is None or other.division is None:
        return one is other
    return one.division.strength == other.division.strength


def _dominated(weighed: Weighed, worse: Division, better: Division) -> Why:
    reasons = explain_dominated(ranking(weighed.rules), better, worse)
    return reasons, _samples(weighed, (better, worse, _SHOWN))


def _traded(weighed: Weighed, chosen: WeighedChoice, one: Division, other: Division) -> Why:
    found = trade(weighed.hand, one, other, weighed.rules, weighed.style, weighed.known)
    reasons = explain_trade(ranking(weighed.rules), one, other, found)
    if chosen.loss:
        reasons += (
            message(
                N_("So %(division)s is %(loss)s units short."),
                division=division_label(one),
                loss=units(chosen.loss),
            ),
        )
    mine = 1 if chosen.loss else _SHOWN
    return reasons, _samples(weighed, (other, one, _SHOWN), (one, other, mine))


def _samples(weighed: Weighed, *asked: tuple[Division, Division, int]) -> tuple[Samples, ...]:
    """Hands that one division beats and the other does not, or where it at least saves a draw."""
    samples = []
    for one, other, most in asked:
        beaten = N_("%(one)s: beats these, the other does not")
        saved = N_("%(one)s: draws with these, the other loses")
        for text, draws in ((beaten, False), (saved, True)):
            found = typical(
                weighed.hand,
                one,
                other,
                weighed.rules,
                weighed.style,
                weighed.known,
                most,
                draws,
            )
            if found:
                caption = message(text, one=division_label(one))
                samples.append(Samples(caption, tuple(each.division for each in found)))
                break
    return tuple(samples)
