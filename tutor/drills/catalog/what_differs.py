"""The same cards under two rule sets: what is the result by each, and does it differ?

The second rule set is a preset that differs from the question's own in what is asked: every rule
set has one, for the presets differ among themselves. Its key is the name of the second field.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tutor.drills.dealing import couples_of_pairs, deal_pairs, draw, draw_hands
from tutor.drills.model import Drill, Filter, Keeps, Level, Setting
from tutor.drills.traps import pair_misleads
from tutor.explain import (
    Message,
    explain_hands,
    explain_pairs,
    explain_skins,
    message,
    outcome_label,
)
from tutor.marking import N_
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Option, Question, Verdict
from tutor.rules import (
    PRESETS,
    Chance,
    Division,
    Outcome,
    Pair,
    Ranking,
    RuleSet,
    divide,
    outcome,
    pair_of,
    ranking,
    tail_order,
)
from tutor.rules.differences import differing, moved_pairs
from tutor.rules.switch import Decides

_OWN = "own"
_SEATS = "AB"
_PAIRS, _HANDS, _SKINS = "pairs", "hands", "skins"
_ASKED = (_PAIRS, _HANDS, _SKINS)


def _only(*asked: str) -> Keeps:
    return lambda _, one: one in asked


_DECIDING = {
    _PAIRS: Decides.STRENGTH,
    _HANDS: Decides.STRENGTH | Decides.OUTCOME,
    _SKINS: Decides.SETTLEMENT,
}
_SIGNS = {1: "a", 0: "equal", -1: "b"}
_OUTCOMES = {Outcome.WIN: "a", Outcome.DRAW: "equal", Outcome.LOSE: "b"}

Hands = tuple[Division, ...]


def _others(rules: RuleSet, asked: str) -> list[RuleSet]:
    """The presets that differ from `rules` in what is asked."""
    others = PRESETS.values()
    return [other for other in others if differing(rules, other, deciding=_DECIDING[asked])]


@lru_cache(maxsize=64)
def _couples(ours: Ranking, theirs: Ranking) -> dict[bool, list[tuple[Pair, Pair]]]:
    """Couples of pairs by whether the result differs; where not, it looks as if it might."""
    moved = set(moved_pairs(ours.rules, theirs.rules))
    found: dict[bool, list[tuple[Pair, Pair]]] = {}
    for couple in couples_of_pairs():
        differs = ours.decide(*couple).order != theirs.decide(*couple).order
        if differs or not moved.isdisjoint(couple):
            found.setdefault(differs, []).append(couple)
    return found


def _make(setting: Setting, chance: Chance) -> Question:
    drawn = chance.pick([asked for asked in _ASKED if setting.level.keeps(setting, asked)])
    # The filter is what was asked for, whatever the level keeps.
    asked = next(one for one in (drawn, *_ASKED) if setting.filter.keeps(setting, one))
    other = chance.pick(_others(setting.rules, asked))
    return _MAKERS[asked](setting, other, chance)


def _ask_pairs(setting: Setting, other: RuleSet, chance: Chance) -> Question:
    couple = draw(_couples(setting.ranks, ranking(other)), {True: 2, False: 1}, chance)
    first, second = deal_pairs(chance.shuffled(couple), chance)
    options = (
        Option("a", message(N_("%(seat)s larger"), seat="A")),
        Option("equal", message(N_("Equal"))),
        Option("b", message(N_("%(seat)s larger"), seat="B")),
    )
    subject = f"{_PAIRS}/{'/'.join(str(pair.index) for pair in couple)}"
    prompt = message(N_("Which pair is larger, by each rule set?"))
    fields = _fields(setting.rules, other, options)
    return Question(prompt, fields, (*first, *second), subject, pairs=(first, second))


def _ask_hands(setting: Setting, other: RuleSet, chance: Chance) -> Question:
    ours, theirs = setting.ranks, ranking(other)
    wanted = bool(chance.below(3))

    def fits(hands: Hands) -> bool:
        pairs = [pair for hand in hands for pair in hand.pairs]
        differs = _of_hands(hands, ours) != _of_hands(hands, theirs)
        return differs is wanted and (differs or any(pair_misleads(pair, ours) for pair in pairs))

    hands = draw_hands(2, fits, ours, chance)
    options = tuple(
        Option(value, outcome_label(result, *_SEATS)) for result, value in _OUTCOMES.items()
    )
    prompt = message(N_("Which hand wins, by each rule set?"))
    return _of_two(prompt, _HANDS, _fields(setting.rules, other, options), hands)


def _ask_skins(setting: Setting, other: RuleSet, chance: Chance) -> Question:
    ours, theirs = setting.ranks, ranking(other)
    wanted = bool(chance.below(3))

    def fits(hands: Hands) -> bool:
        eaters = _of_skins(hands, ours), _of_skins(hands, theirs)
        return "" not in eaters and (eaters[0] != eaters[1]) is wanted

    hands = draw_hands(2, fits, ours, chance)
    options = tuple(
        Option(seat.lower(), message(N_("%(seat)s eats"), seat=seat)) for seat in _SEATS
    )
    prompt = message(N_("Who eats the skins, by each rule set?"))
    return _of_two(prompt, _SKINS, _fields(setting.rules, other, options), hands)


def _of_two(prompt: Message, asked: str, fields: tuple[Field, ...], hands: Hands) -> Question:
    subject = "/".join((asked, *(str(pair.index) for hand in hands for pair in hand.pairs)))
    cards = tuple(card for hand in hands for card in hand.cards)
    return Question(prompt, fields, cards, subject, hands=hands)


_MAKERS: dict[str, Callable[[Setting, RuleSet, Chance], Question]] = {
    _PAIRS: _ask_pairs,
    _HANDS: _ask_hands,
    _SKINS: _ask_skins,
}


def _fields(own: RuleSet, other: RuleSet, options: tuple[Option, ...]) -> tuple[Field, ...]:
    return tuple(
        Field(name, options, _title(rules), lead=_title(rules))
        for name, rules in ((_OWN, own), (other.key, other))
    )


def _title(rules: RuleSet) -> Message:
    title = message(rules.title)
    if rules.key in PRESETS:
        return title
    return message(N_("%(rules)s with house rules"), rules=title)


def _again(hands: Hands, ranks: Ranking) -> Hands:
    """The same divisions by another order, which may call another pair the smaller."""
    return tuple(divide(hand.smaller, hand.larger, ranks) for hand in hands)


def _of_hands(hands: Hands, ranks: Ranking) -> str:
    a, b = (hand.strength for hand in _again(hands, ranks))
    return _OUTCOMES[outcome(ranks, a, b)]


def _of_skins(hands: Hands, ranks: Ranking) -> str:
    """Who eats; empty if both share."""
    first = tail_order(ranks, dict(zip(_SEATS, _again(hands, ranks), strict=True)))[0]
    return first[0].lower() if len(first) == 1 else ""


def _result(question: Question, ranks: Ranking) -> tuple[str, tuple[Message, ...]]:
    """The right value under a rule set, and the reason."""
    asked = question.subject.partition("/")[0]
    if asked == _PAIRS:
        a, b = (pair_of(*cards) for cards in question.pairs)
        return _SIGNS[ranks.decide(a, b).order], (explain_pairs(ranks, a, b),)
    a_hand, b_hand = _again(question.hands, ranks)
    if asked == _HANDS:
        reasons = explain_hands(ranks, a_hand, b_hand, ("A", "B"))
        return _of_hands(question.hands, ranks), reasons
    skins = explain_skins(ranks, {"A": a_hand, "B": b_hand})
    return _of_skins(question.hands, ranks), (skins,)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    _, theirs = question.fields
    rules = {_OWN: setting.rules, theirs.name: PRESETS[theirs.name]}
    results = {name: _result(question, ranking(one)) for name, one in rules.items()}
    correct = {name: (value,) for name, (value, _) in results.items()}
    right = is_right(question, answer, correct)
    differs = len(set(correct.values())) > 1
    said = message(N_("The two rule sets differ here.") if differs else N_("Both say the same."))
    reasons = tuple(
        message(N_("%(rules)s: %(reason)s"), rules=_title(rules[name]), reason=reason)
        for name, (_, told) in results.items()
        for reason in (told if answer[name] != correct[name] else told[:1])
    )
    return Verdict(right, said, (said, *reasons), correct)


def _hint(setting: Setting, question: Question) -> Message:
    _, reasons = _result(question, setting.ranks)
    return message(N_("%(rules)s: %(reason)s"), rules=_title(setting.rules), reason=reasons[0])


DRILL = Drill(
    version=1,
    order=14,
    title=N_("What differs?"),
    blurb=N_("The same cards under two rule sets: what is the result by each?"),
    icon="scales",
    levels=(
        Level("easy", N_("Pairs"), N_("Which pair is larger, by each"), _only(_PAIRS)),
        Level(
            "normal",
            N_("Pairs and skins"),
            N_("Also whose tail is the larger"),
            _only(_PAIRS, _SKINS),
        ),
        Level("hard", N_("Everything"), N_("Whole hands, too")),
    ),
    filters=(
        Filter("all", N_("All differences")),
        Filter(_PAIRS, N_("Only pairs"), _only(_PAIRS)),
        Filter(_HANDS, N_("Only hands"), _only(_HANDS)),
        Filter(_SKINS, N_("Only who eats the skins"), _only(_SKINS)),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
