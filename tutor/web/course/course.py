"""The course, a lesson and the end of its round as their pages show them."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from tutor.drills.address import find_drill
from tutor.lessons import LESSONS, Course, Lesson, State, course_of
from tutor.lessons.trying import PLACEMENT_LENGTH
from tutor.rules import RuleSet
from tutor.store import LessonStanding, RoundState
from tutor.web.course.block_views import BlockView
from tutor.web.course.blocks import block_view
from tutor.web.drills.closing import RoundClosing, closing_view
from tutor.web.frame.wording import _, ngettext
from tutor.web.views.model import StepView
from tutor.web.views.terms import speech


@dataclass(frozen=True, slots=True)
class LessonLink:
    """A lesson in a list; `state` is "done", "known", "next" or "open".

    `behind` says that it is one of the first two.
    """

    number: int
    title: str
    blurb: str
    url: str
    icon: str
    state: str
    state_label: str
    behind: bool


@dataclass(frozen=True, slots=True)
class CourseView:
    """The course page: every lesson, the next of them, and how many are behind one."""

    lessons: tuple[LessonLink, ...]
    next: LessonLink | None
    behind: int
    total: int
    begun: bool
    placed: bool
    questions: int


@dataclass(frozen=True, slots=True)
class LessonView:
    """One lesson; `next` is the one after it in the course, None after the last."""

    number: int
    total: int
    title: str
    blurb: str
    url: str
    blocks: tuple[BlockView, ...]
    questions: str
    next: LessonLink | None


@dataclass(frozen=True, slots=True)
class LessonClosing:
    """The end of a lesson's round: the round itself, what is next, and the drill that follows."""

    closing: RoundClosing
    lesson: LessonLink
    next: LessonLink | None
    drill: str
    behind: int
    total: int


@dataclass(frozen=True, slots=True)
class PlacementClosing:
    """The end of the placement quiz: the lessons it found known, and the next one."""

    closing: RoundClosing
    known: tuple[LessonLink, ...]
    next: LessonLink | None


def standing_of(standing: LessonStanding) -> Course:
    """The learner's course from what is stored."""
    return course_of(standing.finished, standing.right)


def course_view(standing: Course) -> CourseView:
    """Everything the course page shows."""
    upcoming = standing.next()
    return CourseView(
        lessons=tuple(_link(lesson, standing, upcoming) for lesson in LESSONS.values()),
        next=_link(upcoming, standing, upcoming) if upcoming else None,
        behind=len(LESSONS) - len(standing.open),
        total=len(LESSONS),
        begun=standing.begun,
        placed=standing.placed,
        questions=min(PLACEMENT_LENGTH, len(LESSONS)),
    )


def lesson_view(lesson: Lesson, rules: RuleSet) -> LessonView:
    """Everything a lesson shows above its questions."""
    how = speech(rules)
    order = list(LESSONS)
    number = order.index(lesson.key) + 1
    following = LESSONS[order[number]] if number < len(order) else None
    return LessonView(
        number=number,
        total=len(order),
        title=_(lesson.title),
        blurb=_(lesson.blurb),
        url=url_for("course.lesson", key=lesson.key),
        blocks=tuple(block_view(block, how) for block in lesson.blocks(rules)),
        questions=ngettext("One question", "%(num)s questions", lesson.count),
        next=_link(following) if following else None,
    )


def lesson_closing(
    round_: RoundState, lesson: Lesson, standing: Course, steps: tuple[StepView, ...]
) -> LessonClosing:
    """Everything the end of a lesson's round shows."""
    upcoming = standing.next(lesson.key)
    return LessonClosing(
        closing=closing_view(round_, steps),
        lesson=_link(lesson),
        next=_link(upcoming) if upcoming else None,
        drill=_(find_drill(lesson.drill).title),
        behind=len(LESSONS) - len(standing.open),
        total=len(LESSONS),
    )


def placement_closing(
    round_: RoundState, known: frozenset[str], standing: Course, steps: tuple[StepView, ...]
) -> PlacementClosing:
    """Everything the end of the placement quiz shows."""
    upcoming = standing.next()
    return PlacementClosing(
        closing=closing_view(round_, steps),
        known=tuple(_link(lesson) for key, lesson in LESSONS.items() if key in known),
        next=_link(upcoming) if upcoming else None,
    )


def _link(
    lesson: Lesson, standing: Course | None = None, upcoming: Lesson | None = None
) -> LessonLink:
    state = standing.states[lesson.key] if standing else State.OPEN
    word = "next" if upcoming is not None and lesson.key == upcoming.key else state.value
    labels = {"done": _("Done"), "known": _("Known"), "next": _("Up next"), "open": ""}
    return LessonLink(
        list(LESSONS).index(lesson.key) + 1,
        _(lesson.title),
        _(lesson.blurb),
        url_for("course.lesson", key=lesson.key),
        lesson.icon,
        word,
        labels[word],
        state is not State.OPEN,
    )
