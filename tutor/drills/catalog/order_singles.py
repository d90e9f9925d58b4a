"""Put five single cards in order, strongest first; equal ones may stand either way round."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from tutor.drills.dealing import draw_cards, possible
from tutor.drills.model import Choice, Drill, Setting
from tutor.drills.traps import kind_misleads
from tutor.explain import Message, explain_order, explain_singles, message, single_rungs
from tutor.marking import N_
from tutor.questions.model import Answer, Field, Form, Option, Question, Verdict
from tutor.rules import Card, Chance, Group, Kind

_FIELD = "order"
_COUNT = 5


def _singles(cards: tuple[Card, ...]) -> set[int]:
    return {card.kind.single for card in cards}


def _crossings(kinds: list[Kind]) -> int:
    """How many couples rank against their points: what more points would put wrongly."""
    return sum(a.single < b.single and a.points < b.points for a in kinds for b in kinds)


def _fits(cards: tuple[Card, ...], setting: Setting) -> bool:
    kinds = [card.kind for card in cards]
    if len(set(kinds)) < _COUNT or len(_singles(cards)) < 3:
        return False
    by_level = {
        "easy": len(_singles(cards)) == _COUNT,
        "normal": len(_singles(cards)) == _COUNT - 1,
        "hard": len(_singles(cards)) < _COUNT and _crossings(kinds) >= 4,
    }
    by_filter = {
        "upper": sum(kind.group is Group.UPPER for kind in kinds) >= 3,
        "colours": len({kind.rank for kind in kinds}) <= 3,
        "traps": any(map(kind_misleads, kinds)),
    }
    return by_level[setting.level] and by_filter.get(setting.filter, True)


def _deal(setting: Setting, chance: Chance) -> tuple[Card, ...]:
    return draw_cards(_COUNT, lambda cards: _fits(cards, setting), chance)


@lru_cache(maxsize=256)
def _possible(setting: Setting) -> Setting:
    return possible(setting, ("hard", "normal"), _deal)


def _make(setting: Setting, chance: Chance) -> Question:
    cards = _deal(_possible(setting), chance)
    options = tuple(Option(card.code, card) for card in cards)
    subject = "/".join(sorted(card.kind.key for card in cards))
    prompt = message(N_("Put them in order, the strongest first"))
    return Question(prompt, (Field(_FIELD, options, form=Form.ORDER),), cards, subject)


def _grade(_: Setting, question: Question, answer: Answer) -> Verdict:
    cards = {card.code: card for card in question.matter}
    given = answer[_FIELD]
    # Equal ones keep the order they were given in, so that only what is wrong is marked.
    correct = tuple(sorted(given, key=lambda code: cards[code].kind.single))
    right = given == correct
    line = explain_order([card.kind for card in question.matter], lambda kind: -kind.single)
    if right:
        return Verdict(True, line, (line,), {_FIELD: correct})
    ladder = single_rungs({str(n): cards[code].kind for n, code in enumerate(correct, 1)})
    return Verdict(False, line, (line, _first_slip(cards, given)), {_FIELD: correct}, ladder=ladder)


def _first_slip(cards: dict[str, Card], given: tuple[str, ...]) -> Message:
    """The first card that stands above a stronger one, and why the other ranks higher."""
    kinds = [cards[code].kind for code in given]
    a, b = next((a, b) for a, b in pairwise(kinds) if a.single > b.single)
    return explain_singles(a, b)


def _hint(_: Setting, question: Question) -> Message:
    strongest = min(question.matter, key=lambda card: card.kind.single)
    return message(N_("%(card)s comes first."), card=strongest)


DRILL = Drill(
    version=1,
    order=5,
    title=N_("Singles in order"),
    blurb=N_("Put five cards in order, the strongest single first."),
    icon="order",
    levels=(
        Choice("easy", N_("Five ranks"), N_("No two are equal")),
        Choice("normal", N_("With a tie"), N_("Two are equal and may stand either way")),
        Choice("hard", N_("Against the points"), N_("Where more points often rank lower")),
    ),
    filters=(
        Choice("all", N_("All cards")),
        Choice("upper", N_("Upper four")),
        Choice("colours", N_("Red against black")),
        Choice("traps", N_("Traps")),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
