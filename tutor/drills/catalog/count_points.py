"""Count the points of a pair; at the hardest level, what it is worth, king, gong and all."""

from __future__ import annotations

from tutor.drills.dealing import deal_pairs, draw
from tutor.drills.model import Drill, Filter, Keeps, Level, Setting
from tutor.drills.pools import Pool, PoolSource
from tutor.drills.traps import ODD_COUNTERS, trap
from tutor.explain import Message, explain_points, message, points_label, worth_label
from tutor.marking import N_
from tutor.names import WORDS, Name, pair_term
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import (
    GONGS,
    KIND,
    KINGS,
    PAIRS,
    Category,
    Chance,
    Pair,
    pair_of,
    pair_of_kinds,
)

_FIELD = "answer"
# As on a keyboard: 1 to 9, then 0.
_DIGITS = (*range(1, 10), 0)
_WORDS = {
    Category.SUPREME: "supreme",
    Category.IDENTICAL: "identical",
    **dict.fromkeys(KINGS, "king"),
    **dict.fromkeys(GONGS, "gong"),
}
_SUPREME = pair_of_kinds(KIND["dingding"], KIND["dagui"])


def _odd(_: Setting, pair: Pair) -> bool:
    return not ODD_COUNTERS.isdisjoint(pair.kinds)


def _counting(points: int) -> Keeps:
    return lambda _, pair: pair.points == points


def _class(setting: Setting, pair: Pair) -> str:
    """Points with or without odd counters, or above all points."""
    if setting.ranks.worth(pair).category is not Category.POINTS:
        return "royal"
    return "odd" if _odd(setting, pair) else "plain"


def _take(setting: Setting, chance: Chance) -> Pair:
    return draw(_PAIRS.classes(setting, _class), _WEIGHTS[setting.level], chance)


_PAIRS = Pool(PAIRS)
_NORMAL = Level("normal", N_("All points"), N_("Jack, queen and joker, too"))
_HARD = Level("hard", N_("What is it worth?"), N_("Kings, gongs and identical pairs among them"))
_EASY = Level("easy", N_("As their faces say"), N_("Without jack, queen and joker"))
_WEIGHTS = {
    _EASY: {"plain": 1},
    _NORMAL: {"plain": 1, "odd": 1},
    _HARD: {"plain": 1, "odd": 2, "royal": 2},
}
_SOURCE = PoolSource(_take, (_NORMAL,))


def _make(setting: Setting, chance: Chance) -> Question:
    pair = _SOURCE.draw(setting, chance)
    (cards,) = deal_pairs((pair,), chance)
    options = [Option(str(n), message("%(n)s", n=n)) for n in _DIGITS]
    prompt = message(N_("How many points does this pair make?"))
    if setting.level is _HARD:
        prompt = message(N_("What is this pair worth?"))
        options += [Option(word, _word(word, setting)) for word in dict.fromkeys(_WORDS.values())]
    field = Field(_FIELD, tuple(options))
    return Question(prompt, (field,), cards, str(pair.index), pairs=(cards,))


def _word(word: str, setting: Setting) -> Name:
    """What a category is called; the pair above all goes by its own name."""
    term = pair_term(_SUPREME) if word == "supreme" else WORDS[word].term
    assert term is not None, "the supreme pair has a name"
    return term.main(setting.rules.source)


def _pair(question: Question) -> Pair:
    first, second = question.matter
    return pair_of(first, second)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    pair = _pair(question)
    worth = setting.ranks.worth(pair)
    correct = (_WORDS.get(worth.category, str(pair.points)),)
    if worth.category is Category.POINTS:
        reason = explain_points(pair)
    else:
        label = worth_label(pair, worth)
        reason = message(N_("%(pair)s is %(worth)s; points do not count."), pair=pair, worth=label)
    right = is_right(question, answer, {_FIELD: correct})
    reasons = (reason,) if right else (reason, *_slip(pair, answer))
    return Verdict(right, reason, reasons, {_FIELD: correct})


def _slip(pair: Pair, answer: Answer) -> tuple[Message, ...]:
    """What went wrong, where a card of the pair counts otherwise than its face says."""
    (value,) = answer[_FIELD]
    odd = [kind for kind in pair.kinds if kind in ODD_COUNTERS]
    if value in _WORDS.values() or not odd:
        return ()
    return (
        message(N_("%(card)s counts %(points)s."), card=odd[0], points=points_label(odd[0].points)),
    )


def _hint(_: Setting, question: Question) -> Message:
    pair = _pair(question)
    told = next((kind for kind in pair.kinds if kind in ODD_COUNTERS), pair.kinds[0])
    return message(N_("%(card)s counts %(points)s."), card=told, points=points_label(told.points))


DRILL = Drill(
    version=1,
    order=7,
    title=N_("Count the points"),
    blurb=N_("Add two cards up and drop the tens: what does the pair count?"),
    icon="sum",
    levels=(
        _EASY,
        _NORMAL,
        _HARD,
    ),
    filters=(
        Filter("all", N_("All pairs")),
        Filter("odd", N_("Jack, queen and joker"), _odd),
        Filter("nines", N_("Nines"), _counting(9)),
        Filter("zeros", N_("Zeros"), _counting(0)),
        Filter("traps", N_("Traps"), trap),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
