"""A table as an address holds it: who has which cards, how they are divided, what lies before them.

`QhQd2d4s_2d4s-QhQd`: seats in dealing order from the one after the dealer, an underscore between
them. A seat is up to four cards, or a divided hand; chips and declarations are fields of the query.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from tutor.rules import (
    Card,
    Reason,
    RuleError,
    RuleSet,
    parse_cards,
    parse_division,
    parse_rules,
    verify_one_deck,
    whole_number,
)

HAND = 4
MOST_SEATS = 8
MOST_CHIPS = 10**9  # nobody argues about more, and sums stay readable
# The fields of the query; those of chips may stand there several times.
DECLARED, STAKE, BOWL, FOLDED, POT = "declared", "stake", "bowl", "folded", "pot"


@dataclass(frozen=True, slots=True)
class Seat:
    """The cards of a seat; `split` says that the first two and the other two are its pairs."""

    cards: tuple[Card, ...] = ()
    split: bool = False

    @property
    def whole(self) -> bool:
        """Whether it holds a hand of four."""
        return len(self.cards) == HAND

    def with_card(self, card: Card) -> Seat:
        """The seat with one card more, not divided."""
        return Seat((*self.cards, card))

    def without_card(self, card: Card) -> Seat:
        """The seat with one card less, not divided."""
        return Seat(tuple(one for one in self.cards if one is not card))

    def __str__(self) -> str:
        return _notation(self.cards, self.split)


@lru_cache(maxsize=4096)
def _notation(cards: tuple[Card, ...], split: bool) -> str:
    codes = [card.code for card in cards]
    return "".join([*codes[:2], "-", *codes[2:]] if split else codes)


class Chips(NamedTuple):
    """What lies on the table: a stake and a bowl a seat, the skins of the folded, the mango pot.

    `stakes` is empty where nobody asks for a settlement, `bowls` where none are known; a bowl of
    None is not known.
    """

    stakes: tuple[int, ...] = ()
    bowls: tuple[int | None, ...] = ()
    folded: tuple[int, ...] = ()
    pot: int = 0


NO_CHIPS = Chips()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that an address says; seats are counted from 1 in `declared`."""

    rules: RuleSet
    seats: tuple[Seat, ...] = (Seat(),)
    declared: tuple[int, ...] = ()
    chips: Chips = NO_CHIPS

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that lie on the table."""
        return tuple(chain.from_iterable(seat.cards for seat in self.seats))

    @property
    def notation(self) -> str:
        """The seats as the address has them."""
        return "_".join(map(str, self.seats))

    def query(self) -> list[tuple[str, str]]:
        """The fields of the query that this table needs."""
        chips = self.chips
        fields = [(DECLARED, str(seat)) for seat in self.declared]
        fields += [(STAKE, str(stake)) for stake in chips.stakes]
        fields += [(BOWL, "" if bowl is None else str(bowl)) for bowl in chips.bowls]
        fields += [(FOLDED, str(skin)) for skin in chips.folded]
        return [*fields, (POT, str(chips.pot))] if chips.pot else fields


def parse_seat(text: str) -> Seat:
    """A seat from its notation; raises what parsing cards and divisions raises, or WRONG_COUNT."""
    if "-" in text:
        first, second = parse_division(text)
        return Seat((*first, *second), split=True)
    cards = parse_cards(text)
    if len(cards) > HAND:
        raise RuleError(Reason.WRONG_COUNT, expected=HAND, given=len(cards))
    return Seat(cards)


def parse_seats(text: str) -> tuple[Seat, ...]:
    """The seats of an address; a refusal also names the `seat`.

    Raises RuleError: what `parse_seat` raises, CARD_TWICE or THIRD_OF_KIND between seats, or
    TOO_MANY_SEATS.
    """
    parts = text.split("_")
    if len(parts) > MOST_SEATS:
        raise RuleError(Reason.TOO_MANY_SEATS, given=len(parts), most=MOST_SEATS)
    seats: list[Seat] = []
    for number, part in enumerate(parts, 1):
        try:
            seats.append(parse_seat(part))
        except RuleError as refused:
            raise RuleError(refused.reason, **refused.facts, seat=number) from None
    _verify_one_deck(seats)
    return tuple(seats)


def _verify_one_deck(seats: Sequence[Seat]) -> None:
    """One deck for all; a refusal names the first seat that holds what cannot be."""
    cards = [seat.cards for seat in seats]
    try:
        verify_one_deck(chain.from_iterable(cards))
    except RuleError:
        for number in range(1, len(cards) + 1):
            try:
                verify_one_deck(chain.from_iterable(cards[:number]))
            except RuleError as refused:
                raise RuleError(refused.reason, **refused.facts, seat=number) from None


def parse_table(code: str, seats: str, query: Mapping[str, Sequence[str]]) -> Table:
    """The table of an address.

    Raises RuleError: what `parse_rules` and `parse_seats` raise, NO_SUCH_SEAT for a declaring seat
    that is not there or more stakes or bowls than seats, BAD_AMOUNT for chips that cannot be.
    """
    rules = parse_rules(code)
    parsed = parse_seats(seats)
    declared = tuple(_seat_number(text, len(parsed)) for text in query.get(DECLARED, ()))
    return Table(rules, parsed, tuple(sorted(set(declared))), _chips(query, len(parsed)))


def _seat_number(text: str, most: int) -> int:
    number = whole_number(text, 99) or 0
    if not 1 <= number <= most:
        raise RuleError(Reason.NO_SUCH_SEAT, seat=text, most=most)
    return number


def _chips(query: Mapping[str, Sequence[str]], seats: int) -> Chips:
    stakes = tuple(amount(text) for text in query.get(STAKE, ()))
    bowls = tuple(amount(text) if text.strip() else None for text in query.get(BOWL, ()))
    folded = tuple(filter(None, (amount(text) for text in query.get(FOLDED, ()))))
    pot = sum(amount(text) for text in query.get(POT, ()))
    for given in (stakes, bowls):
        if len(given) > seats:
            raise RuleError(Reason.NO_SUCH_SEAT, seat=len(given), most=seats)
    if stakes:
        stakes += (0,) * (seats - len(stakes))
    known = any(bowl is not None for bowl in bowls)
    return Chips(stakes, bowls + (None,) * (seats - len(bowls)) if known else (), folded, pot)


def amount(text: str) -> int:
    """A whole number of chips; nothing stands for none. Raises RuleError(BAD_AMOUNT)."""
    text = text.strip() or "0"
    chips = whole_number(text, MOST_CHIPS)
    if chips is None:
        raise RuleError(Reason.BAD_AMOUNT, amount=text[:20])
    return chips


def without_seat(table: Table, number: int) -> Table:
    """The table less one seat, its chips and its declaration; the last one is only emptied."""
    at = number - 1
    chips = table.chips
    return Table(
        table.rules,
        _less(table.seats, at) or (Seat(),),
        tuple(seat - (seat > number) for seat in table.declared if seat != number),
        chips._replace(stakes=_less(chips.stakes, at), bowls=_less(chips.bowls, at)),
    )


def _less(things: tuple, at: int) -> tuple:  # type: ignore[type-arg]
    return things[:at] + things[at + 1 :]


def with_seat(table: Table) -> Table:
    """The table with one more empty seat."""
    return _reseated(table, (*table.seats, Seat()))


def _reseated(table: Table, seats: tuple[Seat, ...]) -> Table:
    """The table with these seats; whoever is new has staked nothing yet."""
    chips = table.chips
    more = len(seats) - len(table.seats)
    if chips.stakes:
        chips = chips._replace(stakes=(*chips.stakes, *[0] * more))
    if chips.bowls:
        chips = chips._replace(bowls=(*chips.bowls, *[None] * more))
    return replace(table, seats=seats, chips=chips)


def read_pasted(text: str) -> str:
    """Cards as people type them, as the seats of an address.

    Lines, slashes, semicolons and underscores separate seats; without any, every four cards are a
    seat. `10` and any case are understood; what is no card is left for the parser to name.
    """
    text = text.replace("10", "T").replace("—", "-").replace("–", "-")
    for sign in "/;|\n\r":
        text = text.replace(sign, "_")
    parts = ["".join(part.replace(",", " ").split()) for part in text.split("_")]
    parts = [_cased(part) for part in parts if part]
    if len(parts) == 1 and "-" not in parts[0]:
        cards = parts[0]
        parts = [cards[at : at + 2 * HAND] for at in range(0, len(cards), 2 * HAND)]
    return "_".join(parts)


def _cased(part: str) -> str:
    """Ranks in capitals and suits in small letters, pair by pair around a hyphen."""
    return "-".join(
        "".join(sign.upper() if at % 2 == 0 else sign.lower() for at, sign in enumerate(side))
        for side in part.split("-")
    )
