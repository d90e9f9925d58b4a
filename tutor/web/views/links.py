"""Links that several features show: to terms, and to the same page under each rule set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flask import url_for

from tutor.rules import RuleSet, with_presets
from tutor.web.frame.prefs import title_of


@dataclass(frozen=True, slots=True)
class LinkView:
    """A choice that is an address; `current` says that it holds, `key` is its name in the page.

    `label` is read out where the text alone says too little.
    """

    text: str
    url: str
    current: bool = False
    label: str = ""
    key: str = ""


def term_url(key: str) -> str:
    """The address of a term's own page."""
    return url_for("glossary.term", key=key)


def rules_links(shown: RuleSet, url: Callable[[RuleSet], str]) -> tuple[LinkView, ...]:
    """The presets, and the rule set shown where it is none of them, each at its address."""
    return tuple(
        LinkView(title_of(one), url(one), one == shown, key=one.key) for one in with_presets(shown)
    )
