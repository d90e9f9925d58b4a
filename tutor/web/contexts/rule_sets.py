"""A rule set as its page shows it: every switch, why tables set it so, and what it changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from babel.numbers import format_decimal
from flask_babel import gettext as _
from flask_babel import ngettext
from markupsafe import Markup

from tutor.calculator import DEALS, HABITS, Effect, Example, Part, differing, effect, flips
from tutor.calculator.facts import value_of
from tutor.explain import Message, message, outcome_label
from tutor.explain.switches import choice_label, switch_label
from tutor.marking import N_
from tutor.rules import (
    DEFAULT,
    PRESETS,
    SWITCHES,
    Card,
    Division,
    Outcome,
    RuleSet,
    can_declare_flowers,
    divisions,
    outcome,
    ranking,
    tail_order,
    undominated,
)
from tutor.rules.flowers import leaves_by_flowers
from tutor.rules.ruleset import Choice
from tutor.web import i18n, prefs
from tutor.web.contexts.calc_words import listed, seat_name
from tutor.web.contexts.cards import division_view
from tutor.web.contexts.terms import Speech, plain, say, speech
from tutor.web.contexts.views import DivisionView

_SHOWN_PAIRS = 4


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A rule set by its short name."""

    name: str
    url: str
    note: str = ""
    current: bool = False


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A showdown that comes out differently: two hands, and what each rule set says of them."""

    hands: tuple[DivisionView, ...]
    says: tuple[tuple[str, str], ...]
    url: str


@dataclass(frozen=True, slots=True)
class SplitView:
    """A hand whose right divisions are others: those of each rule set."""

    sides: tuple[tuple[str, tuple[DivisionView, ...]], ...]
    url: str


@dataclass(frozen=True, slots=True)
class EffectView:
    """What changes: sentences, and a hand and a showdown where there are any."""

    lines: tuple[Markup, ...]
    split: SplitView | None
    example: ExampleView | None


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One way to set a switch: who sets it so, and what changes by it."""

    value: str
    label: str
    sources: str
    checked: bool
    effect: EffectView | None


@dataclass(frozen=True, slots=True)
class SwitchView:
    """A switch with its choices, the habit behind it and the readings it rests on."""

    name: str
    label: str
    why: str
    readings: tuple[int, ...]
    choices: tuple[ChoiceView, ...]
    flipped: bool


@dataclass(frozen=True, slots=True)
class PartView:
    """The switches of one part of the game."""

    title: str
    switches: tuple[SwitchView, ...]


@dataclass(frozen=True, slots=True)
class DifferenceView:
    """A switch on which two rule sets differ, and how each sets it."""

    label: str
    ours: str
    theirs: str


@dataclass(frozen=True, slots=True)
class ComparedView:
    """Two rule sets side by side."""

    ours: str
    theirs: str
    url: str
    differences: tuple[DifferenceView, ...]
    effect: EffectView | None


@dataclass(frozen=True, slots=True)
class RulesView:
    """The page of a rule set."""

    name: str
    code: str
    house: bool
    base: str
    held: bool
    parts: tuple[PartView, ...]
    compare: tuple[RuleLink, ...]
    calc: str


def rules_url(rules: RuleSet) -> str:
    """The address of a rule set's page."""
    return f"/rules/{rules.key}"


def rule_links(held: RuleSet) -> tuple[RuleLink, ...]:
    """The presets, and the house rules that hold, to begin from."""
    known = dict.fromkeys((*PRESETS.values(), held))
    return tuple(
        RuleLink(prefs.title_of(one), rules_url(one), _flips(one), one == held) for one in known
    )


def _flips(rules: RuleSet) -> str:
    count = len(rules.key.split("+")) - 1
    if not count:
        return _("As its source has it")
    base = _(PRESETS[rules.source].title)
    return ngettext(
        "%(base)s with one switch flipped",
        "%(base)s with %(num)s switches flipped",
        count,
        base=base,
    )


def rules_view(rules: RuleSet, held: RuleSet) -> RulesView:
    """Everything the page of a rule set shows."""
    how = speech(rules)
    others = [one for one in dict.fromkeys((*PRESETS.values(), held)) if one != rules]
    return RulesView(
        name=prefs.title_of(rules),
        code=rules.key,
        house=rules.key not in PRESETS,
        base=_flips(rules),
        held=rules == held,
        parts=tuple(_part(part, rules, how) for part in Part),
        compare=tuple(
            RuleLink(prefs.title_of(one), f"{rules_url(rules)}?{urlencode({'with': one.key})}")
            for one in others
        ),
        calc=f"/calc/{rules.key}",
    )


def _part(part: Part, rules: RuleSet, how: Speech) -> PartView:
    names = [name for name in SWITCHES if HABITS[name].part is part]
    return PartView(_(part.value), tuple(_switch(name, rules, how) for name in names))


