"""The chips of a calculator's table: the form that takes them, and the settlement line by line."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from tutor.calculator import Ground, Line, Report, Settlement, Table, settlement
from tutor.calculator.settling import POT
from tutor.explain import Fact, Message, message
from tutor.marking import N_
from tutor.rules import RuleError
from tutor.rules.switches.mango import Mango
from tutor.web.frame.wording import _, listed
from tutor.web.views.addresses import CalcPage
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
        accounts=tuple(map(_account, settled.accounts)) if settled else (),
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


def _account(key: str) -> str:
    if key == POT:
        return _("Mango pot")
    if key.startswith("f"):
        return _("Folded %(n)s", n=key[1:])
    return seat_name(key)


def _lines(settled: Settlement, how: Speech) -> list[LineView]:
    views, before, first = [], dict.fromkeys(settled.accounts, 0), True
    for line in settled.lines:
        text, reason = _said(line, first)
        first = first and line.why is not Ground.SETTLES
        views.append(
            LineView(
                text=say(text, how),
                reason=plain(reason, how) if reason else "",
                totals=tuple(map(signed, line.totals.values())),
                sum=signed(sum(line.totals.values())),
                moved=tuple(line.totals[key] != before[key] for key in settled.accounts),
                turn=line.why is Ground.SETTLES,
            )
        )
        before = dict(line.totals)
    return views


def _said(line: Line, first: bool) -> tuple[Message, Message | None]:
    """What a line says, and why it is so."""
    takers = listed([_account(key) for key in line.takers])
    if line.why is Ground.SETTLES:
        return _turn(takers, len(line.takers) > 1, first)
    payer = _account(line.payer)
    facts: dict[str, Fact] = {"taker": takers, "payer": payer, "amount": line.amount}
    facts |= {"stake": line.cap, "left": line.left}
    text, reason = _SENTENCES[line.why]
    if line.skin and line.why in _OF_SKINS:
        text = N_("%(taker)s takes %(amount)s of what %(payer)s left behind")
    return message(text, **facts), message(reason, **facts)


def _turn(takers: str, several: bool, first: bool) -> tuple[Message, Message]:
    text = N_("%(taker)s settles first") if first else N_("%(taker)s settles next")
    if several:
        reason = N_("Both pairs are equal, so they share as evenly as their stakes allow.")
    elif first:
        reason = N_("The largest tail.")
    else:
        reason = N_("The next largest tail.")
    return message(text, taker=takers), message(reason)


_OF_SKINS = (Ground.OWN_STAKE, Ground.WHAT_WAS_LEFT, Ground.SHARED)
_SENTENCES = {
    Ground.LEAVES: (
        N_("%(taker)s takes its stake of %(amount)s back"),
        N_("It leaves by 三花."),
    ),
    Ground.OWN_STAKE: (
        N_("%(taker)s takes %(amount)s from %(payer)s"),
        N_("Its own stake of %(stake)s is the most it may take from anyone; %(left)s lay there."),
    ),
    Ground.WHAT_WAS_LEFT: (
        N_("%(taker)s takes %(amount)s from %(payer)s"),
        N_("That is all that was left."),
    ),
    Ground.SHARED: (
        N_("%(taker)s takes %(amount)s from %(payer)s"),
        N_("Its part among equals; its own stake of %(stake)s is the most."),
    ),
    Ground.NOTHING_LEFT: (
        N_("%(taker)s beats %(payer)s and takes nothing"),
        N_("Nothing was left."),
    ),
    Ground.POT: (
        N_("%(taker)s takes the mango pot of %(amount)s"),
        N_("It goes whole to the largest tail, whatever was staked."),
    ),
    Ground.GOES_BACK: (
        N_("%(payer)s takes %(amount)s back"),
        N_("Nobody could reach it."),
    ),
}
