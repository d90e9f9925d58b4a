"""The chips of a calculator's table: the form that takes them, and the settlement line by line."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from tutor.calculator import Ground, Report, Settlement, Table, settlement
from tutor.calculator.telling import account, explain_line
from tutor.rules import RuleError
from tutor.rules.switches.mango import Mango
from tutor.web.views.addresses import CalcPage
from tutor.web.views.table.words import label_of
from tutor.web.views.terms import Speech, plain, say
from tutor.web.views.words import refused, seat_name, signed


@dataclass(frozen=True, slots=True)
class StakeField:
    """The inputs of a seat: what it staked, and how deep it was where that is known."""

    name: str
    stake: str
    bowl: str


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of the settlement: what happens, why, and where everyone stands after it."""

    text: Markup
    reason: str
    totals: tuple[str, ...]
    sum: str
    moved: tuple[bool, ...]
    turn: bool


@dataclass(frozen=True, slots=True)
class LedgerView:
    """The form with what it holds, and the lines once there are stakes."""

    action: str
    hidden: tuple[tuple[str, str], ...]
    seats: tuple[StakeField, ...]
    folded: tuple[str, ...]
    pot: str
    pot_known: bool
    problem: str
    accounts: tuple[str, ...]
    lines: tuple[LineView, ...]
    nets: tuple[str, ...]
    sum: str


def ledger_view(report: Report, how: Speech) -> LedgerView:
    """The form, and the settlement of what it says."""
    table = report.table
    problem, settled = "", None
    try:
        settled = settlement(report)
    except RuleError as error:
        problem = refused(error, how)
    return LedgerView(
        action=CalcPage(table.rules.key, table.notation).url(),
        hidden=tuple(("declared", str(seat)) for seat in table.declared),
        seats=_fields(table),
        folded=tuple(_folded(table)),
        pot=str(table.chips.pot or ""),
        pot_known=table.rules.mango is not Mango.NONE or bool(table.chips.pot),
        problem=problem,
        accounts=tuple(label_of(account(key), how) for key in settled.accounts) if settled else (),
        lines=tuple(_lines(settled, how)) if settled else (),
        nets=tuple(map(signed, settled.nets.values())) if settled else (),
        sum=signed(sum(settled.nets.values())) if settled else "",
    )


def _fields(table: Table) -> tuple[StakeField, ...]:
    chips = table.chips
    stakes = chips.stakes or [""] * len(table.seats)
    bowls = chips.bowls or [None] * len(table.seats)
    return tuple(
        StakeField(seat_name(at), str(stake), "" if bowl is None else str(bowl))
        for at, (stake, bowl) in enumerate(zip(stakes, bowls, strict=True), 1)
    )


def _folded(table: Table) -> list[str]:
    """The skins already named and an empty field for one more, as far as there are seats."""
    skins = [str(skin) for skin in table.chips.folded]
    room = table.rules.most_players - len(table.seats) - len(skins)
    return skins + [""] * min(max(room, 0), 1 if skins else 2)


def _lines(settled: Settlement, how: Speech) -> list[LineView]:
    views, before, first = [], dict.fromkeys(settled.accounts, 0), True
    for line in settled.lines:
        text, reason = explain_line(line, first)
        first = first and line.why is not Ground.SETTLES
        views.append(
            LineView(
                text=say(text, how),
                reason=plain(reason, how),
                totals=tuple(map(signed, line.totals.values())),
                sum=signed(sum(line.totals.values())),
                moved=tuple(line.totals[key] != before[key] for key in settled.accounts),
                turn=line.why is Ground.SETTLES,
            )
        )
        before = dict(line.totals)
    return views
