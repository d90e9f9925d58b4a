"""Words of the table in a running text, each linked to its glossary entry where it is first used.

A word among the facts of a sentence is known as the name it is. In the words between them a writing
of several characters is, and one of a single character only in quotation marks: alone it may be
anything.
"""

from __future__ import annotations

import re
from functools import lru_cache

from markupsafe import Markup

from tutor.names import WORDS
from tutor.web.views.links import term_url
from tutor.web.views.terms import Speech

_IN_TEXT = ("opener", "dealer", "bowl", "skin", "head", "tail", "squeeze", "act")


class Links:
    """The marks of one page: it links those words that it has not seen before."""

    def __init__(self, how: Speech) -> None:
        self._keys, self._pattern = _words(how.script)
        self._seen: set[str] = set()

    def name(self, written: str, shown: Markup) -> Markup:
        """A name as it is shown, linked where its word comes up first."""
        key = self._keys.get(written)
        if key is None or key in self._seen:
            return shown
        self._seen.add(key)
        return Markup('<a class="word" href="{}">{}</a>').format(term_url(key), shown)

    def text(self, words: Markup) -> Markup:
        """What stands between the facts, with every word's first use linked."""
        pieces = self._pattern.split(words)  # every other piece is a word
        return Markup("").join(
            self.name(piece, Markup(piece)) if at % 2 else Markup(piece)
            for at, piece in enumerate(pieces)
        )


@lru_cache(maxsize=2)
def _words(script: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The key of every writing in a script, and what finds those that running text may have."""
    keys: dict[str, str] = {}
    plain: set[str] = set()
    for key, word in WORDS.items():
        for name in word.term.names:
            written = name.written(script)
            keys.setdefault(written, key)
            if key in _IN_TEXT and keys[written] == key:
                plain.add(written if len(written) > 1 else f"(?<=[「“]){written}(?=[」”])")
    return keys, re.compile(f"({'|'.join(sorted(plain, key=len, reverse=True))})")
