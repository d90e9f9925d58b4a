"""Two divided hands: win, draw or lose; at the hardest level also what decides each pair."""

from __future__ import annotations

from tutor.drills.dealing import draw_hands
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.narrowing import above_points, nine, with_worth
from tutor.drills.pools import PoolSource
from tutor.drills.traps import looks_unequal, pair_misleads
from tutor.explain import STEPS, Message, explain_hands, explain_pairs, message, outcome_label
from tutor.marking import N_
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import (
    Chance,
    Division,
    Outcome,
    Pair,
    Step,
    compare_divisions,
    outcome,
)

_FIELD, _SMALLER, _LARGER = "answer", "smaller", "larger"
_SEATS = ("A", "B")
_VALUES = {Outcome.WIN: "win", Outcome.DRAW: "draw", Outcome.LOSE: "lose"}
_CLEAR = 3  # points apart at the first level

Hands = tuple[Division, ...]


def _facing(hands: Hands) -> tuple[tuple[Pair, Pair], ...]:
    """The smaller pairs, then the larger."""
    a, b = hands
    return tuple(zip(a.pairs, b.pairs, strict=True))


def _clear(a: Pair, b: Pair, setting: Setting) -> bool:
    """Whether two pairs are plainly apart; where equal ones are wanted, they are no riddle."""
    step = setting.ranks.decide(a, b).step
    far = step is Step.POINTS and abs(a.points - b.points) >= _CLEAR
    return step is Step.CATEGORY or far or (step is Step.EQUAL and setting.filter is _EQUAL)


def _with_equal(setting: Setting, hands: Hands) -> bool:
    strength = setting.ranks.strength
    return any(strength(a) == strength(b) for a, b in _facing(hands))


def _trap(setting: Setting, hands: Hands) -> bool:
    ranks, facing = setting.ranks, _facing(hands)
    unequal = any(looks_unequal(a, b, ranks) for a, b in facing)
    return unequal or any(pair_misleads(pair, ranks) for couple in facing for pair in couple)


def _all_clear(setting: Setting, hands: Hands) -> bool:
    return all(_clear(a, b, setting) for a, b in _facing(hands))


def _close(setting: Setting, hands: Hands) -> bool:
    return not _all_clear(setting, hands)


def _deal(setting: Setting, chance: Chance) -> Hands:
    """Two hands, the wanted outcome drawn first so that each comes up as often.

    Not where a pair must be equal: that leaves one outcome next to impossible.
    """
    wanted = chance.pick(tuple(Outcome))
    free = setting.filter is _EQUAL

    def fits(hands: Hands) -> bool:
        result = outcome(setting.ranks, hands[0].strength, hands[1].strength)
        if not free and result is not wanted:
            return False
        return setting.keeps(hands)

    return draw_hands(2, fits, setting.ranks, chance)


def _make(setting: Setting, chance: Chance) -> Question:
    hands = _SOURCE.draw(setting, chance)
    options = tuple(
        Option(value, outcome_label(result, *_SEATS)) for result, value in _VALUES.items()
    )
    fields = [Field(_FIELD, options)]
    if setting.level is _HARD:
        steps = tuple(Option(step.value, message(STEPS[step])) for step in Step)
        fields += [
            Field(_SMALLER, steps, message(N_("What decides the smaller pair?"))),
            Field(_LARGER, steps, message(N_("What decides the larger pair?"))),
        ]
    subject = "/".join(str(pair.index) for hand in hands for pair in hand.pairs)
    cards = tuple(card for hand in hands for card in hand.cards)
    return Question(message(N_("Which hand wins?")), tuple(fields), cards, subject, hands=hands)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    a, b = question.hands
    compared = compare_divisions(setting.ranks, a, b)
    correct = {
        _FIELD: (_VALUES[compared.outcome],),
        _SMALLER: (compared.smaller.step.value,),
        _LARGER: (compared.larger.step.value,),
    }
    asked = {field.name: correct[field.name] for field in question.fields}
    right = is_right(question, answer, asked)
    said, *rest = explain_hands(setting.ranks, a, b, _SEATS)
    return Verdict(right, said, (said,) if right else (said, *rest), asked)


def _hint(setting: Setting, question: Question) -> Message:
    smaller, _ = _facing(question.hands)
    return message(N_("Smaller pair: %(reason)s"), reason=explain_pairs(setting.ranks, *smaller))


_NORMAL = Level("normal", N_("Close cases"), N_("Singles decide, or pairs are equal"), _close)
_HARD = Level("hard", N_("With the reason"), N_("Say what decides each pair, too"), _close)
_EQUAL = Filter("equal", N_("With an equal pair"), _with_equal)
_SOURCE = PoolSource(_deal, (_NORMAL,))
DRILL = Drill(
    version=1,
    order=11,
    title=N_("Hand against hand"),
    blurb=N_("Two divided hands: which one wins, or do they draw?"),
    icon="versus",
    levels=(
        Level("easy", N_("Clear cases"), N_("Every pair is plainly larger or smaller"), _all_clear),
        _NORMAL,
        _HARD,
    ),
    filters=(
        Filter("all", N_("All hands")),
        Filter("royal", N_("Above all points"), with_worth(above_points)),
        Filter("nines", N_("With a nine"), with_worth(nine)),
        _EQUAL,
        Filter("traps", N_("Traps"), _trap),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
