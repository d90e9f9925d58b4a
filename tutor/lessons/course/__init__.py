"""The lessons: every module of this folder holds one `LESSON`, and its file name is the key."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules

from tutor.lessons.model import Lesson


def _discover() -> dict[str, Lesson]:
    found = [
        replace(import_module(f"{__name__}.{module.name}").LESSON, key=module.name)
        for module in iter_modules(__path__)
    ]
    return {one.key: one for one in sorted(found, key=lambda one: (one.order, one.key))}


# Every lesson by its key, in the order of the course.
LESSONS: dict[str, Lesson] = _discover()
