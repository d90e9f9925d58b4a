"""The drills as the start page and their own pages show them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flask import url_for

from tutor.drills.catalog import DRILLS
from tutor.drills.faults import DrillError, DrillFault
from tutor.drills.model import Drill
from tutor.drills.rounds import seed_from
from tutor.store import DrillTotal, RoundState
from tutor.web.frame.wording import _


@dataclass(frozen=True, slots=True)
class Tile:
    """A drill on the start page; `meta` says how far one has come in it."""

    title: str
    blurb: str
    url: str
    icon: str
    meta: str


@dataclass(frozen=True, slots=True)
class SettingChoice:
    """A level or filter that may be chosen."""

    value: str
    label: str
    note: str
    checked: bool


@dataclass(frozen=True, slots=True)
class DrillView:
    """The page of one drill."""

    title: str
    blurb: str
    action: str
    levels: tuple[SettingChoice, ...]
    filters: tuple[SettingChoice, ...]


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A round that was left: its drill, how far it came, where it goes on."""

    title: str
    progress: str
    url: str


def tiles(totals: Mapping[str, DrillTotal]) -> tuple[Tile, ...]:
    """All drills in their order."""
    return tuple(
        Tile(
            _(drill.title),
            _(drill.blurb),
            url_for("drills.drill", key=drill.key),
            drill.icon,
            _meta(totals.get(drill.key)),
        )
        for drill in DRILLS.values()
    )


def _meta(total: DrillTotal | None) -> str:
    if total is None or not total.answered:
        return ""
    return _("%(right)s of %(answered)s right", right=total.right, answered=total.answered)


def unfinished(rounds: Sequence[RoundState]) -> Unfinished | None:
    """The round left last, if there is one and its drill still exists."""
    for round_ in rounds:
        drill = DRILLS.get(round_.drill)
        if drill:
            done = _("%(n)s of %(total)s", n=round_.answered, total=len(round_.questions))
            return Unfinished(_(drill.title), done, url_for("play.resume", token=round_.token))
    return None


def drill_view(drill: Drill, level: str, filter: str) -> DrillView:
    """A drill's page with this level and filter chosen, the first ones where they are empty.

    Raises DrillError for a level or filter that the drill does not have.
    """
    at_level = drill.level(level or drill.levels[0].key)
    if at_level is None:
        raise DrillError(DrillFault.UNKNOWN_LEVEL, level)
    narrowed = drill.filter(filter or drill.filters[0].key)
    if narrowed is None:
        raise DrillError(DrillFault.UNKNOWN_FILTER, filter)
    return DrillView(
        _(drill.title),
        _(drill.blurb),
        url_for("drills.start", key=drill.key),
        tuple(
            SettingChoice(one.key, _(one.title), _(one.note) if one.note else "", one is at_level)
            for one in drill.levels
        ),
        tuple(SettingChoice(one.key, _(one.title), "", one is narrowed) for one in drill.filters),
    )


def fresh_seed() -> str:
    """The seed of a question that nobody has seen yet."""
    return seed_from(secrets.token_hex(8))
