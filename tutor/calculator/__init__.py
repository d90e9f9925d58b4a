"""The calculator: what the rules say of any table somebody lays out, and of any two rule sets."""

from tutor.calculator.effects import DEALS, Effect, Example, Flip, effect, flips
from tutor.calculator.equities import Equity
from tutor.calculator.facts import facts
from tutor.calculator.nicknames import nickname
from tutor.calculator.report import (
    Meeting,
    Option,
    PairReport,
    Report,
    SeatReport,
    examine,
    verify_whole,
)
from tutor.calculator.settling import Line, Settlement, Why, settlement
from tutor.calculator.table import Chips, Seat, Table, parse_table, read_pasted

__all__ = [
    "DEALS",
    "Chips",
    "Effect",
    "Equity",
    "Example",
    "Flip",
    "Line",
    "Meeting",
    "Option",
    "PairReport",
    "Report",
    "Seat",
    "SeatReport",
    "Settlement",
    "Table",
    "Why",
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
