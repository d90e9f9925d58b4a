"""Every drill in every setting, and its questions over many seeds."""

from collections.abc import Iterator

from tutor.drills.address import Address, make_address
from tutor.drills.catalog import DRILLS
from tutor.drills.model import Drill
from tutor.rules import PRESETS, Chance

HOUSE = "chengdu+di_wang.king+zeros.single"
RULES = (*PRESETS, HOUSE)


def settings(drill: Drill) -> Iterator[tuple[str, str, str]]:
    """Rule set, level and filter: all that a drill offers."""
    for rules in RULES:
        for level in drill.levels:
            for narrowed in drill.filters:
                yield rules, level.key, narrowed.key


def addresses(drill: Drill, count: int) -> Iterator[Address]:
    """`count` addresses, spread over all settings of the drill; few of them over all rule sets."""
    every = Chance(drill.key).shuffled(list(settings(drill)))
    for seed in range(count):
        rules, level, narrowed = every[seed % len(every)]
        yield make_address(drill, rules, level, narrowed, f"t{seed}")


ALL_DRILLS = list(DRILLS.values())
