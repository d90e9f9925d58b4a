"""A report for programs: plain values under keys that stay, whatever the words of the site.

`static/schema/calculator-1.json` describes them. Keys may be added; one that changes its meaning
raises `FORMAT`.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Any

from tutor.calculator.equities import Equities, Equity
from tutor.calculator.report import (
    Meeting,
    PairReport,
    Report,
    SeatReport,
    WeighedOption,
    pair_report,
)
from tutor.calculator.settling import Line, Settlement
from tutor.names import Name, hand_names, pair_term
from tutor.rules import CardPair, Decision, Division, Flower, Pair, Ranking, RuleSet, code_of
from tutor.rules.switches.tail import Tail

FORMAT = 1
Facts = dict[str, Any]
_FLOWERS = {Flower.TEN: "ten", Flower.SIX: "six"}


def facts(report: Report, settled: Settlement | None) -> Facts:
    """Everything about a table; what does not apply is null or empty, never missing."""
    table, ranks, result = report.table, report.ranks, report.result
    return {
        "format": FORMAT,
        "rules": _rules(table.rules),
        "levels": len(ranks.levels),
        "table": table.notation,
        "pair": _pair_facts(report.pair, ranks) if report.pair else None,
        "seats": [_seat(seat, ranks) for seat in report.seats],
        "comparisons": [_meeting(meeting) for meeting in report.meetings],
        "settling_order": [list(map(int, group)) for group in result.order] if result else [],
        "eats_skins": [int(seat) for seat in result.eats_skin] if result else [],
        "left": [int(seat) for seat in result.left] if result else [],
        "settlement": _settlement(settled) if settled else None,
    }


def value_of(choice: object) -> object:
    """A choice of a switch as it stands in a code."""
    return choice.value if isinstance(choice, Enum) else choice


@lru_cache(maxsize=256)
def _rules(rules: RuleSet) -> Facts:
    larger = rules.tail is Tail.LARGER
    return {
        "code": code_of(rules),
        "source": rules.source,
        "switches": {name: value_of(choice) for name, choice in rules.switches().items()},
        "head": "smaller" if larger else "larger",
        "tail": "larger" if larger else "smaller",
    }


@lru_cache(maxsize=4096)
def _name(name: Name) -> Facts:
    return {
        "hant": name.hant,
        "hans": name.hans,
        "pinyin": name.pinyin,
        "gloss": name.gloss,
        "sources": sorted(name.sources),
    }


@lru_cache(maxsize=151)
def _pair_names(pair: Pair) -> list[Facts]:
    term = pair_term(pair)
    return [_name(name) for name in term.names] if term else []


@lru_cache(maxsize=8192)
def _pair(cards: CardPair, ranks: Ranking) -> Facts:
    return _pair_facts(pair_report(cards, ranks), ranks)


def _pair_facts(report: PairReport, ranks: Ranking) -> Facts:
    return {
        "cards": [card.code for card in report.cards],
        "kinds": [card.kind.key for card in report.cards],
        "category": report.worth.category.name.lower(),
        "points": report.pair.points,
        "single": report.pair.kinds[0].single,
        "strength": report.strength,
        "rung": report.rung,
        "names": _pair_names(report.pair),
    }


def _seat(seat: SeatReport, ranks: Ranking) -> Facts:
    found = seat.equities
    return {
        "seat": seat.number,
        "cards": [card.code for card in seat.seat.cards],
        "divisions": [_option(option, ranks, found) for option in seat.options],
        "division": str(seat.division),
        "division_given": seat.given,
        "three_flowers": _FLOWERS[seat.flower] if seat.flower else None,
        "may_declare": seat.may_declare,
        "leaving": _figures(found.leaving) if found and found.leaving else None,
        "left": seat.left,
    }


def _hand_names(division: Division, ranks: Ranking) -> list[Facts]:
    """The names of a divided hand; they follow from its two pairs, so they are made once."""
    known = _known_names(ranks)
    pairs = division.pairs
    if pairs not in known:
        known[pairs] = [_name(name) for name in hand_names(division, ranks)]
    return known[pairs]


@lru_cache(maxsize=16)
def _known_names(ranks: Ranking) -> dict[tuple[Pair, Pair], list[Facts]]:
    return {}


def _option(option: WeighedOption, ranks: Ranking, found: Equities | None) -> Facts:
    division = option.division
    return {
        "division": str(division),
        "smaller": _pair(division.smaller, ranks),
        "larger": _pair(division.larger, ranks),
        "strength": list(division.strength),
        "dominated_by": [str(better) for better in option.dominated_by],
        "names": _hand_names(division, ranks),
        "figures": _figures(found.divisions[division.strength]) if found else None,
    }


def _figures(found: Equity) -> Facts:
    return {
        "win": found.win,
        "draw": found.draw,
        "lose": found.lose,
        "units": found.units,
        "units_with_skin": found.units_with_skin,
        "loss": found.loss,
        "grade": found.grade.value,
    }


def _decision(decision: Decision) -> Facts:
    return {"order": decision.order, "step": decision.step.value}


def _meeting(meeting: Meeting) -> Facts:
    return {
        "a": meeting.a,
        "b": meeting.b,
        "outcome": meeting.comparison.outcome.name.lower(),
        "smaller": _decision(meeting.comparison.smaller),
        "larger": _decision(meeting.comparison.larger),
    }


def _settlement(settled: Settlement) -> Facts:
    return {
        "accounts": list(settled.accounts),
        "lines": [_line(line) for line in settled.lines],
        "nets": dict(settled.nets),
    }


def _line(line: Line) -> Facts:
    return {
        "why": line.why.value,
        "takers": list(line.takers),
        "payer": line.payer or None,
        "amount": line.amount,
        "stake": line.cap,
        "left_before": line.left,
        "skin": line.skin,
        "totals": dict(line.totals),
    }
