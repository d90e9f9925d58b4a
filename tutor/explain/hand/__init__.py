"""A whole hand in words: every event, what may be done and at which price, where each chip went.

Names of actions are those of the rule set's source. Everything is told as its viewer may see it: a
seat, or None for who sees all cards.
"""

from __future__ import annotations

from tutor.explain.hand.ledger import Entry, ledger
from tutor.explain.hand.narrator import OUTSIDE, Ending, HandsMet, Narration, Step, narrate
from tutor.explain.hand.offers import (
    Offer,
    explain_action,
    explain_advice,
    explain_refused_action,
    explain_turn,
    offers,
    price_tag,
)
from tutor.explain.hand.saying import Said
from tutor.explain.hand.telling import Sentence, explain_event, tell
from tutor.explain.hand.words import POT, player, word
from tutor.explain.reasoning import Reasoning, Why, explain_reasoning

__all__ = [
    "OUTSIDE",
    "POT",
    "Ending",
    "Entry",
    "HandsMet",
    "Narration",
    "Offer",
    "Reasoning",
    "Said",
    "Sentence",
    "Step",
    "Why",
    "explain_action",
    "explain_advice",
    "explain_event",
    "explain_reasoning",
    "explain_refused_action",
    "explain_turn",
    "ledger",
    "narrate",
    "offers",
    "player",
    "price_tag",
    "tell",
    "word",
]
