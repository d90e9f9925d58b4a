"""The explorer of divisions as its page shows it: cards, choices with figures, the field."""

from __future__ import annotations

from dataclasses import dataclass, replace

from markupsafe import Markup

from tutor.drills.split_reasons import RIGHT, Weighed, why
from tutor.explain import Number
from tutor.explain.splits import NO_FIGURES, division_label, grade_label, units
from tutor.marking import N_
from tutor.rules import DECK, Card, dominators, ranking
from tutor.solver import Analysis, Style, WeighedChoice, analyse, field, unsolved
from tutor.web.frame.wording import _, ngettext, number
from tutor.web.split.asked import DEAD_TO, HAND, HAND_TO, ROWS, UPCARDS_TO, Asked, codes
from tutor.web.split.map import MapView, map_view
from tutor.web.views.addresses import CalcPage, SplitPage
from tutor.web.views.cards import card_view, division_view
from tutor.web.views.figures import loss_text, samples_view, shares_view
from tutor.web.views.links import LinkView, rules_links
from tutor.web.views.model import CardView, FigureView, SamplesView
from tutor.web.views.terms import Speech, plain, say, speech

STYLES = {
    Style.EQUILIBRIUM: N_("as well as can be"),
    Style.LARGER_FIRST: N_("for the largest larger pair"),
    Style.SMALLER_FIRST: N_("for the largest smaller pair"),
}
_TITLES = {
    HAND_TO: N_("Your hand"),
    UPCARDS_TO: N_("The opponent shows"),
    DEAD_TO: N_("Out of play"),
}
_EXAMPLES = ("Qh8s9cJs", "Th8d8s7s", "Qh9s4h6h")


@dataclass(frozen=True, slots=True)
class ExplorerCard:
    """A card with where a tap on it leads, nowhere if there is no room for it."""

    card: CardView
    url: str
    label: str
    dealt: bool


@dataclass(frozen=True, slots=True)
class ExplorerRow:
    """A row of cards laid out; `blanks` places are shown empty."""

    link: LinkView
    cards: tuple[ExplorerCard, ...]
    blanks: int


@dataclass(frozen=True, slots=True)
class SplitView:
    """The whole page; `figures` are there once the hand is whole."""

    rule_sets: tuple[LinkView, ...]
    rows: tuple[ExplorerRow, ...]
    tray: tuple[ExplorerCard, ...]
    styles: tuple[LinkView, ...]
    clear: str
    wanted: str
    examples: tuple[LinkView, ...]
    notice: str
    opponents: str
    figures: tuple[FigureView, ...]
    shown: str
    reasons: tuple[Markup, ...]
    samples: tuple[SamplesView, ...]
    map: MapView | None
    deck_open: bool
    calc: str


def split_view(asked: Asked) -> SplitView:
    """Everything for an address; raises TablesError."""
    how = speech(asked.rules)
    solved = not unsolved(asked.rules)
    found = None
    if asked.whole and solved:
        found = analyse(asked.hand, asked.rules, asked.known, asked.style)
    told = _told(asked, found, how) if found and not found.out else _Told()
    return SplitView(
        rule_sets=rules_links(asked.rules, lambda one: replace(asked, rules=one).url()),
        rows=tuple(_row(asked, row, how) for row in ROWS),
        tray=tuple(_tray(asked, card, how) for card in DECK),
        styles=tuple(
            LinkView(
                _(text), replace(asked, style=style).url(), style is asked.style, key=style.value
            )
            for style, text in STYLES.items()
        ),
        clear=Asked(asked.rules).url() if asked.hand or asked.known.cards else "",
        wanted=_wanted(asked),
        examples=() if asked.hand else _examples(asked, how),
        notice=_notice(solved, found),
        opponents=_opponents(found),
        figures=told.figures,
        shown=told.shown,
        reasons=told.reasons,
        samples=told.samples,
        map=told.map,
        deck_open=not asked.whole or bool(asked.to),
        calc=CalcPage(asked.rules.key, codes(asked.hand)).url() if asked.whole else "",
    )


def _notice(solved: bool, found: Analysis | None) -> str:
    """Why there are no figures, or why they do not count."""
    if not solved:
        return _(NO_FIGURES)
    if found and found.out:
        return _("This hand is 三花 and leaves by itself here: nothing it does counts.")
    return ""


@dataclass(frozen=True, slots=True)
class _Told:
    figures: tuple[FigureView, ...] = ()
    shown: str = ""
    reasons: tuple[Markup, ...] = ()
    samples: tuple[SamplesView, ...] = ()
    map: MapView | None = None


