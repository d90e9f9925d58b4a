"""How answers are read, by form: what is missing is said, what cannot be is refused."""

import pytest

from tests.amounts import amounts
from tests.drills.answers import as_form, every_answer, some_answers
from tests.drills.samples import ALL_DRILLS, addresses
from tutor.drills.address import parse_address
from tutor.drills.questions import question_at
from tutor.questions.faults import AnswerError, AnswerFault, IncompleteError
from tutor.questions.model import Form
from tutor.questions.reading import LONGEST_TEXT, read_answer

ORDER = question_at(parse_address("order-singles.1/chengdu/normal/3"))
TRAY = question_at(parse_address("pair-names.1/chengdu/normal~to-pair/6"))
TYPED = question_at(parse_address("pair-names.1/chengdu/hard~to-name/7"))
ROWS = question_at(parse_address("sort-groups.1/chengdu/easy/1"))
CODES = [option.value for option in ORDER.fields[0].options]


@pytest.mark.parametrize("seeds", amounts(30, 300))
@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_what_a_form_sends_is_read_as_it_was_meant(drill, seeds):
    for address in addresses(drill, seeds):
        question = question_at(address)
        for answer in some_answers(address, question):
            assert read_answer(question, as_form(question, answer)) == answer


def test_an_order_is_read_by_the_places_given():
    order = ("5s", "Qd", "2h", "Th", "7h")
    given = {f"order.{code}": [str(place)] for place, code in enumerate(order, 1)}
    assert read_answer(ORDER, given) == {"order": order}


def places(*given: str) -> dict[str, list[str]]:
    return {f"order.{code}": [place] for code, place in zip(CODES, given, strict=False)}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({}, AnswerFault.PLACE_OPEN),
        (places("1", "2", "3", "4", ""), AnswerFault.PLACE_OPEN),
        (places("1", "2", "3", "4"), AnswerFault.PLACE_OPEN),
        (places("1", "2", "3", "4", "4"), AnswerFault.PLACE_TWICE),
        ({**places("1", "2", "3", "4"), f"order.{CODES[4]}": ["5", "4"]}, AnswerFault.PLACE_TWICE),
    ],
)
def test_an_order_with_a_place_open_or_taken_twice_is_incomplete(given, fault):
    with pytest.raises(IncompleteError) as refused:
        read_answer(ORDER, given)
    assert refused.value.fault is fault


@pytest.mark.parametrize("place", ["0", "6", "x", "-1", "１", " 1"])
def test_a_place_that_there_is_not_is_refused(place):
    with pytest.raises(AnswerError) as refused:
        read_answer(ORDER, places("1", "2", "3", "4", place))
    assert refused.value.fault is AnswerFault.UNKNOWN_OPTION
    assert not isinstance(refused.value, IncompleteError)


@pytest.mark.parametrize("count", [0, 1, 3, 8])
def test_a_tray_needs_exactly_two_cards(count):
    codes = [option.value for option in TRAY.fields[0].options][:count]
    with pytest.raises(IncompleteError) as refused:
        read_answer(TRAY, {"answer": codes})
    assert refused.value.fault is AnswerFault.NOT_TWO


@pytest.mark.parametrize("text", ["", " ", "\u3000", "。", "??"])
def test_nothing_typed_is_incomplete(text):
    with pytest.raises(IncompleteError) as refused:
        read_answer(TYPED, {"answer": [text]})
    assert refused.value.fault is AnswerFault.NOTHING_TYPED


def test_a_text_too_long_for_a_name_is_refused():
    assert read_answer(TYPED, {"answer": ["天" * LONGEST_TEXT]})
    with pytest.raises(AnswerError) as refused:
        read_answer(TYPED, {"answer": ["天" * (LONGEST_TEXT + 1)]})
    assert refused.value.fault is AnswerFault.TOO_LONG
    assert not isinstance(refused.value, IncompleteError)


def test_what_is_typed_is_normalised():
    assert read_answer(TYPED, {"answer": [" Ｔｉａｎ　９ "]}) == {"answer": ("Tian 9",)}


def test_a_row_left_open_is_named():
    answer = dict(next(every_answer(ROWS)))
    last = ROWS.fields[-1]
    del answer[last.name]
    with pytest.raises(IncompleteError) as refused:
        read_answer(ROWS, answer)
    assert refused.value.fault is AnswerFault.STEP_NOT_CHOSEN
    assert refused.value.message().facts["legend"] == last.legend


def test_every_form_is_asked_by_some_drill():
    asked = {
        field.form
        for drill in ALL_DRILLS
        for address in addresses(drill, 60)
        for field in question_at(address).fields
    }
    assert asked == set(Form)
