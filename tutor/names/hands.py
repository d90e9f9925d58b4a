"""What divided hands are called: the smaller pair's short name, then the larger's (`chengdu` 7).

The short name of a pair is its points or 皺 for none, 王, 槓, 皇, or for an identical pair its
card's (板, 小5) and 對. `online` names two hands of its own, 天皇 and 鴨皇.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.names.characters import NUMERALS, reading, simplified
from tutor.names.model import Name, Term
from tutor.rules.divisions import Division
from tutor.rules.pairs import GONGS, Category, Pair, Ranking

# What stands for an identical pair in a hand's name; the black 9 to 5 keep both characters (槓小5).
_IDENTICAL = {
    "tian": ("天", "Heaven"),
    "di": ("地", "Earth"),
    "ren": ("人", "Man"),
    "he": ("和", "Harmony"),
    "meishi": ("梅", "Plum"),
    "bandeng": ("板", "Bench"),
    "changsan": ("長", "Long"),
    "futou": ("斧", "Axe"),
    "shaoshi": ("苕", "Yam"),
    "maomao": ("貓", "Cat"),
    "gaoyao": ("膏", "Plaster"),
    "hei9": ("黑9", "Black Nine"),
    "hei8": ("黑8", "Black Eight"),
    "hei7": ("黑7", "Black Seven"),
    "xiao5": ("小5", "Little Five"),
}
_ROYAL = {
    Category.SUPREME: ("皇", "Emperor"),
    Category.TIAN_WANG: ("王", "King"),
    Category.DI_WANG: ("地王", "Earth King"),
    **dict.fromkeys(GONGS, ("槓", "Gong")),
}
_GONGS = {Category.TIAN_GANG: ("天槓", "Heaven Gong"), Category.DI_GANG: ("地槓", "Earth Gong")}
_POINTS = ("Blocked", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
# Names that `online` records, by the kind whose identical pair lies beside 丁皇.
_EMPERORS = {"tian": ("天皇", "Heaven Emperor"), "di": ("鴨皇", "Duck Emperor")}


class _Part(NamedTuple):
    """What a pair contributes to a hand's name, and the same less precisely."""

    hant: str
    gloss: str
    loose: str
    loose_gloss: str


def _part(pair: Pair, ranks: Ranking) -> _Part:
    worth = ranks.worth(pair)
    if worth.category is Category.IDENTICAL:
        return _Part(*_IDENTICAL[pair.kinds[0].key], "對", "Pair")
    if worth.category is Category.POINTS:
        hant = NUMERALS[worth.points] if worth.points else "皺"
        return _Part(hant, _POINTS[worth.points], hant, _POINTS[worth.points])
    return _Part(*_ROYAL[worth.category], *_ROYAL[worth.category])


def _name(hant: str, gloss: str, source: str = "chengdu") -> Name:
    return Name(hant, simplified(hant), reading(hant), gloss, frozenset((source,)))


def _scheme(division: Division, ranks: Ranking) -> list[Name]:
    """The names by the article's scheme, the most usual first."""
    low, high = (_part(pair, ranks) for pair in division.pairs)
    smaller, larger = (ranks.worth(pair) for pair in division.pairs)
    gloss = f"{low.gloss}-{high.gloss}"
    names = [_name(low.hant + high.hant, gloss)]
    if smaller.points and larger.points:
        month = _name(f"{low.hant}月{high.hant}", gloss)
        names = [month, *names] if smaller.points == larger.points else [*names, month]
    if larger.category in _GONGS and smaller.category not in _GONGS:
        gong, english = _GONGS[larger.category]
        names.append(_name(f"{low.hant}{high.hant}（{gong}）", f"{gloss} ({english})"))
    if (smaller.category is Category.IDENTICAL) != (larger.category is Category.IDENTICAL):
        names.append(_name(low.loose + high.loose, f"{low.loose_gloss}-{high.loose_gloss}"))
    return names


def _emperor(division: Division, ranks: Ranking) -> list[Name]:
    """The name that `online` records, if it does."""
    smaller, larger = division.pairs
    supreme = ranks.worth(larger).category is Category.SUPREME
    if not (supreme and smaller.identical and smaller.kinds[0].key in _EMPERORS):
        return []
    return [_name(*_EMPERORS[smaller.kinds[0].key], source="online")]


def hand_names(division: Division, ranks: Ranking) -> tuple[Name, ...]:
    """The short names of a divided hand, the most usual first.

    Two pairs of the same points are 九月九 before 九九, of different points 三五 before 三月五; a
    bracket says which gong where it is the larger pair. Most are derived by the article's scheme.
    """
    recorded = _emperor(division, ranks)
    written = {name.hant for name in recorded}
    derived = [name for name in _scheme(division, ranks) if name.hant not in written]
    return (*recorded, *derived)


def hand_term(division: Division, ranks: Ranking) -> Term:
    """The names of a divided hand as a term, keyed by the division's notation."""
    return Term(str(division), hand_names(division, ranks))
