"""The page of advice: sentences with their figures, and a hand for each that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from tutor.explain.split_advice import AdviceLine, advice_sentences
from tutor.rules import RuleSet
from tutor.solver.advice import advise
from tutor.web.frame import prefs
from tutor.web.frame.wording import number
from tutor.web.split.asked import codes
from tutor.web.views.addresses import AdvicePage, SplitPage
from tutor.web.views.cards import card_view
from tutor.web.views.links import LinkView, rules_links
from tutor.web.views.model import CardView
from tutor.web.views.terms import Speech, say, speech


@dataclass(frozen=True, slots=True)
class SentenceView:
    """A piece of advice; `url` leads to its example."""

    figure: str
    text: Markup
    cards: tuple[CardView, ...]
    url: str


@dataclass(frozen=True, slots=True)
class AdviceView:
    """The page for a rule set."""

    title: str
    rule_sets: tuple[LinkView, ...]
    sentences: tuple[SentenceView, ...]


def advice_view(rules: RuleSet) -> AdviceView:
    """The advice under these rules; raises TablesError."""
    how = speech(rules)
    return AdviceView(
        prefs.title_of(rules),
        rules_links(rules, lambda one: AdvicePage(one.key).url()),
        tuple(_sentence(one, rules, how) for one in _sentences(rules)),
    )


@lru_cache(maxsize=32)
def _sentences(rules: RuleSet) -> tuple[AdviceLine, ...]:
    return advice_sentences(advise(rules))


def _sentence(one: AdviceLine, rules: RuleSet, how: Speech) -> SentenceView:
    return SentenceView(
        number(one.figure),
        say(one.text, how),
        tuple(card_view(card, how) for card in one.example),
        SplitPage(rules.key, codes(one.example)).url() if one.example else "",
    )
