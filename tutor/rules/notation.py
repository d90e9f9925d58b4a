"""Cards, hands and divided hands as text: `Qh 2d`, and `2d4s-QhQd` for smaller pair, larger pair.

Two characters a card, rank then suit; spaces between cards are free. What cannot be read, or cannot
come from one deck, is refused with the part that is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tutor.rules.cards import CARD, Card
from tutor.rules.reasons import Reason, RuleError

CardPair = tuple[Card, Card]


def parse_card(code: str) -> Card:
    """The card that `code` names; RuleError(UNKNOWN_CARD) if there is none such in the deck."""
    try:
        return CARD[code]
    except KeyError:
        raise RuleError(Reason.UNKNOWN_CARD, code=code) from None


def parse_cards(text: str, count: int | None = None) -> tuple[Card, ...]:
    """The cards of `text` in its order, all of one deck.

    Raises RuleError: UNKNOWN_CARD, CARD_TWICE, THIRD_OF_KIND, or WRONG_COUNT where there is a
    `count`.
    """
    cards = tuple(
        parse_card(word[at : at + 2]) for word in text.split() for at in range(0, len(word), 2)
    )
    verify_one_deck(cards)
    if count is not None and len(cards) != count:
        raise RuleError(Reason.WRONG_COUNT, expected=count, given=len(cards))
    return cards


def parse_division(text: str) -> tuple[CardPair, CardPair]:
    """The two pairs of `text` in its order; which is the smaller is for a rule set to say.

    Raises RuleError: BROKEN_DIVISION, or what `parse_cards` raises.
    """
    left, hyphen, right = "".join(text.split()).partition("-")
    if not hyphen or len(left) != 4 or len(right) != 4:
        raise RuleError(Reason.BROKEN_DIVISION, text=text)
    a, b, c, d = parse_cards(left + right, count=4)
    return (a, b), (c, d)


def verify_one_deck(cards: Iterable[Card]) -> None:
    """Raise RuleError(THIRD_OF_KIND or CARD_TWICE) unless one deck can deal all of `cards`."""
    dealt = list(cards)
    for kind, count in Counter(card.kind for card in dealt).items():
        if count > 2 and kind.copies > 1:
            raise RuleError(Reason.THIRD_OF_KIND, kind=kind, count=count)
    for card, count in Counter(dealt).items():
        if count > 1:
            raise RuleError(Reason.CARD_TWICE, card=card)


def format_cards(cards: Sequence[Card]) -> str:
    """The cards as text, a space between them."""
    return " ".join(card.code for card in cards)


def format_division(smaller: CardPair, larger: CardPair) -> str:
    """A divided hand as text, the smaller pair first."""
    return "-".join("".join(card.code for card in pair) for pair in (smaller, larger))
