"""What a divided hand is called, and how to divide so that it is called so."""

from __future__ import annotations

from tutor.drills.dealing import draw_hands, lures
from tutor.drills.model import Drill, Filter, Level, Setting
from tutor.drills.narrowing import above_points
from tutor.drills.pairing import divided_by, pairing_field
from tutor.drills.pools import PoolSource
from tutor.explain import Message, message, worth_label
from tutor.marking import N_
from tutor.names import Name, Term, hand_term
from tutor.questions.model import Answer, Field, Form, Option, Question, ShownDivision, Verdict
from tutor.rules import Category, Chance, Division, Ranking, divide, divisions

_FIELD = "answer"
_TO_NAME, _TO_HAND = "to-name", "to-hand"
_LURES = 24  # hands among whose names the most alike are offered


def _points_only(setting: Setting, hand: Division) -> bool:
    return not any(above_points(setting.ranks.worth(pair)) for pair in hand.pairs)


def _usual(setting: Setting, hand: Division) -> bool:
    """At first only what counts by its points."""
    return setting.level is not _EASY or _points_only(setting, hand)


def _twins(setting: Setting, hand: Division) -> bool:
    smaller, larger = (setting.ranks.worth(pair) for pair in hand.pairs)
    return _points_only(setting, hand) and smaller.points == larger.points


def _royal(setting: Setting, hand: Division) -> bool:
    return above_points(setting.ranks.worth(hand.pairs[1]))


def _blocked(setting: Setting, hand: Division) -> bool:
    smaller = setting.ranks.worth(hand.pairs[0])
    return smaller.category is Category.POINTS and smaller.points == 0


def _telling(hand: Division, ranks: Ranking) -> bool:
    """Whether the name tells this division from another of the same cards."""
    term = hand_term(hand, ranks)
    return not all(_shares(term, other, ranks) for other in divisions(hand.cards, ranks))


def _shares(term: Term, other: Division, ranks: Ranking) -> bool:
    return any(term.accepts(name.hant) for name in hand_term(other, ranks).names)


def _deal(setting: Setting, chance: Chance) -> Division:
    (hand,) = draw_hands(
        1,
        lambda hands: setting.keeps(hands[0]) and _telling(hands[0], setting.ranks),
        setting.ranks,
        chance,
    )
    return hand


def _main(hand: Division, setting: Setting) -> Name:
    return hand_term(hand, setting.ranks).main(setting.rules.source)


def _others(hand: Division, setting: Setting, chance: Chance) -> tuple[Name, ...]:
    """Three names that are none of this hand's, as like its own as may be."""
    term, own = hand_term(hand, setting.ranks), _main(hand, setting)
    others = [*divisions(hand.cards, setting.ranks)]
    others += [draw_hands(1, lambda _: True, setting.ranks, chance)[0] for _ in range(_LURES)]
    names: dict[str, Name] = {}
    for lure in others:
        name = _main(lure, setting)
        if not _shares(term, lure, setting.ranks):
            names.setdefault(name.hant, name)

    def near(one: Name) -> list[Name]:
        return sorted(
            names.values(),
            key=lambda name: (abs(len(name.hant) - len(one.hant)), -_common(name, one)),
        )

    return lures(own, near, 3, chance)


def _common(a: Name, b: Name) -> int:
    return len(set(a.hant) & set(b.hant))


def _make(setting: Setting, chance: Chance) -> Question:
    drawn = chance.pick((_TO_NAME, _TO_HAND))
    direction = drawn if setting.level is _HARD else _TO_NAME
    if setting.filter in (_NAMING, _FINDING):
        direction = setting.filter.key
    hand = _SOURCE.draw(setting, chance)
    subject = f"{direction}/{'/'.join(str(pair.index) for pair in hand.pairs)}"
    if direction == _TO_HAND:
        return _ask_hand(hand, setting, subject, chance)
    prompt = message(N_("What is this hand called?"))
    if setting.level is _HARD:
        field = Field(_FIELD, legend=message(N_("Type its name")), form=Form.TYPE)
    else:
        names = chance.shuffled((_main(hand, setting), *_others(hand, setting, chance)))
        field = Field(_FIELD, tuple(Option(name.hant, name) for name in names))
    return Question(prompt, (field,), hand.cards, subject, hands=(hand,))


