from collections import Counter
from pathlib import Path

import pytest

from tests.amounts import amounts
from tests.drills.answers import field_answers
from tests.drills.samples import ALL_DRILLS, addresses, settings
from tutor.drills import catalog
from tutor.drills.address import make_address, parse_address
from tutor.drills.catalog import DRILLS
from tutor.drills.questions import grade, question_at
from tutor.questions.faults import AnswerError, AnswerFault, IncompleteError
from tutor.questions.model import Form
from tutor.questions.reading import read_answer
from tutor.rules import verify_one_deck

# Shared addresses rest on these; a change here needs a new version of the drill.
GOLDEN = {
    "card-names.1/chengdu/easy/1": "Qh | dingding gaoyao dagui tian",
    "card-names.1/chengdu/hard~to-card/9": "Tc | 2d Th Js 7d Tc Qd",
    "single-ranks.1/sichuan/normal/a1": "8c Js | a equal b",
    "single-ranks.1/online/hard/z": "4c Tc | a equal b",
    "pair-ranks.1/chengdu/normal/2": "9s Ts Qd 8d | a equal b",
    "pair-ranks.1/sichuan/hard~confusing/7k": "6d 2d 2h Xr | a equal b",
    "divide.1/chengdu/easy/3": "6d 6h 2h 7c | 6d 6h 2h 7c",
    "divide.1/online/hard~tian/q": "4c Qh Tc 8h | 4c Qh Tc 8h",
    "split-practice.1/chengdu/normal/1": "Th Jc 7d 4c | Th Jc 7d 4c",
    "split-practice.1/sichuan/clear~upcards/q7": "6h Jc 8c 2h 4c 4d | 6h Jc 8c 2h",
    "order-singles.1/chengdu/normal/3": "Th 7h 2h Qd 5s | Th 7h 2h Qd 5s",
    "order-singles.1/sichuan/hard~traps/q": "Jc Td 8h 7c Ts | Jc Td 8h 7c Ts",
    "sort-groups.1/chengdu/easy/1": "4c Th Xr 4d | upper middle waist mixed",
    "sort-groups.1/online/hard~colours/7": "6d 4c 7c Td 7h 4d | upper middle waist mixed",
    "count-points.1/chengdu/normal/2": "2h 5s | 1 2 3 4 5 6 7 8 9 0",
    "count-points.1/sichuan/hard~traps/k": (
        "Qh Xr | 1 2 3 4 5 6 7 8 9 0 supreme identical king gong"
    ),
    "pair-names.1/chengdu/normal~to-name/5": "4s 2h | 斧貓七 斧五六 地官六 膏藥六",
    "pair-names.1/online/hard~to-pair/8": "2h 7d | Jc 7s Ts 6s Xr 5c 6d 7d 2h 6h",
    "order-pairs.1/chengdu/easy/9": "4s Qh 4c 6d Tc 4h Jc 8d | a b c d",
    "order-pairs.1/sichuan/hard~royal/w": "Jc 8c 6h 6d Tc 2h 4s 4c | a b c d",
    "hand-names.1/chengdu/normal/a": "Th 4h Qh 6s | 四八 五八 二八 六八",
    "hand-names.1/online/hard~to-hand/b": "4d 5s 7d Qh | Qh 7d 4d 5s",
    "compare-hands.1/chengdu/normal/d": "4h 6s Qd Xr 6c 8d 4d 4s | win draw lose",
    "compare-hands.1/sichuan/hard~equal/e": "Tc 5s 4s 4h 9s 5c 4d 4c | win draw lose",
    "who-eats.1/chengdu/easy/f": "7s 5c 8c 7d Th 6d 6s Js 4d 4c Td 9s | first draw second",
    "who-eats.1/online/hard~tails/h": (
        "Td 7s 8c 2h Jc 5s 9s Qh 4d 6s 2d 7d 8s 7h Js 4h | first draw second"
    ),
    "rhyme.1/chengdu/normal/j": "Qh 2h Js | meishi tian di ren",
    "rhyme.1/online/hard/k": "Qh 8h 6s 6h 9s | tian he bandeng meishi",
    "what-differs.1/chengdu/easy/m": "9s 2d 6d 4h | a equal b",
    "what-differs.1/online/hard~hands/n": "9s 2h Jc 4d 6h Js 4h 4s | a equal b",
    "what-differs.1/sichuan/normal~skins/p": "6s Xr 7d 7h 8d 6h Ts 8s | a b",
    "card-names.1/chengdu/normal~traps/4": "7h | hei7 futou maomao gaoyao",
    "single-ranks.1/chengdu/hard~traps/5": "4s Xr | a equal b",
    "pair-ranks.1/chengdu/normal~traps/6": "6c 6s 7s Qh | a equal b",
    "divide.1/sichuan/normal~traps/7": "Qh 5c Xr 6c | Qh 5c Xr 6c",
}


