"""A term that is neither a kind nor a pair, with its meaning, and how the lists write one down."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.names.model import Name, Term, sources_of


@dataclass(frozen=True)
class Word:
    """A term with its meaning (a msgid), and what it is easily taken for (a msgid), if anything."""

    term: Term
    meaning: str
    false_friend: str | None = None


def _name(entry: str) -> Name:
    written, gloss, letters = (part.strip() for part in entry.split("|"))
    hant, hans, pinyin = written.split(" ", 2)
    return Name(hant, hans, pinyin, gloss, sources_of(letters))


def word(key: str, names: tuple[str, ...], meaning: str, false_friend: str | None = None) -> Word:
    """A word of the glossary; a name is `Traditional Simplified pinyin | gloss | sources`.

    Sources are letters (c, s, o), `meaning` and `false_friend` are marked by the caller.
    """
    return Word(Term(key, tuple(map(_name, names))), meaning, false_friend)