def _told(asked: Asked, found: Analysis, how: Speech) -> _Told:
    """The choices, and of the chosen one why it is good or bad and what it meets."""
    ranks = ranking(asked.rules)
    ordered = _ordered(found)
    chosen = ordered[asked.at - 1 if asked.at else _best(ordered)]
    assert chosen.division is not None, "only divisions can be chosen"
    reasons, samples = why(
        Weighed(asked.hand, asked.rules, found, asked.known, asked.style), chosen
    )
    met = field(asked.hand, chosen.division, asked.rules, asked.style, asked.known)
    figures = [
        _figure(asked, found, choice, at, choice is chosen, how)
        for at, choice in enumerate(ordered, 1)
    ]
    if found.leave:
        figures.append(_figure(asked, found, found.leave, 0, False, how))
    return _Told(
        tuple(figures),
        plain(division_label(chosen.division), how),
        tuple(say(reason, how) for reason in reasons),
        tuple(samples_view(one, ranks, how) for one in samples),
        map_view(met, chosen.division, ranks),
    )


def _ordered(found: Analysis) -> tuple[WeighedChoice, ...]:
    """The divisions as the page counts them: by the larger pair, whatever is known."""

    def place(choice: WeighedChoice) -> tuple[int, int]:
        assert choice.division is not None, "a division"
        smaller, larger = choice.division.strength
        return -larger, -smaller

    return tuple(sorted(found.divisions, key=place))


def _best(ordered: tuple[WeighedChoice, ...]) -> int:
    return min(range(len(ordered)), key=lambda at: ordered[at].loss)


def _figure(
    asked: Asked, found: Analysis, choice: WeighedChoice, at: int, chosen: bool, how: Speech
) -> FigureView:
    figures = choice.figures
    parts = (figures.win, figures.draw, figures.lose)
    ranks = ranking(asked.rules)
    return FigureView(
        division=division_view(choice.division, ranks, how) if choice.division else None,
        caption="" if choice.division else _("declare 三花 and leave"),
        word=plain(grade_label(choice.grade), how),
        shares=shares_view([part / figures.total for part in parts]),
        loss=loss_text(choice.loss),
        state="right" if choice.grade in RIGHT else "wrong",
        chosen=chosen,
        notes=(
            (_("units a hand"), number(units(figures.units, signed=True))),
            (_("with a unit of skin"), number(units(figures.units_with_skin, signed=True))),
        ),
        why=_dominated(found, choice, how),
        url=replace(asked, at=at, to="").url() if at else "",
    )


def _dominated(found: Analysis, choice: WeighedChoice, how: Speech) -> str:
    """What dominates a division, if anything does."""
    if choice.division is None:
        return ""
    others = [one.division for one in found.divisions if one.division]
    above = dominators(choice.division, others)
    if not above:
        return ""
    return _("dominated by %(division)s", division=plain(division_label(above[0]), how))


def _row(asked: Asked, row: str, how: Speech) -> ExplorerRow:
    cards = asked.rows[row]
    link = LinkView(_(_TITLES[row]), replace(asked, to=row).url(), row == asked.open_row, key=row)
    blanks = max(0, {HAND_TO: HAND, UPCARDS_TO: 2, DEAD_TO: 0}[row] - len(cards))
    return ExplorerRow(link, tuple(_laid(asked, row, card, how) for card in cards), blanks)


def _laid(asked: Asked, row: str, card: Card, how: Speech) -> ExplorerCard:
    """A card that lies in a row; a tap takes it back."""
    view = card_view(card, how)
    rest = tuple(one for one in asked.rows[row] if one is not card)
    url = replace(asked.with_row(row, rest), to=row).url()
    return ExplorerCard(view, url, _("Take back %(card)s", card=view.label), True)


def _tray(asked: Asked, card: Card, how: Speech) -> ExplorerCard:
    holder = next((row for row in ROWS if card in asked.rows[row]), "")
    if holder:
        return _laid(asked, holder, card, how)
    view = card_view(card, how)
    row = asked.open_row
    if not row:
        return ExplorerCard(view, "", view.label, False)
    url = asked.with_row(row, (*asked.rows[row], card)).url()
    label = _("%(card)s to: %(row)s", card=view.label, row=_(_TITLES[row]))
    return ExplorerCard(view, url, label, False)


def _wanted(asked: Asked) -> str:
    """That the hand is not whole yet, and how many cards it has."""
    if asked.whole:
        return ""
    lacking = HAND - len(asked.hand)
    return ngettext("One more card to lay.", "%(num)s more cards to lay.", lacking)


def _examples(asked: Asked, how: Speech) -> tuple[LinkView, ...]:
    links = []
    for text in _EXAMPLES:
        cards = [card for card in DECK if card.code in {text[at : at + 2] for at in range(0, 8, 2)}]
        names = "、".join(card_view(card, how).term.name for card in cards)
        links.append(LinkView(names, SplitPage(asked.rules.key, text).url()))
    return tuple(links)


def _opponents(found: Analysis | None) -> str:
    """How many hands the figures are counted over."""
    if found is None:
        return ""
    return ngettext(
        "Counted over the %(n)s hand the opponent may hold.",
        "Counted over all %(n)s hands the opponent may hold.",
        found.opponents,
        n=number(Number(found.opponents)),
    )
