"""Everything that stands before the first card of a hand: table, bowls, mango pot and the cards.

Seats are whole numbers from 0, anticlockwise; in texts they are counted from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.rules.cards import Card
from tutor.rules.hand.stakes import Stakes
from tutor.rules.notation import verify_one_deck
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet
from tutor.rules.switches.deal_from import FirstSeat
from tutor.rules.switches.mango import Mango
from tutor.rules.switches.skin import Skin

CardHand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """A hand before it begins; made by `set_up`, which verifies it.

    `bowls` is each seat's limit for the hand, `pot` the mango pot carried over, `mango` what each
    seat still pays into it, beyond its bowl (R24). The cards are either a `deck` in the order in
    which it is dealt, or the four cards of every seat in `hands`; the other of the two is empty.
    `names` are labels, one a seat, or empty.
    """

    rules: RuleSet
    stakes: Stakes
    dealer: int
    bowls: tuple[int, ...]
    pot: int
    mango: tuple[int, ...]
    deck: CardHand
    hands: tuple[CardHand, ...]
    names: tuple[str, ...]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.bowls))

    def round_from(self, seat: int) -> tuple[int, ...]:
        """All seats anticlockwise, this one first."""
        return (*range(seat, len(self.bowls)), *range(seat))

    def after(self, seat: int) -> int:
        """The next seat anticlockwise (下家)."""
        return (seat + 1) % len(self.bowls)

    def first_seat(self, first: FirstSeat) -> int:
        """The seat that a switch names: the dealer's or the one after it."""
        return self.dealer if first is FirstSeat.DEALER else self.after(self.dealer)

    @property
    def dealing_order(self) -> tuple[int, ...]:
        """The seats as cards come to them."""
        return self.round_from(self.first_seat(self.rules.deal_from))

    @property
    def settling_order(self) -> tuple[int, ...]:
        """The seats from the one after the dealer, which gets the odd chip (R6)."""
        return self.round_from(self.after(self.dealer))

    def label(self, seat: int) -> str:
        """What to call a seat: its name, or its number counted from 1."""
        return self.names[seat] if self.names else str(seat + 1)


def verify_chips(amount: int) -> None:
    """Raise RuleError(BAD_AMOUNT) unless this is a whole number of at least 0."""
    if not isinstance(amount, int) or isinstance(amount, bool) or amount < 0:
        raise RuleError(Reason.BAD_AMOUNT, amount=str(amount))


def verify_seat(seat: int, seats: Sequence[object]) -> None:
    """Raise RuleError(NO_SUCH_SEAT) unless there is a seat of this number."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(seats):
        given = seat + 1 if isinstance(seat, int) else str(seat)
        raise RuleError(Reason.NO_SUCH_SEAT, seat=given, most=len(seats))


def verify_one_a_seat(name: str, given: Sequence[object], seats: int) -> None:
    """Raise RuleError(NOT_ONE_A_SEAT) unless there are as many as seats."""
    if len(given) != seats:
        raise RuleError(Reason.NOT_ONE_A_SEAT, name=name, given=len(given), seats=seats)


def verify_names(names: Sequence[str]) -> None:
    """Raise RuleError(BAD_NAME) unless every name can stand in a list with commas."""
    for name in names:
        if not name or name != name.strip() or "," in name or not name.isprintable():
            raise RuleError(Reason.BAD_NAME, name=name)


def verify_table(rules: RuleSet, seats: int) -> None:
    """Raise RuleError(TOO_FEW_SEATS or TOO_MANY_SEATS) unless so many may play (R26)."""
    if seats < 2:
        raise RuleError(Reason.TOO_FEW_SEATS, given=seats)
    if seats > rules.most_players:
        raise RuleError(Reason.TOO_MANY_SEATS, given=seats, most=rules.most_players)


def _verify_chips(setup: Setup) -> None:
    for amount in (setup.pot, *setup.bowls, *setup.mango):
        verify_chips(amount)
    if setup.rules.mango is Mango.NONE and (setup.pot or any(setup.mango)):
        raise RuleError(Reason.NO_MANGO)
    least = setup.stakes.skin
    for seat, bowl in enumerate(setup.bowls):
        if bowl < least:
            raise RuleError(Reason.BOWL_TOO_SMALL, seat=setup.label(seat), bowl=bowl, least=least)


def _verify_cards(setup: Setup) -> None:
    for hand in setup.hands:
        if len(hand) != 4:
            raise RuleError(Reason.WRONG_COUNT, expected=4, given=len(hand))
    cards = setup.deck or tuple(card for hand in setup.hands for card in hand)
    if len(cards) < 4 * len(setup.bowls):
        raise RuleError(Reason.WRONG_COUNT, expected=4 * len(setup.bowls), given=len(cards))
    verify_one_deck(cards)


def verify_setup(setup: Setup) -> None:
    """Raise RuleError unless a hand can be played from here.

    Reasons: TOO_FEW_SEATS, TOO_MANY_SEATS, NO_SUCH_SEAT, BAD_NAME, NOT_ONE_A_SEAT, BAD_AMOUNT,
    NO_MANGO, BOWL_TOO_SMALL (a bowl must hold the skin), WRONG_COUNT, CARD_TWICE, THIRD_OF_KIND.
    """
    seats = len(setup.bowls)
    verify_table(setup.rules, seats)
    verify_seat(setup.dealer, setup.bowls)
    verify_names(setup.names)
    verify_one_a_seat("mango", setup.mango, seats)
    if setup.names:
        verify_one_a_seat("names", setup.names, seats)
    if setup.hands:
        verify_one_a_seat("cards", setup.hands, seats)
    _verify_chips(setup)
    _verify_cards(setup)


def set_up(
    rules: RuleSet,
    stakes: Stakes,
    bowls: Sequence[int],
    *,
    deck: Sequence[Card] = (),
    hands: Sequence[Sequence[Card]] = (),
    dealer: int = 0,
    pot: int = 0,
    mango: Sequence[int] = (),
    names: Sequence[str] = (),
) -> Setup:
    """A hand before it begins, dealt from `deck` or, where they are given, as `hands`.

    Only the cards that can be dealt are kept. Raises what `verify_setup` raises.
    """
    setup = Setup(
        rules=rules,
        stakes=stakes,
        dealer=dealer,
        bowls=tuple(bowls),
        pot=pot,
        mango=tuple(mango) or (0,) * len(bowls),
        deck=() if hands else tuple(deck)[: 4 * len(bowls)],
        hands=tuple(map(tuple, hands)),
        names=tuple(names),
    )
    verify_setup(setup)
    return setup


def ante_of(setup: Setup) -> int:
    """What everyone posts before the deal, before any 默: the skin, or nothing."""
    return setup.stakes.skin if setup.rules.skin is Skin.ANTE else 0
