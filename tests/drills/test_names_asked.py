"""Names in questions: every recorded one is right, and none that is not recorded."""

import unicodedata

import pytest

from tests.amounts import amounts
from tests.drills.samples import RULES, addresses
from tests.sure import as_a
from tutor.drills.address import Address, make_address
from tutor.drills.catalog import DRILLS
from tutor.drills.questions import grade, question_at
from tutor.names import Name, hand_term, pair_term
from tutor.questions.model import Form, Question
from tutor.questions.reading import read_answer
from tutor.rules import PAIRS, Card, Pair, pair_of

PAIR_NAMES, HAND_NAMES = DRILLS["pair-names"], DRILLS["hand-names"]
NAMED = {pair: term for pair in PAIRS if (term := pair_term(pair))}


def typed_questions(rules: str, seeds: int = 900) -> dict[Pair, tuple[Address, Question]]:
    """One question a pair whose name is to be typed."""
    found: dict[Pair, tuple[Address, Question]] = {}
    for seed in range(seeds):
        address = make_address(PAIR_NAMES, rules, "hard", "to-name", f"n{seed}")
        question = question_at(address)
        found.setdefault(pair_of(*question.matter), (address, question))
    return found


def toneless(pinyin: str) -> str:
    apart = unicodedata.normalize("NFD", pinyin)
    return "".join(mark for mark in apart if mark.isascii()).replace(" ", "")


def test_every_recorded_name_of_every_pair_is_accepted_in_both_scripts_and_pinyin():
    found = typed_questions("chengdu")
    assert set(found) == set(NAMED)
    for pair, (address, question) in found.items():
        for name in NAMED[pair].names:
            for text in (name.hant, name.hans, name.pinyin, toneless(name.pinyin)):
                answer = read_answer(question, {"answer": [text]})
                assert grade(address, question, answer).right, (pair, text)


def test_no_name_of_another_pair_is_accepted_where_it_is_not_shared():
    found = typed_questions("chengdu")
    forms = {pair: {form for n in term.names for form in n.forms} for pair, term in NAMED.items()}
    for pair, (address, question) in found.items():
        for other in NAMED.keys() - {pair}:
            name = NAMED[other].names[0]
            if forms[pair] & name.forms:
                continue
            answer = {"answer": (name.hant,)}
            assert not grade(address, question, answer).right, (pair, name)


@pytest.mark.parametrize("seeds", amounts(100, 1000))
@pytest.mark.parametrize("rules", RULES)
def test_a_pair_without_a_name_is_never_asked_by_name(rules, seeds):
    for seed in range(seeds):
        level = PAIR_NAMES.levels[seed % 3].key
        question = question_at(make_address(PAIR_NAMES, rules, level, "", f"u{seed}"))
        assert pair_of(*question.matter[:2]) in NAMED


def test_of_the_names_offered_just_one_is_recorded_for_the_pair_and_all_are_recorded():
    every = {name.hant for term in NAMED.values() for name in term.names}
    for address in addresses(PAIR_NAMES, 600):
        question = question_at(address)
        field = question.fields[0]
        if question.term or field.form is not Form.CHOOSE:
            continue
        offered = [as_a(Name, option.content).hant for option in field.options]
        assert set(offered) <= every
        term = NAMED[pair_of(*question.matter)]
        assert sum(term.accepts(name) for name in offered) == 1
        main = term.main(address.setting.rules.source)
        assert main.hant in offered


def test_every_name_of_a_hand_is_accepted_and_no_offered_name_but_its_own_is():
    for address in addresses(HAND_NAMES, 600):
        question = question_at(address)
        field = question.fields[0]
        if question.term:
            continue
        term = hand_term(question.hands[0], address.setting.ranks)
        if field.form is Form.CHOOSE:
            assert (
                sum(term.accepts(as_a(Name, option.content).hant) for option in field.options) == 1
            )
            continue
        for name in term.names:
            for text in (name.hant, name.hans, name.pinyin, toneless(name.pinyin)):
                assert grade(address, question, read_answer(question, {"answer": [text]})).right


def test_every_pair_in_a_tray_that_has_the_name_is_right_and_more_than_one_can_be():
    several = 0
    for address in addresses(PAIR_NAMES, 400):
        question = question_at(address)
        if question.term is None:
            continue
        cards = [as_a(Card, option.content) for option in question.fields[0].options]
        right = 0
        for at, one in enumerate(cards):
            for other in cards[at + 1 :]:
                answer = {"answer": (one.code, other.code)}
                right += grade(address, question, answer).right
        assert right >= 1
        several += right > 1
    assert several > 20


def test_a_wrong_name_that_is_another_pair_s_is_said_to_be_so():
    address, question = next(
        found for pair, found in typed_questions("chengdu").items() if pair.points == 8
    )
    told = grade(address, question, {"answer": ("tianjiuwang",)})
    assert not told.right
    assert any("is %(a)s with %(b)s" in reason.text for reason in told.reasons)
