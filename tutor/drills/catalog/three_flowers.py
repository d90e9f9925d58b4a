"""Is this hand a 三花, and which? Some lack just one card of it."""

from __future__ import annotations

from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.pools import Pool
from tutor.explain import Message, face_label, message
from tutor.marking import N_
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import DECK, Card, Chance, Flower, Kind, flower_of

_FIELD = "answer"
_NONE = "none"
_TEN, _SIX = Flower.TEN, Flower.SIX
_NAMES = {_TEN: N_("三花十"), _SIX: N_("三花六")}
_VALUES = {_TEN: "ten", _SIX: "six"}


def _deal(flower: Flower, missing: int, chance: Chance) -> tuple[Card, ...]:
    """Four cards with the three of `flower` but for the last `missing`, in any order."""
    kinds = chance.shuffled(flower.kinds)[: 3 - missing]
    held = tuple(chance.pick(kind.cards) for kind in kinds)
    others = [card for card in DECK if card not in held]
    while True:
        hand = chance.shuffled((*held, *chance.sample(others, 4 - len(held))))
        if (flower_of(hand) is flower) == (not missing):
            return hand


def _make(setting: Setting, chance: Chance) -> Question:
    missing = chance.pick((0, 0, 2 if setting.level is _EASY else 1))
    hand = _deal(_FLOWERS.pick(setting, chance), missing, chance)
    options = (
        *(Option(_VALUES[flower], message(name)) for flower, name in _NAMES.items()),
        Option(_NONE, message(N_("neither"))),
    )
    subject = "/".join(sorted(card.kind.key for card in hand))
    return Question(message(N_("Is this 三花?")), (Field(_FIELD, options),), hand, subject, hand)


def _nearest(hand: tuple[Card, ...]) -> tuple[Flower, tuple[Kind, ...]]:
    """The 三花 that lacks the fewest cards here, and those."""
    held = {card.kind for card in hand}
    lacking = {flower: tuple(k for k in flower.kinds if k not in held) for flower in Flower}
    flower = min(lacking, key=lambda one: len(lacking[one]))
    return flower, lacking[flower]


def _reason(hand: tuple[Card, ...]) -> Message:
    flower, lacking = _nearest(hand)
    name = message(_NAMES[flower])
    if not lacking:
        return message(
            N_("%(name)s: %(a)s, %(b)s and %(c)s, with any fourth card."),
            name=name,
            **dict(zip("abc", map(face_label, flower.kinds), strict=True)),
        )
    return message(
        N_("Neither: %(name)s would need the %(missing)s."),
        name=name,
        missing=face_label(lacking[0]),
    )


def _grade(_: Setting, question: Question, answer: Answer) -> Verdict:
    flower = flower_of(question.matter)
    correct = {_FIELD: (_VALUES[flower] if flower else _NONE,)}
    reason = _reason(question.matter)
    return Verdict(is_right(question, answer, correct), reason, (reason,), correct)


def _hint(_: Setting, question: Question) -> Message:
    flower, _lacking = _nearest(question.matter)
    a, b, c = map(face_label, flower.kinds)
    name = message(_NAMES[flower])
    return message(N_("%(name)s takes %(a)s, %(b)s and %(c)s."), name=name, a=a, b=b, c=c)


_FLOWERS = Pool(tuple(Flower))
_EASY = Level("easy", N_("Plain to see"), N_("Other hands lack two cards of it"))
DRILL = Drill(
    version=1,
    order=15,
    title=N_("Three flowers"),
    blurb=N_("Is this hand 三花, and which of the two?"),
    icon="hand",
    levels=(
        _EASY,
        Level("normal", N_("Near misses"), N_("Other hands lack just one card of it")),
    ),
    filters=(
        Filter("all", N_("Both kinds")),
        Filter("ten", N_("三花十"), lambda _, flower: flower is _TEN),
        Filter("six", N_("三花六"), lambda _, flower: flower is _SIX),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
