"""The page of readings as its template sees it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.explain import explain_refusal
from tutor.explain.switches import switch_label
from tutor.lessons.readings import MISDEAL, READINGS, Reading
from tutor.rules import DEFAULT, PRESETS
from tutor.web.frame.wording import _
from tutor.web.views.addresses import RulesPage
from tutor.web.views.cards import card_view
from tutor.web.views.model import CardView
from tutor.web.views.terms import plain, say, speech


@dataclass(frozen=True, slots=True)
class MisdealView:
    """Cards no deck can deal: by seat, and what is wrong with them."""

    hands: tuple[tuple[str, tuple[CardView, ...]], ...]
    refusal: str


@dataclass(frozen=True, slots=True)
class ReadingView:
    """One reading; `rules` names whom it is about, `switch` what turns it, if anything does.

    `switch_url` is the place of that switch among the house rules.
    """

    number: int
    rules: tuple[str, ...]
    question: str
    reading: str
    reason: str
    switch: str
    switch_url: str
    misdeal: MisdealView | None


def reading_views(slips: bool) -> tuple[ReadingView, ...]:
    """The errors found in the sources, or all other readings, by number."""
    return tuple(_view(one) for one in READINGS.values() if one.slip is slips)


def _view(one: Reading) -> ReadingView:
    how = speech(DEFAULT)
    return ReadingView(
        one.number,
        tuple(_(PRESETS[key].title) for key in one.rules),
        _(one.question),
        _(one.reading),
        _(one.reason),
        plain(switch_label(one.switch), how) if one.switch else "",
        f"{RulesPage(one.rules[0]).url()}#{one.switch}" if one.switch else "",
        _misdeal() if one.number == MISDEAL.reading else None,
    )


def _misdeal() -> MisdealView:
    how = speech(DEFAULT)
    hands = tuple(
        (seat, tuple(card_view(card, how) for card in cards)) for seat, cards in MISDEAL.hands
    )
    refusal = MISDEAL.refusal
    assert refusal is not None, "a misdeal cannot be dealt"
    return MisdealView(hands, say(explain_refusal(refusal), how))
