"""The whole site on its real server, one worker and one connection, beside a constant route.

The child process runs `tutor.server.serve` on the site with two routes more: one that says "ok"
behind everything a request passes through, and one that grades and shows an answer unstored.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from html.parser import HTMLParser
from http.client import HTTPConnection, HTTPResponse
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from unittest.mock import patch
from urllib.parse import urlencode, urlsplit

from flask import Flask, request

from tests.bench import Figure
from tutor import server
from tutor.drills.address import parse_address
from tutor.drills.questions import judged_at
from tutor.drills.rounds import ROUND_LENGTH, address_in_round
from tutor.questions.reading import pack_answer
from tutor.store import QuestionState, RoundState
from tutor.web.app import create_app
from tutor.web.drills import rounds
from tutor.web.frame.htmx import render

TITLE = "Server: requests as a share of a constant route's, and bytes of a first visit"
ORDER = 3
TURNS = 12
SHEAF = 27  # requests of a kind in a turn: three rounds less their first question
PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
FIRST = "pair-ranks.1/chengdu/normal/bench"
KB = 1000
PAGES = {
    "home": "/",
    "drill page": "/drills/pair-ranks",
    "card to name": "/q/card-names.1/chengdu/normal~to-name/b1",
    "name to card": "/q/card-names.1/chengdu/normal~to-card/b1",
    "six cards": "/q/card-names.1/chengdu/hard~to-card/b1",
    "single ranks": "/q/single-ranks.1/chengdu/normal/b1",
    "pair ranks": "/q/pair-ranks.1/chengdu/hard/b1",
    "divide": "/q/divide.1/chengdu/hard/b1",
}


def _site(folder: str) -> Flask:
    """The site with a database of its own and the two routes to compare with."""
    app = create_app({"INSTANCE": folder, "DATABASE_URL": f"sqlite:///{folder}/tutor.db"})

    @app.get("/bench/ok")
    def constant() -> str:
        return "ok"

    @app.post("/bench/graded/<int:position>")
    def graded(position: int) -> str:
        before = _a_round()
        state = before.questions[position - 1]
        judged = judged_at(parse_address(state.address), request.form.to_dict(False))
        response = pack_answer(judged.answer)
        answered = QuestionState(position, state.address, False, response, judged.verdict.right)
        questions = (*before.questions[: position - 1], answered, *before.questions[position:])
        after = RoundState("b" * 16, "", "", "", "", questions, before.created_at)
        question = rounds.show(after, position, judged)
        return render("drills/play.html", "drills/_question.html", question=question)

    return app


@lru_cache(maxsize=1)
def _a_round() -> RoundState:
    """A round as the store would hand it out."""
    first, token = parse_address(FIRST), "b" * 16
    questions = tuple(
        QuestionState(n, str(address_in_round(first, token, n))) for n in range(1, ROUND_LENGTH + 1)
    )
    return RoundState("b" * 16, "", "", "", "", questions, datetime.now(UTC))


class Visitor:
    """One connection that is kept, with its cookies."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._connection = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
        self._cookies: dict[str, str] = {}
        self.csrf = ""

    def send(
        self, path: str, form: dict[str, str] | None = None, **headers: str
    ) -> tuple[HTTPResponse, bytes]:
        """The response and its body; with a form, a post of it."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        sent["Cookie"] = "; ".join(f"{k}={v}" for k, v in self._cookies.items())
        body = None
        if form is not None:
            body = urlencode({**form, "csrf_token": self.csrf})
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        self._connection.request("POST" if body is not None else "GET", path, body, sent)
        response = self._connection.getresponse()
        content = response.read()
        for name, value in response.getheaders():
            if name == "Set-Cookie":
                key, _, rest = value.partition("=")
                self._cookies[key] = rest.partition(";")[0]
        return response, content

    def open(self, path: str) -> str:
        """A page of status 200, whose token is kept."""
        response, content = self.send(path)
        assert response.status == 200, (path, response.status)
        text = content.decode()
        self.csrf = re.findall(r'name="csrf_token" value="([^"]+)"', text)[0]
        return text

    def begin(self) -> str:
        """Open a round by its first answer; its token."""
        token = re.findall(r'name="token" value="([^"]+)"', self.open(f"/q/{FIRST}"))[0]
        response, _ = self.send(f"/q/{FIRST}", {"token": token, "answer": "a"})
        assert response.status == 303, response.status
        return str(token)


def _loops(visitor: Visitor) -> dict[str, Callable[[int], None]]:
    """What is measured; each gets the number of the request in its sheaf."""
    tokens: list[str] = []

    def call(path: str, form: dict[str, str] | None = None) -> None:
        response, content = visitor.send(path, form, **PARTIAL)
        assert response.status == 200, (path, response.status)
        assert content

    def stored(n: int) -> None:
        call(f"/round/{tokens[n // 9]}/{n % 9 + 2}", {"answer": "a"})

    def prepare() -> None:
        tokens[:] = [visitor.begin() for _ in range(SHEAF // 9)]

    stored.prepare = prepare  # type: ignore[attr-defined]
    return {
        "a constant": lambda n: call("/bench/ok"),
        "an open question": lambda n: call(f"/q/{FIRST}"),
        "an answer graded": lambda n: call(f"/bench/graded/{n % 10 + 1}", {"answer": "a"}),
        "an answer stored and committed": stored,
    }


AIMS = {
    "an open question": 0.3,
    "an answer graded": 0.3,
    "an answer stored and committed": 0.2,
}


def _speeds(visitor: Visitor) -> Iterator[Figure]:
    loops = _loops(visitor)
    taken: dict[str, list[float]] = {name: [] for name in loops}
    for turn in range(TURNS + 1):
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


class _Assets(HTMLParser):
    """The files a browser fetches for a page by itself."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = {"img": "src", "script": "src", "link": "href", "use": "href"}.get(tag, "")
        if path := given.get(name):
            self.found.add(path.partition("#")[0])


def _bytes(visitor: Visitor, path: str) -> int:
    """What a first visit of a page costs: itself and all it fetches, compressed."""
    response, page = visitor.send(path, Accept_Encoding="br")
    assert response.status == 200, (path, response.status)
    assets = _Assets(visitor.send(path)[1].decode()).found
    styles = [visitor.send(one)[1].decode() for one in assets if one.endswith(".css")]
    for style in styles:
        assets |= set(re.findall(r'url\("?(/[^")#]+)', style))
    fetched = [visitor.send(one, Accept_Encoding="br") for one in sorted(assets)]
    assert all(response.status == 200 for response, _ in fetched)
    return len(page) + sum(len(content) for _, content in fetched)


def figures() -> Iterator[Figure]:
    """Three speeds, then the size of each kind of page."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.bench.server", folder]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert child.stdout is not None
            address = child.stdout.readline().strip()
            visitor = Visitor(address)
            visitor.begin()
            yield from _speeds(visitor)
            for name, path in PAGES.items():
                size = _bytes(Visitor(address), path) / KB
                yield Figure(f"first visit, KB: {name}", size, 60, at_least=False)
            deck = _bytes(Visitor(address), "/calc") / KB
            yield Figure("first visit, KB: the whole deck", deck, 100, at_least=False)
        finally:
            child.terminate()
            child.wait(10)


def _serve(folder: str) -> None:
    """What the child process does until it is ended."""
    with patch("tutor.server.create_app", lambda: _site(folder)):
        server.serve("127.0.0.1", 0, 1, lambda address: print(address, flush=True))


if __name__ == "__main__":
    _serve(sys.argv[1])
