"""Put five single cards in order, strongest first; equal ones may stand either way round."""

from __future__ import annotations

from itertools import pairwise

from tutor.drills.dealing import draw_cards
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.pools import PoolSource
from tutor.drills.traps import kind_misleads
from tutor.explain import Message, explain_order, explain_singles, message, single_rungs
from tutor.marking import N_
from tutor.questions.model import Answer, Field, Form, Option, Question, Verdict
from tutor.rules import Card, Chance, Group, Kind

_FIELD = "order"
_COUNT = 5
Cards = tuple[Card, ...]


def _singles(cards: Cards) -> set[int]:
    return {card.kind.single for card in cards}


def _crossings(kinds: list[Kind]) -> int:
    """How many couples rank against their points: what more points would put wrongly."""
    return sum(a.single < b.single and a.points < b.points for a in kinds for b in kinds)


def _no_tie(_: Setting, cards: Cards) -> bool:
    return len(_singles(cards)) == _COUNT


def _one_tie(_: Setting, cards: Cards) -> bool:
    return len(_singles(cards)) == _COUNT - 1


def _against_points(_: Setting, cards: Cards) -> bool:
    return len(_singles(cards)) < _COUNT and _crossings([card.kind for card in cards]) >= 4


def _upper(_: Setting, cards: Cards) -> bool:
    return sum(card.kind.group is Group.UPPER for card in cards) >= 3


def _few_ranks(_: Setting, cards: Cards) -> bool:
    return len({card.kind.rank for card in cards}) <= 3


def _trap(_: Setting, cards: Cards) -> bool:
    return any(kind_misleads(card.kind) for card in cards)


def _deal(setting: Setting, chance: Chance) -> Cards:
    """Different kinds of three ranks at least."""

    def fits(cards: Cards) -> bool:
        different = len({card.kind for card in cards}) == _COUNT and len(_singles(cards)) >= 3
        return different and setting.keeps(cards)

    return draw_cards(_COUNT, fits, chance)


_EASY = Level("easy", N_("Five ranks"), N_("No two are equal"), _no_tie)
_NORMAL = Level("normal", N_("With a tie"), N_("Two are equal and may stand either way"), _one_tie)
_HARD = Level(
    "hard", N_("Against the points"), N_("Where more points often rank lower"), _against_points
)
_SOURCE = PoolSource(_deal, (_HARD, _NORMAL))


def _make(setting: Setting, chance: Chance) -> Question:
    cards = _SOURCE.draw(setting, chance)
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
        _EASY,
        _NORMAL,
        _HARD,
    ),
    filters=(
        Filter("all", N_("All cards")),
        Filter("upper", N_("Upper four"), _upper),
        Filter("colours", N_("Red against black"), _few_ranks),
        Filter("traps", N_("Traps"), _trap),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