def _ask_hand(hand: Division, setting: Setting, subject: str, chance: Chance) -> Question:
    field = pairing_field(_FIELD, chance.shuffled(hand.cards))
    prompt = message(N_("Divide so that the hand has this name"))
    return Question(prompt, (field,), hand.cards, subject, term=_main(hand, setting))


def _asked(question: Question, ranks: Ranking) -> Division:
    a, b, c, d = question.matter
    return divide((a, b), (c, d), ranks)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    hand = _asked(question, setting.ranks)
    term = hand_term(hand, setting.ranks)
    answered = message(
        N_("%(name)s: %(smaller)s and %(larger)s"),
        name=_main(hand, setting),
        **_worths(hand, setting.ranks),
    )
    (field,) = question.fields
    if field.form is Form.PICK:
        return _grade_divided(setting, question, answer, answered)
    (given,) = answer[_FIELD]
    right = term.accepts(given)
    correct = given if right else _main(hand, setting).hant
    reasons: tuple[Message, ...] = () if right else _why(hand, setting)
    return Verdict(right, answered, reasons, {_FIELD: (correct,)})


def _grade_divided(
    setting: Setting, question: Question, answer: Answer, answered: Message
) -> Verdict:
    ranks, hand = setting.ranks, _asked(question, setting.ranks)
    chosen = divided_by(hand.cards, answer[_FIELD], ranks)
    right = _shares(hand_term(hand, ranks), chosen, ranks)
    shown = [ShownDivision(chosen, message(N_("Yours")), right)]
    if not right:
        shown.append(ShownDivision(hand, message(N_("Right")), right=True))
    reasons = () if right else _why(hand, setting)
    return Verdict(right, answered, reasons, divisions=tuple(shown))


def _worths(hand: Division, ranks: Ranking) -> dict[str, Message]:
    smaller, larger = (worth_label(pair, ranks.worth(pair)) for pair in hand.pairs)
    return {"smaller": smaller, "larger": larger}


def _why(hand: Division, setting: Setting) -> tuple[Message, ...]:
    return (
        message(
            N_("The smaller pair is %(smaller)s, the larger %(larger)s: %(name)s."),
            name=_main(hand, setting),
            **_worths(hand, setting.ranks),
        ),
        message(N_("The smaller pair is named first, then the larger.")),
    )


def _hint(setting: Setting, question: Question) -> Message:
    worths = _worths(_asked(question, setting.ranks), setting.ranks)
    return message(N_("The smaller pair is %(smaller)s."), smaller=worths["smaller"])


_EASY = Level("easy", N_("Points only"), N_("Two pairs that count by their points"))
_HARD = Level("hard", N_("Without help"), N_("Type the name, or divide by it"))
_NAMING = Filter(_TO_NAME, N_("Hand to name"), _usual)
_FINDING = Filter(_TO_HAND, N_("Name to hand"), _usual)
_SOURCE = PoolSource(_deal)
DRILL = Drill(
    version=1,
    order=10,
    title=N_("Hand names"),
    blurb=N_("What is a divided hand called, such as 六天 or 三月三?"),
    icon="handname",
    levels=(
        _EASY,
        Level("normal", N_("All hands"), N_("Kings, gongs and identical pairs, too")),
        _HARD,
    ),
    filters=(
        Filter("all", N_("All hands"), _usual),
        Filter("points", N_("Points only"), _points_only),
        Filter("twins", N_("Twice the same points"), _twins),
        Filter("royal", N_("Above all points"), _royal),
        Filter("blocked", N_("With a zero"), _blocked),
        _NAMING,
        _FINDING,
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
