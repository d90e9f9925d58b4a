"""Cards, pairs and divided hands as templates see them."""

from __future__ import annotations

from flask import current_app

from tutor.explain import face_label, short_label
from tutor.rules import Card, CardPair, Division, Ranking, pair_of
from tutor.web.frame.wording import _
from tutor.web.views.model import CardView, DivisionView, PairView, State
from tutor.web.views.terms import Speech, kind_name, pair_name, plain, term_view


def face_url(code: str) -> str:
    """The address of a card's picture; `back` is the back."""
    return str(current_app.jinja_env.globals["asset_url"](f"cards/{code}.svg"))  # type: ignore[operator]


def card_view(card: Card, how: Speech, state: State = "", veiled: bool = False) -> CardView:
    """A card; `veiled` keeps its name out of what is read out, where the name is asked."""
    term = term_view(kind_name(card.kind, how), how)
    face = plain(face_label(card.kind), how)
    label = face if veiled else _("%(face)s, %(name)s", face=face, name=term.name)
    return CardView(card.code, face_url(card.code), term, label, state)


def pair_view(
    cards: CardPair, how: Speech, ranks: Ranking | None = None, state: State = ""
) -> PairView:
    """A pair; with `ranks` it is named and its worth told, without them only its cards are."""
    first, second = (card_view(card, how) for card in cards)
    label = _("%(first)s and %(second)s", first=first.label, second=second.label)
    if ranks is None:
        return PairView((first, second), None, "", label, state)
    pair = pair_of(*cards)
    name = pair_name(pair, how)
    value = plain(short_label(pair, ranks.worth(pair)), how)
    said = name is not None and how.written(name) == value
    return PairView(
        (first, second),
        term_view(name, how) if name else None,
        "" if said else value,
        _("%(cards)s: %(value)s", cards=label, value=value),
        state,
    )


def division_view(
    division: Division, ranks: Ranking, how: Speech, caption: str = "", state: State = ""
) -> DivisionView:
    """A divided hand with both pairs named and their worth told."""
    return DivisionView(
        pair_view(division.smaller, how, ranks),
        pair_view(division.larger, how, ranks),
        caption,
        state,
    )
