"""What a learner may do at a table, as buttons with their price, and in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from tutor.explain import Message
from tutor.explain.hand import Offer, explain_turn, offers, price_tag
from tutor.names import Name
from tutor.rules.hand import Verb, View
from tutor.web.views.cards import card_view
from tutor.web.views.model import CardView, TermView
from tutor.web.views.terms import Speech, plain, say, term_view


@dataclass(frozen=True, slots=True)
class ActionView:
    """One button: `do` is what it sends. With `least` an amount up to `most` may be typed."""

    do: str
    term: TermView
    price: str
    digit: str
    least: int | None = None
    most: int | None = None

    @property
    def verb(self) -> str:
        """What is done, without an amount."""
        return self.do.split()[0]


@dataclass(frozen=True, slots=True)
class TurnView:
    """The learner's turn: what is to be decided, the buttons, the sentences, cards to divide."""

    say: Markup
    actions: tuple[ActionView, ...]
    costs: tuple[Markup, ...]
    cards: tuple[CardView, ...]


def turn_view(view: View, how: Speech) -> TurnView | None:
    """What the viewer may do now; None when somebody else is due or the hand is over."""
    offered = offers(view)
    if not offered:
        return None
    buttons = [_button(offer, view, how) for offer in offered if offer.verb is not Verb.DIVIDE]
    cards = tuple(card_view(card, how) for card in view.own if card) if view.legal.divide else ()
    return TurnView(
        say(explain_turn(view), how),
        tuple(_numbered(button, at) for at, button in enumerate(buttons, len(cards) + 1)),
        tuple(say(offer.message, how) for offer in offered),
        cards,
    )


def _numbered(action: ActionView, digit: int) -> ActionView:
    return ActionView(action.do, action.term, action.price, str(digit), action.least, action.most)


def _button(offer: Offer, view: View, how: Speech) -> ActionView:
    do = offer.verb.value
    if offer.least is not None:
        do = f"{do} {offer.least}"
    bounded = offer.least is not None and offer.most is not None and offer.most > offer.least
    least, most = (offer.least, offer.most) if bounded else (None, None)
    price = plain(price_tag(offer, view), how)
    return ActionView(do, _term(offer.name, how), price, "", least, most)


def _term(name: Name | Message, how: Speech) -> TermView:
    if isinstance(name, Message):
        return TermView(plain(name, how), how.language.tag)
    return term_view(name, how)
