"""The ladder of all pairs as its page shows it: the rungs in groups, and one rung in full."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from markupsafe import Markup

from tutor.explain import points_label, short_label
from tutor.names import Name, pair_term, points_term
from tutor.rules import GONGS, KINGS, Category, Pair, Ranking
from tutor.web.frame.wording import _
from tutor.web.reference.term_page import WhereItStands, cards_of, counted, differs, standings
from tutor.web.views.addresses import LadderPage, pair_key
from tutor.web.views.cards import pair_view
from tutor.web.views.links import LinkView, term_url
from tutor.web.views.model import PairView, TermView
from tutor.web.views.terms import Speech, plain, term_view

DIFFERING = "differs"
_NAMES = 3  # names that a rung has room for
_GROUPS = {
    Category.SUPREME: "identical",
    Category.IDENTICAL: "identical",
    **dict.fromkeys((*KINGS, *GONGS), "royal"),
}
FILTERS = ("", "identical", "royal", *map(str, range(9, -1, -1)), DIFFERING)


@dataclass(frozen=True, slots=True)
class LadderAsked:
    """What a visitor asks to see: a rung (by a pair on it), a filter, a rule set of the address.

    `rules` is empty where the visitor's own rule set is shown.
    """

    at: str = ""
    only: str = ""
    rules: str = ""

    def url(self, place: int = 0, **other: str) -> str:
        """The address of the ladder with some of this asked otherwise, at the rung of a place."""
        asked = replace(self, **other)
        return LadderPage.at(asked.rules, asked.at, asked.only, place).url()


@dataclass(frozen=True, slots=True)
class LadderStep:
    """A rung in the picture: its place from the top, the names on it; one alone has its gloss."""

    place: int
    url: str
    terms: tuple[TermView, ...]
    more: int
    value: str
    current: bool
    differs: bool


@dataclass(frozen=True, slots=True)
class Flight:
    """Rungs that belong together, under a heading."""

    title: str
    steps: tuple[LadderStep, ...]

    @property
    def start(self) -> int:
        """The place of its first rung."""
        return self.steps[0].place


@dataclass(frozen=True, slots=True)
class Standee:
    """A pair on a rung: its cards, its other names, how it counts, where else it stands.

    `standings` is empty where all rule sets agree.
    """

    pair: PairView
    url: str
    others: tuple[TermView, ...]
    reason: Markup
    standings: tuple[WhereItStands, ...]


@dataclass(frozen=True, slots=True)
class RungPage:
    """One rung in full; `stronger` and `weaker` are the addresses of its neighbours, or empty."""

    place: int
    total: int
    value: str
    note: str
    pairs: tuple[Standee, ...]
    stronger: str
    weaker: str


def group_of(pair: Pair, ranks: Ranking) -> str:
    """The filter to which a pair belongs."""
    category = ranks.worth(pair).category
    return _GROUPS.get(category) or str(pair.points)


def shown_levels(ask: LadderAsked, ranks: Ranking, how: Speech) -> list[tuple[Pair, ...]]:
    """The levels that pass the filter, strongest first."""
    if not ask.only:
        return list(ranks.levels)
    if ask.only == DIFFERING:
        return [ps for ps in ranks.levels if any(differs(p, ranks.rules) for p in ps)]
    return [pairs for pairs in ranks.levels if group_of(pairs[0], ranks) == ask.only]


def flights(ask: LadderAsked, chosen: Pair, ranks: Ranking, how: Speech) -> tuple[Flight, ...]:
    """The rungs that pass the filter, in groups."""
    levels = shown_levels(ask, ranks, how)
    grouped = groupby(levels, lambda pairs: _title(pairs[0], ranks, how))
    return tuple(
        Flight(title, tuple(_step(ask, chosen, pairs, ranks, how) for pairs in members))
        for title, members in grouped
    )


def _title(pair: Pair, ranks: Ranking, how: Speech) -> str:
    category = ranks.worth(pair).category
    if category is Category.POINTS:
        return plain(points_label(pair.points), how)
    if category is Category.SUPREME:
        return _("Supreme pair")
    return _("Identical pairs") if category is Category.IDENTICAL else _("Kings and gongs")


def _step(
    ask: LadderAsked, chosen: Pair, pairs: tuple[Pair, ...], ranks: Ranking, how: Speech
) -> LadderStep:
    names = _names(pairs, how)
    return LadderStep(
        place=_place(pairs[0], ranks),
        url=ask.url(_place(pairs[0], ranks), at=pair_key(pairs[0])),
        terms=_terms(names[:_NAMES], how),
        more=max(0, len(names) - _NAMES),
        value=plain(short_label(pairs[0], ranks.worth(pairs[0])), how),
        current=chosen in pairs,
        differs=any(differs(pair, ranks.rules) for pair in pairs),
    )


def _place(pair: Pair, ranks: Ranking) -> int:
    return len(ranks.levels) - ranks.strength(pair)


def _terms(names: list[Name], how: Speech) -> tuple[TermView, ...]:
    """Names on a rung; several leave no room for what they mean."""
    terms = tuple(term_view(name, how) for name in names)
    return terms if len(terms) == 1 else tuple(replace(term, gloss="") for term in terms)


def _names(pairs: Iterable[Pair], how: Speech) -> list[Name]:
    """The leading names on a rung, each once; points stand for pairs that have none."""
    names = [(pair_term(pair) or points_term(pair.points)).main(how.source) for pair in pairs]
    return list({name.hant: name for name in names}.values())


def rung_page(ask: LadderAsked, chosen: Pair, ranks: Ranking, how: Speech) -> RungPage:
    """Everything on the rung where `chosen` stands; the way up and down keeps to the filter."""
    levels = shown_levels(ask, ranks, how)
    at = next((at for at, pairs in enumerate(levels) if chosen in pairs), None)
    pairs = ranks.levels[_place(chosen, ranks) - 1]
    up = levels[at - 1] if at else None
    down = levels[at + 1] if at is not None and at + 1 < len(levels) else None
    return RungPage(
        place=_place(chosen, ranks),
        total=len(ranks.levels),
        value=plain(short_label(chosen, ranks.worth(chosen)), how),
        note=_note(pairs, ranks),
        pairs=tuple(_standee(pair, ranks, how) for pair in pairs),
        stronger=ask.url(_place(up[0], ranks), at=pair_key(up[0])) if up else "",
        weaker=ask.url(_place(down[0], ranks), at=pair_key(down[0])) if down else "",
    )


def _note(pairs: tuple[Pair, ...], ranks: Ranking) -> str:
    if len(pairs) == 1:
        return _("This pair stands alone here.")
    if ranks.worth(pairs[0]).category is Category.POINTS and ranks.worth(pairs[0]).single:
        return _("Equal points and equally strong singles: these pairs are equal.")
    return _("These pairs are equal.")


def _standee(pair: Pair, ranks: Ranking, how: Speech) -> Standee:
    term = pair_term(pair)
    main = term.main(how.source) if term else None
    others = [name for name in term.names if name is not main] if term else []
    return Standee(
        pair_view(cards_of(pair), how, ranks),
        term_url(pair_key(pair)),
        tuple(term_view(name, how) for name in others),
        counted(pair, how, ranks),
        standings(pair, how, ranks.rules) if differs(pair, ranks.rules) else (),
    )


def filter_choices(ask: LadderAsked, how: Speech) -> tuple[LinkView, ...]:
    """The filters."""
    labels = {
        "": _("All"),
        "identical": _("Identical"),
        "royal": _("Kings and gongs"),
        DIFFERING: _("What differs"),
    }
    spoken = {str(points): plain(points_label(points), how) for points in range(10)}
    return tuple(
        LinkView(labels.get(o, o), ask.url(only=o, at=""), o == ask.only, spoken.get(o, ""))
        for o in FILTERS
    )
