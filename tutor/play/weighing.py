"""What a seat weighs before it bets: its chance, the price, and what there is to be won."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.play.strength import Strength
from tutor.rules import Card
from tutor.rules.hand import STAYING, Verb, View


@dataclass(frozen=True, slots=True)
class Weighing:
    """One seat's sums at its turn; chances are in parts of 100.

    `chance` is that of holding the strongest hand, `fair` what it is on average among so many.
    `price` are the chips that staying costs now, at most the bowl, `prize` what can be won with
    them, `others` the number of players still in.
    """

    chance: int
    fair: int
    price: int
    prize: int
    others: int

    @property
    def need(self) -> int:
        """The chance from which the price pays."""
        return -(-100 * self.price // max(self.price + self.prize, 1))

    @property
    def edge(self) -> int:
        """The chance as a share of what is fair; 100 is fair.

        It compares what one is likely to lose with what one is likely to win: among two, 60 in 100
        is an edge of 120.
        """
        return 100 * self.chance // self.fair

    def facts(self) -> dict[str, int]:
        """The sums by name, for words."""
        return {
            "chance": self.chance,
            "price": self.price,
            "prize": self.prize,
            "need": self.need,
            "others": self.others,
        }


def known_cards(view: View, seat: int) -> tuple[Card, ...]:
    """The cards of a seat that this view shows: all of one's own, what lies open of others."""
    return tuple(card for card in view.hands[seat] if card is not None)


def opponents(view: View) -> tuple[int, ...]:
    """The other seats still in."""
    seats = range(len(view.bowls))
    return tuple(s for s in seats if s != view.seat and view.standings[s] in STAYING)


def raisers(view: View) -> frozenset[int]:
    """The seats that have asked for more in this hand."""
    return frozenset(a.seat for a in view.actions if a.verb in (Verb.RAISE, Verb.ALL_IN))


def weigh(view: View) -> Weighing:
    """The sums of the seat that holds this view, two to four cards in hand."""
    own = known_cards(view, view.seat)
    others = opponents(view)
    elsewhere = [seat for seat in range(len(view.bowls)) if seat != view.seat]
    seen = tuple(card for seat in elsewhere for card in known_cards(view, seat))
    asked = raisers(view)
    shown = [(known_cards(view, seat), seat in asked) for seat in others]
    chance = Strength(view.rules, own, seen).strongest(shown)
    left = view.bowls[view.seat] - view.staked[view.seat]
    price = min(max(view.to_match - view.in_round[view.seat], 0), left)
    reach = view.staked[view.seat] + price
    prize = view.pot + sum(
        min(staked, reach) for seat, staked in enumerate(view.staked) if seat != view.seat
    )
    return Weighing(
        round(100 * chance), max(100 // (len(others) + 1), 1), price, prize, len(others)
    )
