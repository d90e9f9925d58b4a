"""Wrong answers must not point at the right one by being like it."""

from collections import Counter

import pytest

from tests.sure import as_a
from tutor.drills.address import parse_address
from tutor.drills.dealing import lures
from tutor.drills.questions import question_at
from tutor.rules import Card, Chance

SEEDS = 400


def near(number: int) -> list[int]:
    """The other numbers up to 30, the nearest first."""
    rest = [other for other in range(30) if other != number]
    return sorted(rest, key=lambda other: (abs(other - number), other))


def test_lures_are_different_wrong_and_as_many_as_asked_for() -> None:
    for seed in range(SEEDS):
        found = lures(seed % 30, near, 3, Chance(f"{seed}"))
        assert len(set(found)) == 3
        assert seed % 30 not in found


def test_the_right_answer_is_not_the_one_in_the_middle_of_its_lures() -> None:
    """Whoever picks the number nearest to all others is right hardly more than by guessing."""
    hits = 0
    for seed in range(SEEDS):
        right = 5 + seed % 20
        offered = [right, *lures(right, near, 3, Chance(f"{seed}"))]
        middle = min(offered, key=lambda one: (sum(abs(one - other) for other in offered), one))
        hits += middle == right
    assert hits / SEEDS < 0.4


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_kinds_that_lie_twice_in_the_tray_are_not_the_pair(level: str) -> None:
    hits = 0
    for seed in range(SEEDS):
        question = question_at(parse_address(f"pair-names.1/chengdu/{level}~to-pair/s{seed}"))
        lying = Counter(as_a(Card, option.content).kind for option in question.fields[0].options)
        twice = {kind for kind, count in lying.items() if count == 2}
        hits += twice == {card.kind for card in question.matter}
    assert hits / SEEDS < 0.15
