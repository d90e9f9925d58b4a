"""What changes between two rule sets where cards are compared: sentences, a hand, a showdown.

What is compared is found by the calculator; here it is only said and drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from tutor.calculator import DEALS, Effect, Example
from tutor.explain import Message, Number, message, outcome_label
from tutor.marking import N_, NN_
from tutor.rules import (
    Card,
    Division,
    RuleSet,
    can_declare_flowers,
    divisions,
    outcome,
    ranking,
    tail_order,
    undominated,
)
from tutor.rules.flowers import leaves_by_flowers
from tutor.web.frame import prefs
from tutor.web.views.addresses import CalcPage
from tutor.web.views.cards import division_view
from tutor.web.views.model import DivisionView
from tutor.web.views.terms import Speech, plain, say
from tutor.web.views.words import seat_name


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A showdown that comes out differently: two hands, and what each rule set says of them."""

    hands: tuple[DivisionView, ...]
    says: tuple[tuple[str, str], ...]
    url: str


@dataclass(frozen=True, slots=True)
class DealView:
    """A hand whose right divisions are others: those of each rule set."""

    sides: tuple[tuple[str, tuple[DivisionView, ...]], ...]
    url: str


@dataclass(frozen=True, slots=True)
class EffectView:
    """What changes: sentences, and a hand and a showdown where there are any."""

    lines: tuple[Markup, ...]
    split: DealView | None
    example: ExampleView | None


def effect_view(rules: RuleSet, other: RuleSet, found: Effect, how: Speech) -> EffectView:
    """What an effect says, with its hand and its showdown drawn."""
    return EffectView(
        lines=tuple(say(line, how) for line in _lines(found)),
        split=_split(rules, other, found.hand, how) if found.hand else None,
        example=_example(rules, other, found.example, how) if found.example else None,
    )


def _lines(found: Effect) -> Iterable[Message]:
    if found.none:
        yield message(N_("Cards compare exactly as before."))
        return
    if not found.moved:
        yield message(N_("All pairs keep their places."))
    elif len(found.moved) == 1:
        yield message(N_("One pair moves: %(pair)s."), pair=found.moved[0])
    else:
        yield message(
            NN_(
                "%(count)s of the 151 pairs moves: %(pair)s.",
                "%(count)s of the 151 pairs move, among them %(pair)s.",
                by="count",
            ),
            count=len(found.moved),
            pair=found.moved[0],
        )
    if found.turned:
        yield message(
            NN_(
                "%(count)s comparison of two pairs turns out otherwise.",
                "%(count)s comparisons of two pairs turn out otherwise.",
                by="count",
            ),
            count=Number(found.turned),
        )
        yield message(
            NN_(
                "%(count)s of all %(deals)s deals of four cards has other right divisions.",
                "%(count)s of all %(deals)s deals of four cards have other right divisions.",
                by="count",
            ),
            count=Number(found.deals),
            deals=Number(DEALS),
        )


def _split(rules: RuleSet, other: RuleSet, hand: tuple[Card, ...], how: Speech) -> DealView:
    """The right divisions of a hand under both."""
    sides = []
    for one in (rules, other):
        ranks = ranking(one)
        right = {option.strength: option for option in undominated(divisions(hand, ranks))}
        views = tuple(division_view(option, ranks, how) for option in right.values())
        sides.append((prefs.title_of(one), views))
    codes = "".join(card.code for card in hand)
    return DealView(tuple(sides), CalcPage(other.key, codes).url())


def _example(rules: RuleSet, other: RuleSet, found: Example, how: Speech) -> ExampleView:
    views = tuple(
        division_view(hand, ranking(rules), how, seat_name(at))
        for at, hand in enumerate(found.ours, 1)
    )
    says = tuple(
        (prefs.title_of(one), plain(_result(one, hands), how))
        for one, hands in ((rules, found.ours), (other, found.theirs))
    )
    return ExampleView(views, says, CalcPage(other.key, "_".join(map(str, found.theirs))).url())


def _result(rules: RuleSet, hands: tuple[Division, Division]) -> Message:
    """What a rule set makes of a showdown of two."""
    names = (seat_name(1), seat_name(2))
    for name, hand in zip(names, hands, strict=True):
        if leaves_by_flowers(hand.cards, rules):
            return message(N_("%(seat)s leaves by 三花."), seat=name)
        if can_declare_flowers(hand.cards, rules):
            return message(N_("%(seat)s may show 三花 and leave."), seat=name)
    ranks = ranking(rules)
    result = outcome(ranks, hands[0].strength, hands[1].strength)
    eaters = tail_order(ranks, dict(zip(names, hands, strict=True)))[0]
    said = outcome_label(result, *names)
    if len(eaters) > 1:
        return message(N_("%(result)s; they share the skins."), result=said)
    return message(N_("%(result)s; %(seat)s eats the skins."), result=said, seat=eaters[0])
