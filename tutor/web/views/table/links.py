"""Words of the table in a running text, each linked to its glossary entry where it is first used.

A word that is marked as a term is known by its writing. In plain text a writing of several
characters is, and one of a single character only in quotation marks: alone it may be anything.
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
    """The links of one page: `link` gives a text with those words linked that it has not seen."""

    def __init__(self, how: Speech) -> None:
        self._keys, self._pattern = _words(how.script)
        self._seen: set[str] = set()

    def link(self, text: Markup) -> Markup:
        """The text with every word's first use linked."""
        return Markup(self._pattern.sub(self._linked, text))

    def _linked(self, found: re.Match[str]) -> str:
        key = self._keys.get(found["term"] or found["plain"])
        if key is None or key in self._seen:
            return found[0]
        self._seen.add(key)
        return f'<a class="word" href="{term_url(key)}">{found[0]}</a>'


@lru_cache(maxsize=2)
def _words(script: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The key of every writing in a script, and what finds them in a text."""
    keys: dict[str, str] = {}
    plain: set[str] = set()
    for key, word in WORDS.items():
        for name in word.term.names:
            written = name.written(script)
            keys.setdefault(written, key)
            if key in _IN_TEXT and keys[written] == key:
                plain.add(written if len(written) > 1 else f"(?<=[「“]){written}(?=[」”])")
    either = "|".join(sorted(plain, key=len, reverse=True))
    return keys, re.compile(f'<span class="term"[^>]*>(?P<term>[^<]*)</span>|(?P<plain>{either})')
