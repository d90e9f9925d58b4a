"""The course as a whole: order, settings, length, and one file a lesson."""

import sys
from pathlib import Path

import pytest

from tutor.drills.address import find_drill
from tutor.drills.questions import question_at
from tutor.drills.rounds import address_in_round
from tutor.explain import Message
from tutor.lessons import LESSONS, PLACEMENT, READINGS, lesson_round
from tutor.lessons.blocks import Block, Source, Text
from tutor.lessons.course import find_lessons
from tutor.rules import PRESETS, parse_rules

HOUSE = "chengdu+di_wang.king+zeros.single+better_and_equal.draw"
RULES = (*PRESETS, HOUSE)
ALL = list(LESSONS.values())
MOST_WORDS = 120


@pytest.fixture(params=ALL, ids=lambda lesson: lesson.key)
def lesson(request):
    return request.param


def words(blocks: tuple[Block, ...]) -> int:
    """How many words of prose a lesson has, a fact counting as one."""
    return sum(len(block.text.text.split()) for block in blocks if isinstance(block, Text))


@pytest.mark.parametrize("rules", RULES)
def test_every_lesson_is_built_under_every_rule_set(lesson, rules):
    blocks = lesson.blocks(parse_rules(rules))
    assert blocks
    assert all(isinstance(block, Block) for block in blocks)


@pytest.mark.parametrize("rules", RULES)
def test_a_lesson_is_short(lesson, rules):
    assert words(lesson.blocks(parse_rules(rules))) <= MOST_WORDS


@pytest.mark.parametrize("rules", RULES)
def test_a_lesson_shows_more_than_it_says(lesson, rules):
    blocks = lesson.blocks(parse_rules(rules))
    said = [block for block in blocks if isinstance(block, Text)]
    shown = [block for block in blocks if not isinstance(block, Text | Source)]
    assert len(shown) >= len(said) / 2


@pytest.mark.parametrize("rules", RULES)
def test_every_fact_of_a_sentence_is_used_and_given(lesson, rules):
    for block in lesson.blocks(parse_rules(rules)):
        told = getattr(block, "text", None)
        if isinstance(told, Message):
            told.text % dict(told.facts)
            assert all(f"%({name})s" in told.text for name in told.facts)


def test_the_order_is_that_of_the_game():
    assert list(LESSONS) == [
        "deck",
        "singles",
        "points",
        "ladder",
        "nines",
        "lower_points",
        "dividing",
        "comparing",
        "tails",
        "flowers",
        "where_rules_differ",
    ]
    assert len({lesson.order for lesson in ALL}) == len(ALL)


def test_no_lesson_is_called_like_the_placement_quiz():
    assert PLACEMENT not in LESSONS


def test_the_questions_of_a_lesson_are_settings_of_its_drill(lesson):
    drill = find_drill(lesson.drill)
    assert drill.level(lesson.level)
    assert not lesson.filter or drill.filter(lesson.filter)
    assert 3 <= lesson.count <= 4


@pytest.mark.parametrize("rules", RULES)
def test_the_questions_of_a_lesson_can_be_asked_under_every_rule_set(lesson, rules):
    token = "a-token-of-the-page"
    plan = lesson_round(lesson, rules, token)
    assert plan.length == lesson.count
    (first,) = plan.known
    addresses = [address_in_round(first, token, at) for at in range(1, plan.length + 1)]
    assert len({question_at(address).subject for address in addresses}) == lesson.count


def test_the_readings_a_lesson_cites_exist(lesson):
    for block in lesson.blocks(parse_rules("chengdu")):
        if isinstance(block, Source):
            assert set(block.readings) <= set(READINGS)


def test_one_new_file_is_a_new_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "squeezing.py").write_text(
        "from tutor.lessons.model import Lesson\n"
        "LESSON = Lesson(0, 'Squeezing', 'Slowly', 'cards', lambda rules: (), 'divide', 'easy')\n"
    )
    folder = sys.modules["tutor.lessons.course"]
    monkeypatch.setattr(folder, "__path__", [*folder.__path__, str(tmp_path)])
    found = find_lessons()
    assert next(iter(found)) == "squeezing"
    assert found["squeezing"].key == "squeezing"
    assert list(found)[1:] == list(LESSONS)
