"""The blocks of a lesson as templates see them: what can be computed of each is computed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import url_for

from tutor.explain import explain_pairs, explain_singles, message
from tutor.lessons import blocks as of
from tutor.names.rhymes import Syllables
from tutor.rules import (
    CardPair,
    Kind,
    Outcome,
    Pair,
    Ranking,
    RuleSet,
    compare_divisions,
    compare_pairs,
    divisions,
    dominators,
)
from tutor.web.course.block_views import (
    BlockView,
    CellView,
    ItemView,
    OutcomeView,
    RowView,
    SignView,
    SwitchRow,
    SyllableView,
    WordView,
)
from tutor.web.course.showdown import table_view
from tutor.web.frame.wording import _
from tutor.web.views.cards import card_view, division_view, pair_view
from tutor.web.views.links import LinkView
from tutor.web.views.model import DivisionView
from tutor.web.views.terms import Speech, plain, say, speech, term_view


def block_view(block: of.Block, how: Speech) -> BlockView:
    """What a block shows on a page that speaks like `how`."""
    kind = type(block).__name__.lower()
    return BlockView(kind, BUILDERS[type(block)](block, how))


def reading_link(number: int) -> LinkView:
    """The way to a reading on its page."""
    return LinkView(f"R{number}", f"{url_for('readings.index')}#r{number}")


def cards_of(pair: Pair) -> CardPair:
    """Two cards that make a pair: the first of one kind, the last of the other."""
    first, second = pair.kinds
    return first.cards[0], second.cards[-1]


def _sign(order: int) -> SignView:
    """The mark between two neighbours of which the left one is larger, or neither is."""
    if order > 0:
        return SignView("＞", _("above"))
    if order < 0:
        return SignView("＜", _("below"))
    return SignView("＝", _("equal to"))


def _kind(kind: Kind, how: Speech, before: Kind | None, points: bool = False) -> ItemView:
    sign = None if before is None else _sign(kind.single - before.single)
    note = plain(message("%(n)s", n=kind.points), how) if points else ""
    return ItemView(card=card_view(kind.cards[0], how), sign=sign, note=note)


def _cards(block: of.Cards, how: Speech) -> tuple[RowView, ...]:
    rows = []
    for row in block.rows:
        befores = (None, *row.kinds[:-1]) if block.ranked else (None,) * len(row.kinds)
        items = tuple(
            _kind(kind, how, before, block.points)
            for kind, before in zip(row.kinds, befores, strict=True)
        )
        rows.append(RowView(items, plain(row.label, how) if row.label else ""))
    return tuple(rows)


def _verse(block: of.Verse, how: Speech) -> tuple[tuple[SyllableView, ...], ...]:
    return tuple(tuple(_syllable(part, how) for part in half) for half in block.rhyme.halves)


def _syllable(part: Syllables, how: Speech) -> SyllableView:
    cards = tuple(card_view(kind.cards[0], how) for kind in part.kinds)
    wide = len(cards) > 1
    gloss = "" if wide else cards[0].term.gloss
    return SyllableView(term_view(part.name, how), cards, wide, gloss)


def _duels(block: of.Duels, how: Speech) -> tuple[RowView, ...]:
    return tuple(
        RowView((_kind(a, how, None), _kind(b, how, a)), text=say(explain_singles(a, b), how))
        for a, b in block.couples
    )


def _sum(pair: Pair) -> str:
    first, second = pair.kinds
    return f"{first.points} + {second.points} = {first.points + second.points}"


def _pair(
    ranks: Ranking, pair: Pair, how: Speech, before: Pair | None = None, sums: bool = False
) -> ItemView:
    sign = None if before is None else _sign(compare_pairs(ranks, before, pair))
    return ItemView(
        pair=pair_view(cards_of(pair), how, ranks), sign=sign, note=_sum(pair) if sums else ""
    )


def _pairs(block: of.Pairs, how: Speech) -> tuple[RowView, ...]:
    pairs = block.pairs
    befores = (None, *pairs[:-1]) if block.ranked else (None,) * len(pairs)
    return (
        RowView(
            tuple(
                _pair(block.ranks, pair, how, before, block.sums)
                for pair, before in zip(pairs, befores, strict=True)
            )
        ),
    )


def _ladder(block: of.Ladder, how: Speech) -> tuple[RowView, ...]:
    return tuple(
        RowView(
            tuple(_pair(block.ranks, pair, how) for pair in level.pairs),
            plain(level.label, how) if level.label else "",
        )
        for level in block.levels
    )


def _divisions(block: of.Divisions, how: Speech) -> tuple[DivisionView, ...]:
    options = divisions(block.cards, block.ranks)
    views = []
    for option in options:
        beaten = dominators(option, options)
        caption = _("Another way beats it") if beaten else _("No other way beats it")
        views.append(
            division_view(option, block.ranks, how, caption, "wrong" if beaten else "right")
        )
    return tuple(views)


def _meeting(block: of.TwoHands, how: Speech) -> OutcomeView:
    ranks = block.ranks
    found = compare_divisions(ranks, block.a, block.b)
    said = {
        Outcome.WIN: _("%(first)s beats %(second)s", first="甲", second="乙"),
        Outcome.DRAW: _("A draw: 走路"),
        Outcome.LOSE: _("%(first)s beats %(second)s", first="乙", second="甲"),
    }
    labels = (_("Smaller"), _("Larger"))
    both = zip(labels, block.a.pairs, block.b.pairs, strict=True)
    reasons = tuple((label, say(explain_pairs(ranks, a, b), how)) for label, a, b in both)
    return OutcomeView(
        division_view(block.a, ranks, how, "甲"),
        division_view(block.b, ranks, how, "乙"),
        rules_title(ranks.rules) if block.titled else "",
        said[found.outcome],
        reasons,
    )


def _side_by_side(block: of.SideBySide, how: Speech) -> SwitchRow:
    cells = tuple(
        CellView(rules_title(cell.rules), plain(cell.says, how), cell.where, cell.script)
        for cell in block.cells
    )
    link = None if block.reading is None else reading_link(block.reading)
    return SwitchRow(plain(block.title, how), cells, link)


def rules_title(rules: RuleSet) -> str:
    """What a rule set is called."""
    return _(rules.title)


def _words(block: of.Words, how: Speech) -> tuple[WordView, ...]:
    return tuple(
        WordView(
            tuple(term_view(name, how) for name in word.term.names),
            _(word.meaning),
            _(word.false_friend) if word.false_friend else "",
        )
        for word in block.words
    )


# What makes the view of each kind of block.
BUILDERS: dict[type[of.Block], Callable[[Any, Speech], Any]] = {
    of.Text: lambda block, how: say(block.text, how),
    of.Heading: lambda block, how: plain(block.text, how),
    of.Cards: _cards,
    of.Verse: _verse,
    of.Duels: _duels,
    of.Pairs: _pairs,
    of.Ladder: _ladder,
    of.Divisions: _divisions,
    of.TwoHands: lambda block, how: _meeting(block, speech(block.ranks.rules)),
    of.SeatedHands: lambda block, how: table_view(block, speech(block.ranks.rules)),
    of.SideBySide: _side_by_side,
    of.Words: _words,
    of.Source: lambda block, how: tuple(map(reading_link, block.readings)),
}
