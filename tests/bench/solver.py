"""The solver against copying 64 MB of memory, which no nearest cache holds, on one core."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from tests.bench import Figure, in_turns
from tutor.rules import DECK, DEFAULT, Chance
from tutor.solver import Style, analyse
from tutor.solver.bulk import analyse_all, compare_all, divide_all, strongest_larger_all
from tutor.solver.equilibrium import ITERATIONS, exploitability, solve
from tutor.solver.tables import COMBINATIONS, FILE, equilibrium

TITLE = "Solver: speed as a share of copying 64 MB from memory to memory, and sizes"
ORDER = 2
TURNS = 15
HANDS = 1_000_000
SOURCE = np.ones(8 << 20)
TARGET = np.zeros_like(SOURCE)
ALONE = 20


class Line(NamedTuple):
    """A loop, how often it does its thing, what that is called, and the share to reach."""

    loop: Callable[[], object]
    times: int
    unit: str
    aim: float


def _copy() -> None:
    np.copyto(TARGET, SOURCE)


def _lines() -> dict[str, Line]:
    chance = Chance("bench")
    hands = [chance.sample(DECK, 4) for _ in range(ALONE)]
    rng = np.random.default_rng(1)
    divided = strongest_larger_all(DEFAULT)
    one, other = (rng.integers(len(divided), size=HANDS) for _ in range(2))

    def alone() -> None:
        for cards in hands:
            analyse(cards, DEFAULT)

    def against() -> None:
        chosen = strongest_larger_all(DEFAULT)
        compare_all(DEFAULT, chosen[one], chosen[other])

    return {
        "all 35,960 deals divided in three ways": Line(
            lambda: divide_all(DEFAULT), 1, "times", 5.0
        ),
        "all 35,960 deals analysed against all": Line(
            lambda: analyse_all(DEFAULT, Style.EQUILIBRIUM), 1, "times", 0.5
        ),
        "a million hands against hands": Line(against, HANDS, "hands", 1.0),
        "20 hands analysed alone": Line(alone, ALONE, "hands", 0.2),
    }


def _speeds() -> Iterator[Figure]:
    lines = _lines()
    timings = in_turns(_copy, {name: line.loop for name, line in lines.items()}, TURNS)
    for name, line in lines.items():
        timing = timings[name]
        each = f"{timing.seconds / line.times * 1e3:.4g} ms each"
        speed = f"{line.times / timing.seconds:,.0f} {line.unit}/s, {each}"
        yield Figure(name, timing.share, line.aim, detail=speed)


def _solving() -> Iterator[Figure]:
    timing = in_turns(_copy, {"solve": lambda: solve(DEFAULT)}, 1)["solve"]
    detail = f"{timing.seconds:.2f} s, {timing.seconds / ITERATIONS * 1e3:.2f} ms a round"
    yield Figure("one equilibrium solved, thousandths", timing.share * 1e3, 0.4, detail=detail)
    tracemalloc.start()
    solve(DEFAULT, 2)
    peak = tracemalloc.get_traced_memory()[1] / 2**20
    tracemalloc.stop()
    copies = f"of {SOURCE.nbytes >> 20} MB, the array of the baseline"
    share = peak / (SOURCE.nbytes >> 20)
    yield Figure("memory of solving at its peak", share, 4.0, False, f"{peak:.0f} MB; {copies}")


def _tables() -> Iterator[Figure]:
    worst = max(float(exploitability(rules, equilibrium(rules))) for rules in COMBINATIONS)
    yield Figure("worst exploitability, millionths of a unit", worst * 1e6, 1.0, False, "24 tables")
    size = FILE.stat().st_size / 2**20
    yield Figure("tables, MB", size, 3.0, False, "24 tables")


def figures() -> Iterator[Figure]:
    """Speeds of bulk and of single hands, of a solve, its memory, and the tables' sizes."""
    yield from _speeds()
    yield from _solving()
    yield from _tables()
