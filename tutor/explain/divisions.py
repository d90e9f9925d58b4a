"""Why one division of a hand is no good: the one that beats it, pair by pair."""

from __future__ import annotations

from tutor.explain.message import Message, message
from tutor.explain.pairs import explain_pairs
from tutor.marking import N_
from tutor.rules import Division, Ranking


def explain_dominated(ranks: Ranking, better: Division, worse: Division) -> tuple[Message, ...]:
    """That `better` dominates `worse`, then the smaller and the larger pair one by one."""
    smaller, larger = (
        explain_pairs(ranks, ours, theirs)
        for ours, theirs in zip(better.pairs, worse.pairs, strict=True)
    )
    gains = [mine > other for mine, other in zip(better.strength, worse.strength, strict=True)]
    if all(gains):
        verdict = N_("Another division of these cards is better in both pairs.")
    elif gains[0]:
        verdict = N_("Another division has an equal larger pair and a better smaller one.")
    else:
        verdict = N_("Another division has an equal smaller pair and a better larger one.")
    return (
        message(verdict),
        message(N_("Smaller pair: %(reason)s"), reason=smaller),
        message(N_("Larger pair: %(reason)s"), reason=larger),
    )
