"""Count the points of a pair; at the hardest level, what it is worth, king, gong and all."""

from __future__ import annotations

from functools import lru_cache

from tutor.drills.dealing import by_class, deal_pairs, draw
from tutor.drills.model import Choice, Drill, Setting
from tutor.drills.traps import ODD_COUNTERS, pair_misleads
from tutor.explain import Message, explain_points, message, points_label, worth_label
from tutor.marking import N_
from tutor.names import WORDS, Name, pair_term
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import (
    GONGS,
    KIND,
    KINGS,
    PAIRS,
    Category,
    Chance,
    Pair,
    Ranking,
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


def _fits(pair: Pair, ranks: Ranking, filter: str) -> bool:
    return {
        "odd": bool(ODD_COUNTERS.intersection(pair.kinds)),
        "nines": pair.points == 9,
        "zeros": pair.points == 0,
        "traps": pair_misleads(pair, ranks),
    }.get(filter, True)


@lru_cache(maxsize=128)
def _pairs(ranks: Ranking, level: str, filter: str) -> dict[str, tuple[Pair, ...]]:
    """What may be asked: points with or without odd counters, at the last level also the rest."""

    def kind(pair: Pair) -> str | None:
        if not _fits(pair, ranks, filter):
            return None
        if ranks.worth(pair).category is not Category.POINTS:
            return "royal" if level == "hard" else None
        return "odd" if ODD_COUNTERS.intersection(pair.kinds) else "plain"

    return by_class(PAIRS, kind)


_WEIGHTS = {
    "easy": {"plain": 1},
    "normal": {"plain": 1, "odd": 1},
    "hard": {"plain": 1, "odd": 2, "royal": 2},
}


def _make(setting: Setting, chance: Chance) -> Question:
    pairs = _pairs(setting.ranks, setting.level, setting.filter)
    weights = _WEIGHTS[setting.level]
    if not pairs.keys() & weights.keys():
        weights = _WEIGHTS["normal"]
    pair = draw(pairs, weights, chance)
    (cards,) = deal_pairs((pair,), chance)
    options = [Option(str(n), message("%(n)s", n=n)) for n in _DIGITS]
    prompt = message(N_("How many points does this pair make?"))
    if setting.level == "hard":
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
    right = answer[_FIELD] == correct
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
        Choice("easy", N_("As their faces say"), N_("Without jack, queen and joker")),
        Choice("normal", N_("All points"), N_("Jack, queen and joker, too")),
        Choice("hard", N_("What is it worth?"), N_("Kings, gongs and identical pairs among them")),
    ),
    filters=(
        Choice("all", N_("All pairs")),
        Choice("odd", N_("Jack, queen and joker")),
        Choice("nines", N_("Nines")),
        Choice("zeros", N_("Zeros")),
        Choice("traps", N_("Traps")),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
