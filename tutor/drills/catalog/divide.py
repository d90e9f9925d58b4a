"""Divide four cards into two pairs: every undominated division is right."""

from __future__ import annotations

from functools import lru_cache

from tutor.drills.dealing import draw_hand, possible
from tutor.drills.model import Choice, Drill, Setting
from tutor.drills.pairing import divided_by, pairing_field
from tutor.drills.traps import pair_misleads
from tutor.explain import Message, explain_dominated, message, worth_label
from tutor.marking import N_
from tutor.questions.model import Answer, Question, Shown, Verdict
from tutor.rules import (
    GONGS,
    KIND,
    KINGS,
    Card,
    Category,
    Chance,
    Division,
    divisions,
    dominators,
    undominated,
)

_FIELD = "pair"
_ROYAL = (*KINGS, *GONGS)


def _right_strengths(options: tuple[Division, ...]) -> int:
    """How many undominated divisions of different strength there are."""
    return len({division.strength for division in undominated(options)})


def _narrowed(hand: tuple[Card, ...], options: tuple[Division, ...], setting: Setting) -> bool:
    pairs = [pair for division in options for pair in division.pairs]
    worths = [setting.ranks.worth(pair) for pair in pairs]
    return {
        "tian": any(card.kind is KIND["tian"] for card in hand),
        "identical": any(value.category is Category.IDENTICAL for value in worths),
        "royal": any(value.category in _ROYAL for value in worths),
        "traps": any(pair.points and pair_misleads(pair, setting.ranks) for pair in pairs),
        "nines": any(value.category is Category.POINTS and value.points == 9 for value in worths),
    }.get(setting.filter, True)


def _tempting(options: tuple[Division, ...]) -> bool:
    """Whether a dominated division holds a larger pair as good as any right one's."""
    best = max(division.strength[1] for division in options)
    return any(
        division.strength[1] == best and dominators(division, options) for division in options
    )


def _fits(hand: tuple[Card, ...], setting: Setting) -> bool:
    """Whether something can be wrong here, and as much as the level wants."""
    options = divisions(hand, setting.ranks)
    if len(undominated(options)) == len(options):
        return False
    right = _right_strengths(options)
    by_level = {
        "easy": right == 1 and not _tempting(options),
        "normal": right == 1 or _tempting(options),
        "hard": right == 2,
    }
    return by_level[setting.level] and _narrowed(hand, options, setting)


def _deal(setting: Setting, chance: Chance) -> tuple[Card, ...]:
    return draw_hand(lambda cards: _fits(cards, setting), chance)


@lru_cache(maxsize=256)
def _possible(setting: Setting) -> Setting:
    """The setting, or the easiest level of its filter where the level leaves the filter no hand.

    Two of a kind have but two different divisions, so never are two right and one wrong.
    """
    return possible(setting, ("normal", "easy"), _deal)


def _make(setting: Setting, chance: Chance) -> Question:
    hand = _deal(_possible(setting), chance)
    subject = "/".join(sorted(card.kind.key for card in hand))
    prompt = message(N_("Divide these four cards"))
    return Question(prompt, (pairing_field(_FIELD, hand),), hand, subject)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    options = divisions(question.matter, setting.ranks)
    chosen = divided_by(question.matter, answer[_FIELD], setting.ranks)
    right = undominated(options)
    answered = _names(right[0])
    better = dominators(chosen, options)
    if not better:
        return _praise(setting, chosen, right, answered)
    best = next(division for division in better if division in right)
    shown = (
        Shown(chosen, message(N_("Yours")), right=False),
        Shown(best, message(N_("Better")), right=True),
        *_others(right, best),
    )
    return Verdict(False, answered, explain_dominated(setting.ranks, best, chosen), divisions=shown)


def _praise(
    setting: Setting, chosen: Division, right: tuple[Division, ...], answered: Message
) -> Verdict:
    smaller, larger = chosen.pairs
    reason = message(
        N_("Smaller pair %(smaller)s, larger pair %(larger)s: no other division beats it."),
        smaller=worth_label(smaller, setting.ranks.worth(smaller)),
        larger=worth_label(larger, setting.ranks.worth(larger)),
    )
    shown = (Shown(chosen, message(N_("Yours")), right=True), *_others(right, chosen))
    return Verdict(True, answered, (reason,), divisions=shown)


def _others(right: tuple[Division, ...], told: Division) -> tuple[Shown, ...]:
    """The other right divisions of different strength."""
    caption = message(N_("Also right"))
    return tuple(
        Shown(division, caption, right=True)
        for division in right
        if division.strength != told.strength
    )


def _names(division: Division) -> Message:
    smaller, larger = division.pairs
    return message(N_("%(smaller)s and %(larger)s"), smaller=smaller, larger=larger)


def _hint(setting: Setting, question: Question) -> Message:
    options = divisions(question.matter, setting.ranks)
    worse = next(division for division in options if dominators(division, options))
    first, second = worse.smaller
    return message(N_("Not %(a)s with %(b)s: another division beats that one."), a=first, b=second)


DRILL = Drill(
    version=1,
    order=4,
    title=N_("Divide four cards"),
    blurb=N_("Make two pairs that no other division of the same cards beats."),
    icon="divide",
    levels=(
        Choice("easy", N_("One is best"), N_("The best larger pair stands out")),
        Choice("normal", N_("Look at both pairs"), N_("The larger pair alone misleads")),
        Choice("hard", N_("Two are right"), N_("A real choice, and one that is always worse")),
    ),
    filters=(
        Choice("all", N_("All hands")),
        Choice("tian", N_("With 天牌")),
        Choice("identical", N_("With an identical pair")),
        Choice("royal", N_("With a king or gong")),
        Choice("nines", N_("With a nine")),
        Choice("traps", N_("Traps")),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
