"""Three or four divided hands: who beats whom, and whose tail eats the skins."""

from __future__ import annotations

from itertools import combinations

from tutor.drills.dealing import draw_hands
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.narrowing import above_points
from tutor.drills.pools import PoolSource
from tutor.explain import (
    Message,
    explain_hands,
    explain_skins,
    explain_tail,
    message,
)
from tutor.marking import N_
from tutor.questions.grading import missed
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import Chance, Division, Outcome, outcome, tail_order

_EATS = "eats"
_SEATS = "ABCD"
_HANDS = {"easy": 3, "normal": 3, "hard": 4}
_VALUES = {Outcome.WIN: "first", Outcome.DRAW: "draw", Outcome.LOSE: "second"}

Hands = tuple[Division, ...]


def _seated(hands: Hands) -> dict[str, Division]:
    return dict(zip(_SEATS, hands, strict=False))


def _word_decides(_: Setting, hands: Hands) -> bool:
    """Whether the largest smaller pair and the largest larger pair lie in different hands."""
    tops = [max(range(len(hands)), key=lambda n: hands[n].strength[at]) for at in (0, 1)]
    return tops[0] != tops[1]


def _royal(setting: Setting, hands: Hands) -> bool:
    worths = [setting.ranks.worth(pair) for hand in hands for pair in hand.pairs]
    return sum(map(above_points, worths)) >= 2


def _deal(setting: Setting, chance: Chance) -> Hands:
    ranks = setting.ranks

    def fits(hands: Hands) -> bool:
        return setting.keeps(hands) and len(tail_order(ranks, _seated(hands))[0]) == 1

    count = min(_HANDS[setting.level.key], setting.rules.most_players)
    return draw_hands(count, fits, ranks, chance)


def _make(setting: Setting, chance: Chance) -> Question:
    hands = _SOURCE.draw(setting, chance)
    seats = _SEATS[: len(hands)]
    couples = list(combinations(seats, 2))
    if setting.level is _EASY:
        couples = [chance.pick(couples)]
    eaters = tuple(Option(seat, message("%(seat)s", seat=seat)) for seat in seats)
    legend = message(N_("Whose tail eats the skins?"))
    fields = (
        *(_couple_field(a, b) for a, b in couples),
        Field(_EATS, eaters, legend, lead=message(N_("Eats the skins"))),
    )
    subject = "/".join(str(pair.index) for hand in hands for pair in hand.pairs)
    cards = tuple(card for hand in hands for card in hand.cards)
    prompt = message(N_("Who beats whom, and who eats the skins?"))
    return Question(prompt, fields, cards, subject, hands=hands)


def _couple_field(a: str, b: str) -> Field:
    options = (
        Option(_VALUES[Outcome.WIN], message(N_("%(seat)s wins"), seat=a)),
        Option(_VALUES[Outcome.DRAW], message(N_("draw"))),
        Option(_VALUES[Outcome.LOSE], message(N_("%(seat)s wins"), seat=b)),
    )
    return Field(a + b, options, message(N_("%(a)s against %(b)s"), a=a, b=b))


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    ranks, hands = setting.ranks, _seated(question.hands)
    correct = {field.name: _right(field.name, hands, setting) for field in question.fields}
    wrong = [field.name for field in missed(question, answer, correct)]
    skins = explain_skins(ranks, hands)
    if not wrong:
        return Verdict(True, skins, (skins,), correct)
    reasons: list[Message] = []
    for name in wrong:
        if name == _EATS:
            continue
        a, b = tuple(name)
        told = explain_hands(ranks, hands[a], hands[b], (a, b))
        reasons += told if len(wrong) == 1 else told[:1]  # pair by pair where there is room
    return Verdict(False, skins, (*reasons, skins), correct)


def _right(name: str, hands: dict[str, Division], setting: Setting) -> tuple[str, ...]:
    if name == _EATS:
        return tail_order(setting.ranks, hands)[0]
    a, b = (hands[seat].strength for seat in name)
    return (_VALUES[outcome(setting.ranks, a, b)],)


def _hint(setting: Setting, _: Question) -> Message:
    return explain_tail(setting.rules)


_EASY = Level("easy", N_("One couple"), N_("Three hands: one comparison, and the skins"))
_NORMAL = Level("normal", N_("Everybody"), N_("Three hands, each against each"))
_SOURCE = PoolSource(_deal, (_NORMAL,))
DRILL = Drill(
    version=1,
    order=12,
    title=N_("Who eats?"),
    blurb=N_("Several divided hands: who beats whom, and whose tail eats the skins?"),
    icon="table",
    levels=(
        _EASY,
        _NORMAL,
        Level("hard", N_("Four at the table"), N_("Six comparisons, and the skins")),
    ),
    filters=(
        Filter("all", N_("All hands")),
        Filter("tails", N_("Where the word tail decides"), _word_decides),
        Filter("royal", N_("Above all points"), _royal),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