def _switch(name: str, rules: RuleSet, how: Speech) -> SwitchView:
    habit = HABITS[name]
    now = rules.switches()[name]
    effects = {}
    if habit.part is Part.CARDS:
        effects = {flip.choice: (flip.rules, flip.effect) for flip in flips(rules, name)}
    choices = tuple(
        ChoiceView(
            value=str(value_of(choice)),
            label=plain(choice_label(name, choice), how),
            sources=_sources(name, choice),
            checked=choice == now,
            effect=effect_view(rules, *effects[choice], how) if choice in effects else None,
        )
        for choice in SWITCHES[name]
    )
    flipped = now != PRESETS[rules.source].switches()[name]
    label = plain(switch_label(name), how)
    return SwitchView(name, label, _(habit.why), habit.readings, choices, flipped)


def _sources(name: str, choice: Choice) -> str:
    """The presets that set a switch so."""
    setting = [one for one in PRESETS.values() if one.switches()[name] == choice]
    return listed([_(one.title) for one in setting]) if setting else ""


def compared_view(rules: RuleSet, other: RuleSet) -> ComparedView:
    """Two rule sets side by side, and what changes where cards are compared."""
    how = speech(rules)
    ours, theirs = rules.switches(), other.switches()
    differences = tuple(
        DifferenceView(
            plain(switch_label(name), how),
            plain(choice_label(name, ours[name]), how),
            plain(choice_label(name, theirs[name]), how),
        )
        for name in differing(rules, other)
    )
    found = effect_view(rules, other, effect(rules, other), how)
    return ComparedView(
        prefs.title_of(rules), prefs.title_of(other), rules_url(other), differences, found
    )


def effect_view(rules: RuleSet, other: RuleSet, found: Effect, how: Speech) -> EffectView:
    """What an effect says, with its hand and its showdown drawn."""
    return EffectView(
        lines=tuple(say(line, how) for line in _lines(found)),
        split=_split(rules, other, found.hand, how) if found.hand else None,
        example=_example(rules, other, found.example, how) if found.example else None,
    )


def number(value: int) -> str:
    """A number as the reader writes it."""
    return format_decimal(value, locale=i18n.current().code)


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
            N_("%(count)s of the 151 pairs move, among them %(pair)s."),
            count=len(found.moved),
            pair=found.moved[0],
        )
    if found.turned:
        yield message(
            N_("%(count)s comparisons of two pairs turn out otherwise."), count=number(found.turned)
        )
        yield message(
            N_("%(count)s of all %(deals)s deals of four cards have other right divisions."),
            count=number(found.deals),
            deals=number(DEALS),
        )


def _split(rules: RuleSet, other: RuleSet, hand: tuple[Card, ...], how: Speech) -> SplitView:
    """The right divisions of a hand under both."""
    sides = []
    for one in (rules, other):
        ranks = ranking(one)
        right = {option.strength: option for option in undominated(divisions(hand, ranks))}
        views = tuple(division_view(option, ranks, how) for option in right.values())
        sides.append((prefs.title_of(one), views))
    codes = "".join(card.code for card in hand)
    return SplitView(tuple(sides), f"/calc/{other.key}/{codes}")


def _example(rules: RuleSet, other: RuleSet, found: Example, how: Speech) -> ExampleView:
    views = tuple(
        division_view(hand, ranking(rules), how, seat_name(at))
        for at, hand in enumerate(found.ours, 1)
    )
    says = tuple(
        (prefs.title_of(one), plain(_result(one, hands), how))
        for one, hands in ((rules, found.ours), (other, found.theirs))
    )
    return ExampleView(views, says, f"/calc/{other.key}/{'_'.join(map(str, found.theirs))}")


def _result(rules: RuleSet, hands: tuple[Division, Division]) -> Message:
    """What a rule set makes of a showdown of two."""
    names = (seat_name(1), seat_name(2))
    for name, hand in zip(names, hands, strict=True):
        if leaves_by_flowers(hand.cards, rules):
            return message(N_("%(seat)s leaves by 三花."), seat=name)
        if can_declare_flowers(hand.cards, rules):
            return message(N_("%(seat)s may show 三花 and leave."), seat=name)
    ranks = ranking(rules)
    result: Outcome = outcome(ranks, hands[0].strength, hands[1].strength)
    eaters = tail_order(ranks, dict(zip(names, hands, strict=True)))[0]
    said = outcome_label(result, *names)
    if len(eaters) > 1:
        return message(N_("%(result)s; they share the skins."), result=said)
    return message(N_("%(result)s; %(seat)s eats the skins."), result=said, seat=eaters[0])


def switch_rows(switches: Mapping[str, Sequence[Choice]]) -> list[tuple[str, str, list[str]]]:
    """Each switch by its name in codes, what it is about, and its values in codes."""
    how = speech(DEFAULT)
    return [
        (name, plain(switch_label(name), how), [str(value_of(choice)) for choice in choices])
        for name, choices in switches.items()
    ]
