"""Cards, pairs and reasons of the calculator, each made once for a way of speaking.

What is here follows from its arguments alone, so a table of eight seats costs little more than what
is new on it. An address of a picture that has changed since leads to the present one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from flask import current_app
from markupsafe import Markup

from tutor.calculator.table import MOST_SEATS
from tutor.explain import explain_pairs
from tutor.names import Name, hand_names
from tutor.rules import DECK, Card, CardPair, Division, Pair, Ranking
from tutor.web.frame.wording import _
from tutor.web.views.cards import card_view, pair_view
from tutor.web.views.model import CardView, DivisionView, PairView, State, TermView
from tutor.web.views.terms import Speech, say, term_view
from tutor.web.views.words import seat_name


class TrayFace(NamedTuple):
    """A card as templates see it, as markup that is not read out, and the label where it lies."""

    view: CardView
    picture: Markup
    take_back: str


@lru_cache(maxsize=32)
def faces(how: Speech) -> Mapping[Card, TrayFace]:
    """The whole deck."""
    views = {one: card_view(one, how) for one in DECK}
    return {
        one: TrayFace(view, _macro("card")(view, "", True, True), _take_back(view))
        for one, view in views.items()
    }


def _take_back(view: CardView) -> str:
    return _("Take back %(card)s", card=view.label)


def _macro(name: str) -> Callable[..., Markup]:
    """A macro of the cards, for markup that a page would have made many times over."""
    template = current_app.jinja_env.get_template("_macros/cards.html")
    macro: Callable[..., Markup] = getattr(template.module, name)
    return macro


@lru_cache(maxsize=32)
def seats(how: Speech) -> tuple[str, ...]:
    """What the seats are called, by their numbers."""
    return tuple(seat_name(number) for number in range(MOST_SEATS + 1))


@lru_cache(maxsize=1024)
def lies_at(one: Card, seat: int, how: Speech) -> str:
    """The label of a card of the deck that lies on the table."""
    facts = {"card": faces(how)[one].view.label, "seat": seats(how)[seat]}
    return _("%(card)s lies at %(seat)s, take it back", **facts)


@lru_cache(maxsize=1024)
def goes_to(one: Card, seat: int, how: Speech) -> str:
    """The label of a card of the deck that can be laid out."""
    return _("%(card)s to %(seat)s", card=faces(how)[one].view.label, seat=seats(how)[seat])


@lru_cache(maxsize=8192)
def pair(cards: CardPair, ranks: Ranking, how: Speech) -> PairView:
    """A pair with its name and worth."""
    return pair_view(cards, how, ranks)


@lru_cache(maxsize=8192)
def picture(cards: CardPair, ranks: Ranking, how: Speech) -> Markup:
    """A pair with its name below, as small as its place."""
    return _macro("pair")(pair(cards, ranks, how), "", False, True)


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
