"""What templates see: plain values, already in the reader's language, with nothing left to decide.

Every text here is final: a template places it and never builds a sentence. A `lang` beside a text
is its HTML language tag, so that the right Chinese glyphs are chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from markupsafe import Markup, escape

State = Literal["", "chosen", "right", "wrong", "missed"]
Standing = Literal["right", "hinted", "wrong", "now", "todo"]

MANY_WORDS = 8  # more than these are laid out as keys


@dataclass(frozen=True)
class TermView:
    """A word of the game: the Chinese name leads, its reading and gloss follow where wanted.

    `ruby` is the name once more in pieces, each with what stands above it; empty for none.
    """

    name: str
    lang: str
    reading: str = ""
    gloss: str = ""
    ruby: tuple[tuple[str, str], ...] = ()

    @cached_property
    def written(self) -> Markup:
        """The name to look at, its reading above it where wanted; the reading is not read out."""
        if not self.ruby:
            return escape(self.name)
        above = Markup('{}<rt aria-hidden="true">{}</rt>').format
        return Markup("<ruby>{}</ruby>").format(Markup("").join(above(*one) for one in self.ruby))


@dataclass(frozen=True, slots=True)
class CardView:
    """One card: `code` is its notation (`Qh`), `face` its picture, `label` what is read out."""

    code: str
    face: str
    term: TermView
    label: str
    state: State = ""


@dataclass(frozen=True, slots=True)
class PairView:
    """Two touching cards and their name; `value` is the plain worth ("9 points", "Gong")."""

    cards: tuple[CardView, CardView]
    term: TermView | None
    value: str
    label: str
    state: State = ""


@dataclass(frozen=True, slots=True)
class DivisionView:
    """A divided hand, the smaller pair first; `caption` says why it is shown."""

    smaller: PairView
    larger: PairView
    caption: str = ""
    state: State = ""


@dataclass(frozen=True, slots=True)
class OptionView:
    """One thing that may be chosen; just one of `text`, `term`, `card`, `pair`, `division` is set.

    `place` is where it was put in an order, `right_place` where it belongs, once that is told.
    """

    value: str
    digit: str
    label: str
    text: str = ""
    term: TermView | None = None
    card: CardView | None = None
    pair: PairView | None = None
    division: DivisionView | None = None
    state: State = ""
    place: str = ""
    right_place: str = ""


@dataclass(frozen=True)
class FieldView:
    """A part of an answer: `form` is how it is given (choose, pick, order, type).

    `pick` options are chosen; `lead` stands at the head of the field's row, where it has one;
    `typed` is the text given so far, `lang` the tag of the script it is most likely in, `state` how
    the whole field was judged. A `row` has a head, or is one of many.
    """

    name: str
    legend: str
    options: tuple[OptionView, ...]
    pick: int = 1
    selected: frozenset[str] = frozenset()
    form: str = "choose"
    lead: OptionView | None = None
    typed: str = ""
    lang: str = ""
    state: State = ""
    row: bool = False

    @cached_property
    def pictures(self) -> tuple[OptionView, ...]:
        """The options that are shown as cards."""
        return tuple(one for one in self.options if not (one.text or one.term))

    @cached_property
    def layout(self) -> str:
        """How the field is laid out, which follows from its form and from what is offered."""
        if self.row:
            return "row"
        if self.form == "pick":
            return "divide" if len(self.options) == 2 * self.pick else "tray"
        if self.form != "choose":
            return self.form
        if not self.pictures:
            return "keys" if len(self.options) > MANY_WORDS else "names"
        return "versus" if len(self.pictures) == 2 < len(self.options) else "gallery"

    @property
    def shown(self) -> tuple[OptionView, ...]:
        """The options in their places: what stands for neither of two pictures is between them."""
        if self.layout != "versus":
            return self.options
        first, second = self.pictures
        return (first, *(one for one in self.options if one not in self.pictures), second)


@dataclass(frozen=True, slots=True)
class GapView:
    """A gap in a rhyme; `number` is the place of the field that fills it.

    `term` is what belongs in it, told after the answer only.
    """

    number: str
    term: TermView | None = None


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of the round's progress bar."""

    position: int
    state: Standing
    url: str
    label: str


@dataclass(frozen=True, slots=True)
class RungView:
    """One rung of a ladder, strongest first; `marks` are the letters of what stands on it."""

    label: str
    term: TermView | None
    marks: tuple[str, ...] = ()
    gap: bool = False


@dataclass(frozen=True, slots=True)
class ShareView:
    """A part of a bar 100 wide: where it begins, how wide it is, and its number as text.

    `tone` is "win", "draw" or "lose".
    """

    tone: str
    label: str
    text: str
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class FigureView:
    """A choice with what it is worth; `caption` names it, or says whose it is.

    `notes` are further numbers, each with what it is; `url` leads to more of this choice.
    """

    division: DivisionView | None
    caption: str
    word: str
    shares: tuple[ShareView, ...]
    loss: str
    state: State
    chosen: bool
    notes: tuple[tuple[str, str], ...] = ()
    why: str = ""
    url: str = ""


@dataclass(frozen=True, slots=True)
class SamplesView:
    """Divided hands under a line that says what they show."""

    caption: Markup
    divisions: tuple[DivisionView, ...]


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What is said of an answer: short when right, the whole reason when wrong."""

    right: bool
    headline: str
    reasons: tuple[str, ...]
    divisions: tuple[DivisionView, ...] = ()
    ladder: tuple[RungView, ...] = ()
    figures: tuple[FigureView, ...] = ()
    samples: tuple[SamplesView, ...] = ()
    next_url: str = ""
    next_label: str = ""


@dataclass(frozen=True)
class QuestionView:
    """A question on the page, before its answer (`verdict` is None) or after it."""

    title: str
    prompt: str
    kind: str
    action: str
    hidden: tuple[tuple[str, str], ...]
    fields: tuple[FieldView, ...]
    cards: tuple[CardView, ...] = ()
    pairs: tuple[PairView, ...] = ()
    hands: tuple[DivisionView, ...] = ()
    verse: tuple[tuple[GapView | TermView, ...], ...] = ()
    term: TermView | None = None
    problem: str = ""
    hint: str = ""
    hint_url: str = ""
    address: str = ""
    verdict: VerdictView | None = None
    steps: tuple[StepView, ...] = field(default=())
    position: int = 0
    total: int = 0

    @cached_property
    def in_rows(self) -> bool:
        """Whether any field is a row."""
        return any(one.row for one in self.fields)

    @cached_property
    def of_pairs(self) -> bool:
        """Whether pairs are shown or offered, which take the room of two cards."""
        return bool(self.pairs or self.hands or any(one.pair for one in self.fields[0].options))

    @cached_property
    def naming(self) -> bool:
        """Whether a name is asked, or what has it, so that no card may bear its own."""
        first = self.fields[0]
        named = self.term is not None or any(one.term for one in first.options)
        return named and first.form == "choose" and not (first.row or self.of_pairs)

    @cached_property
    def one_tap(self) -> bool:
        """Whether a tap on what is offered answers at once."""
        return len(self.fields) == 1 and self.fields[0].form == "choose"

    @property
    def last_digit(self) -> str:
        """The last of the digits that choose, if there are any."""
        digits = [one.digit for each in self.fields for one in each.options if one.digit]
        return digits[-1] if digits else ""
