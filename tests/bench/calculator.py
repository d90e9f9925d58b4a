"""The calculator with eight seats on the real server, beside a constant route.

Every request has a table of its own; what a class asks for again is a line of its own.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench import Figure
from tests.bench.server import Visitor
from tutor.rules import DECK, DEFAULT, Chance

TITLE = "Calculator: eight seats as a share of a constant route"
ORDER = 4
TURNS = 15
SHEAF = 12  # requests of a kind in a turn
AIMS = {
    "JSON, a table never seen": 0.15,
    "JSON, the same table again": 0.15,
    "page, a table never seen": 0.15,
    "page, the same table again": 0.15,
}


def table(number: int) -> str:
    """The address of eight hands dealt from the whole deck."""
    cards = Chance(f"bench {number}").sample(DECK, 32)
    codes = [card.code for card in cards]
    seats = ("".join(codes[at : at + 4]) for at in range(0, 32, 4))
    return f"/calc/{DEFAULT.key}/{'_'.join(seats)}"


def _loops(visitor: Visitor) -> dict[str, Callable[[], None]]:
    numbers = count(1)

    def call(path: str) -> None:
        response, content = visitor.send(path, Accept_Encoding="br")
        assert response.status == 200, (path, response.status)
        assert content

    return {
        "": lambda: call("/bench/ok"),
        "JSON, a table never seen": lambda: call(table(next(numbers)) + ".json"),
        "JSON, the same table again": lambda: call(table(0) + ".json"),
        "page, a table never seen": lambda: call(table(next(numbers))),
        "page, the same table again": lambda: call(table(0)),
    }


def _seconds(loop: Callable[[], None]) -> float:
    begin = perf_counter()
    for _ in range(SHEAF):
        loop()
    return (perf_counter() - begin) / SHEAF


def figures() -> Iterator[Figure]:
    """A figure for each kind of request; a share is taken within one turn."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.bench.server", folder]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert child.stdout is not None
            loops = _loops(Visitor(child.stdout.readline().strip()))
            taken: dict[str, list[float]] = {name: [] for name in loops}
            for turn in range(TURNS + 1):
                for name, loop in loops.items():
                    seconds = _seconds(loop)
                    if turn:  # the first turn only warms up
                        taken[name].append(seconds)
            for name, aim in AIMS.items():
                shares = [bare / ours for bare, ours in zip(taken[""], taken[name], strict=True)]
                speed = f"{1 / median(taken[name]):.0f}/s, constant {1 / median(taken['']):.0f}/s"
                yield Figure(name, median(shares), aim, detail=speed)
        finally:
            child.terminate()
            child.wait(10)
