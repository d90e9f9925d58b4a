"""A rule set as its page shows it: every switch, why tables set it so, and what it changes."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.calculator import effect, flips
from tutor.explain.switches import Part, choice_label, part_of, switch_label
from tutor.rules import PRESETS, SWITCHES, RuleSet, with_presets
from tutor.rules.differences import differing
from tutor.rules.switch import Choice, Decides, word
from tutor.web.frame import prefs
from tutor.web.frame.wording import _, listed, ngettext
from tutor.web.rules.effects import EffectView, effect_view
from tutor.web.views.addresses import CalcPage, RulesPage
from tutor.web.views.terms import Speech, plain, speech

# So many choices of a switch lie open, more are a list.
_OPEN = 4


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A rule set by its short name."""

    name: str
    url: str
    note: str = ""
    current: bool = False


@dataclass(frozen=True, slots=True)
class SettingView:
    """One way to set a switch: who sets it so, and what changes by it."""

    value: str
    label: str
    sources: str
    checked: bool
    effect: EffectView | None


@dataclass(frozen=True, slots=True)
class SwitchView:
    """A switch with its choices, the habit behind it and the readings it rests on.

    `as_list` says that the choices are too many to lie open.
    """

    name: str
    label: str
    why: str
    readings: tuple[int, ...]
    choices: tuple[SettingView, ...]
    as_list: bool
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
    """The page of a rule set; `source` is the key of the preset that it is built on."""

    name: str
    code: str
    source: str
    house: bool
    base: str
    held: bool
    parts: tuple[PartView, ...]
    compare: tuple[RuleLink, ...]
    calc: str


def rule_links(held: RuleSet) -> tuple[RuleLink, ...]:
    """The presets, and the house rules that hold, to begin from."""
    known = with_presets(held)
    return tuple(
        RuleLink(prefs.title_of(one), RulesPage(one.key).url(), _flips(one), one == held)
        for one in known
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
    others = [one for one in with_presets(held) if one != rules]
    return RulesView(
        name=prefs.title_of(rules),
        code=rules.key,
        source=rules.source,
        house=rules.key not in PRESETS,
        base=_flips(rules),
        held=rules == held,
        parts=tuple(_part(part, rules, how) for part in Part),
        compare=tuple(
            RuleLink(prefs.title_of(one), RulesPage(rules.key).beside(one).url()) for one in others
        ),
        calc=CalcPage(rules.key).url(),
    )


def _part(part: Part, rules: RuleSet, how: Speech) -> PartView:
    names = [name for name in SWITCHES if part_of(name) is part]
    return PartView(_(part.value), tuple(_switch(name, rules, how) for name in names))


def _switch(name: str, rules: RuleSet, how: Speech) -> SwitchView:
    switch = SWITCHES[name]
    now = rules.switches()[name]
    effects = {}
    if switch.decides & Decides.CARDS:
        effects = {flip.choice: (flip.rules, flip.effect) for flip in flips(rules, name)}
    choices = tuple(
        SettingView(
            value=word(choice),
            label=plain(choice_label(name, choice), how),
            sources=_sources(name, choice),
            checked=choice == now,
            effect=effect_view(rules, *effects[choice], how) if choice in effects else None,
        )
        for choice in switch.choices
    )
    flipped = now != PRESETS[rules.source].switches()[name]
    label = plain(switch_label(name), how)
    long = len(choices) > _OPEN
    return SwitchView(name, label, _(switch.why), switch.readings, choices, long, flipped)


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
        prefs.title_of(rules), prefs.title_of(other), RulesPage(other.key).url(), differences, found
    )
