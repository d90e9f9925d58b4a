"""Finding a term by any of its names, its pinyin or its English gloss."""

from __future__ import annotations

from functools import lru_cache

from tutor.names.kinds import kind_term
from tutor.names.model import Term
from tutor.names.pairs import pair_term
from tutor.names.readings import typed_forms
from tutor.names.words import WORDS, Word
from tutor.rules.cards import KINDS, Kind
from tutor.rules.pairs import PAIRS, Pair

Found = tuple[Term, Kind | Pair | Word]


@lru_cache(maxsize=1)
def _entries() -> tuple[Found, ...]:
    """Everything that can be found: kinds first, then pairs in order, then words."""
    pairs = ((pair_term(pair), pair) for pair in PAIRS)
    return (
        *((kind_term(kind), kind) for kind in KINDS),
        *((term, pair) for term, pair in pairs if term),
        *((word.term, word) for word in WORDS.values()),
    )


def _english(text: str) -> str:
    return " ".join(text.casefold().replace("-", " ").replace("'", "’").split())


def _rank(term: Term, typed: frozenset[str], english: str) -> int | None:
    """How well a query fits a term, 0 best: whole name, whole gloss, start, part; or not at all."""
    forms = {form for name in term.names for form in name.forms}
    glosses = {_english(name.gloss) for name in term.names}
    fits = (
        not typed.isdisjoint(forms),
        english in glosses,
        any(form.startswith(query) for form in forms for query in typed),
        any(f" {english}" in f" {gloss}" for gloss in glosses),
        any(query in form for form in forms for query in typed),
    )
    return next((rank for rank, fit in enumerate(fits) if fit), None)


def search(query: str) -> list[Found]:
    """Terms that `query` may mean, best first, each with what it names; none for an empty query.

    Whole names come before whole glosses, then names that begin with the query, words of a gloss
    that do, and names that hold it anywhere.
    """
    typed = frozenset(filter(None, typed_forms(query)))
    if not typed:
        return []
    ranked = [(_rank(term, typed, _english(query)), term, thing) for term, thing in _entries()]
    fitting = [(rank, term, thing) for rank, term, thing in ranked if rank is not None]
    return [(term, thing) for _, term, thing in sorted(fitting, key=lambda entry: entry[0])]
