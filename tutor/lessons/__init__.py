"""The course: short lessons whose every statement about the game comes from the rules."""

from tutor.lessons.course import LESSONS
from tutor.lessons.model import Lesson
from tutor.lessons.readings import READINGS, Reading
from tutor.lessons.standing import Course, State, course_of
from tutor.lessons.trying import (
    PLACEMENT,
    PLACEMENT_LENGTH,
    known_lessons,
    lesson_round,
    placement_round,
)

__all__ = [
    "LESSONS",
    "PLACEMENT",
    "PLACEMENT_LENGTH",
    "READINGS",
    "Course",
    "Lesson",
    "Reading",
    "State",
    "course_of",
    "known_lessons",
    "lesson_round",
    "placement_round",
]
