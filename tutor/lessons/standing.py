"""How far one has come in the course, and which lesson is next; nothing is ever locked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum

from tutor.lessons.course import LESSONS
from tutor.lessons.model import Lesson
from tutor.lessons.trying import PLACEMENT, known_lessons


class State(Enum):
    """How a lesson stands: its questions answered, known by the placement quiz, or open."""

    DONE = "done"
    KNOWN = "known"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Course:
    """Every lesson with its state, in order; `placed` says whether the quiz was ever taken."""

    states: Mapping[str, State]
    placed: bool

    @property
    def open(self) -> tuple[Lesson, ...]:
        """The lessons that remain."""
        return tuple(LESSONS[key] for key, state in self.states.items() if state is State.OPEN)

    @property
    def begun(self) -> bool:
        """Whether anything is done or known."""
        return len(self.open) < len(self.states)

    def next(self, after: str = "") -> Lesson | None:
        """The first open lesson after the one of this key, else the first open one at all."""
        order = LESSONS[after].order if after in LESSONS else 0
        return next(
            (lesson for lesson in self.open if lesson.order > order),
            next((lesson for lesson in self.open if lesson.key != after), None),
        )


def course_of(finished: Collection[str], right: Mapping[str, Collection[str]]) -> Course:
    """The standing of one who finished the rounds of these lessons.

    `right` holds, by lesson (or PLACEMENT), the addresses answered rightly without a hint.
    """
    known = known_lessons(right.get(PLACEMENT, ()))

    def state(key: str) -> State:
        if key in finished:
            return State.DONE
        return State.KNOWN if key in known else State.OPEN

    return Course({key: state(key) for key in LESSONS}, PLACEMENT in finished)
