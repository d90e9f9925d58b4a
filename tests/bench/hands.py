"""A step of a whole hand as a share of a constant route's speed, and what its pages weigh."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench import Figure
from tests.bench.server import KB, PARTIAL, TURNS, Visitor, _bytes
from tutor.play.hands import HANDS

TITLE = "Whole hands: requests as a share of a constant route's, and bytes of a first visit"
ORDER = 5
SHEAF = 24
KEY = next(iter(HANDS))
PAGES = {
    "hands": "/hands",
    "a hand": f"/hands/{KEY}?step=3&answer=skip",
    "the projector": f"/hands/{KEY}/show?step=3",
    "free play": "/play",
}


def _sit(visitor: Visitor) -> str:
    """An evening, begun; its address."""
    page = visitor.open("/play")
    token = re.findall(r'name="token" value="([^"]+)"', page)[0]
    chosen = {"rules": "chengdu", "programs": "3", "temper": "mixed", "stakes": "1-3"}
    response, _ = visitor.send("/play", {"token": token, "seed": "bench", **chosen})
    assert response.status == 303, response.status
    return response.headers["Location"]


def _loops(visitor: Visitor) -> dict[str, Callable[[int], None]]:
    """What is measured; each gets the number of the request in its sheaf."""
    steps = len(HANDS[KEY].scenes)
    places: list[str] = []
    sent: dict[str, str] = {}

    def call(path: str, form: dict[str, str] | None = None) -> None:
        response, content = visitor.send(path, form, **PARTIAL)
        assert response.status == 200, (path, response.status)
        assert content

    def prepare() -> None:
        places[:] = [_sit(visitor) for _ in range(SHEAF)]
        page = visitor.open(places[0])
        found = re.findall(r'name="(hand|at|do)" value="([^"]+)"', page)
        sent.update(reversed(found))  # one seed, so all are alike: the first choice of each

    def act(n: int) -> None:
        call(places[n], sent)

    act.prepare = prepare  # type: ignore[attr-defined]
    return {
        "a constant": lambda n: call("/bench/ok"),
        "a step of a sample hand": lambda n: call(f"/hands/{KEY}?step={n % steps}&answer=skip"),
        "a step on the projector": lambda n: call(f"/hands/{KEY}/show?step={n % steps}"),
        "an action, answered by three programs": act,
    }


AIMS = {
    "a step of a sample hand": 0.15,
    "a step on the projector": 0.15,
    "an action, answered by three programs": 0.05,
}


def _speeds(visitor: Visitor) -> Iterator[Figure]:
    loops = _loops(visitor)
    taken: dict[str, list[float]] = {name: [] for name in loops}
    for turn in range(TURNS // 2 + 1):
        for name, loop in loops.items():
            getattr(loop, "prepare", lambda: None)()
            begin = perf_counter()
            for n in range(SHEAF):
                loop(n)
            if turn:  # the first turn only warms up
                taken[name].append((perf_counter() - begin) / SHEAF)
    bare = taken["a constant"]
    for name, aim in AIMS.items():
        share = median(b / ours for b, ours in zip(bare, taken[name], strict=True))
        speed = f"{1 / median(taken[name]):.0f}/s, constant {1 / median(bare):.0f}/s"
        yield Figure(name, share, aim, detail=speed)


def figures() -> Iterator[Figure]:
    """The speeds, then the size of each kind of page."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.bench.server", folder]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert child.stdout is not None
            address = child.stdout.readline().strip()
            visitor = Visitor(address)
            yield from _speeds(visitor)
            for name, path in PAGES.items():
                size = _bytes(Visitor(address), path) / KB
                yield Figure(f"first visit, KB: {name}", size, 60, at_least=False)
        finally:
            child.terminate()
            child.wait(10)
