"""Why one divided hand beats another, draws or loses, and who eats the skins."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.explain.message import Fact, Message, message
from tutor.explain.pairs import explain_pairs
from tutor.marking import N_
from tutor.names import WORDS, Name
from tutor.rules import (
    Division,
    Outcome,
    Ranking,
    RuleSet,
    outcome,
    tail_order,
)
from tutor.rules.switches.tail import Tail


def outcome_label(result: Outcome, a: Fact, b: Fact) -> Message:
    """How `a` fares against `b`, as a short sentence about seats or hands."""
    if result is Outcome.DRAW:
        return message(N_("%(a)s and %(b)s draw"), a=a, b=b)
    winner, loser = (a, b) if result is Outcome.WIN else (b, a)
    return message(N_("%(winner)s beats %(loser)s"), winner=winner, loser=loser)


def explain_outcome(ranks: Ranking, a: Division, b: Division, names: tuple[Fact, Fact]) -> Message:
    """Who wins and by how many pairs; `names` are what the two hands are called (R1, R21)."""
    signs = [
        (ours > theirs) - (ours < theirs)
        for ours, theirs in zip(a.strength, b.strength, strict=True)
    ]
    result = outcome_label(outcome(ranks, a.strength, b.strength), *names)
    return message(_BY_SIGNS[sum(map(abs, signs)), sum(signs) == 0], result=result)


# By how many pairs differ, and whether the hands are even.
_BY_SIGNS = {
    (0, True): N_("%(result)s: both pairs are equal."),
    (2, True): N_("%(result)s: each has one better pair."),
    (1, False): N_("%(result)s: one pair is better, the other equal."),
    (2, False): N_("%(result)s: both pairs are better."),
}


def explain_hands(
    ranks: Ranking, a: Division, b: Division, names: tuple[Fact, Fact]
) -> tuple[Message, Message, Message]:
    """The whole reason: the outcome, then the smaller and the larger pair one by one."""
    smaller, larger = (
        explain_pairs(ranks, ours, theirs) for ours, theirs in zip(a.pairs, b.pairs, strict=True)
    )
    return (
        explain_outcome(ranks, a, b, names),
        message(N_("Smaller pair: %(reason)s"), reason=smaller),
        message(N_("Larger pair: %(reason)s"), reason=larger),
    )


def tail_name(rules: RuleSet) -> Name:
    """The word for the tail in the source of a rule set."""
    return WORDS["tail"].term.main(rules.source)


def explain_tail(rules: RuleSet) -> Message:
    """Which pair this rule set calls the tail (R2)."""
    if rules.tail is Tail.LARGER:
        return message(N_("Here the larger pair is the %(tail)s."), tail=tail_name(rules))
    return message(N_("Here the smaller pair is the %(tail)s."), tail=tail_name(rules))


def explain_skins(ranks: Ranking, hands: Mapping[str, Division]) -> Message:
    """Why one of `hands`, by seat, eats the skins: the largest tail does, by the other pair where
    tails are equal."""
    rules = ranks.rules
    eater = tail_order(ranks, hands)[0][0]
    tail = hands[eater].tail(rules)
    strongest = ranks.strength(tail)
    even = [seat for seat in hands if ranks.strength(hands[seat].tail(rules)) == strongest]
    which = explain_tail(rules)
    if len(even) == 1:
        return message(
            N_("%(which)s The largest is %(pair)s of %(seat)s, who eats the skins."),
            which=which,
            seat=eater,
            pair=tail,
        )
    return message(
        N_(
            "%(which)s The largest ones are equal, so the other pair decides: %(seat)s with"
            " %(pair)s eats the skins."
        ),
        which=which,
        seat=eater,
        pair=hands[eater].head(rules),
    )