def spelled(question):
    options = " ".join(option.value for option in question.fields[0].options)
    return f"{' '.join(card.code for card in question.matter)} | {options}"


@pytest.mark.parametrize(("text", "expected"), GOLDEN.items())
def test_an_address_asks_the_same_for_ever(text, expected):
    assert spelled(question_at(parse_address(text))) == expected


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_every_setting_has_questions_of_one_deck(drill):
    for rules, level, narrowed in settings(drill):
        for seed in ("1", "b2"):
            question = question_at(make_address(drill, rules, level, narrowed, seed))
            verify_one_deck(question.matter)
            for field in question.fields:
                values = [option.value for option in field.options]
                assert len(values) == len(set(values))


SHUFFLED = (
    "card-names",
    "single-ranks",
    "pair-ranks",
    "divide",
    "pair-names",
    "hand-names",
    "rhyme",
)


@pytest.mark.parametrize("seeds", amounts(300, 1000))
@pytest.mark.parametrize("key", SHUFFLED)
def test_where_the_right_answer_stands_does_not_depend_on_its_being_right(key, seeds):
    """Over many seeds each of n alike options is among the right ones about as often."""
    places: dict[tuple[int, int], Counter[int]] = {}
    for address in addresses(DRILLS[key], seeds):
        question = question_at(address)
        field = question.fields[0]
        if field.form is Form.TYPE:
            continue
        alike = [option.value for option in field.options if option.value != "equal"]
        first = {f.name: next(field_answers(f)) for f in question.fields}
        for way in field_answers(field):
            answer = {**first, field.name: way}
            verdict = grade(address, question, answer)
            if verdict.correct.get(field.name, way if verdict.right else ()) == way:
                found = places.setdefault((len(alike), field.pick), Counter())
                found.update(alike.index(value) for value in way if value in alike)
    for (count, _), found in places.items():
        mean = sum(found.values()) / count
        for place in range(count):
            assert abs(found[place] - mean) < 5 * mean**0.5 + 5, (count, found)


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_a_question_is_the_same_whenever_it_is_asked(drill):
    for address in addresses(drill, 60):
        assert question_at(address) == question_at(parse_address(str(address)))


def test_an_answer_must_be_among_those_offered():
    question = question_at(parse_address("single-ranks.1/chengdu/easy/1"))
    with pytest.raises(AnswerError) as refused:
        read_answer(question, {"answer": ["c"]})
    assert refused.value.fault is AnswerFault.UNKNOWN_OPTION
    assert not isinstance(refused.value, IncompleteError)


@pytest.mark.parametrize("given", [{}, {"answer": []}, {"answer": ["a", "b"]}, {"other": ["a"]}])
def test_an_answer_with_nothing_or_two_things_chosen_is_incomplete(given):
    question = question_at(parse_address("single-ranks.1/chengdu/easy/1"))
    with pytest.raises(IncompleteError) as refused:
        read_answer(question, given)
    assert refused.value.fault is AnswerFault.NOT_CHOSEN


def test_the_part_that_is_missing_is_named():
    question = question_at(parse_address("pair-ranks.1/chengdu/hard/1"))
    with pytest.raises(IncompleteError) as refused:
        read_answer(question, {"answer": ["a"]})
    assert refused.value.fault is AnswerFault.STEP_NOT_CHOSEN
    assert refused.value.message().facts["legend"] == question.fields[1].legend


@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_a_division_needs_exactly_two_cards(count):
    question = question_at(parse_address("divide.1/chengdu/easy/1"))
    codes = [card.code for card in question.matter][:count]
    with pytest.raises(IncompleteError) as refused:
        read_answer(question, {"pair": codes})
    assert refused.value.fault is AnswerFault.NOT_A_PAIR


def test_a_new_drill_is_one_new_file(tmp_path, monkeypatch):
    """A copied file is found, keyed by its name, and asks, without any other edit."""
    source = Path(next(iter(catalog.__path__)), "single_ranks.py")
    copy = source.read_text(encoding="utf-8").replace("order=2", "order=0")
    (tmp_path / "brand_new.py").write_text(copy, encoding="utf-8")
    monkeypatch.setattr(catalog, "__path__", [*catalog.__path__, str(tmp_path)])
    found = catalog.find_drills()
    assert next(iter(found)) == "brand-new"
    assert set(found) == {*catalog.DRILLS, "brand-new"}
    address = make_address(found["brand-new"], "chengdu", "", "", "1")
    assert len(question_at(address).matter) == 2
