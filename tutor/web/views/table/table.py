"""A table as it is looked at: its seats anticlockwise from the viewer, cards, chips, who is due.

Everything here is made of a `View`, what one seat may know: a card that is face down to the viewer
is not in it, and so cannot get into a page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tutor.explain.hand import player, word
from tutor.names import Name
from tutor.rules import ranking
from tutor.rules.hand import HandState, Phase, Standing, Transferred, View, observe
from tutor.rules.switches.mango import Mango
from tutor.web.frame.wording import _, ngettext
from tutor.web.views.cards import card_view, division_view
from tutor.web.views.model import CardView, DivisionView, TermView
from tutor.web.views.table.words import SaidView, label_of, reading_of
from tutor.web.views.terms import Speech, term_view
from tutor.web.views.words import signed


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat; `place` counts anticlockwise from the viewer at the bottom.

    `cards` has None for a card that is face down to the viewer. `chips` lie in the bowl, `staked`
    before it over the whole hand; `turned` says that the fourth card has
    just been squeezed and turned up. `sentence` says it all to be read out.
    """

    place: int
    name: str
    reading: str
    mine: bool
    dealer: bool
    due: bool
    state: str
    state_label: str
    temper: str
    cards: tuple[CardView | None, ...]
    chips: int
    staked: int
    said: SaidView | None
    fresh: bool
    turned: bool
    division: DivisionView | None
    net: str
    net_tone: str
    sentence: str


@dataclass(frozen=True, slots=True)
class MoveView:
    """Chips that go from one place of the table to another."""

    payer: int
    taker: int
    amount: int


@dataclass(frozen=True, slots=True)
class TableView:
    """The table: its seats, what lies in the middle, and how far the hand is."""

    seats: tuple[SeatView, ...]
    round: str
    bet: int
    skins: int
    pot: int
    has_pot: bool
    bowl: TermView
    skin: TermView
    mango: TermView
    dealer: TermView
    over: bool
    moves: tuple[MoveView, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """How a table is to be looked at: words, tempers and results by seat, who just spoke
    or turned a card up after the squeeze, which chips change hands.

    `watching` is true where the viewer sits at no seat.
    """

    said: Mapping[int, SaidView]
    tempers: tuple[str, ...] = ()
    nets: tuple[int, ...] = ()
    fresh: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()
    moves: tuple[Transferred, ...] = ()
    watching: bool = False


def watch(state: HandState, opened: bool) -> View:
    """A hand as somebody beside the table sees it, all cards `opened` or none that is face down."""
    view = observe(state, 0)
    if opened:
        return replace(view, hands=state.hands, divisions=state.divisions, actions=())
    other = observe(state, 1)
    hands = (other.hands[0], *view.hands[1:])
    divisions = view.divisions if state.ending else (None,) * len(view.divisions)
    return replace(view, hands=hands, divisions=divisions, actions=())


def table_view(view: View, look: Look, how: Speech) -> TableView:
    """The table of a view."""
    count = len(view.bowls)
    order = [(view.seat + place) % count for place in range(count)]
    over = view.phase is Phase.OVER
    folded = [seat for seat in order if view.standings[seat] is Standing.FOLDED]
    return TableView(
        seats=tuple(_seat(view, seat, place, look, how) for place, seat in enumerate(order)),
        round=_round(view),
        bet=view.to_match if view.phase is Phase.BETTING else 0,
        skins=0 if over else sum(view.staked[seat] for seat in folded),
        pot=view.pot,
        has_pot=view.rules.mango is not Mango.NONE,
        bowl=_term(view, "bowl", how),
        skin=_term(view, "skin", how),
        mango=_term(view, "mango", how),
        dealer=_term(view, "dealer", how),
        over=over,
        moves=tuple(
            MoveView(
                (event.payer - view.seat) % count, (event.taker - view.seat) % count, event.amount
            )
            for event in look.moves
        ),
    )


def _term(view: View, key: str, how: Speech) -> TermView:
    return term_view(_word(view, key), how)


def _word(view: View, key: str) -> Name:
    return word(view.rules, key)


def _round(view: View) -> str:
    if view.phase is Phase.MO:
        return _("Before the deal")
    if view.phase is Phase.BETTING:
        return _("Round %(n)s of 3", n=view.round)
    return _("Dividing") if view.phase is Phase.DIVIDING else _("Settled")


def _seat(view: View, seat: int, place: int, look: Look, how: Speech) -> SeatView:
    over = view.phase is Phase.OVER
    who = player(view, seat)
    division = view.divisions[seat]
    shown = division_view(division, ranking(view.rules), how) if division else None
    made = SeatView(
        place=place,
        name=label_of(who, how),
        reading=reading_of(who),
        mine=not look.watching and seat == view.seat,
        dealer=seat == view.dealer,
        due=view.turn == seat and not over,
        state=view.standings[seat].value,
        state_label=_standing(view, seat, how),
        temper=look.tempers[seat] if look.tempers else "",
        cards=tuple(card_view(card, how) if card else None for card in view.hands[seat]),
        chips=view.purses[seat],
        staked=0 if over else view.staked[seat],
        said=look.said.get(seat),
        fresh=seat in look.fresh,
        turned=seat in look.turned,
        division=shown,
        net=signed(look.nets[seat]) if over else "",
        net_tone=_tone(look.nets[seat]) if over else "",
        sentence="",
    )
    return replace(made, sentence=_sentence(made))


def _tone(net: int) -> str:
    """Whether chips were won or lost."""
    return "up" if net > 0 else "down" if net < 0 else ""


def _standing(view: View, seat: int, how: Speech) -> str:
    """How a seat stands, where that is not simply in."""
    standing = view.standings[seat]
    if standing is Standing.IN:
        divided = view.phase is Phase.DIVIDING and view.divided[seat]
        return _("has divided") if divided else ""
    key = {Standing.ALL_IN: "all-in", Standing.FOLDED: "fold"}.get(standing, "show-flowers")
    return how.written(_word(view, key))


def _sentence(seat: SeatView) -> str:
    """The seat as it is read out."""
    name = f"{seat.name} {seat.reading}".strip()
    parts = [_("%(name)s (you)", name=name) if seat.mine else name]
    if seat.dealer:
        parts.append(_("deals"))
    if seat.due:
        parts.append(_("to act now"))
    if seat.state_label:
        parts.append(seat.state_label)
    if seat.said:
        spoken = f"{seat.said.term.name} {seat.said.amount}".strip()
        parts.append(_("says %(word)s", word=spoken))
    parts.append(_("%(n)s in the bowl", n=seat.chips))
    if seat.staked:
        parts.append(_("%(n)s staked", n=seat.staked))
    if seat.net:
        parts.append(_("result %(net)s", net=seat.net))
    cards = _cards(seat.cards)
    return _("%(seat)s. %(cards)s", seat=_(", ").join(parts), cards=cards)


def _cards(cards: Sequence[CardView | None]) -> str:
    if not cards:
        return _("No cards.")
    hidden = sum(card is None for card in cards)
    shown = [card.label for card in cards if card]
    if not shown:
        return ngettext("%(n)s card face down.", "%(n)s cards face down.", hidden, n=hidden)
    said = _("; ").join(shown)
    if hidden:
        return _("%(n)s face down; open: %(cards)s.", n=hidden, cards=said)
    return _("Cards: %(cards)s.", cards=said)
