"""What a lesson is made of: a closed set of blocks, each holding values of the rules.

A block says what is shown and never how; what can be computed from its values (which card ranks
above which, which division is dominated, who eats) is computed where it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.explain import Message
from tutor.names import Rhyme, Word
from tutor.rules import Card, Division, Kind, Pair, Ranking, RuleSet


@dataclass(frozen=True, slots=True)
class Text:
    """One paragraph."""

    text: Message


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of what follows."""

    text: Message


@dataclass(frozen=True, slots=True)
class Row:
    """Kinds side by side under a label, if they have one."""

    kinds: tuple[Kind, ...]
    label: Message | None = None


@dataclass(frozen=True, slots=True)
class Cards:
    """Rows of cards with their names; `points` tells what each counts.

    `ranked` puts a sign between neighbours: the left one ranks above the right, or they are equal.
    """

    rows: tuple[Row, ...]
    points: bool = False
    ranked: bool = False


@dataclass(frozen=True, slots=True)
class Verse:
    """A rhyme, syllable by syllable, each with the cards it stands for."""

    rhyme: Rhyme


@dataclass(frozen=True, slots=True)
class Duels:
    """Couples of single cards, each with the sign between them and the reason."""

    couples: tuple[tuple[Kind, Kind], ...]


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs with name and worth; `sums` adds their points up.

    `ranked` puts a sign between neighbours: the left one is larger, or they are equal.
    """

    ranks: Ranking
    pairs: tuple[Pair, ...]
    sums: bool = False
    ranked: bool = False


@dataclass(frozen=True, slots=True)
class LadderLevel:
    """A rung of a ladder: its label, if it needs one, and pairs that stand on it."""

    label: Message | None
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Ladder:
    """An excerpt of the ladder of pairs, strongest first."""

    ranks: Ranking
    levels: tuple[LadderLevel, ...]


@dataclass(frozen=True, slots=True)
class Divisions:
    """A hand in all three divisions, the dominated ones marked."""

    ranks: Ranking
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TwoHands:
    """Two divided hands compared pair by pair, with the outcome for the first.

    `titled` names the rule set beside it, where a lesson shows several.
    """

    ranks: Ranking
    a: Division
    b: Division
    titled: bool = False


@dataclass(frozen=True, slots=True)
class SeatedHands:
    """Several divided hands at a showdown: who beats whom, and who eats the skins.

    `hands` by seat in dealing order; `declared` are the seats that declared 三花. With `stakes`
    it also tells what everyone wins or loses.
    """

    ranks: Ranking
    hands: Mapping[str, Division]
    declared: tuple[str, ...] = ()
    stakes: Mapping[str, int] | None = None
    titled: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """What one rule set says, and the part of its source that says it, written in `script`."""

    rules: RuleSet
    says: Message
    where: str
    script: str


@dataclass(frozen=True, slots=True)
class SideBySide:
    """One switch under several rule sets; `reading` is the number of the reading it rests on."""

    title: Message
    cells: tuple[Cell, ...]
    reading: int | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """Words of the table that are easily taken for something else."""

    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a lesson rests on readings of ours: their numbers, each of which can be looked up."""

    readings: tuple[int, ...]


Block = (
    Text
    | Heading
    | Cards
    | Verse
    | Duels
    | Pairs
    | Ladder
    | Divisions
    | TwoHands
    | SeatedHands
    | SideBySide
    | Words
    | Source
)
