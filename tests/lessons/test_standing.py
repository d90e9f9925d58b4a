"""What is done, what is known, what is next."""

import pytest

from tests.sure import sure
from tutor.drills.questions import question_at
from tutor.lessons import (
    LESSONS,
    PLACEMENT,
    PLACEMENT_LENGTH,
    State,
    course_of,
    known_lessons,
    placement_round,
)
from tutor.rules import PRESETS

TOKEN = "a-token-of-the-page"
FIRST, SECOND, THIRD = list(LESSONS)[:3]
LAST = list(LESSONS)[-1]


def test_a_newcomer_begins_at_the_beginning():
    course = course_of((), {})
    assert not course.begun
    assert sure(course.next()).key == FIRST
    assert set(course.states.values()) == {State.OPEN}


def test_after_a_lesson_comes_the_next_one_that_is_open():
    course = course_of({FIRST, SECOND}, {})
    assert course.begun
    assert sure(course.next(FIRST)).key == THIRD
    assert course.states[SECOND] is State.DONE


def test_after_the_last_lesson_comes_what_was_left_out():
    course = course_of({LAST, SECOND}, {})
    assert sure(course.next(LAST)).key == FIRST


def test_when_all_is_done_nothing_is_next():
    course = course_of(set(LESSONS), {})
    assert course.next() is None
    assert course.next(LAST) is None


@pytest.mark.parametrize("rules", PRESETS)
def test_the_placement_quiz_asks_once_for_each_of_the_first_lessons(rules):
    plan = placement_round(rules, TOKEN)
    addresses = plan.known
    assert 8 <= len(addresses) == plan.length == PLACEMENT_LENGTH <= 10
    for address, lesson in zip(addresses, LESSONS.values(), strict=False):
        assert address.drill.key == lesson.drill
        assert question_at(address).fields
        assert lesson.key in known_lessons([str(address)])


def test_what_is_right_in_the_placement_quiz_is_known_and_no_more():
    first, second, *_ = placement_round("online", TOKEN).known
    course = course_of({PLACEMENT}, {PLACEMENT: {str(second)}})
    assert course.placed
    assert course.states[SECOND] is State.KNOWN
    assert course.states[FIRST] is State.OPEN
    assert sure(course.next()).key == FIRST
    assert str(first) != str(second)


def test_done_outranks_known():
    first = placement_round("chengdu", TOKEN).known[0]
    course = course_of({PLACEMENT, FIRST}, {PLACEMENT: {str(first)}})
    assert course.states[FIRST] is State.DONE


def test_a_question_of_a_retired_edition_proves_nothing():
    assert known_lessons(["card-names.0/chengdu/easy/1", "gone.1/chengdu/easy/1", "x"]) == set()
