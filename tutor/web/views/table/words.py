"""What happens at a table in lines: seats by name, deals gathered, hidden cards left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from tutor.explain import Message, message
from tutor.explain.hand import explain_event, ledger
from tutor.explain.hand_words import word
from tutor.marking import N_
from tutor.rules import RuleSet
from tutor.rules.hand import (
    AllIn,
    Called,
    Checked,
    Dealt,
    Declared,
    Divided,
    Event,
    Folded,
    MangoPaid,
    Posted,
    Posting,
    PotTaken,
    Raised,
    Returned,
    RoundOpened,
    Transferred,
    Turned,
    can_see,
)
from tutor.rules.switches.fourth_card import FourthCard
from tutor.rules.switches.opening import Opening
from tutor.rules.switches.raises import Raises
from tutor.web.frame import i18n
from tutor.web.frame.wording import _
from tutor.web.views.model import TermView
from tutor.web.views.terms import Speech, say, term_view
from tutor.web.views.words import seat_name

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
class Names:
    """What a page calls its seats; what explanations ask as their table."""

    rules: RuleSet
    labels: tuple[str, ...]

    def label(self, seat: int) -> str:
        """What to call a seat in a sentence."""
        return self.labels[seat]

    def reading(self, seat: int) -> str:
        """How who reads English says the name of the seat; "" where nothing is to be said."""
        return STEMS.get(self.labels[seat], "") if not i18n.current().reads_chinese else ""


@dataclass(frozen=True, slots=True)
class SaidView:
    """What a seat said last: the rule set's word, and the amount that goes with it."""

    term: TermView
    amount: str


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One transfer: from whom, to whom, how much, and why."""

    payer: str
    taker: str
    amount: int
    reason: Markup
    back: bool


def names_of(rules: RuleSet, names: Sequence[str], seats: int) -> Names:
    """The names of a record; numbers where there are none."""
    return Names(rules, tuple(names) or tuple(seat_name(at) for at in range(1, seats + 1)))


_GATHERED = (Dealt, Turned)
_MOVES = (Transferred, Returned, PotTaken)


def lines_of(
    events: Iterable[Event], names: Names, viewer: int | None, how: Speech
) -> tuple[Markup, ...]:
    """What happened, a line each; cards that come to everybody are told once, chips by the ledger.

    `viewer` is the seat that is told, None for who sees all cards.
    """
    told: list[Message] = []
    antes = 0
    for event in events:
        if isinstance(event, _MOVES) or _untold(event, viewer):
            continue
        if isinstance(event, Posted) and event.cause is Posting.ANTE and not event.all_in:
            antes += 1
            if antes == 1:
                skin = word(names.rules, "skin")
                told.append(message(_ANTES, amount=event.amount, skin=skin))
            continue
        line = (
            _dealt(event.round if isinstance(event, Dealt) else 3, names.rules)
            if isinstance(event, _GATHERED)
            else explain_event(event, names, viewer)
        )
        if line not in told or not isinstance(event, _GATHERED):
            told.append(line)
    return tuple(say(line, how) for line in told)


_ANTES = N_("Everybody posts %(amount)s as %(skin)s.")
_DEALS = {
    1: N_("Two cards face down to everyone."),
    2: N_("A third card, face up, to everyone still in."),
}
_FOURTH = {
    FourthCard.OPEN: N_("The fourth card, face up, to everyone still in."),
    FourthCard.SQUEEZED: N_(
        "The fourth card comes face down; everyone still in squeezes it and turns it up."
    ),
}


def _dealt(round_: int, rules: RuleSet) -> Message:
    return message(_DEALS.get(round_) or _FOURTH[rules.fourth_card])


def _untold(event: Event, viewer: int | None) -> bool:
    """A division that this viewer may not see is told by the seat itself."""
    return isinstance(event, Divided) and viewer is not None and not can_see(event, viewer)


_SAYS = {Checked: "check", Called: "call", AllIn: "all-in", Folded: "fold"}


def said(event: Event, rules: RuleSet, how: Speech) -> SaidView | None:
    """What a seat said by this event, if anything."""
    if isinstance(event, Raised):
        return SaidView(term_view(word(rules, _raising(event, rules)), how), str(event.total))
    if isinstance(event, Posted):
        if event.cause is Posting.ANTE:
            return None
        return SaidView(term_view(word(rules, "speak"), how), str(event.amount))
    if isinstance(event, MangoPaid):
        return SaidView(term_view(word(rules, "pay-mango"), how), str(event.amount))
    if isinstance(event, Declared):
        return SaidView(term_view(word(rules, "show-flowers"), how), "")
    key = _SAYS.get(type(event))
    if key is None:
        return None
    total = event.total if isinstance(event, Called | AllIn) else ""
    return SaidView(term_view(word(rules, key), how), str(total))


def _raising(event: Raised, rules: RuleSet) -> str:
    if not event.before:
        return "speak" if rules.opening is Opening.FORCED else "raise"
    doubled = rules.raises is Raises.DOUBLE and event.total == 2 * event.before
    return "double" if doubled else "raise"


def said_last(events: Iterable[Event], rules: RuleSet, how: Speech) -> dict[int, SaidView]:
    """By seat what it said last in the round of betting; folding and leaving stay said."""
    spoken: dict[int, SaidView] = {}
    for event in events:
        if isinstance(event, RoundOpened):
            spoken.clear()
        elif view := said(event, rules, how):
            spoken[event.seat] = view  # type: ignore[attr-defined]
    return spoken


def ledger_rows(events: Sequence[Event], names: Names, how: Speech) -> tuple[LedgerRow, ...]:
    """Where every chip went, a line a transfer, with the reason."""
    lines = ledger(names, events)
    return tuple(
        LedgerRow(
            _("Mango pot") if line.payer is None else names.label(line.payer),
            names.label(line.taker),
            line.amount,
            say(line.reason, how),
            line.payer == line.taker,
        )
        for line in lines
    )
