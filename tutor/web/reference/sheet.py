"""The sheet for the table: one rule set on one page, all of it derived from the rules."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from tutor.explain import explain_points, group_label, message, points_label
from tutor.marking import N_
from tutor.names import RHYMES, WORDS
from tutor.rules import KIND, KINDS, Category, Kind, Pair, Ranking, RuleSet, pair_of_kinds
from tutor.rules.flowers import Flower
from tutor.rules.switches.better_and_equal import BetterAndEqual
from tutor.rules.switches.flowers import Flowers
from tutor.rules.switches.tail import Tail
from tutor.rules.switches.zeros import Zeros
from tutor.web.frame.wording import _
from tutor.web.reference.term_page import cards_of
from tutor.web.views.cards import card_view
from tutor.web.views.model import CardView, TermView
from tutor.web.views.terms import Speech, kind_name, pair_name, plain, say, term_view

# What is said at the table, in the order in which a hand comes to it.
_WORDS = (
    *("bowl", "skin", "call", "raise", "double", "all-in", "fold", "check", "draw"),
    *("beaten-mango", "checked-mango"),
)
# Pairs that do not count what they seem to.
_ODD = (("gaoyao", "hei7"), ("meishi", "shaoshi"))


@dataclass(frozen=True, slots=True)
class Single:
    """A kind on the sheet; `points` is said only where it is not the number on the card."""

    card: CardView
    term: TermView
    points: str


@dataclass(frozen=True, slots=True)
class SingleRank:
    """The kinds of one rank alone, 1 the strongest."""

    rank: int
    group: str
    singles: tuple[Single, ...]


@dataclass(frozen=True, slots=True)
class PairRow:
    """A step of the condensed ladder: what stands there and which cards make it."""

    title: str
    terms: tuple[TermView, ...]
    cards: tuple[CardView, ...]
    note: str


@dataclass(frozen=True, slots=True)
class WordRow:
    """A word of the table with what it means."""

    terms: tuple[TermView, ...]
    meaning: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything on the page."""

    rhyme: TermView | None
    singles: tuple[SingleRank, ...]
    pairs: tuple[PairRow, ...]
    counting: tuple[Markup, ...]
    comparing: tuple[str, ...]
    settling: tuple[Markup, ...]
    words: tuple[WordRow, ...]


def sheet(rules: RuleSet, ranks: Ranking, how: Speech) -> Sheet:
    """The sheet of a rule set."""
    return Sheet(
        rhyme=_rhyme(how),
        singles=_singles(how),
        pairs=tuple(_pairs(ranks, how)),
        counting=_counting(ranks, how),
        comparing=_comparing(rules),
        settling=_settling(rules, how),
        words=_table_words(how),
    )


def _rhyme(how: Speech) -> TermView | None:
    rhyme = RHYMES.get(how.source)
    if rhyme is None:
        return None
    halves = ("".join(how.written(part.name) for part in half) for half in rhyme.halves)
    return TermView("，".join(halves), how.script)


def _singles(how: Speech) -> tuple[SingleRank, ...]:
    ranks = groupby(KINDS, lambda kind: kind.single)
    return tuple(
        SingleRank(
            rank, plain(group_label(members[0].group), how), tuple(_single(k, how) for k in members)
        )
        for rank, members in ((rank, list(kinds)) for rank, kinds in ranks)
    )


def _single(kind: Kind, how: Speech) -> Single:
    return Single(
        card_view(kind.cards[0], how),
        term_view(kind_name(kind, how), how),
        plain(points_label(kind.points), how) if not kind.numbered else "",
    )


def _pairs(ranks: Ranking, how: Speech) -> list[PairRow]:
    """The ladder down to the gongs, one row a class; points need no more than a sentence."""
    rows = []
    above = (p for level in ranks.levels for p in level)
    for category, members in groupby(above, lambda pair: ranks.worth(pair).category):
        if category is Category.POINTS:
            break
        rows.append(_pair_row(category, list(members), how))
    return rows


