"""The glossary: every term of the game in both scripts, with readings, glosses and sources."""

from __future__ import annotations

from tutor.names.hands import hand_names, hand_term
from tutor.names.kinds import kind_term
from tutor.names.model import Name, Term
from tutor.names.pairs import pair_term, points_term
from tutor.names.readings import align
from tutor.names.rhymes import RHYMES, Rhyme
from tutor.names.search import search
from tutor.names.words import WORDS, Word

__all__ = [
    "RHYMES",
    "WORDS",
    "Name",
    "Rhyme",
    "Term",
    "Word",
    "align",
    "hand_names",
    "hand_term",
    "kind_term",
    "pair_term",
    "points_term",
    "search",
]
