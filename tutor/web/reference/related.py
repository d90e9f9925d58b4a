"""What a word of the glossary is related to, found from its names and its place in the lists."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.names import WORDS, Word, kind_term, pair_term
from tutor.names.betting_words import BETTING
from tutor.names.card_words import CARDS
from tutor.names.slang import SLANG
from tutor.names.squeeze_words import SQUEEZE
from tutor.names.table_words import TABLE
from tutor.rules import KINDS, PAIRS
from tutor.web.reference.glossary import Thing


def related_to(word: Word) -> list[Thing]:
    """What shares a name with the word, words made with one of its names, and its neighbours."""
    names = {name.hant for name in word.term.names}
    kinds = [kind for kind in KINDS if names & {n.hant for n in kind_term(kind).names}]
    pairs = [
        pair for pair in PAIRS if (term := pair_term(pair)) and names & {n.hant for n in term.names}
    ]
    words = [*_made_alike(word, names), *_neighbours(word)]
    return [*kinds, *pairs, *(WORDS[key] for key in dict.fromkeys(w.term.key for w in words))]


def _chapter(word: Word) -> tuple[Word, ...]:
    return next(words for words in (CARDS, TABLE, BETTING, SQUEEZE, SLANG) if word in words)


def _made_alike(word: Word, names: set[str]) -> Iterator[Word]:
    """Words with a name that holds one of `names`, or is held; one character only close by."""
    near = _chapter(word)
    for other in WORDS.values():
        if other is not word and any(
            (a in b or b in a) and (other in near or min(len(a), len(b)) > 1 or a == b)
            for a in names
            for b in (name.hant for name in other.term.names)
        ):
            yield other


def _neighbours(word: Word) -> Iterator[Word]:
    """The words around it: the lists go by what belongs together."""
    near = _chapter(word)
    at = near.index(word)
    return (other for other in near[max(0, at - 2) : at + 3] if other is not word)
