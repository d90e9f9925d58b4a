"""What an address of the explorer asks: a hand, the cards seen, the opponent's style, a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.rules import Card, Reason, RuleError, RuleSet, parse_cards, verify_one_deck
from tutor.solver import NOTHING, Known, Style, read_style, verify_known
from tutor.web.views.addresses import SplitPage, filled

HAND = 4
MOST_DEAD = 24
HAND_TO, UPCARDS_TO, DEAD_TO = "hand", "upcards", "known"
ROWS = (HAND_TO, UPCARDS_TO, DEAD_TO)
_ROOM = {HAND_TO: HAND, UPCARDS_TO: HAND, DEAD_TO: MOST_DEAD}


class AskedError(ValueError):
    """A part of the query that is nothing: its `name` and its `value`."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(name, value)
        self.name = name
        self.value = value


@dataclass(frozen=True, slots=True)
class Asked:
    """`at` counts the divisions from 1 as the page shows them, 0 for the best.

    `to` is the row that takes the next card, empty for whichever has room first.
    """

    rules: RuleSet
    hand: tuple[Card, ...] = ()
    known: Known = NOTHING
    style: Style = Style.EQUILIBRIUM
    at: int = 0
    to: str = ""

    @property
    def whole(self) -> bool:
        """Whether there is a hand to divide."""
        return len(self.hand) == HAND

    @property
    def rows(self) -> dict[str, tuple[Card, ...]]:
        """The cards by where they lie."""
        return {
            HAND_TO: self.hand,
            UPCARDS_TO: self.known.upcards,
            DEAD_TO: self.known.dead,
        }

    @property
    def open_row(self) -> str:
        """The row that takes the next card, empty if none has room."""
        rows = [row for row in ROWS if len(self.rows[row]) < _ROOM[row]]
        return self.to if self.to in rows else next(iter(rows), "")

    def url(self) -> str:
        """The address of just this."""
        query = [
            (DEAD_TO, codes(self.known.dead)),
            (UPCARDS_TO, codes(self.known.upcards)),
            ("style", "" if self.style is Style.EQUILIBRIUM else self.style.value),
            ("at", str(self.at or "")),
            ("to", self.to),
        ]
        return SplitPage(self.rules.key, codes(self.hand), filled(query)).url()

    def with_row(self, row: str, cards: tuple[Card, ...]) -> Asked:
        """The same with these cards in a row; the divisions are then others."""
        rows = {**self.rows, row: cards}
        known = Known(dead=rows[DEAD_TO], upcards=rows[UPCARDS_TO])
        at = 0 if row == HAND_TO else self.at
        return replace(self, hand=rows[HAND_TO], known=known, at=at)


def codes(cards: tuple[Card, ...]) -> str:
    """Cards as an address has them."""
    return "".join(card.code for card in cards)


def read_asked(rules: RuleSet, cards: str, query: Mapping[str, str]) -> Asked:
    """What an address asks.

    Raises RuleError for cards that cannot be, StyleError, AskedError for `at` or `to`.
    """
    hand = parse_cards(cards)
    known = Known(
        dead=parse_cards(query.get(DEAD_TO, "")), upcards=parse_cards(query.get(UPCARDS_TO, ""))
    )
    _verify(hand, known)
    style = read_style(query.get("style") or Style.EQUILIBRIUM)
    at, to = query.get("at") or "0", query.get("to", "")
    if at not in ("0", "1", "2", "3"):
        raise AskedError("at", at)
    if to and to not in ROWS:
        raise AskedError("to", to)
    return Asked(rules, hand, known, style, int(at), to)


def _verify(hand: tuple[Card, ...], known: Known) -> None:
    """As the solver does, but for hands that are not whole yet."""
    if len(hand) > HAND:
        raise RuleError(Reason.WRONG_COUNT, expected=HAND, given=len(hand))
    if len(hand) == HAND:
        verify_known(hand, known)
        return
    for card in known.cards:
        if card in hand:
            raise RuleError(Reason.KNOWN_IN_HAND, card=card)
    verify_one_deck((*hand, *known.cards))
    for given, most in ((known.upcards, HAND), (known.dead, MOST_DEAD)):
        if len(given) > most:
            raise RuleError(Reason.TOO_MANY_KNOWN, given=len(given), most=most)
