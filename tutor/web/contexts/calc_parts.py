"""Cards, pairs and reasons of the calculator, each made once for a way of speaking.

What is here follows from its arguments alone, so a table of eight seats costs little more than what
is new on it. An address of a picture that has changed since leads to the present one.
"""

from __future__ import annotations

from functools import lru_cache

from flask_babel import gettext as _
from markupsafe import Markup

from tutor.explain import explain_pairs
from tutor.names import Name, hand_names
from tutor.rules import Card, CardPair, Division, Pair, Ranking
from tutor.web.contexts.calc_words import seat_name
from tutor.web.contexts.cards import card_view, pair_view
from tutor.web.contexts.terms import Speech, say, term_view
from tutor.web.contexts.views import CardView, DivisionView, PairView, State, TermView


@lru_cache(maxsize=1024)
def card(one: Card, how: Speech) -> CardView:
    """A card as templates see it."""
    return card_view(one, how)


@lru_cache(maxsize=1024)
def take_back(one: Card, how: Speech) -> str:
    """The label of a card in a seat."""
    return _("Take back %(card)s", card=card(one, how).label)


@lru_cache(maxsize=1024)
def lies_at(one: Card, seat: int, how: Speech) -> str:
    """The label of a card of the deck that lies on the table."""
    facts = {"card": card(one, how).label, "seat": seat_name(seat)}
    return _("%(card)s lies at %(seat)s, take it back", **facts)


@lru_cache(maxsize=1024)
def goes_to(one: Card, seat: int, how: Speech) -> str:
    """The label of a card of the deck that can be laid out."""
    return _("%(card)s to %(seat)s", card=card(one, how).label, seat=seat_name(seat))


@lru_cache(maxsize=8192)
def pair(cards: CardPair, ranks: Ranking, how: Speech) -> PairView:
    """A pair with its name and worth."""
    return pair_view(cards, how, ranks)


def division(
    one: Division, ranks: Ranking, how: Speech, caption: str = "", state: State = ""
) -> DivisionView:
    """A divided hand with both pairs named."""
    smaller, larger = pair(one.smaller, ranks, how), pair(one.larger, ranks, how)
    return DivisionView(smaller, larger, caption, state)


@lru_cache(maxsize=8192)
def why(ranks: Ranking, a: Pair, b: Pair, how: Speech) -> Markup:
    """Why one pair is larger than the other, or equal."""
    return say(explain_pairs(ranks, a, b), how)


def terms(names: tuple[Name, ...], how: Speech) -> tuple[TermView, ...]:
    """Names as terms, each writing once."""
    views = {how.written(name): term_view(name, how) for name in reversed(names)}
    return tuple(reversed(views.values()))


def hand_terms(one: Division, ranks: Ranking, how: Speech) -> tuple[TermView, ...]:
    """The short names of a divided hand."""
    known = _hand_terms(ranks, how)
    pairs = one.pairs
    if pairs not in known:
        known[pairs] = terms(hand_names(one, ranks), how)
    return known[pairs]


@lru_cache(maxsize=64)
def _hand_terms(ranks: Ranking, how: Speech) -> dict[tuple[Pair, Pair], tuple[TermView, ...]]:
    return {}
