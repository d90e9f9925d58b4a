"""Finding a divided hand by its short name: an example of each name there is."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from tutor.names.hands import hand_names
from tutor.names.readings import typed_forms
from tutor.rules.cards import Card
from tutor.rules.divisions import Division, divide
from tutor.rules.notation import CardPair
from tutor.rules.pairs import Category, Pair, Ranking


def find_hand(query: str, ranks: Ranking) -> Division | None:
    """A divided hand that goes by this short name, in either script, pinyin or English.

    Only whole names are found; many hands share one, and any of them will do as an example.
    """
    by_form = _by_form(ranks)
    forms = [*sorted(typed_forms(query)), query.casefold().strip()]
    return next((by_form[form] for form in forms if form in by_form), None)


@lru_cache(maxsize=16)
def _by_form(ranks: Ranking) -> dict[str, Division]:
    found: dict[str, Division] = {}
    for ones, others in combinations_with_replacement(_alike(ranks), 2):
        division = _example(ones, others, ranks)
        if division is None:
            continue
        for name in hand_names(division, ranks):
            for form in (*name.forms, name.gloss.casefold()):
                found.setdefault(form, division)
    return found


def _alike(ranks: Ranking) -> list[list[Pair]]:
    """The pairs by what they add to a hand's name, strongest first."""
    groups: dict[object, list[Pair]] = {}
    for pair in (pair for level in ranks.levels for pair in level):
        worth = ranks.worth(pair)
        alone = pair if worth.category is Category.IDENTICAL else None
        groups.setdefault((worth.category, worth.points, alone), []).append(pair)
    return list(groups.values())


def _example(ones: list[Pair], others: list[Pair], ranks: Ranking) -> Division | None:
    """A hand of one pair of each list, if the deck has the cards for any."""
    for one in ones:
        for other in others:
            held = _cards(one, other)
            if held:
                return divide(*held, ranks)
    return None


def _cards(one: Pair, other: Pair) -> tuple[CardPair, CardPair] | None:
    """Different cards for both pairs, where the deck has so many of each kind."""
    taken: list[Card] = []
    for kind in (*one.kinds, *other.kinds):
        card = next((card for card in kind.cards if card not in taken), None)
        if card is None:
            return None
        taken.append(card)
    first, second, third, fourth = taken
    return (first, second), (third, fourth)
