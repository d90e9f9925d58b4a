"""What templates see: plain values, already in the reader's language, with nothing left to decide.

Every text here is final: a template places it and never builds a sentence. A `lang` beside a text
is its HTML language tag, so that the right Chinese glyphs are chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

State = Literal["", "chosen", "right", "wrong", "missed"]
Standing = Literal["right", "wrong", "now", "todo"]


@dataclass(frozen=True, slots=True)
class TermView:
    """A word of the game: the Chinese name leads, its reading and gloss follow where wanted."""

    name: str
    lang: str
    reading: str = ""
    gloss: str = ""


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
    """One thing that may be chosen; exactly one of `text`, `term`, `card` and `pair` is set."""

    value: str
    digit: str
    label: str
    text: str = ""
    term: TermView | None = None
    card: CardView | None = None
    pair: PairView | None = None
    state: State = ""


@dataclass(frozen=True, slots=True)
class FieldView:
    """A group of options of which one is chosen (or `pick` of them, for cards to be paired)."""

    name: str
    legend: str
    options: tuple[OptionView, ...]
    pick: int = 1
    selected: frozenset[str] = frozenset()


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
class VerdictView:
    """What is said of an answer: short when right, the whole reason when wrong."""

    right: bool
    headline: str
    reasons: tuple[str, ...]
    divisions: tuple[DivisionView, ...] = ()
    ladder: tuple[RungView, ...] = ()
    next_url: str = ""
    next_label: str = ""


@dataclass(frozen=True, slots=True)
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
    term: TermView | None = None
    problem: str = ""
    hint: str = ""
    hint_url: str = ""
    address: str = ""
    verdict: VerdictView | None = None
    steps: tuple[StepView, ...] = field(default=())
    position: int = 0
    total: int = 0
