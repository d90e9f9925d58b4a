"""What templates see of the blocks of a lesson: one value a block, its template's name with it."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from tutor.web.views.links import LinkView
from tutor.web.views.model import CardView, DivisionView, PairView, TermView


@dataclass(frozen=True, slots=True)
class SignView:
    """What stands between two neighbours: the mark, and what is read out for it."""

    mark: str
    label: str


@dataclass(frozen=True, slots=True)
class ItemView:
    """A card with its name or a pair with its name and worth; `sign` stands before it.

    `note` is what it counts, or how it adds up.
    """

    card: CardView | None = None
    pair: PairView | None = None
    sign: SignView | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class RowView:
    """Items side by side under a label; `text` is what is said of them."""

    items: tuple[ItemView, ...]
    label: str = ""
    text: Markup | str = ""


@dataclass(frozen=True, slots=True)
class SyllableView:
    """A syllable of a rhyme over the cards it stands for, `wide` where they are several.

    `gloss` is that of its only card.
    """

    term: TermView
    cards: tuple[CardView, ...]
    wide: bool
    gloss: str


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """Two divided hands, who wins, and what decided the smaller and the larger pairs."""

    a: DivisionView
    b: DivisionView
    rules: str
    outcome: str
    reasons: tuple[tuple[str, Markup], ...]


@dataclass(frozen=True, slots=True)
class ShowdownSeat:
    """One seat of a showdown: its hand, what became of it, and what it wins or loses."""

    name: str
    hand: DivisionView
    lines: tuple[str, ...]
    eats: bool = False
    left: bool = False
    net: str = ""


@dataclass(frozen=True, slots=True)
class ShowdownView:
    """The seats of a showdown under a rule set."""

    rules: str
    seats: tuple[ShowdownSeat, ...]


@dataclass(frozen=True, slots=True)
class CellView:
    """What a rule set says, and where its source says it (`lang` is the source's script)."""

    rules: str
    says: str
    where: str
    lang: str


@dataclass(frozen=True, slots=True)
class SwitchRow:
    """One switch side by side."""

    title: str
    cells: tuple[CellView, ...]
    reading: LinkView | None


@dataclass(frozen=True, slots=True)
class WordView:
    """A word of the table and what it is easily taken for."""

    terms: tuple[TermView, ...]
    meaning: str
    caution: str


Body = (
    Markup
    | str
    | tuple[RowView, ...]
    | tuple[tuple[SyllableView, ...], ...]
    | tuple[DivisionView, ...]
    | OutcomeView
    | ShowdownView
    | SwitchRow
    | tuple[WordView, ...]
    | tuple[LinkView, ...]
)


@dataclass(frozen=True, slots=True)
class BlockView:
    """A block; `kind` names its template in templates/course/blocks."""

    kind: str
    body: Body
