"""The field as a picture, typical hands of it, and how the equilibrium mixes a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tutor.rules import (
    Card,
    Division,
    Outcome,
    Reason,
    RuleError,
    RuleSet,
    divide,
    divisions,
    ranking,
    verify_hand,
)
from tutor.rules.cards import KINDS
from tutor.solver.choices import LEAVE, SCALE
from tutor.solver.hands import HANDS, number_of
from tutor.solver.known import NOTHING, Known
from tutor.solver.opponent import Opponent, opponent_of
from tutor.solver.play import Style
from tutor.solver.tables import equilibrium


@dataclass(frozen=True, slots=True)
class FieldCell:
    """The opponents that show pairs of these two strengths, and how the division fares there.

    `count` is in parts of `Field.total`; strengths count from 0, the weakest, as in `Ranking`.
    """

    smaller: int
    larger: int
    count: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Outcomes:
    """All an opponent may show, by the strength of its smaller, then of its larger pair.

    The counts of all `cells` and `left`, who leave by 三花, add up to `total`.
    """

    cells: tuple[FieldCell, ...]
    left: int
    total: int


@dataclass(frozen=True, slots=True)
class Typical:
    """A hand the opponent may hold, and how it divides it.

    `count` of the opponent's parts show pairs of these strengths.
    """

    division: Division
    count: int


@dataclass(frozen=True, slots=True)
class Mix:
    """How the equilibrium plays a hand: weights that add up to `scale`, `leave` among them.

    `divisions` are those of the hand in deck order; of equal ones the first has the weight.
    """

    divisions: tuple[tuple[Division, int], ...]
    leave: int
    scale: int


def field(
    cards: Sequence[Card],
    division: Division,
    rules: RuleSet,
    style: Style | str = Style.EQUILIBRIUM,
    known: Known = NOTHING,
) -> Outcomes:
    """What `division` of the hand meets, cell by cell.

    Raises RuleError as `analyse` does or NOT_YOUR_CARDS, StyleError, TablesError.
    """
    opponent = opponent_of(tuple(cards), rules, known, style)
    outcomes = opponent.outcomes(_own(cards, division, rules))
    cells = tuple(
        FieldCell(
            int(smaller),
            int(larger),
            int(opponent.counts[smaller, larger]),
            Outcome(int(outcomes[smaller, larger])),
        )
        for smaller, larger in np.argwhere(opponent.counts)
    )
    return Outcomes(cells, opponent.left, opponent.total)


def typical(
    cards: Sequence[Card],
    one: Division,
    other: Division,
    rules: RuleSet,
    style: Style | str = Style.EQUILIBRIUM,
    known: Known = NOTHING,
    most: int = 3,
    draws: bool = False,
) -> tuple[Typical, ...]:
    """Hands that `one` beats and `other` does not, at most `most`, most frequent first.

    With `draws`, hands that `one` draws with and `other` loses to. The most frequent pairs of
    strengths, and for each the hand that shows them most often. Raises as `field`.
    """
    opponent = opponent_of(tuple(cards), rules, known, style)
    ours, others = (opponent.outcomes(_own(cards, division, rules)) for division in (one, other))
    better = (ours == 0) & (others < 0) if draws else (ours > 0) & (others <= 0)
    counts = np.where(better, opponent.counts, 0)
    order = np.argsort(-counts, axis=None, kind="stable")[:most]
    cells = [divmod(int(cell), counts.shape[1]) for cell in order]
    return tuple(
        Typical(_example(cards, opponent, cell, known), int(counts[cell]))
        for cell in cells
        if counts[cell]
    )


def mixes(cards: Sequence[Card], rules: RuleSet) -> Mix:
    """How the equilibrium plays these cards; raises RuleError as `verify_hand`, TablesError."""
    verify_hand(cards)
    ordered = sorted(cards, key=lambda card: card.index)
    weights = equilibrium(rules)[number_of(ordered)].tolist()
    options = divisions(ordered, ranking(rules))
    return Mix(tuple(zip(options, weights[:LEAVE], strict=True)), weights[LEAVE], SCALE)


def _own(cards: Sequence[Card], division: Division, rules: RuleSet) -> Division:
    """The same two pairs under these rules, if they are these cards."""
    strange = [card.code for card in division.cards if card not in cards]
    if strange:
        raise RuleError(Reason.NOT_YOUR_CARDS, cards=" ".join(strange))
    return divide(division.smaller, division.larger, ranking(rules))


def _example(
    cards: Sequence[Card], opponent: Opponent, cell: tuple[int, int], known: Known
) -> Division:
    """The hand that most often shows pairs of these strengths, in cards that are not seen."""
    staying = opponent.play.staying
    shows = (staying.smaller == cell[0]) & (staying.larger == cell[1])
    weights = np.where(shows, opponent.deals[staying.hand] * opponent.play.staying_weights, 0)
    number = int(staying.hand[int(weights.argmax())])
    held = list(known.upcards)
    for kind in HANDS[number]:
        wanted = HANDS[number].count(kind) - sum(card.kind.index == kind for card in held)
        if wanted > 0:
            seen = (*cards, *known.dead, *held)
            held += [card for card in KINDS[kind].cards if card not in seen][:wanted]
    held.sort(key=lambda card: card.index)
    options = divisions(held, ranking(opponent.rules))
    return next(option for option in options if option.strength == cell)
