"""Hands for split practice: drawn by how close their best two choices are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf

from tutor.drills.dealing import draw_cards
from tutor.drills.model import Filter, Level, Setting
from tutor.drills.pools import PoolSource
from tutor.marking import N_
from tutor.rules import (
    DECK,
    Card,
    Chance,
    Flower,
    RuleSet,
    can_declare_flowers,
    divisions,
    undominated,
)
from tutor.rules.flowers import leaves_by_flowers
from tutor.solver import Analysis, Grade, Known, analyse
from tutor.solver.hands import Floats, number_of
from tutor.solver.survey import survey

HAND = 4
UPCARDS = 2
CLEAR = Level("clear", N_("One stands out"), N_("The second best loses much"))
NORMAL = Level("normal", N_("A closer call"), N_("A few hundredths of a unit apart"))
FINE = Level("fine", N_("Fine judgement"), N_("Less than 0.025 units apart"))
ALL = Filter("all", N_("All hands"))
SHOWING = Filter("upcards", N_("With upcards showing"))
# By level: what the second best choice loses, in units, from and below.
GAPS = {CLEAR: (0.08, 2.0), NORMAL: (0.025, 0.08), FINE: (0.002, 0.025)}
_SOMETIMES = 24  # one draw in so many is of a 三花, which is rare otherwise
_OUTRIGHT = 8  # at the first level one in so many leaves no real choice
_FLOWER_DRAWS = 60


@dataclass(frozen=True, slots=True)
class SplitDeal:
    """A hand, and the opponent's upcards where they are seen."""

    hand: tuple[Card, ...]
    upcards: tuple[Card, ...]


@lru_cache(maxsize=128)
def weigh(dealt: SplitDeal, rules: RuleSet) -> Analysis:
    """What each choice is worth; kept, since a question is asked about several times."""
    return analyse(dealt.hand, rules, Known(upcards=dealt.upcards))


@lru_cache(maxsize=8)
def _gaps(rules: RuleSet) -> Floats:
    return survey(rules).gaps


def gap(dealt: SplitDeal, rules: RuleSet) -> float:
    """What the second best of the sensible choices of different strength loses, in units.

    0 where there is only one.
    """
    if not dealt.upcards:
        found = float(_gaps(rules)[number_of(dealt.hand)])
        return found if found < inf else 0.0
    losses: dict[object, float] = {}
    for choice in weigh(dealt, rules).choices:
        if choice.grade is not Grade.DOMINATED:
            losses[choice.division.strength if choice.division else None] = choice.loss
    return sorted(losses.values())[1] if len(losses) > 1 else 0.0


def choices_left(hand: tuple[Card, ...], setting: Setting) -> int:
    """How many undominated divisions of different strength there are, leaving counted as one."""
    sensible = undominated(divisions(hand, setting.ranks))
    return len({one.strength for one in sensible}) + can_declare_flowers(hand, setting.rules)


def deal(setting: Setting, chance: Chance) -> SplitDeal:
    """A hand for this setting; DrillError(NOTHING_FITS) if none turns up."""
    setting = _SOURCE.possible(setting)
    if setting.filter is ALL and not chance.below(_SOMETIMES):
        found = _with_flower(setting, chance)
        if found is not None:
            return found
    outright = setting.level is CLEAR and not chance.below(_OUTRIGHT)
    return _draw(setting, chance, outright)


def _draw(setting: Setting, chance: Chance, outright: bool = False) -> SplitDeal:
    count = HAND + UPCARDS if setting.filter is SHOWING else HAND

    def fits(cards: tuple[Card, ...]) -> bool:
        return _fits(_parted(cards), setting, outright)

    return _parted(draw_cards(count, fits, chance))


def _parted(cards: tuple[Card, ...]) -> SplitDeal:
    return SplitDeal(cards[:HAND], cards[HAND:])


def _with_flower(setting: Setting, chance: Chance) -> SplitDeal | None:
    """A hand with a 三花 that fits, None where none turns up: such hands are few."""
    for _ in range(_FLOWER_DRAWS):
        kinds = chance.pick(tuple(Flower)).kinds
        held = tuple(chance.pick(kind.cards) for kind in kinds)
        fourth = chance.pick([card for card in DECK if card not in held])
        dealt = SplitDeal(chance.shuffled((*held, fourth)), ())
        if _fits(dealt, setting, outright=False):
            return dealt
    return None


def _fits(dealt: SplitDeal, setting: Setting, outright: bool) -> bool:
    """Whether the hand has just one sensible division (`outright`), or the gap of the level."""
    least, most = GAPS[setting.level]
    if not (outright or dealt.upcards or least <= gap(dealt, setting.rules) < most):
        return False  # by far the quickest to see
    options = divisions(dealt.hand, setting.ranks)
    if leaves_by_flowers(dealt.hand, setting.rules) or not setting.keeps(options):
        return False
    if outright:
        one = choices_left(dealt.hand, setting) == 1
        return one and len({option.strength for option in options}) > 1
    return least <= gap(dealt, setting.rules) < most


_SOURCE = PoolSource(_draw, tuple(GAPS))
