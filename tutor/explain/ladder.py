"""Where things stand: the rungs of a ladder around what a question was about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.explain.labels import group_label, short_label
from tutor.explain.message import Message
from tutor.rules import KINDS, Kind, Pair, Ranking


@dataclass(frozen=True, slots=True)
class Rung:
    """One level, strongest first: its label, what is shown standing on it, and the marks there.

    `gap` says that levels were left out above it.
    """

    label: Message
    shown: tuple[Kind | Pair, ...]
    marks: tuple[str, ...] = ()
    gap: bool = False


def pair_rungs(ranks: Ranking, marked: Mapping[str, Pair], around: int = 1) -> tuple[Rung, ...]:
    """The levels of the marked pairs (letter to pair) with `around` neighbours above and below."""
    places = {letter: len(ranks.levels) - 1 - ranks.strength(p) for letter, p in marked.items()}
    wanted = sorted(
        {
            place
            for at in places.values()
            for place in range(at - around, at + around + 1)
            if 0 <= place < len(ranks.levels)
        }
    )
    rungs: list[Rung] = []
    for before, place in zip([-1, *wanted], wanted, strict=False):
        here = {letter: marked[letter] for letter, at in places.items() if at == place}
        shown = next(iter(here.values()), ranks.levels[place][0])
        label = short_label(shown, ranks.worth(shown))
        rungs.append(Rung(label, (shown,), tuple(here), gap=place > before + 1))
    return tuple(rungs)


def single_rungs(marked: Mapping[str, Kind]) -> tuple[Rung, ...]:
    """All seven ranks of single cards, with the marked kinds (letter to kind)."""
    return tuple(
        Rung(
            group_label(kinds[0].group),
            kinds,
            tuple(letter for letter, kind in marked.items() if kind in kinds),
        )
        for kinds in _by_single()
    )


def _by_single() -> list[tuple[Kind, ...]]:
    ranks = sorted({kind.single for kind in KINDS})
    return [tuple(kind for kind in KINDS if kind.single == rank) for rank in ranks]
