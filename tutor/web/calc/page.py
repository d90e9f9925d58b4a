"""The calculator as its page shows it: the seats with their cards, the deck, and what follows.

Every link is the address of the table it leads to; nothing is kept anywhere else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain

from markupsafe import Markup

from tutor.calculator import Report, Seat, Table, examine
from tutor.calculator.table import (
    HAND,
    MOST_SEATS,
    with_seat,
    without_seat,
)
from tutor.rules import DECK, RuleError, RuleSet
from tutor.web.calc import hands as calc_hands
from tutor.web.calc import ledger, parts
from tutor.web.calc import table as calc_table
from tutor.web.calc.addresses import Addresses, calc_url
from tutor.web.frame import prefs
from tutor.web.frame.wording import _
from tutor.web.views.addresses import CalcPage, RulesPage
from tutor.web.views.links import LinkView, rules_links
from tutor.web.views.terms import Speech, speech
from tutor.web.views.words import refused


@dataclass(frozen=True, slots=True)
class SlotView:
    """A place for a card: its code and picture and the address without it, or nothing yet."""

    code: str = ""
    picture: Markup | str = ""
    url: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class CalcSeat:
    """A seat while picking; `remove` is empty where it is the only one."""

    number: int
    name: str
    url: str
    active: bool
    slots: tuple[SlotView, ...]
    remove: str
    remove_label: str
    split: bool
    left: bool = False


@dataclass(frozen=True, slots=True)
class CalcTrayCard:
    """A card of the deck: its link puts it on the table, or takes it back where `dealt`."""

    code: str
    picture: Markup
    url: str
    label: str
    dealt: bool
    seat: str = ""


@dataclass(frozen=True, slots=True)
class CalcView:
    """The whole page; parts that have nothing to say yet are empty; `several` seats have names."""

    rules: str
    code: str
    house_url: str
    rule_sets: tuple[LinkView, ...]
    seats: tuple[CalcSeat, ...]
    several: bool
    tray: tuple[CalcTrayCard, ...]
    add_seat: str
    clear: str
    examples: tuple[LinkView, ...]
    problem: str
    pair: calc_hands.PairPanel | None
    hands: tuple[calc_hands.HandPanel, ...]
    others: tuple[LinkView, ...]
    meetings: tuple[calc_hands.MeetingView, ...]
    round: calc_table.RoundTable | None
    ledger: ledger.LedgerView | None
    json: str


# Tables to begin with, for whoever has no cards in mind; the words say what they show.
def _examples(rules: RuleSet) -> tuple[LinkView, ...]:
    tables = (
        (_("A pair"), "Qh9s"),
        (_("Four cards"), "Qh8s2d6c"),
        (_("A showdown of three"), "Qh9sJsTd_8h8d5s4c_2h6s2d9c"),
    )
    return tuple(LinkView(text, CalcPage(rules.key, seats).url()) for text, seats in tables)


def calc_view(table: Table, asked: int = 0) -> CalcView:
    """The page of a table; `asked` is the seat that takes the next card, 0 for whichever can."""
    how = speech(table.rules)
    active = asked if 0 < asked <= len(table.seats) else _first_open(table)
    report, problem = _examined(table, how)
    shown = _shown(table, active)
    addresses = Addresses(table)
    result = report.result if report else None
    return CalcView(
        rules=prefs.title_of(table.rules),
        code=table.rules.key,
        house_url=RulesPage(table.rules.key).url(),
        rule_sets=rules_links(
            table.rules, lambda one: calc_url(replace(table, rules=one, declared=()), active)
        ),
        seats=tuple(
            _seat(table, at, active, addresses, how, report)
            for at in range(1, len(table.seats) + 1)
        ),
        several=len(table.seats) > 1,
        tray=_tray(table, active, addresses, how),
        add_seat=calc_url(with_seat(table), len(table.seats) + 1) if _roomy(table) else "",
        clear=CalcPage(table.rules.key).url() if table.cards or len(table.seats) > 1 else "",
        examples=() if table.cards else _examples(table.rules),
        problem=problem,
        pair=calc_hands.pair_panel(report, how) if report and report.pair else None,
        hands=_hands(report, shown, addresses, how) if report else (),
        others=_others(table, report, active, shown, addresses, how),
        meetings=calc_hands.meetings(report, active, how) if report and result else (),
        round=calc_table.round_table(report, how) if report and result else None,
        ledger=ledger.ledger_view(report, how) if report and result else None,
        json=calc_url(table, suffix=".json") if _complete(table) else "",
    )


def _examined(table: Table, how: Speech) -> tuple[Report | None, str]:
    """The report, or what stands in its way while the cards stay where they are."""
    try:
        report = examine(table)
        return report, ""
    except RuleError as error:
        return None, refused(error, how)


def _complete(table: Table) -> bool:
    return all(seat.whole for seat in table.seats) or [len(s.cards) for s in table.seats] == [2]


def _roomy(table: Table) -> bool:
    return len(table.seats) < min(MOST_SEATS, table.rules.most_players)


def _first_open(table: Table) -> int:
    """The first seat that can take a card, else the last."""
    for at, seat in enumerate(table.seats, 1):
        if len(seat.cards) < HAND:
            return at
    return len(table.seats)


def _landing(table: Table, active: int) -> int:
    """The seat that the next card goes to: the active one, the next with room, a new one, or 0."""
    count = len(table.seats)
    around = chain(range(active, count + 1), range(1, active))
    open_ones = (at for at in around if len(table.seats[at - 1].cards) < HAND)
    return next(open_ones, count + 1 if _roomy(table) else 0)


def _seat(
    table: Table,
    number: int,
    active: int,
    addresses: Addresses,
    how: Speech,
    report: Report | None,
) -> CalcSeat:
    seat = table.seats[number - 1]
    faces = parts.faces(how)
    slots = [
        SlotView(
            card.code,
            faces[card].picture,
            addresses.put(number, seat.without_card(card)),
            faces[card].take_back,
        )
        for card in seat.cards
    ]
    several = len(table.seats) > 1
    name = parts.seats(how)[number]
    left = report is not None and report.result is not None and str(number) in report.result.left
    return CalcSeat(
        number=number,
        name=name,
        url=addresses.seat(number),
        active=number == active,
        slots=(*slots, *[SlotView()] * (HAND - len(slots))),
        remove=calc_url(without_seat(table, number)) if several else "",
        remove_label=_("Remove %(seat)s", seat=name),
        split=seat.split,
        left=left,
    )


def _tray(table: Table, active: int, addresses: Addresses, how: Speech) -> tuple[CalcTrayCard, ...]:
    """The deck: a card goes to the seat that is next, or back from the one that holds it."""
    holders = {card: at for at, seat in enumerate(table.seats, 1) for card in seat.cards}
    landing = _landing(table, active)
    grown = with_seat(table) if landing > len(table.seats) else table
    free = Addresses(grown)
    faces = parts.faces(how)
    several = len(table.seats) > 1
    cards = []
    for card in DECK:
        face, holder = faces[card], holders.get(card)
        if holder:
            url = addresses.put(holder, table.seats[holder - 1].without_card(card))
            label = parts.lies_at(card, holder, how)
        elif landing:
            url = free.put(landing, grown.seats[landing - 1].with_card(card))
            label = parts.goes_to(card, landing, how)
        else:
            url, label = "", face.view.label
        mark = str(holder) if holder and several else ""
        cards.append(CalcTrayCard(card.code, face.picture, url, label, bool(holder), mark))
    return tuple(cards)


def _shown(table: Table, active: int) -> tuple[int, ...]:
    """The seats whose divisions are shown in full: all of two, else the active one."""
    numbers = tuple(range(1, len(table.seats) + 1))
    return numbers if len(numbers) < 3 else (active,)


def _hands(
    report: Report, shown: tuple[int, ...], addresses: Addresses, how: Speech
) -> tuple[calc_hands.HandPanel, ...]:
    table = report.table

    def declare(number: int) -> str:
        others = set(table.declared) ^ {number}
        return calc_url(replace(table, declared=tuple(sorted(others))), number)

    return tuple(
        calc_hands.hand_panel(report, seat, addresses.put, declare, how)
        for seat in report.seats
        if seat.number in shown
    )


def _others(
    table: Table,
    report: Report | None,
    active: int,
    shown: tuple[int, ...],
    addresses: Addresses,
    how: Speech,
) -> tuple[LinkView, ...]:
    """Where several seats are dealt: whose divisions to look at."""
    if report is None or len(shown) == len(table.seats):
        return ()
    names = parts.seats(how)
    return tuple(
        LinkView(names[seat.number], addresses.seat(seat.number), seat.number == active)
        for seat in report.seats
    )


def empty_table(rules: RuleSet) -> Table:
    """A table before the first card."""
    return Table(rules, (Seat(),))
