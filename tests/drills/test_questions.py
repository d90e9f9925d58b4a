from collections import Counter
from pathlib import Path

import pytest

from tests.drills.samples import ALL_DRILLS, addresses, settings
from tutor.drills import catalog
from tutor.drills.address import make_address, parse_address
from tutor.drills.faults import DrillError, Fault, IncompleteError
from tutor.drills.questions import grade, question_at, read_answer
from tutor.rules import verify_one_deck

# Shared addresses rest on these; a change here needs a new version of the drill.
GOLDEN = {
    "card-names.1/chengdu/easy/1": "Qh | dingding gaoyao dagui tian",
    "card-names.1/chengdu/hard~to-card/9": "Tc | 7d 4s 6s 6d Tc 4d",
    "single-ranks.1/sichuan/normal/a1": "8c Js | a equal b",
    "single-ranks.1/online/hard/z": "4c Tc | a equal b",
    "pair-ranks.1/chengdu/normal/2": "9s Ts Qd 8d | a equal b",
    "pair-ranks.1/sichuan/hard~confusing/7k": "6d 2d 2h Xr | a equal b",
    "divide.1/chengdu/easy/3": "6d 6h 2h 7c | 6d 6h 2h 7c",
    "divide.1/online/hard~tian/q": "4c Qh Tc 8h | 4c Qh Tc 8h",
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


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_where_the_right_answer_stands_does_not_depend_on_its_being_right(drill):
    """Over a thousand seeds the right one of n alike options stands in each place about 1/n."""
    places: dict[int, Counter[int]] = {}
    for address in addresses(drill, 1000):
        question = question_at(address)
        field = question.fields[0]
        alike = [n for n, o in enumerate(field.options) if o.value != "equal"]
        for place, n in enumerate(alike):
            answer = {
                f.name: (field.options[n].value if f is field else f.options[0].value,)
                for f in question.fields
            }
            if field.pick > 1:
                answer[field.name] = tuple(field.options[m].value for m in (0, n))
                if n == 0:
                    continue
            verdict = grade(address, question, answer)
            right = verdict.correct.get(field.name)
            if right == answer[field.name] if right else verdict.right:
                places.setdefault(len(alike), Counter())[place] += 1
    for count, found in places.items():
        stood = [place for place in range(count) if place or found[0]]
        mean = sum(found.values()) / len(stood)
        for place in stood:
            assert abs(found[place] - mean) < 5 * mean**0.5 + 5, (count, found)


def test_an_answer_must_be_among_those_offered():
    question = question_at(parse_address("single-ranks.1/chengdu/easy/1"))
    with pytest.raises(DrillError) as refused:
        read_answer(question, {"answer": ["c"]})
    assert refused.value.fault is Fault.UNKNOWN_OPTION
    assert not isinstance(refused.value, IncompleteError)


@pytest.mark.parametrize("given", [{}, {"answer": []}, {"answer": ["a", "b"]}, {"other": ["a"]}])
def test_an_answer_with_nothing_or_two_things_chosen_is_incomplete(given):
    question = question_at(parse_address("single-ranks.1/chengdu/easy/1"))
    with pytest.raises(IncompleteError) as refused:
        read_answer(question, given)
    assert refused.value.fault is Fault.NOT_CHOSEN


def test_the_part_that_is_missing_is_named():
    question = question_at(parse_address("pair-ranks.1/chengdu/hard/1"))
    with pytest.raises(IncompleteError) as refused:
        read_answer(question, {"answer": ["a"]})
    assert refused.value.fault is Fault.STEP_NOT_CHOSEN
    assert refused.value.message().facts["legend"] == question.fields[1].legend


@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_a_division_needs_exactly_two_cards(count):
    question = question_at(parse_address("divide.1/chengdu/easy/1"))
    codes = [card.code for card in question.matter][:count]
    with pytest.raises(IncompleteError) as refused:
        read_answer(question, {"pair": codes})
    assert refused.value.fault is Fault.NOT_A_PAIR


def test_a_new_drill_is_one_new_file(tmp_path, monkeypatch):
    """A copied file is found, keyed by its name, and asks, without any other edit."""
    source = Path(next(iter(catalog.__path__)), "single_ranks.py")
    copy = source.read_text(encoding="utf-8").replace("order=2", "order=0")
    (tmp_path / "brand_new.py").write_text(copy, encoding="utf-8")
    monkeypatch.setattr(catalog, "__path__", [*catalog.__path__, str(tmp_path)])
    found = catalog._discover()
    assert next(iter(found)) == "brand-new"
    assert set(found) == {*catalog.DRILLS, "brand-new"}
    address = make_address(found["brand-new"], "chengdu", "", "", "1")
    assert len(question_at(address).matter) == 2
