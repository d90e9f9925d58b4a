"""Split practice: its grades against figures counted by hand, its levels, its reasons."""

from itertools import product

import pytest

from tests.drills.answers import every_answer
from tests.solver import brute
from tutor.drills.address import Address, make_address
from tutor.drills.catalog import DRILLS
from tutor.drills.model import Level
from tutor.drills.questions import grade, hint, question_at
from tutor.drills.splits import CLEAR, GAPS, choices_left
from tutor.explain.message import Fact, Number
from tutor.questions.model import Answer, Question
from tutor.rules import Card, RuleSet, divisions, dominators, flower_of
from tutor.solver import Known, Style

DRILL = DRILLS["split-practice"]
RULES = ("chengdu", "sichuan", "online", "chengdu+di_wang.king+zeros.single")
SLIGHT = 0.001


def addresses(count: int, **fixed: str) -> list[Address]:
    """Addresses over all levels, filters and rule sets, or those of them that are fixed."""
    settings = list(
        product(
            [fixed.get("rules", "")] if "rules" in fixed else RULES,
            [fixed["level"]] if "level" in fixed else [level.key for level in DRILL.levels],
            [fixed["filter"]] if "filter" in fixed else [one.key for one in DRILL.filters],
        )
    )
    return [make_address(DRILL, *settings[n % len(settings)], f"p{n}") for n in range(count)]


def counted(cards: tuple[Card, ...], upcards: tuple[Card, ...], rules: RuleSet) -> list[float]:
    """What each division is short of the best choice, then leaving, by a plain count."""
    known = Known(upcards=upcards)
    net = [each.net / each.total for each in brute.figures(cards, rules, known, Style.EQUILIBRIUM)]
    return [max(net) - each for each in net]


def chosen(question: Question, answer: Answer) -> int:
    """The place of the answered division among all three, 3 for leaving."""
    if answer.get("flower") == ("leave",):
        return 3
    first = question.matter[0].code
    together = set(answer["pair"])
    if first not in together:
        together = {card.code for card in question.matter[:4]} - together
    partner = (together - {first}).pop()
    return [card.code for card in question.matter[1:4]].index(partner)


@pytest.mark.parametrize("address", addresses(24), ids=str)
def test_grades_agree_with_a_plain_count_over_all_opponents(address: Address) -> None:
    question = question_at(address)
    hand, upcards = question.matter[:4], question.matter[4:]
    losses = counted(hand, upcards, address.setting.rules)
    options = divisions(hand, address.setting.ranks)
    for answer in every_answer(question):
        at = chosen(question, answer)
        verdict = grade(address, question, answer)
        dominated = at < 3 and bool(dominators(options[at], options))
        assert verdict.loss == pytest.approx(losses[at], abs=1e-12)
        assert verdict.right == (losses[at] <= SLIGHT and not dominated)


def test_most_questions_leave_a_real_decision() -> None:
    left = [
        choices_left(question_at(address).matter[:4], address.setting)
        for address in addresses(300, rules="chengdu", filter="all")
    ]
    assert sum(count > 1 for count in left) >= 0.8 * len(left)
    assert 1 in left


@pytest.mark.parametrize("level", GAPS, ids=lambda level: level.key)
def test_the_level_says_how_close_the_best_two_are(level: Level) -> None:
    least, most = GAPS[level]
    for address in addresses(36, level=level.key, filter="all"):
        question = question_at(address)
        verdict = grade(address, question, next(every_answer(question)))
        sensible = [f.loss for f in verdict.figures if f.word.text != "dominated"]
        if len(sensible) > 1:
            assert least <= sorted(sensible)[1] < most
        else:
            assert level is CLEAR


@pytest.mark.parametrize("filter", ["tian", "identical", "gang", "nines"])
def test_a_filter_deals_what_it_says(filter: str) -> None:
    for address in addresses(24, filter=filter):
        hand = question_at(address).matter
        ranks = address.setting.ranks
        pairs = [pair for one in divisions(hand, ranks) for pair in one.pairs]
        assert {
            "tian": any(card.kind.key == "tian" for card in hand),
            "identical": any(pair.identical for pair in pairs),
            "gang": any(ranks.worth(pair).category.name.endswith("GANG") for pair in pairs),
            "nines": any(pair.points == 9 for pair in pairs),
        }[filter]