def _pair_row(category: Category, pairs: list[Pair], how: Speech) -> PairRow:
    if category is Category.IDENTICAL:
        title = _("Identical pairs")
        note = _("By the single: 天, 地, 人, 和, then the middle three, the lower waist, the rest.")
        shown = [pair_of_kinds(KIND["tian"], KIND["tian"])]
        return PairRow(title, (), _cards(shown, how), note)
    names = [name for pair in pairs if (name := pair_name(pair, how))]
    terms = {name.hant: term_view(name, how) for name in names}
    note = _("with a red or a black 8") if len(pairs) > len(terms) else ""
    return PairRow("", tuple(terms.values()), _cards(pairs[:1], how), note)


def _cards(pairs: list[Pair], how: Speech) -> tuple[CardView, ...]:
    return tuple(card_view(card, how) for pair in pairs for card in cards_of(pair))


def _counting(ranks: Ranking, how: Speech) -> tuple[Markup, ...]:
    """The cards that count otherwise than their number, then pairs that mislead."""
    odd = [kind for kind in KINDS if not kind.numbered]
    facts = [
        message(N_("%(card)s counts %(points)s."), card=kind, points=points_label(kind.points))
        for kind in odd
    ]
    pairs = [pair_of_kinds(KIND[one], KIND[other]) for one, other in _ODD]
    earth = pair_of_kinds(KIND["di"], KIND["hei9"])
    if ranks.worth(earth).category is Category.POINTS:
        pairs.insert(0, earth)
    sums = [
        message(N_("%(name)s: %(reason)s"), name=pair, reason=explain_points(pair))
        for pair in pairs
    ]
    return tuple(say(fact, how) for fact in (*facts, *sums))


def _comparing(rules: RuleSet) -> tuple[str, ...]:
    one_equal = (
        _("One better and one equal: you win.")
        if rules.better_and_equal is BetterAndEqual.WIN
        else _("One better and one equal: a draw.")
    )
    zeros = (
        _("0 points are all equal.")
        if rules.zeros is Zeros.EQUAL
        else _("0 points too are decided by the stronger single.")
    )
    return (
        _("Any of the three divisions will do. Smaller pair meets smaller, larger meets larger."),
        _("Both better: you win."),
        one_equal,
        _("One better and one worse, or both equal: a draw."),
        _("Equal points: the stronger single of each pair decides, the weaker card never counts."),
        zeros,
    )


def _settling(rules: RuleSet, how: Speech) -> tuple[Markup, ...]:
    lines = (
        N_("The tail 尾 is the larger pair, the head 头 the smaller.")
        if rules.tail is Tail.LARGER
        else N_("The tail 尾 is the smaller pair, the head 头 the larger."),
        N_("The largest tail settles first and eats the skins, then the next."),
        N_("From each player one takes at most what one has staked oneself."),
    )
    return (*(say(message(line), how) for line in lines), *_flowers(rules, how))


def _flowers(rules: RuleSet, how: Speech) -> tuple[Markup, ...]:
    """What makes 三花 and what becomes of it, where the rule set knows it."""
    if rules.flowers is Flowers.NONE:
        return ()
    effect = (
        N_("三花 may be shown and then neither wins nor loses; any fourth card will do:")
        if rules.flowers is Flowers.CHOICE
        else N_("三花 neither wins nor loses, shown or not; any fourth card will do:")
    )
    lines = [message(effect)]
    for flower in Flower:
        first, second, third = flower.kinds
        lines.append(message(N_("%(a)s, %(b)s, %(c)s"), a=first, b=second, c=third))
    return tuple(say(line, how) for line in lines)


def _table_words(how: Speech) -> tuple[WordRow, ...]:
    rows = []
    for word in (WORDS[key] for key in _WORDS):
        names = [name for name in word.term.names if how.source in name.sources][:2]
        if names:
            rows.append(WordRow(tuple(term_view(n, how) for n in names), _(word.meaning)))
    return tuple(rows)
