"""The way of a request through the code: calls of our named functions, their modules, gradings.

The site answers in this process. Requests of each kind go before the counted ones, so that what is
kept after a first time is not counted. Comprehensions and lambdas belong to the function they are
written in.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any

import tutor
from tests.bench import Figure
from tests.crawl.answering import asked
from tests.crawl.visitor import Page, Visitor
from tutor.store.database import migrate
from tutor.web.app import create_app

TITLE = "Calls: functions of ours that one request passes, and the modules they lie in"
ORDER = 5
OURS = f"{Path(tutor.__file__).parent}/"
DRILLS = {"card-names": 200.0, "pair-ranks": math.inf, "divide": math.inf}
GRADERS = ("grade", "_grade")  # what a drill in the catalog calls the function that grades
HAND = "/hands/first-hand"
TABLES = ("Qh9sJsTd_8h8d5s4c_2h6s7d9c", "Td9sJsQh_8h8d5s4c_2h6s7d9c", "Qh9s7d9c_8h8d5s4c_2h6sJsTd")


class Way:
    """What one request called."""

    def __init__(self, called: Counter[CodeType]) -> None:
        self.calls = called.total()
        self.modules = len({code.co_filename for code in called})
        self.graded = sum(
            count
            for code, count in called.items()
            if code.co_name in GRADERS and "/catalog/" in code.co_filename
        )


def watched(send: Callable[[], Page]) -> tuple[Page, Way]:
    """Send a request and count what it calls."""
    called: Counter[CodeType] = Counter()

    def note(frame: FrameType, event: str, _arg: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(OURS) and code.co_name[0] != "<":
            called[code] += 1

    sys.setprofile(note)
    try:
        page = send()
    finally:
        sys.setprofile(None)
    return page, Way(called)


def answers(visitor: Visitor, drill: str) -> Iterator[Way]:
    """Answers by htmx to the questions of a round; the first two only warm up."""
    url = f"/q/{drill}.1/chengdu/normal/bench"
    for number in range(1, 11):
        question = asked(visitor.get(url, partial=True))
        assert question is not None, url
        form = {**question.hidden, "token": visitor.token(drill), **question.first()}
        action = question.action
        page, way = watched(lambda: visitor.post(action, form, partial=True))  # noqa: B023
        assert page.tree.all("div", class_="verdict"), url
        if number > 2:
            yield way
        for link in page.tree.all("a", id="next"):
            url = link["href"]


def steps(visitor: Visitor) -> Iterator[Way]:
    """The steps of a sample hand by htmx; the first time through only warms up."""
    for time in range(2):
        for number in range(1, 6):
            url = f"{HAND}?step={number}&answer=skip"
            page, way = watched(lambda: visitor.get(url, partial=True))  # noqa: B023
            assert page.status == 200, url
            if time:
                yield way


def tables(visitor: Visitor, ending: str) -> Iterator[Way]:
    """Tables of the calculator never seen; the first only warms up."""
    for number, seats in enumerate(TABLES):
        url = f"/calc/chengdu/{seats}{ending}"
        page, way = watched(lambda: visitor.get(url))  # noqa: B023
        assert page.status == 200, url
        if number:
            yield way


def figures() -> Iterator[Figure]:
    """Medians of each kind of request; a drill answer is graded once and has an aim."""
    with TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/tutor.db"
        migrate(address)
        app = create_app({"INSTANCE": folder, "DATABASE_URL": address, "WTF_CSRF_ENABLED": False})
        visitor = Visitor(app.test_client(), "bench", "chengdu", "en")
        for drill, aim in DRILLS.items():
            ways = list(answers(visitor, drill))
            yield _calls(f"answer, {drill}", ways, aim)
            yield Figure(f"answer, {drill}: graded", max(w.graded for w in ways), 1, False)
        yield _calls("a step of a guided hand", list(steps(visitor)))
        yield _calls("calculator, a page", list(tables(visitor, "")))
        yield _calls("calculator, JSON", list(tables(visitor, ".json")))
        app.extensions["engine"].dispose()


def _calls(name: str, ways: list[Way], aim: float = math.inf) -> Figure:
    modules = max(way.modules for way in ways)
    calls = median(way.calls for way in ways)
    return Figure(f"{name}: calls", calls, aim, False, f"{modules} modules")
