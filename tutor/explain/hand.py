"""A whole hand in words: every event, what may be done and at which price, where each chip went.

Names of actions are those of the rule set's source. Everything is told as `viewer` may see it: a
seat, or None for who sees all cards.
"""

from __future__ import annotations

from tutor.explain.hand_events import WITH_CARDS, WORDS, explain_event
from tutor.explain.hand_ledger import Line, ledger
from tutor.explain.hand_offers import Offer, explain_refused_action, explain_turn, offers
from tutor.explain.hand_telling import Sentence, tell
from tutor.explain.hand_words import Table, word
from tutor.explain.reasoning import Reasoning, Why, explain_reasoning

__all__ = [
    "WITH_CARDS",
    "WORDS",
    "Line",
    "Offer",
    "Reasoning",
    "Sentence",
    "Table",
    "Why",
    "explain_event",
    "explain_reasoning",
    "explain_refused_action",
    "explain_turn",
    "ledger",
    "offers",
    "tell",
    "word",
]
