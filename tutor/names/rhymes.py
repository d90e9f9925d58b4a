"""The lines that players learn by heart for the order of single cards, syllable by syllable."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.names.characters import reading, simplified
from tutor.names.kinds import kind_term
from tutor.names.model import Name
from tutor.rules.cards import KINDS, Group, Kind

# Both lines name the kinds of the first three groups one by one, then the last four at once.
_FIRST_HALF = 7
_SPOKEN = {
    "chengdu": "天 地 人 和 梅 板 三 斧 十 貓 膏 下四濫",
    "online": "天 地 人 和 梅 板 三 斧 苕 貓 膏 下是爛",
}


@dataclass(frozen=True)
class Syllables:
    """A syllable of a rhyme, or its last three, and the kinds that it stands for."""

    name: Name
    kinds: tuple[Kind, ...]


@dataclass(frozen=True)
class Rhyme:
    """One source's line; `halves` are its parts before and after the comma, strongest first."""

    source: str
    halves: tuple[tuple[Syllables, ...], tuple[Syllables, ...]]


def _rhyme(source: str, spoken: str) -> Rhyme:
    single = [(kind,) for kind in KINDS if kind.group is not Group.MIXED]
    last = tuple(kind for kind in KINDS if kind.group is Group.MIXED and kind.copies == 2)
    parts = []
    for hant, kinds in zip(spoken.split(), [*single, last], strict=True):
        gloss = kind_term(kinds[0]).names[0].gloss if len(kinds) == 1 else "Lower Four"
        name = Name(hant, simplified(hant), reading(hant), gloss, frozenset((source,)))
        parts.append(Syllables(name, kinds))
    return Rhyme(source, (tuple(parts[:_FIRST_HALF]), tuple(parts[_FIRST_HALF:])))


# By source; a source without a line of its own is not in it.
RHYMES: dict[str, Rhyme] = {source: _rhyme(source, spoken) for source, spoken in _SPOKEN.items()}
