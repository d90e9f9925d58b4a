"""What levels and filters keep is found once for each setting, and a filter outdoes a level."""

from dataclasses import replace

import pytest

from tests.drills.samples import ALL_DRILLS
from tutor.drills.address import make_address
from tutor.drills.catalog import DRILLS
from tutor.drills.faults import DrillError, DrillFault
from tutor.drills.model import Filter, Level, Setting
from tutor.drills.pools import Pool, PoolSource
from tutor.rules import Chance

SMALL = Level("small", "Small", keeps=lambda _, number: number < 10)
LARGE = Level("large", "Large", keeps=lambda _, number: number >= 10)
ALL = Filter("all", "All")
EVEN = Filter("even", "Even", keeps=lambda _, number: number % 2 == 0)
HUGE = Filter("huge", "Huge", keeps=lambda _, number: number > 15)
NONE = Filter("none", "None", keeps=lambda _, number: False)
NUMBERS = Pool(range(20))


def setting(level: Level, narrowed: Filter) -> Setting:
    made = make_address(DRILLS["divide"], "chengdu", "", "", "1").setting
    return replace(made, level=level, filter=narrowed)


def test_a_pool_holds_what_both_level_and_filter_keep() -> None:
    assert NUMBERS.kept(setting(SMALL, EVEN)) == (0, 2, 4, 6, 8)
    assert NUMBERS.kept(setting(SMALL, ALL)) == tuple(range(10))
    classes = NUMBERS.classes(setting(SMALL, EVEN), remainder)
    assert classes == {0: (0, 6), 2: (2, 8), 1: (4,)}


def remainder(_: Setting, number: int) -> int:
    return number % 3


def test_a_pool_is_looked_through_once_a_setting() -> None:
    seen: list[int] = []

    def keeps(_: Setting, number: int) -> bool:
        seen.append(number)
        return True

    counting = Level("counting", "Counting", keeps=keeps)
    for _ in range(3):
        assert len(NUMBERS.kept(setting(counting, ALL))) == 20
    assert seen == [*range(20)]


def test_nothing_left_is_told() -> None:
    with pytest.raises(DrillError) as refused:
        NUMBERS.pick(setting(SMALL, NONE), Chance("1"))
    assert refused.value.fault is DrillFault.NOTHING_FITS


def test_where_a_filter_leaves_a_level_nothing_another_level_is_taken() -> None:
    source = PoolSource(NUMBERS.pick, (LARGE,))
    assert source.possible(setting(SMALL, EVEN)).level is SMALL
    assert source.possible(setting(SMALL, HUGE)).level is LARGE
    assert {source.draw(setting(SMALL, HUGE), Chance(str(n))) for n in range(50)} == {
        16,
        17,
        18,
        19,
    }


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_the_levels_and_the_filters_of_a_drill_have_keys_of_their_own(drill) -> None:
    for offered in (drill.levels, drill.filters):
        assert len({one.key for one in offered}) == len(offered)
