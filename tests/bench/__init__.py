"""Speeds and sizes as ratios within one run: `python -m tests.bench`.

Every module of this folder is a section, found by its file: it has a `TITLE`, an `ORDER` among the
sections and `figures()`, which measures and yields a `Figure` for each line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import thread_time
from typing import NamedTuple


class Figure(NamedTuple):
    """One line: a measure beside its aim. `detail` is a remark, such as the plain speed."""

    name: str
    value: float
    aim: float
    at_least: bool = True
    detail: str = ""

    @property
    def met(self) -> bool:
        """Whether the aim is met: reached from below, or kept under where less is better."""
        return self.value >= self.aim if self.at_least else self.value <= self.aim


class Timing(NamedTuple):
    """Medians over the turns of a run: processor seconds, and the baseline's as a share of them."""

    seconds: float
    share: float


def in_turns(
    baseline: Callable[[], object], loops: Mapping[str, Callable[[], object]], turns: int
) -> dict[str, Timing]:
    """Time each of `loops` beside `baseline`, all of them once in every turn.

    A share is taken within one turn, so that a slow moment of the machine meets both its sides. The
    first turn only warms up.
    """
    taken: dict[str, list[Timing]] = {name: [] for name in loops}
    for turn in range(turns + 1):
        for name, loop in loops.items():
            bare, ours = _seconds(baseline), _seconds(loop)
            if turn:
                taken[name].append(Timing(ours, bare / ours))
    return {
        name: Timing(median(t.seconds for t in timings), median(t.share for t in timings))
        for name, timings in taken.items()
    }


def _seconds(loop: Callable[[], object]) -> float:
    begin = thread_time()
    loop()
    return thread_time() - begin