def test_upcards_are_shown_and_change_what_a_division_is_worth() -> None:
    changed = 0
    for address in addresses(24, filter="upcards"):
        question = question_at(address)
        assert question.shown == question.matter[4:]
        assert len(question.shown) == 2
        verdict = grade(address, question, next(every_answer(question)))
        blind = counted(question.matter[:4], (), address.setting.rules)
        seen = sorted(figure.loss for figure in verdict.figures)
        changed += seen != pytest.approx(sorted(set(blind))[: len(seen)], abs=1e-6)
    assert changed > 20


def test_leaving_is_offered_with_a_flower_where_it_may_be_declared() -> None:
    asked = 0
    for address in addresses(200, rules="sichuan", filter="all"):
        question = question_at(address)
        offered = len(question.fields) == 2
        assert offered == (flower_of(question.matter) is not None)
        if offered:
            asked += 1
            leave = {"pair": next(every_answer(question))["pair"], "flower": ("leave",)}
            verdict = grade(address, question, leave)
            figure = next(one for one in verdict.figures if one.division is None)
            assert figure.chosen
            assert figure.shares == (0, 1, 0)
    assert asked > 3
    for rules in ("chengdu", "online"):
        for address in addresses(100, rules=rules, filter="all"):
            assert len(question_at(address).fields) == 1


def test_every_verdict_shows_each_division_its_shares_and_its_word() -> None:
    for address in addresses(72):
        question = question_at(address)
        options = divisions(question.matter[:4], address.setting.ranks)
        for answer in every_answer(question):
            verdict = grade(address, question, answer)
            shown = [figure.division for figure in verdict.figures if figure.division]
            assert {one.strength for one in shown} == {one.strength for one in options}
            assert verdict.figures[0].loss == 0
            assert sum(figure.chosen for figure in verdict.figures) == 1
            assert all(sum(figure.shares) == pytest.approx(1) for figure in verdict.figures)
            assert verdict.loss == next(one.loss for one in verdict.figures if one.chosen)


def test_a_wrong_division_is_told_its_trade_and_shown_hands() -> None:
    traded = 0
    for address in addresses(72, filter="all"):
        question = question_at(address)
        for answer in every_answer(question):
            verdict = grade(address, question, answer)
            yours = next(one for one in verdict.figures if one.chosen)
            if verdict.right or yours.division is None or yours.word.text == "dominated":
                continue
            if verdict.figures[0].division is None:
                assert "worth exactly 0" in verdict.reasons[0].text
                continue
            assert len(verdict.reasons) == 3
            assert verdict.samples
            assert sum(len(group.divisions) for group in verdict.samples) <= 3
            traded += 1
    assert traded > 50


def percentage(fact: Fact | None) -> float:
    """What a fact says in hundredths, as it is written; 0 where there is none."""
    return round(fact.value, fact.places) if isinstance(fact, Number) else 0.0


def test_what_is_traded_adds_up_to_the_loss() -> None:
    traded = 0
    for address in addresses(36, filter="all"):
        question = question_at(address)
        for answer in every_answer(question):
            verdict = grade(address, question, answer)
            if len(verdict.reasons) != 3 or "better" not in verdict.reasons[1].facts:
                continue
            gains = [
                sum(percentage(reason.facts.get(name)) for name in ("won", "saved"))
                for reason in verdict.reasons[:2]
            ]
            assert verdict.loss is not None
            assert abs(abs(gains[0] - gains[1]) - 100 * verdict.loss) <= 0.21
            traded += 1
    assert traded


def test_the_hint_names_a_division_that_is_wrong() -> None:
    for address in addresses(72):
        question = question_at(address)
        facts = hint(address, question).facts
        answer = {**next(every_answer(question))}
        answer["pair"] = tuple(
            card.code for card in question.matter[:4] if card in (facts["a"], facts["b"])
        )
        if "flower" in answer:
            answer["flower"] = ("stay",)
        assert not grade(address, question, answer).right
