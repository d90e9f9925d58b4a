"""The calculator: what the rules say of any table somebody lays out, and of any two rule sets."""

from tutor.calculator.effects import DEALS, Effect, Example, Flip, effect, flips
from tutor.calculator.equities import Equity
from tutor.calculator.facts import facts
from tutor.calculator.nicknames import nickname
from tutor.calculator.report import (
    Meeting,
    PairReport,
    Report,
    SeatReport,
    WeighedOption,
    examine,
    verify_whole,
)
from tutor.calculator.settling import Ground, Line, Settlement, settlement
from tutor.calculator.table import Chips, Seat, Table, parse_table, read_pasted

__all__ = [
    "DEALS",
    "Chips",
    "Effect",
    "Equity",
    "Example",
    "Flip",
    "Ground",
    "Line",
    "Meeting",
    "PairReport",
    "Report",
    "Seat",
    "SeatReport",
    "Settlement",
    "Table",
    "WeighedOption",
    "effect",
    "examine",
    "facts",
    "flips",
    "nickname",
    "parse_table",
    "read_pasted",
    "settlement",
    "verify_whole",
]
