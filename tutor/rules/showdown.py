"""扯牌 among several: who beats whom, in which order tails settle, and who eats the skins.

Everyone is compared with everyone. The largest tail, in the rule set's own sense of the word (R2),
settles first; equal tails are ordered by the other pair, and if that is equal too they share (R6).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import groupby

from tutor.rules.divisions import Division, Outcome, Strength, outcome
from tutor.rules.flowers import leaves_by_flowers, verify_declare_flowers
from tutor.rules.notation import verify_one_deck
from tutor.rules.pairs import Ranking
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet
from tutor.rules.settlement import Seat
from tutor.rules.switches.tail import Tail


@dataclass(frozen=True, slots=True)
class Showdown:
    """The result among the seats that compare, named as in the argument of `showdown`.

    `outcomes[a, b]` is how `a` fares against `b`. `order` groups seats by tail, the first group
    settles first; a group of several is equal in both pairs. `left` are those who left by 三花.
    """

    outcomes: dict[tuple[str, str], Outcome]
    order: tuple[tuple[str, ...], ...]
    left: tuple[str, ...] = ()

    @property
    def eats_skin(self) -> tuple[str, ...]:
        """Who eats the skins: one seat, several that share, or none if all left by 三花."""
        return self.order[0] if self.order else ()

    def beats(self, winner: str, loser: str) -> bool:
        """Whether `winner` beats `loser`."""
        return self.outcomes.get((winner, loser)) is Outcome.WIN


def settling_key(strength: Strength, rules: RuleSet) -> Strength:
    """A divided hand's strength with its tail first: the larger key settles first."""
    smaller, larger = strength
    return (larger, smaller) if rules.tail is Tail.LARGER else (smaller, larger)


def tail_order(ranks: Ranking, hands: Mapping[Seat, Division]) -> tuple[tuple[Seat, ...], ...]:
    """Seats grouped by tail, largest first; within a group in the order of `hands`."""
    keys = {seat: settling_key(hand.strength, ranks.rules) for seat, hand in hands.items()}
    ordered = sorted(hands, key=lambda seat: keys[seat], reverse=True)
    return tuple(tuple(group) for _, group in groupby(ordered, key=lambda seat: keys[seat]))


def all_outcomes(
    ranks: Ranking, hands: Mapping[Seat, Division]
) -> dict[tuple[Seat, Seat], Outcome]:
    """How every seat fares against every other."""
    return {
        (a, b): outcome(ranks, hands[a].strength, hands[b].strength)
        for a in hands
        for b in hands
        if a != b
    }


def verify_showdown(
    ranks: Ranking, hands: Mapping[str, Division], declared: Collection[str] = ()
) -> None:
    """Raise RuleError unless one deck deals these hands and the seats are as many as may play.

    Reasons: TOO_FEW_SEATS, TOO_MANY_SEATS, CARD_TWICE, THIRD_OF_KIND, NO_FLOWERS,
    FLOWERS_NOT_DECLARED.
    """
    if len(hands) < 2:
        raise RuleError(Reason.TOO_FEW_SEATS, given=len(hands))
    if len(hands) > ranks.rules.most_players:
        raise RuleError(Reason.TOO_MANY_SEATS, given=len(hands), most=ranks.rules.most_players)
    verify_one_deck(card for hand in hands.values() for card in hand.cards)
    for seat in declared:
        verify_declare_flowers(seat, hands[seat].cards, ranks.rules)


def showdown(
    ranks: Ranking, hands: Mapping[str, Division], declared: Collection[str] = ()
) -> Showdown:
    """Compare all `hands`, given by seat in dealing order from the seat after the dealer.

    `declared` are the seats that declared 三花 where that is a choice. Raises as `verify_showdown`.
    """
    verify_showdown(ranks, hands, declared)
    left = tuple(
        seat
        for seat, hand in hands.items()
        if seat in declared or leaves_by_flowers(hand.cards, ranks.rules)
    )
    staying = {seat: hand for seat, hand in hands.items() if seat not in left}
    return Showdown(all_outcomes(ranks, staying), tail_order(ranks, staying), left)
