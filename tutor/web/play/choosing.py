"""What can be chosen for an evening of free play, and the evenings that go on."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from tutor.play.game import MIXED
from tutor.play.tempers import TEMPERS
from tutor.rules import PRESETS, RuleError, RuleSet, parse_rules
from tutor.rules.hand import STAKES
from tutor.store import TableState
from tutor.web.frame import prefs
from tutor.web.frame.wording import _


@dataclass(frozen=True, slots=True)
class RadioView:
    """One value of a choice."""

    value: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class FreeView:
    """What can be chosen for an evening, and the evenings that go on."""

    rules: tuple[RadioView, ...]
    house: str
    stakes: tuple[RadioView, ...]
    programs: tuple[RadioView, ...]
    tempers: tuple[RadioView, ...]
    seed: str
    token: str
    problem: str
    begun: tuple[RadioView, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a form for an evening holds so far."""

    rules: RuleSet
    house: str = ""
    stakes: str = "1-3"
    programs: int = 3
    temper: str = MIXED
    seed: str = ""


def free_view(
    wanted: Wanted, token: str, begun: tuple[TableState, ...], problem: str = ""
) -> FreeView:
    """The form for an evening as it was left."""
    known = dict.fromkeys((*PRESETS.values(), wanted.rules))
    tempers = {MIXED: _("of all kinds"), **{one.value: _(text) for one, text in TEMPERS.items()}}
    return FreeView(
        rules=tuple(RadioView(one.key, prefs.title_of(one), one == wanted.rules) for one in known),
        house=wanted.house,
        stakes=tuple(RadioView(name, name, name == wanted.stakes) for name in STAKES),
        programs=tuple(RadioView(str(n), str(n), n == wanted.programs) for n in range(1, 8)),
        tempers=tuple(RadioView(key, text, key == wanted.temper) for key, text in tempers.items()),
        seed=wanted.seed,
        token=token,
        problem=problem,
        begun=tuple(_way_back(one) for one in begun if not one.finished and _known(one.rules)),
    )


def _known(code: str) -> bool:
    try:
        parse_rules(code)
    except RuleError:
        return False
    return True


def _way_back(table: TableState) -> RadioView:
    rules = prefs.title_of(parse_rules(table.rules))
    label = _("Go on with your evening: %(rules)s", rules=rules)
    return RadioView(url_for("free.table", token=table.token), label, False)
