"""Put four pairs in order, strongest first; equal ones may stand either way round."""

from __future__ import annotations

from itertools import combinations, pairwise

from tutor.drills.dealing import draw_cards
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.pools import PoolSource
from tutor.drills.traps import looks_unequal, pair_misleads
from tutor.explain import Message, explain_order, explain_pairs, message, pair_rungs, worth_label
from tutor.marking import N_
from tutor.questions.model import Answer, Field, Form, Option, Question, Verdict
from tutor.rules import Card, CardPair, Category, Chance, Pair, Step, pair_of

_FIELD = "order"
_VALUES = "abcd"
_COUNT = len(_VALUES)
Pairs = tuple[Pair, ...]


def _split(cards: tuple[Card, ...]) -> tuple[CardPair, ...]:
    return tuple(zip(cards[::2], cards[1::2], strict=True))


def _pairs(cards: tuple[Card, ...]) -> Pairs:
    return tuple(pair_of(*two) for two in _split(cards))


def _points(setting: Setting, pairs: Pairs) -> list[int]:
    """What those pairs count that do."""
    worths = [setting.ranks.worth(pair) for pair in pairs]
    return [value.points for value in worths if value.category is Category.POINTS]


def _royal(setting: Setting, pairs: Pairs) -> bool:
    return len(_points(setting, pairs)) <= _COUNT - 2


def _nines(setting: Setting, pairs: Pairs) -> bool:
    return _points(setting, pairs).count(9) >= 2


def _zeros(setting: Setting, pairs: Pairs) -> bool:
    return 0 in _points(setting, pairs)


def _traps(setting: Setting, pairs: Pairs) -> bool:
    misleads = any(pair_misleads(pair, setting.ranks) for pair in pairs)
    return misleads or any(looks_unequal(a, b, setting.ranks) for a, b in combinations(pairs, 2))


def _steps(setting: Setting, pairs: Pairs) -> set[Step]:
    return {setting.ranks.decide(a, b).step for a, b in combinations(pairs, 2)}


def _clear(setting: Setting, pairs: Pairs) -> bool:
    return _steps(setting, pairs) <= {Step.CATEGORY, Step.POINTS}


def _close(setting: Setting, pairs: Pairs) -> bool:
    return Step.SINGLE in _steps(setting, pairs)


def _mixed(setting: Setting, pairs: Pairs) -> bool:
    steps = _steps(setting, pairs)
    return {Step.SINGLE, Step.EQUAL} <= steps or len(steps) >= 3


def _deal(setting: Setting, chance: Chance) -> tuple[Card, ...]:
    """Cards for pairs that are not all equal."""

    def fits(cards: tuple[Card, ...]) -> bool:
        pairs = _pairs(cards)
        return len(set(map(setting.ranks.strength, pairs))) > 1 and setting.keeps(pairs)

    return draw_cards(2 * _COUNT, fits, chance)


_EASY = Level("easy", N_("Clear cases"), N_("Decided by the class or the points"), _clear)
_NORMAL = Level("normal", N_("Close cases"), N_("Some decided by the single"), _close)
_HARD = Level("hard", N_("All at once"), N_("Class, points, single and ties together"), _mixed)
_SOURCE = PoolSource(_deal, (_NORMAL, _HARD))


def _make(setting: Setting, chance: Chance) -> Question:
    cards = _SOURCE.draw(setting, chance)
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
        _EASY,
        _NORMAL,
        _HARD,
    ),
    filters=(
        Filter("all", N_("All pairs")),
        Filter("royal", N_("Above all points"), _royal),
        Filter("nines", N_("Nines"), _nines),
        Filter("zeros", N_("Zeros"), _zeros),
        Filter("traps", N_("Traps"), _traps),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
