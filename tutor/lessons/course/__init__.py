"""The lessons: every module of this folder holds one `LESSON`, and its file name is the key."""

from __future__ import annotations

from tutor.finding import find
from tutor.lessons.model import Lesson


def find_lessons() -> dict[str, Lesson]:
    """Every lesson by its key, in the order of the course."""
    return find(__name__, "LESSON", Lesson, between="_")


LESSONS = find_lessons()
