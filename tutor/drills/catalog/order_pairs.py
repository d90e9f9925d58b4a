"""Put four pairs in order, strongest first; equal ones may stand either way round."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise

from tutor.drills.dealing import draw_cards, possible
from tutor.drills.model import Choice, Drill, Setting
from tutor.drills.traps import looks_unequal, pair_misleads
from tutor.explain import Message, explain_order, explain_pairs, message, pair_rungs, worth_label
from tutor.marking import N_
from tutor.questions.model import Answer, Field, Form, Option, Question, Verdict
from tutor.rules import Card, CardPair, Category, Chance, Pair, Step, pair_of

_FIELD = "order"
_VALUES = "abcd"
_COUNT = len(_VALUES)


def _split(cards: tuple[Card, ...]) -> tuple[CardPair, ...]:
    return tuple(zip(cards[::2], cards[1::2], strict=True))


def _pairs(cards: tuple[Card, ...]) -> tuple[Pair, ...]:
    return tuple(pair_of(*two) for two in _split(cards))


def _narrowed(pairs: tuple[Pair, ...], setting: Setting) -> bool:
    worths = [setting.ranks.worth(pair) for pair in pairs]
    points = [value.points for value in worths if value.category is Category.POINTS]
    return {
        "royal": len(points) <= _COUNT - 2,
        "nines": points.count(9) >= 2,
        "zeros": 0 in points,
        "traps": any(pair_misleads(pair, setting.ranks) for pair in pairs)
        or any(looks_unequal(a, b, setting.ranks) for a, b in combinations(pairs, 2)),
    }.get(setting.filter, True)


def _fits(cards: tuple[Card, ...], setting: Setting) -> bool:
    pairs = _pairs(cards)
    steps = {setting.ranks.decide(a, b).step for a, b in combinations(pairs, 2)}
    by_level = {
        "easy": steps <= {Step.CATEGORY, Step.POINTS},
        "normal": Step.SINGLE in steps,
        "hard": {Step.SINGLE, Step.EQUAL} <= steps or len(steps) >= 3,
    }
    ordered = len(set(map(setting.ranks.strength, pairs))) > 1
    return ordered and by_level[setting.level] and _narrowed(pairs, setting)


def _deal(setting: Setting, chance: Chance) -> tuple[Card, ...]:
    return draw_cards(2 * _COUNT, lambda cards: _fits(cards, setting), chance)


@lru_cache(maxsize=256)
def _possible(setting: Setting) -> Setting:
    return possible(setting, ("normal", "hard"), _deal)


def _make(setting: Setting, chance: Chance) -> Question:
    cards = _deal(_possible(setting), chance)
    options = tuple(Option(value, two) for value, two in zip(_VALUES, _split(cards), strict=True))
    subject = "/".join(str(index) for index in sorted(pair.index for pair in _pairs(cards)))
    prompt = message(N_("Put these pairs in order, the strongest first"))
    return Question(prompt, (Field(_FIELD, options, form=Form.ORDER),), cards, subject)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    ranks, given = setting.ranks, answer[_FIELD]
    pairs = dict(zip(_VALUES, _pairs(question.matter), strict=True))
    # Equal ones keep the order they were given in, so that only what is wrong is marked.
    correct = tuple(sorted(given, key=lambda value: -ranks.strength(pairs[value])))
    line = explain_order([*pairs.values()], ranks.strength)
    if given == correct:
        return Verdict(True, line, (line,), {_FIELD: correct})
    slips = [
        (pairs[high], pairs[low])
        for high, low in pairwise(given)
        if ranks.strength(pairs[high]) < ranks.strength(pairs[low])
    ]
    reasons = (line, *(explain_pairs(ranks, *slip) for slip in slips))
    ladder = pair_rungs(ranks, {str(n): pairs[value] for n, value in enumerate(correct, 1)}, 0)
    return Verdict(False, line, reasons, {_FIELD: correct}, ladder=ladder)


def _hint(setting: Setting, question: Question) -> Message:
    pairs = _pairs(question.matter)
    first = max(pairs, key=setting.ranks.strength)
    worth = worth_label(first, setting.ranks.worth(first))
    return message(N_("The strongest is %(worth)s."), worth=worth)


DRILL = Drill(
    version=1,
    order=9,
    title=N_("Pairs in order"),
    blurb=N_("Put four pairs in order, the strongest first."),
    icon="pairs",
    levels=(
        Choice("easy", N_("Clear cases"), N_("Decided by the class or the points")),
        Choice("normal", N_("Close cases"), N_("Some decided by the single")),
        Choice("hard", N_("All at once"), N_("Class, points, single and ties together")),
    ),
    filters=(
        Choice("all", N_("All pairs")),
        Choice("royal", N_("Above all points")),
        Choice("nines", N_("Nines")),
        Choice("zeros", N_("Zeros")),
        Choice("traps", N_("Traps")),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
