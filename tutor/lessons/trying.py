"""The questions at the end of a lesson, and those of the placement quiz."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.drills.address import Address, find_drill, make_address, parse_address
from tutor.drills.faults import DrillError
from tutor.drills.rounds import Plan, seed_from
from tutor.lessons.course import LESSONS
from tutor.lessons.model import Lesson
from tutor.rules import DEFAULT, RuleError

# The `lesson` of a round that is a placement quiz.
PLACEMENT = "placement"
PLACEMENT_LENGTH = 10


def lesson_round(lesson: Lesson, rules: str, token: str) -> Plan:
    """The questions of a lesson under the rule set of this code, drawn from `token`."""
    return Plan((_at(lesson, rules, seed_from(token)),), lesson.count)


def placement_round(rules: str, token: str) -> Plan:
    """One question for each of the first lessons, in their order, drawn from `token`."""
    lessons = list(LESSONS.values())[:PLACEMENT_LENGTH]
    known = (_at(lesson, rules, seed_from(f"{token}/{lesson.key}")) for lesson in lessons)
    return Plan(tuple(known), len(lessons))


def known_lessons(answered_right: Iterable[str]) -> frozenset[str]:
    """The lessons whose questions stand at these addresses; what is retired counts for none."""
    places = {_settings(address) for address in answered_right}
    return frozenset(
        lesson.key
        for lesson in LESSONS.values()
        if _settings(str(_at(lesson, DEFAULT.key, "0"))) in places
    )


def _at(lesson: Lesson, rules: str, seed: str) -> Address:
    return make_address(find_drill(lesson.drill), rules, lesson.level, lesson.filter, seed)


def _settings(address: str) -> tuple[str, ...]:
    """What an address asks, whatever its rule set and its seed."""
    try:
        at = parse_address(address)
    except (DrillError, RuleError):
        return ()
    return at.drill.key, at.setting.level.key, at.setting.filter.key
