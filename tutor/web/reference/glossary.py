"""The glossary as its pages show it: every term of the game in groups, and what is found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from tutor.explain import face_label, points_label, short_label
from tutor.marking import N_
from tutor.names import WORDS, Term, Word, hand_term, kind_term, pair_term, points_term, search
from tutor.names.betting_words import BETTING
from tutor.names.card_words import CARDS
from tutor.names.hand_search import find_hand
from tutor.names.readings import typed_forms
from tutor.names.slang import SLANG
from tutor.names.squeeze_words import SQUEEZE
from tutor.names.table_words import TABLE
from tutor.rules import KINDS, Category, Division, Kind, Pair, Ranking, divide, parse_division
from tutor.web.frame.wording import _
from tutor.web.views.addresses import pair_key
from tutor.web.views.cards import face_url
from tutor.web.views.links import term_url
from tutor.web.views.model import TermView
from tutor.web.views.terms import Speech, plain, term_view

Thing = Kind | Pair | Word | Division | int  # an int is a number of points

# Words of the first list that belong to pairs and to divided hands rather than to single cards.
_OF_PAIRS = ("pair", "points", "blocked", "plain-points", "identical", "king", "gong")
_OF_HANDS = (
    *("divide", "head", "tail"),
    *("three-flowers", "three-flowers-ten", "three-flowers-six", "show-flowers"),
    *("heaven-emperor", "duck-emperor"),
)
# One hand for each way in which hands get their names, smaller pair first.
EXAMPLES = (
    "2d4s-QhQd",  # points and an identical pair
    "2d3h-Qh7d",  # different points
    "QdJc-QhJs",  # twice the same points
    "6d7d-Qh9s",  # points and the king
    "4d6s-2h8h",  # nothing and a gong
    "Qh8h-5s5c",  # a gong and a black pair
)
EXAMPLE_QUERIES = ("天牌", "hei9", "Lantern Nine", "三月三", "mango")


@dataclass(frozen=True, slots=True)
class TermEntry:
    """One term in a list: where its page is, what it means in short, its picture if it is a card.

    `alias` is the name by which it was found, where that is not the one that leads.
    """

    url: str
    term: TermView
    note: str = ""
    face: str = ""
    alias: TermView | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Some entries under a heading of their own, or under none."""

    title: str
    entries: tuple[TermEntry, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the glossary."""

    key: str
    title: str
    note: str
    parts: tuple[Section, ...]


def example(text: str, ranks: Ranking) -> Division:
    """The division of a notation, smaller pair first under this rule set; raises RuleError."""
    return divide(*parse_division(text), ranks)


def cards_note(pair: Pair, how: Speech) -> str:
    """What the two cards of a pair look like."""
    first, second = (plain(face_label(kind), how) for kind in pair.kinds)
    return _("%(first)s + %(second)s", first=first, second=second)


def entry(thing: Thing, how: Speech, ranks: Ranking, query: str = "") -> TermEntry:
    """A thing of the game as an entry."""
    if isinstance(thing, Kind):
        face = face_url(thing.cards[0].code)
        return _entry(kind_term(thing), plain(face_label(thing), how), how, query, face)
    if isinstance(thing, Pair):
        return _pair_entry(thing, how, query)
    if isinstance(thing, Word):
        return _entry(thing.term, _(thing.meaning), how, query)
    if isinstance(thing, Division):
        term = hand_term(thing, ranks)
        smaller, larger = (plain(short_label(p, ranks.worth(p)), how) for p in thing.pairs)
        note = _("%(smaller)s and %(larger)s", smaller=smaller, larger=larger)
        return _entry(term, note, how, query)
    return _entry(points_term(thing), plain(points_label(thing), how), how, query)


def _pair_entry(pair: Pair, how: Speech, query: str) -> TermEntry:
    term = pair_term(pair)
    if term is None:
        unnamed = points_term(pair.points)
        return replace(_entry(unnamed, cards_note(pair, how), how), url=term_url(pair_key(pair)))
    return _entry(term, cards_note(pair, how), how, query)


def _entry(term: Term, note: str, how: Speech, query: str = "", face: str = "") -> TermEntry:
    name = term.main(how.source)
    alias = _alias(term, query, how) if query else None
    return TermEntry(term_url(term.key), term_view(name, how), note, face, alias)


def _alias(term: Term, query: str, how: Speech) -> TermView | None:
    """The name that a query found, unless it is the one shown anyway."""
    typed = [form for form in typed_forms(query) if form]
    main = term.main(how.source)
    if any(form in known for form in typed for known in main.forms):
        return None
    for name in term.names:
        if any(form in known for form in typed for known in name.forms):
            return term_view(name, how)
    return None


def found(query: str, how: Speech, ranks: Ranking) -> tuple[TermEntry, ...]:
    """What a query may mean, best first; a divided hand of that very name before everything."""
    hand = find_hand(query, ranks)
    things = [thing for _, thing in search(query)]
    hands = [hand] if hand and not any(_named(thing, query) for thing in things) else []
    return tuple(entry(thing, how, ranks, query) for thing in (*hands, *things))


def _named(thing: Kind | Pair | Word, query: str) -> bool:
    """Whether a word of the glossary goes by exactly this name, as 天皇 does."""
    return isinstance(thing, Word) and thing.term.accepts(query)


def groups(how: Speech, ranks: Ranking) -> tuple[Chapter, ...]:
    """The whole glossary."""
    return tuple(
        Chapter(key, _(title), _(note) if note else "", tuple(parts))
        for key, title, note, parts in (
            ("cards", N_("Cards"), "", _card_parts(how, ranks)),
            ("pairs", N_("Pairs"), "", _pair_parts(how, ranks)),
            ("hands", N_("Divided hands"), _HANDS_NOTE, _hand_parts(how, ranks)),
            ("table", N_("At the table"), "", _words((*_GAME, *TABLE), how, ranks)),
            ("actions", N_("What players do"), "", _words((*BETTING, *SQUEEZE), how, ranks)),
            ("slang", N_("Slang"), "", _words(SLANG, how, ranks)),
            ("friends", N_("False friends"), _FRIENDS_NOTE, _friends(how, ranks)),
        )
    )


_HANDS_NOTE = N_(
    "A divided hand goes by the short name of its smaller pair, then that of its larger pair. "
    "Search finds every such name."
)
_FRIENDS_NOTE = N_("Words that mean one thing here and another there.")
_GAME = (WORDS["game"],)


def _words(words: Iterable[Word], how: Speech, ranks: Ranking) -> Iterator[Section]:
    yield Section("", tuple(entry(word, how, ranks) for word in words))


def _card_parts(how: Speech, ranks: Ranking) -> Iterator[Section]:
    elsewhere = {"game", *_OF_PAIRS, *_OF_HANDS}
    yield Section("", tuple(entry(kind, how, ranks) for kind in KINDS))
    words = tuple(entry(w, how, ranks) for w in CARDS if w.term.key not in elsewhere)
    yield Section(_("Words for cards"), words)


def _pair_parts(how: Speech, ranks: Ranking) -> Iterator[Section]:
    """Pairs from the strongest down, by what they are worth."""
    by_title: dict[str, list[Pair]] = {}
    for pair in (pair for level in ranks.levels for pair in level):
        by_title.setdefault(_pair_title(pair, ranks, how), []).append(pair)
    for title, pairs in by_title.items():
        yield Section(title, tuple(entry(pair, how, ranks) for pair in pairs))
    yield Section(_("Words for pairs"), tuple(entry(WORDS[key], how, ranks) for key in _OF_PAIRS))


def _pair_title(pair: Pair, ranks: Ranking, how: Speech) -> str:
    category = ranks.worth(pair).category
    if category is Category.POINTS:
        return plain(points_label(pair.points), how)
    if category in (Category.SUPREME, Category.IDENTICAL):
        return _("Identical pairs, and 丁二皇 above them")
    return _("Kings and gongs")


def _hand_parts(how: Speech, ranks: Ranking) -> Iterator[Section]:
    yield Section("", tuple(entry(example(t, ranks), how, ranks) for t in EXAMPLES))
    yield Section(_("Words for hands"), tuple(entry(WORDS[key], how, ranks) for key in _OF_HANDS))


def _friends(how: Speech, ranks: Ranking) -> Iterator[Section]:
    friends = (
        replace(entry(word, how, ranks), note=_(word.false_friend))
        for word in WORDS.values()
        if word.false_friend
    )
    yield Section("", tuple(friends))
