"""Divide four cards into two pairs: every undominated division is right."""

from __future__ import annotations

from tutor.drills.dealing import draw_hand
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.narrowing import identical, king_or_gong, nine, with_card, with_worth
from tutor.drills.pairing import divided_by, pairing_field
from tutor.drills.pools import PoolSource
from tutor.drills.traps import pair_misleads
from tutor.explain import Message, explain_dominated, message, worth_label
from tutor.marking import N_
from tutor.questions.model import Answer, Question, ShownDivision, Verdict
from tutor.rules import (
    KIND,
    Card,
    Chance,
    Division,
    divisions,
    dominators,
    undominated,
)

_FIELD = "pair"
Options = tuple[Division, ...]


def _right_strengths(options: tuple[Division, ...]) -> int:
    """How many undominated divisions of different strength there are."""
    return len({division.strength for division in undominated(options)})


def _trap(setting: Setting, options: Options) -> bool:
    pairs = [pair for division in options for pair in division.pairs]
    return any(pair.points and pair_misleads(pair, setting.ranks) for pair in pairs)


def _tempting(options: tuple[Division, ...]) -> bool:
    """Whether a dominated division holds a larger pair as good as any right one's."""
    best = max(division.strength[1] for division in options)
    return any(
        division.strength[1] == best and dominators(division, options) for division in options
    )


def _one_stands_out(_: Setting, options: Options) -> bool:
    return _right_strengths(options) == 1 and not _tempting(options)


def _one_is_right(_: Setting, options: Options) -> bool:
    return _right_strengths(options) == 1 or _tempting(options)


def _two_are_right(_: Setting, options: Options) -> bool:
    return _right_strengths(options) == 2


def _deal(setting: Setting, chance: Chance) -> tuple[Card, ...]:
    """A hand that can be divided wrongly."""

    def fits(hand: tuple[Card, ...]) -> bool:
        options = divisions(hand, setting.ranks)
        return len(undominated(options)) < len(options) and setting.keeps(options)

    return draw_hand(fits, chance)


_EASY = Level("easy", N_("One is best"), N_("The best larger pair stands out"), _one_stands_out)
_NORMAL = Level(
    "normal", N_("Look at both pairs"), N_("The larger pair alone misleads"), _one_is_right
)
_HARD = Level(
    "hard", N_("Two are right"), N_("A real choice, and one that is always worse"), _two_are_right
)
# Two of a kind have but two different divisions, so never are two right and one wrong.
_SOURCE = PoolSource(_deal, (_NORMAL, _EASY))


def _make(setting: Setting, chance: Chance) -> Question:
    hand = _SOURCE.draw(setting, chance)
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
        ShownDivision(chosen, message(N_("Yours")), right=False),
        ShownDivision(best, message(N_("Better")), right=True),
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
    shown = (ShownDivision(chosen, message(N_("Yours")), right=True), *_others(right, chosen))
    return Verdict(True, answered, (reason,), divisions=shown)


def _others(right: tuple[Division, ...], told: Division) -> tuple[ShownDivision, ...]:
    """The other right divisions of different strength."""
    caption = message(N_("Also right"))
    return tuple(
        ShownDivision(division, caption, right=True)
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
        _EASY,
        _NORMAL,
        _HARD,
    ),
    filters=(
        Filter("all", N_("All hands")),
        Filter("tian", N_("With 天牌"), with_card(KIND["tian"])),
        Filter("identical", N_("With an identical pair"), with_worth(identical)),
        Filter("royal", N_("With a king or gong"), with_worth(king_or_gong)),
        Filter("nines", N_("With a nine"), with_worth(nine)),
        Filter("traps", N_("Traps"), _trap),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
