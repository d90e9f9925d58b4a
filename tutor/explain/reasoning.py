"""Why a program seat did what it did: a closed list of reasons with facts, and their words.

The words tell of the seat's own cards, so they are for the end of a hand, or for its own holder.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from tutor.explain.message import Message, message, speaking, whole
from tutor.marking import N_, NN_, Plural


class Why(Enum):
    """What a decision rests on."""

    TOO_DEAR = "too-dear"  # the chance of the strongest hand is below the price
    WORTH_IT = "worth-it"  # the chance is above the price
    STANDS_FIRM = "stands-firm"  # strong, and content to call
    TAKES_A_LOOK = "takes-a-look"  # below the price, yet bold enough for so few chips
    WAITS = "waits"  # nothing worth a bet, and waiting is free
    LIES_LOW = "lies-low"  # 躺: strong, and hiding it
    BETS_ON_IT = "bets-on-it"  # strong enough that others should pay
    PRESSES = "presses"  # strong enough to ask for everything
    BLUFFS = "bluffs"  # 打鸡
    GOES_ALONG = "goes-along"  # the bowl is too small to answer, and what is left goes in
    LEAVES = "leaves"  # 三花, and the cards are not worth staying for
    SAFE = "safe"  # a 三花 that leaves unasked: the stake comes back whatever happens
    DEALS = "deals"  # 默 would be a blind bet
    GAMBLES = "gambles"  # 默 all the same
    ONE_WAY = "one-way"  # only one division makes sense
    BEST_WAY = "best-way"  # one division is worth the most
    NEAR_WAY = "near-way"  # several are as good as each other


_CHANCE = N_(
    "With %(chance)s in 100 this hand is the strongest at the table. Staying costs %(price)s, with"
    " %(prize)s to be won: that pays from %(need)s in 100."
)

REASONINGS: dict[Why, str | Plural] = {
    Why.TOO_DEAR: N_("%(odds)s So it is too dear."),
    Why.WORTH_IT: N_("%(odds)s So it is worth the price."),
    Why.STANDS_FIRM: N_("%(odds)s That is plenty, and a call keeps the others in."),
    Why.TAKES_A_LOOK: N_("%(odds)s That is a little dear, but few chips buy one more card."),
    Why.WAITS: N_(
        "With %(chance)s in 100 this hand is the strongest at the table. Nobody asks for anything,"
        " so waiting is free."
    ),
    Why.LIES_LOW: N_(
        "With %(chance)s in 100 this hand is the strongest at the table. It lies low, so that"
        " somebody else puts chips in."
    ),
    Why.BETS_ON_IT: N_(
        "With %(chance)s in 100 this hand is the strongest at the table: whoever wants to see more "
        "should pay for it."
    ),
    Why.PRESSES: N_(
        "With %(chance)s in 100 this hand is the strongest at the table: reason enough to ask for"
        " a whole bowl."
    ),
    Why.BLUFFS: NN_(
        "Only with %(chance)s in 100 is this hand the strongest at the table. But %(others)s other"
        " may fold to a big bet.",
        "Only with %(chance)s in 100 is this hand the strongest at the table. But %(others)s others"
        " may fold to a big bet.",
        by="others",
    ),
    Why.GOES_ALONG: N_("%(odds)s The bowl cannot answer in full, so the rest of it goes in."),
    Why.LEAVES: N_(
        "With %(chance)s in 100 this hand is the strongest at the table. Leaving with a 三花 gives"
        " the whole stake back, and that is better."
    ),
    Why.SAFE: N_(
        "This hand holds a 三花 and leaves the comparison unasked, so that its stake comes back"
        " whatever happens: staying is free."
    ),
    Why.DEALS: N_("Nobody has seen a card yet, so a larger ante would be a blind bet."),
    Why.GAMBLES: N_("A larger ante before the cards is a blind bet; this player likes it lively."),
    Why.ONE_WAY: N_("No other division is as good in both pairs, so there is nothing to weigh."),
    Why.BEST_WAY: N_(
        "Against what the others may hold, this division wins %(win)s in 100, draws %(draw)s and"
        " loses %(lose)s. No other is worth more here."
    ),
    Why.NEAR_WAY: N_(
        "Against what the others may hold, this division wins %(win)s in 100, draws %(draw)s and"
        " loses %(lose)s. Another one is worth just as much."
    ),
}
WITH_ODDS = frozenset(why for why, text in REASONINGS.items() if "%(odds)s" in whole(text))


@dataclass(frozen=True, slots=True)
class Reasoning:
    """Why a seat decided so; `facts` are whole numbers, chances in parts of 100."""

    why: Why
    facts: Mapping[str, int] = field(default_factory=dict)


def explain_reasoning(reasoning: Reasoning) -> Message:
    """What the seat thought."""
    text = REASONINGS[reasoning.why]
    if reasoning.why in WITH_ODDS:
        return message(text, odds=speaking(_CHANCE, reasoning.facts))
    return speaking(text, reasoning.facts)
