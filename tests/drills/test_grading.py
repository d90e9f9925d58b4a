"""Every drill's grader against the rules, asked in another way, over a thousand questions each."""

from itertools import combinations, product

import pytest

from tests.drills.samples import ALL_DRILLS, addresses
from tutor.drills.catalog import DRILLS
from tutor.drills.questions import grade, hint, question_at
from tutor.explain import STEPS
from tutor.rules import divisions, pair_of

SEEDS = 1000


def every_answer(question):
    """All complete answers to a question."""
    choices = [
        list(combinations([o.value for o in field.options], field.pick))
        for field in question.fields
    ]
    for combination in product(*choices):
        yield {f.name: chosen for f, chosen in zip(question.fields, combination, strict=True)}


def expected_card_name(address, question, answer):
    card = question.matter[0]
    (value,) = answer["answer"]
    return value in (card.kind.key, card.code)


def expected_single(address, question, answer):
    a, b = (card.kind.single for card in question.matter)
    (value,) = answer["answer"]
    return value == ("a" if a < b else "b" if b < a else "equal")


def expected_pair(address, question, answer):
    a, b, c, d = question.matter
    ranks = address.setting.ranks
    ours, theirs = ranks.strength(pair_of(a, b)), ranks.strength(pair_of(c, d))
    (value,) = answer["answer"]
    right = value == ("a" if ours > theirs else "b" if theirs > ours else "equal")
    if "step" not in answer:
        return right
    mine, other = ranks.worth(pair_of(a, b)), ranks.worth(pair_of(c, d))
    differing = [n for n, (x, y) in enumerate(zip(mine, other, strict=True)) if x != y]
    step = ("category", "points", "single")[differing[0]] if differing else "equal"
    return right and answer["step"] == (step,)


def expected_division(address, question, answer):
    options = divisions(question.matter, address.setting.ranks)
    chosen = next(
        one
        for one in options
        if {card.code for card in one.smaller} in (set(answer["pair"]), _rest(question, answer))
    )
    return not any(
        other.strength != chosen.strength
        and other.strength[0] >= chosen.strength[0]
        and other.strength[1] >= chosen.strength[1]
        for other in options
    )


def _rest(question, answer):
    return {card.code for card in question.matter} - set(answer["pair"])


EXPECTED = {
    "card-names": expected_card_name,
    "single-ranks": expected_single,
    "pair-ranks": expected_pair,
    "divide": expected_division,
}


@pytest.mark.parametrize("key", EXPECTED)
def test_the_grader_agrees_with_the_rules_on_every_answer(key):
    for address in addresses(DRILLS[key], SEEDS):
        question = question_at(address)
        for answer in every_answer(question):
            right = grade(address, question, answer).right
            assert right == EXPECTED[key](address, question, answer), (str(address), answer)


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_every_question_has_a_right_answer_and_a_wrong_one(drill):
    for address in addresses(drill, SEEDS):
        question = question_at(address)
        verdicts = {grade(address, question, answer).right for answer in every_answer(question)}
        assert verdicts == {True, False}, str(address)


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_a_wrong_answer_is_given_its_reason_and_the_right_one_is_marked(drill):
    for address in addresses(drill, 200):
        question = question_at(address)
        for answer in every_answer(question):
            verdict = grade(address, question, answer)
            assert verdict.answer.text
            assert verdict.right or verdict.reasons
            for name, right in verdict.correct.items():
                assert len(right) == 1
                field = next(field for field in question.fields if field.name == name)
                assert set(right) <= {option.value for option in field.options}


def test_a_refuted_division_is_shown_beside_one_that_beats_it():
    refuted = 0
    for address in addresses(DRILLS["divide"], 200):
        question = question_at(address)
        for answer in every_answer(question):
            verdict = grade(address, question, answer)
            if verdict.right:
                assert all(shown.right for shown in verdict.divisions)
                continue
            yours, better = verdict.divisions[:2]
            assert not yours.right
            assert better.right
            assert all(
                x >= y
                for x, y in zip(better.division.strength, yours.division.strength, strict=True)
            )
            assert better.division.strength != yours.division.strength
            assert len(verdict.reasons) == 3
            refuted += 1
    assert refuted > 100


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_every_question_has_a_hint_that_leaves_it_open(drill):
    for address in addresses(drill, 200):
        question = question_at(address)
        assert hint(address, question).text


def test_the_hint_of_a_division_names_one_that_is_dominated():
    for address in addresses(DRILLS["divide"], 200):
        question = question_at(address)
        facts = hint(address, question).facts
        together = (facts["a"].code, facts["b"].code)
        answer = {"pair": together}
        assert not grade(address, question, answer).right


def test_each_deciding_step_comes_up_and_has_words():
    steps = set()
    for address in addresses(DRILLS["pair-ranks"], 400):
        a, b, c, d = question_at(address).matter
        steps.add(address.setting.ranks.decide(pair_of(a, b), pair_of(c, d)).step)
    assert steps == set(STEPS)
