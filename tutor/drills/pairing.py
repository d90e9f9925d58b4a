"""Dividing four cards by pairing two of them: the field that asks for it, and the answer's hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.explain import message
from tutor.marking import N_
from tutor.questions.model import Field, Form, Option
from tutor.rules import Card, Division, Ranking, divide


def pairing_field(name: str, cards: Sequence[Card]) -> Field:
    """The field in which two of four cards are picked; the other two make the other pair."""
    return Field(
        name,
        tuple(Option(card.code, card) for card in cards),
        legend=message(N_("Tap two cards to pair them")),
        form=Form.PICK,
        pick=2,
    )


def divided_by(cards: Sequence[Card], picked: Collection[str], ranks: Ranking) -> Division:
    """The division of four cards that the two of these codes make."""
    first, second = (card for card in cards if card.code in picked)
    third, fourth = (card for card in cards if card.code not in picked)
    return divide((first, second), (third, fourth), ranks)
