"""Names and messages in the reader's language and script.

English readers see the Chinese name in simplified characters, as it is written in Sichuan, with its
reading and gloss. Who wants readings has them above every name instead.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from markupsafe import Markup, escape

from tutor.explain import Fact, Listed, Message, Number, Player
from tutor.languages import Language
from tutor.names import Name, align, kind_term, pair_term
from tutor.rules import Card, Kind, Pair, RuleSet
from tutor.web.frame import i18n, prefs
from tutor.web.frame.wording import listed, number, untold
from tutor.web.views.model import TermView

_PLACEHOLDER = re.compile(r"%\((\w+)\)s")


@dataclass(frozen=True, slots=True)
class Speech:
    """How a page speaks: the language, the rule set whose names are used, what stands above them.

    `readings` is "none", "pinyin" or "zhuyin".
    """

    language: Language
    source: str
    readings: str = "none"

    @property
    def script(self) -> str:
        """The HTML language tag of Chinese names on this page."""
        return self.language.names

    def written(self, name: Name) -> str:
        """A name in this page's script."""
        return name.written(self.script)

    def ruby(self, name: Name) -> tuple[tuple[str, str], ...]:
        """The name in pieces with the reading of each; nothing where none is wanted."""
        if self.readings == "none":
            return ()
        return align(self.written(name), name.zhuyin if self.readings == "zhuyin" else name.pinyin)


def speech(rules: RuleSet) -> Speech:
    """How the present page speaks of `rules`."""
    return Speech(i18n.current(), rules.source, prefs.readings())


@lru_cache(maxsize=4096)
def term_view(name: Name, how: Speech) -> TermView:
    """A name as a term: English readers get its gloss, and its reading unless that is above it."""
    ruby = how.ruby(name)
    if how.language.reads_chinese:
        return TermView(how.written(name), how.script, ruby=ruby)
    reading = "" if ruby else name.pinyin
    return TermView(how.written(name), how.script, reading, name.gloss, ruby)


@lru_cache(maxsize=4096)
def kind_name(kind: Kind, how: Speech) -> Name:
    """The name of a kind that leads under this rule set."""
    return kind_term(kind).main(how.source)


@lru_cache(maxsize=4096)
def pair_name(pair: Pair, how: Speech) -> Name | None:
    """The name of a pair that leads under this rule set; None where none is recorded."""
    term = pair_term(pair)
    return term.main(how.source) if term else None


def plain(msg: Message, how: Speech) -> str:
    """A message as text without markup, for labels that are read out."""
    facts = {name: _plain(fact, how) for name, fact in msg.facts.items()}
    return untold(msg) % facts


class Marks(Protocol):
    """What a page adds to its sentences while they are written, in the order of reading."""

    def name(self, written: str, shown: Markup) -> Markup:
        """A name of the game, and how it is shown."""

    def text(self, words: Markup) -> Markup:
        """What stands between the facts of a sentence."""


def say(msg: Message, how: Speech, marks: Marks | None = None) -> Markup:
    """A message as HTML: names of the game are marked as terms, everything else is escaped."""
    if marks is None:
        facts = {name: _marked(fact, how, None) for name, fact in msg.facts.items()}
        return Markup(untold(msg)) % facts
    pieces = _PLACEHOLDER.split(untold(msg))  # every other piece is the name of a fact
    return Markup("").join(
        _marked(msg.facts[piece], how, marks)
        if at % 2
        else marks.text(Markup(piece.replace("%%", "%")))
        for at, piece in enumerate(pieces)
    )


def _names(fact: Card | Kind | Pair | Name, how: Speech) -> list[Name]:
    """The name of a fact; an unnamed pair goes by those of its two cards."""
    if isinstance(fact, Name):
        return [fact]
    if isinstance(fact, Card):
        return [kind_name(fact.kind, how)]
    if isinstance(fact, Kind):
        return [kind_name(fact, how)]
    name = pair_name(fact, how)
    return [name] if name else [kind_name(kind, how) for kind in fact.kinds]


def _plain(fact: Fact, how: Speech) -> str | int:
    if isinstance(fact, Message):
        return plain(fact, how)
    if isinstance(fact, Player):
        return plain(fact.label, how)
    if isinstance(fact, Number):
        return number(fact)
    if isinstance(fact, Listed):
        return listed((str(_plain(item, how)) for item in fact.items), fact.joined)
    if isinstance(fact, int | str):
        return fact
    return "\u2060＋\u2060".join(how.written(name) for name in _names(fact, how))


def _marked(fact: Fact, how: Speech, marks: Marks | None) -> Markup:
    if isinstance(fact, Message):
        return say(fact, how, marks)
    if isinstance(fact, Player):
        return say(fact.label, how, marks)
    if isinstance(fact, Number):
        return escape(number(fact))
    if isinstance(fact, Listed):
        # Its items are markup already, and what stands between them is plain.
        return Markup(listed((_marked(item, how, marks) for item in fact.items), fact.joined))
    if isinstance(fact, int | str):
        return escape(fact)
    return _kept_terms(fact, how, None) if marks is None else _terms(fact, how, marks)


def _terms(fact: Card | Kind | Pair | Name, how: Speech, marks: Marks | None) -> Markup:
    return Markup("\u2060＋\u2060").join(_term(name, how, marks) for name in _names(fact, how))


_kept_terms = lru_cache(maxsize=4096)(_terms)


def _term(name: Name, how: Speech, marks: Marks | None) -> Markup:
    view = term_view(name, how)
    term = Markup('<span class="term" lang="{}">{}</span>').format(view.lang, view.written)
    if marks is not None:
        term = marks.name(view.name, term)
    if not view.gloss:
        return term
    return Markup('{} <span class="gloss">{}</span>').format(term, view.gloss)
