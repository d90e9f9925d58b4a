"""Every drill's grader against the rules, asked in another way, over many questions each."""

import pytest

from tests.amounts import amounts
from tests.drills.answers import every_answer, some_answers
from tests.drills.expected import EXPECTED
from tests.drills.samples import ALL_DRILLS, addresses
from tests.sure import as_a
from tutor.drills.address import make_address
from tutor.drills.catalog import DRILLS
from tutor.drills.questions import grade, hint, question_at
from tutor.explain import STEPS
from tutor.questions.model import Form
from tutor.rules import PRESETS, Card, pair_of

# Where what is right comes from the solver, its own tests say what is expected.
BY_SOLVER = {"split-practice"}


def test_every_drill_is_checked():
    assert set(EXPECTED) | BY_SOLVER == set(DRILLS)


@pytest.mark.parametrize("seeds", amounts(100, 1000))
@pytest.mark.parametrize("key", EXPECTED)
def test_the_grader_agrees_with_the_rules_and_right_and_wrong_answers_exist(key, seeds):
    for address in addresses(DRILLS[key], seeds):
        question = question_at(address)
        verdicts = set()
        for answer in some_answers(address, question):
            right = grade(address, question, answer).right
            verdicts.add(right)
            assert right == EXPECTED[key](address, question, answer), (str(address), answer)
        assert verdicts == {True, False}, str(address)


@pytest.mark.parametrize("seeds", amounts(60, 600))
@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_a_wrong_answer_is_given_its_reason_and_the_right_one_is_marked(drill, seeds):
    for address in addresses(drill, seeds):
        question = question_at(address)
        verdicts = [
            (answer, grade(address, question, answer)) for answer in some_answers(address, question)
        ]
        accepted = [answer for answer, verdict in verdicts if verdict.right]
        for answer, verdict in verdicts:
            assert verdict.answer.text
            assert verdict.right or verdict.reasons
            for name, right in verdict.correct.items():
                field = next(field for field in question.fields if field.name == name)
                if field.form is Form.TYPE:
                    continue
                assert len(right) == len(answer[name])
                assert set(right) <= {option.value for option in field.options}
            if verdict.correct.keys() == answer.keys():
                assert grade(address, question, verdict.correct).right
            elif verdict.correct:
                told = verdict.correct.items()
                assert any(told <= right.items() for right in accepted)


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


@pytest.mark.parametrize("seeds", amounts(60, 600))
@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_every_question_has_a_hint_that_leaves_it_open(drill, seeds):
    for address in addresses(drill, seeds):
        question = question_at(address)
        assert hint(address, question).text


def test_the_hint_of_a_division_names_one_that_is_dominated():
    for address in addresses(DRILLS["divide"], 200):
        question = question_at(address)
        facts = hint(address, question).facts
        together = (as_a(Card, facts["a"]).code, as_a(Card, facts["b"]).code)
        answer = {"pair": together}
        assert not grade(address, question, answer).right


def test_each_deciding_step_comes_up_and_has_words():
    steps = set()
    for address in addresses(DRILLS["pair-ranks"], 400):
        a, b, c, d = question_at(address).matter
        steps.add(address.setting.ranks.decide(pair_of(a, b), pair_of(c, d)).step)
    assert steps == set(STEPS)


def test_what_differs_compares_with_a_preset_that_can_differ_and_differs_often():
    differing = same = 0
    for address in addresses(DRILLS["what-differs"], 300):
        question = question_at(address)
        own, other = question.fields
        assert other.name in PRESETS
        assert PRESETS[other.name] != address.setting.rules
        correct = grade(address, question, next(every_answer(question))).correct
        if correct[own.name] == correct[other.name]:
            same += 1
        else:
            differing += 1
    assert differing > 100
    assert same > 50


def test_the_word_for_the_tail_decides_who_eats_where_that_is_asked():
    for seed in range(40):
        eaters = set()
        for rules in ("chengdu", "chengdu+tail.smaller"):
            address = make_address(DRILLS["who-eats"], rules, "normal", "tails", f"e{seed}")
            question = question_at(address)
            eaters.add(grade(address, question, next(every_answer(question))).correct["eats"])
        assert len(eaters) == 2


@pytest.mark.parametrize("rules", ["chengdu+most_players.2", "online+better_and_equal.draw"])
def test_house_rules_with_few_players_or_narrow_draws_can_be_drilled(rules):
    for key in ("who-eats", "compare-hands", "what-differs"):
        for level in DRILLS[key].levels:
            address = make_address(DRILLS[key], rules, level.key, "", "h1")
            question = question_at(address)
            answers = [*some_answers(address, question)]
            assert {grade(address, question, answer).right for answer in answers} == {True, False}
            for answer in answers:
                assert grade(address, question, answer).right == EXPECTED[key](
                    address, question, answer
                )


def test_every_drill_of_cards_has_a_filter_of_traps():
    drilled = [drill.key for drill in ALL_DRILLS if drill.filter("traps")]
    assert drilled == [
        "card-names",
        "single-ranks",
        "pair-ranks",
        "divide",
        "order-singles",
        "sort-groups",
        "count-points",
        "pair-names",
        "order-pairs",
        "compare-hands",
    ]
    filtered = [drill for drill in ALL_DRILLS if drill.filter("traps")]
    assert filtered
    assert all(drill.filters[-1].key == "traps" for drill in filtered)
