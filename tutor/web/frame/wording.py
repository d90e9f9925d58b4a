"""Words, numbers and lists as the reader of the present page writes them.

This is the typed door to Flask-Babel, which has no types of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from decimal import Decimal
from functools import lru_cache
from typing import Protocol

import flask_babel
from babel import Locale
from babel.lists import format_list
from babel.numbers import NumberPattern

from tutor.explain import Message, Number
from tutor.web.frame import i18n


class Gettext(Protocol):
    """The translation of a marked text, with its placeholders filled."""

    def __call__(self, text: str, /, **facts: object) -> str: ...


class Ngettext(Protocol):
    """The translation for `num` things, which the texts know as %(num)s."""

    def __call__(self, one: str, many: str, num: int, /, **facts: object) -> str: ...


gettext: Gettext = flask_babel.gettext
ngettext: Ngettext = flask_babel.ngettext
_ = gettext


def untold(msg: Message) -> str:
    """The translation of a message, its placeholders still empty."""
    if not msg.many:
        return gettext(msg.text)
    catalogue = flask_babel.get_translations()
    said: str = catalogue.ungettext(msg.text, msg.many, msg.count)
    return said


def number(shown: Number) -> str:
    """A number with the marks and signs of the reader's language."""
    locale = i18n.current().locale
    exact = Decimal(f"{abs(shown.value):.{shown.places}f}")
    pattern = _pattern(locale, shown.places, shown.percent)
    said: str = pattern.apply(exact / 100 if shown.percent else exact, locale)
    if not exact:
        return said
    return ("−" if shown.value < 0 else "+" if shown.signed else "") + said


def listed(items: Iterable[str], joined: bool = False) -> str:
    """Things one after the other; `joined` puts an "and" before the last."""
    locale = Locale.parse(i18n.current().locale)
    if joined:
        return format_list([*items], "standard", locale)
    # Babel's lists without an "and" lack their patterns in some languages, Chinese among them.
    between: str = locale.list_patterns["standard"]["start"]
    said, *rest = items
    for item in rest:
        said = between.format(said, item)
    return said


@lru_cache
def _pattern(code: str, places: int, percent: bool) -> NumberPattern:
    """How a language writes numbers of so many decimals."""
    locale = Locale.parse(code)
    formats = locale.percent_formats if percent else locale.decimal_formats
    pattern: NumberPattern = copy(formats[None])
    pattern.frac_prec = (places, places)
    return pattern
