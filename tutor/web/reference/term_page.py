"""One term of the glossary as its own page shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from tutor.explain import (
    explain_points,
    face_label,
    group_label,
    message,
    points_label,
    short_label,
    worth_label,
)
from tutor.marking import N_
from tutor.names import WORDS, Name, Term, Word, hand_term, kind_term, pair_term, points_term
from tutor.rules import (
    KIND,
    PAIRS,
    PRESETS,
    CardPair,
    Category,
    Division,
    Kind,
    Pair,
    Ranking,
    RuleError,
    RuleSet,
    ranking,
    with_presets,
)
from tutor.rules.switches.tail import Tail
from tutor.web.frame.prefs import title_of
from tutor.web.frame.wording import _, listed
from tutor.web.reference.glossary import TermEntry, Thing, entry, example
from tutor.web.reference.related import related_to
from tutor.web.views.addresses import LadderPage, pair_key
from tutor.web.views.cards import card_view, division_view, pair_view
from tutor.web.views.model import CardView, DivisionView, PairView, TermView
from tutor.web.views.terms import Speech, plain, say, term_view

_PAIR_BY_KEY = {pair_key(pair): pair for pair in PAIRS}
# So many related terms still stand in one column.
_IN_ONE_COLUMN = 8
_POINTS_BY_KEY = {points_term(points).key: points for points in range(10)}


@dataclass(frozen=True, slots=True)
class NameRow:
    """One recorded name in full, and the titles of the rule sets that record it.

    `hans` is empty where both scripts write it alike; `spoken` is the writing read aloud.
    """

    hant: str
    hans: str
    spoken: str
    pinyin: str
    zhuyin: str
    gloss: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WhereItStands:
    """Where a pair stands on the ladder of some rule sets, and what it is worth there."""

    rules: str
    value: str
    place: int
    total: int
    url: str


@dataclass(frozen=True, slots=True)
class TermPage:
    """Everything there is to say of a term; what does not apply is empty."""

    title: str
    term: TermView
    kind: str
    names: tuple[NameRow, ...]
    texts: tuple[Markup, ...] = ()
    false_friend: str = ""
    cards: tuple[CardView, ...] = ()
    pair: PairView | None = None
    division: DivisionView | None = None
    standings: tuple[WhereItStands, ...] = ()
    related: tuple[TermEntry, ...] = ()

    @property
    def in_columns(self) -> bool:
        """Whether what is related stands in columns: it is much, and begins without a picture."""
        return len(self.related) > _IN_ONE_COLUMN and not self.related[0].face


def find_thing(key: str, ranks: Ranking) -> Thing | None:
    """What a key of the glossary names: a card, a word, a pair, points or a divided hand."""
    if key in KIND:
        return KIND[key]
    if key in WORDS:
        return WORDS[key]
    if key in _PAIR_BY_KEY:
        return _PAIR_BY_KEY[key]
    if key in _POINTS_BY_KEY:
        return _POINTS_BY_KEY[key]
    try:
        return example(key, ranks)
    except RuleError:
        return None


def find_pair(key: str) -> Pair | None:
    """The pair of this key, named or not."""
    return _PAIR_BY_KEY.get(key)


def term_page(thing: Thing, how: Speech, ranks: Ranking) -> TermPage:
    """The page of a thing of the game."""
    if isinstance(thing, Kind):
        return _kind_page(thing, how, ranks)
    if isinstance(thing, Pair):
        return _pair_page(thing, how, ranks)
    if isinstance(thing, Word):
        return _word_page(thing, how, ranks)
    if isinstance(thing, Division):
        return _hand_page(thing, how, ranks)
    return _points_page(thing, how, ranks)


def _rows(names: Iterable[Name], how: Speech) -> tuple[NameRow, ...]:
    return tuple(_row(name, how) for name in names)


def _row(name: Name, how: Speech) -> NameRow:
    hans = name.hans if name.hans != name.hant else ""
    spoken, sources = how.written(name), _titles(name.sources)
    return NameRow(name.hant, hans, spoken, name.pinyin, name.zhuyin, name.gloss, sources)


def _titles(sources: frozenset[str]) -> tuple[str, ...]:
    return tuple(_(rules.title) for key, rules in PRESETS.items() if key in sources)


def _heading(term: Term, how: Speech) -> tuple[str, TermView]:
    name = term.main(how.source)
    return how.written(name), term_view(name, how)


def _kind_page(kind: Kind, how: Speech, ranks: Ranking) -> TermPage:
    term = kind_term(kind)
    count = _("There are two of it in the deck.") if kind.copies == 2 else _("There is only one.")
    stands = message(
        N_("Alone it ranks %(rank)s of 7, in the %(group)s; in a pair it counts %(points)s."),
        rank=kind.single,
        group=group_label(kind.group),
        points=points_label(kind.points),
    )
    pairs = (p for level in ranks.levels for p in level if kind in p.kinds)
    return TermPage(
        *_heading(term, how),
        kind=plain(face_label(kind), how),
        names=_rows(term.names, how),
        texts=(say(stands, how), Markup(count)),
        cards=tuple(card_view(card, how) for card in kind.cards),
        related=tuple(entry(pair, how, ranks) for pair in pairs),
    )


def cards_of(pair: Pair) -> CardPair:
    """Two cards to show a pair with: the first of each kind, or both of one."""
    first, second = pair.kinds
    return first.cards[0], second.cards[-1 if pair.identical else 0]


def _pair_page(pair: Pair, how: Speech, ranks: Ranking) -> TermPage:
    named = pair_term(pair)
    term = named or points_term(pair.points)
    title, shown = _heading(term, how)
    worth = ranks.worth(pair)
    texts = [counted(pair, how, ranks)]
    if named is None:
        texts.insert(0, Markup(_("No name is recorded for this pair: it goes by its points.")))
    level = ranks.levels[len(ranks.levels) - 1 - ranks.strength(pair)]
    near: list[Thing] = [
        *(other for other in level if other is not pair),
        *dict.fromkeys(pair.kinds),
    ]
    if worth.category is Category.POINTS:
        near.append(pair.points)
    return TermPage(
        title,
        shown,
        kind=plain(short_label(pair, worth), how),
        names=_rows(term.names, how),
        texts=tuple(texts),
        pair=pair_view(cards_of(pair), how, ranks),
        standings=standings(pair, how, ranks.rules),
        related=tuple(entry(thing, how, ranks) for thing in near),
    )


def counted(pair: Pair, how: Speech, ranks: Ranking) -> Markup:
    """How a pair comes to what it is worth."""
    worth = ranks.worth(pair)
    if worth.category is Category.POINTS:
        return say(explain_points(pair), how)
    sum_ = message(
        N_("It counts as %(value)s; the points of its cards play no part."),
        value=worth_label(pair, worth),
    )
    return say(sum_, how)


def standings(pair: Pair, how: Speech, own: RuleSet) -> tuple[WhereItStands, ...]:
    """Where the pair stands, once for all rule sets that put it in the same place."""
    places: dict[tuple[str, int, int], list[RuleSet]] = {}
    for rules in with_presets(own):
        ranks = ranking(rules)
        value = plain(short_label(pair, ranks.worth(pair)), how)
        place = len(ranks.levels) - ranks.strength(pair)
        places.setdefault((value, place, len(ranks.levels)), []).append(rules)
    return tuple(
        WhereItStands(
            _("every rule set") if len(places) == 1 else listed(map(title_of, rules)),
            *at,
            LadderPage.at(rules[0].key, pair_key(pair), place=at[1]).url(),
        )
        for at, rules in places.items()
    )


def differs(pair: Pair, own: RuleSet) -> bool:
    """Whether the pair is not worth the same in every preset and under `own`."""
    return len({ranking(rules).worth(pair) for rules in with_presets(own)}) > 1


def _points_page(points: int, how: Speech, ranks: Ranking) -> TermPage:
    term = points_term(points)
    pairs = [
        pair
        for level in ranks.levels
        for pair in level
        if ranks.worth(pair).category is Category.POINTS and pair.points == points
    ]
    meaning = WORDS["blocked" if points == 0 else "points"].meaning
    return TermPage(
        *_heading(term, how),
        kind=_("Points"),
        names=_rows(term.names, how),
        texts=(Markup(_(meaning)),),
        related=tuple(entry(pair, how, ranks) for pair in pairs),
    )


def _hand_page(division: Division, how: Speech, ranks: Ranking) -> TermPage:
    term = hand_term(division, ranks)
    tail = N_("the larger pair") if ranks.rules.tail is Tail.LARGER else N_("the smaller pair")
    head = N_("the smaller pair") if ranks.rules.tail is Tail.LARGER else N_("the larger pair")
    spoken = _(
        "Under this rule set the tail is %(tail)s, the head %(head)s.", tail=_(tail), head=_(head)
    )
    near: dict[Thing, None] = dict.fromkeys((*division.pairs, WORDS["head"], WORDS["tail"]))
    return TermPage(
        *_heading(term, how),
        kind=_("Divided hand"),
        names=_rows(term.names, how),
        texts=(Markup(_("Many hands go by this name; this is one of them.")), Markup(spoken)),
        division=division_view(division, ranks, how),
        related=tuple(entry(thing, how, ranks) for thing in near),
    )


def _word_page(word: Word, how: Speech, ranks: Ranking) -> TermPage:
    return TermPage(
        *_heading(word.term, how),
        kind=_("Word"),
        names=_rows(word.term.names, how),
        texts=(Markup(_(word.meaning)),),
        false_friend=_(word.false_friend) if word.false_friend else "",
        related=tuple(entry(thing, how, ranks) for thing in related_to(word)),
    )
