"""The players of a table by name, and what each of them said last."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.explain import Message, Player
from tutor.explain.hand import Said
from tutor.web.frame import i18n
from tutor.web.views.model import TermView
from tutor.web.views.terms import Speech, plain, term_view

# What the sources call the players of an example, and how English readers say it.
STEMS = {
    "甲": "Jia",
    "乙": "Yi",
    "丙": "Bing",
    "丁": "Ding",
    "戊": "Wu",
    "己": "Ji",
    "庚": "Geng",
    "辛": "Xin",
}


@dataclass(frozen=True, slots=True)
class SaidView:
    """What a seat said last: the rule set's word, and the amount that goes with it."""

    term: TermView
    amount: str


def label_of(who: Player | Message, how: Speech) -> str:
    """What a page calls a player, or the mango pot."""
    return plain(who.label if isinstance(who, Player) else who, how)


def reading_of(who: Player) -> str:
    """How who reads English says the name; "" where nothing is to be said."""
    return "" if i18n.current().reads_chinese else STEMS.get(who.name, "")


def said_view(said: Said, how: Speech) -> SaidView:
    """A word at its seat."""
    return SaidView(term_view(said.name, how), "" if said.amount is None else str(said.amount))
