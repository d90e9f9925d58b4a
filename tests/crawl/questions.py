"""Journeys through the drills and the course: questions, hints, rounds and their ends."""

from __future__ import annotations

from collections.abc import Callable

from tests.crawl.answering import Answer, Asked, asked, hidden
from tests.crawl.visitor import Page, Visitor

# A scout tells the right answer to a question, which the visitor then gives at first sight.
Scout = Callable[[str], Answer]


def answers(visitor: Visitor, path: str, page: Page) -> None:
    """A question at its own address: an empty answer, the first, another one, the hint."""
    question = asked(page)
    assert question is not None, path
    visitor.post(path, {"token": visitor.token(path)}, partial=True)
    form = {**question.hidden, "token": visitor.token(path)}
    first = visitor.post(path, {**form, **question.first()}, partial=True)
    form["token"] = visitor.token(f"{path} again")
    visitor.post(path, {**form, **question.other(first)}, partial=True)
    for hint in page.tree.all("form", class_="hint-form"):
        visitor.post(hint["action"], {"token": visitor.token(f"{path} hint")}, partial=True)


def drill(visitor: Visitor, key: str, deep: bool) -> None:
    """A drill at every level under every filter; `deep` answers every question in all ways."""
    choice = visitor.get(f"/drills/{key}")
    radios = choice.tree.all("input", type="radio")
    levels = [one["value"] for one in radios if one["name"] == "level"]
    narrowed = [one["value"] for one in radios if one["name"] == "filter"]
    for level in levels:
        for at, filter in enumerate(narrowed):
            if deep:
                visitor.get(f"/drills/{key}?level={level}&filter={filter}")
            start = visitor.get(f"/drills/{key}/start?level={level}&filter={filter}")
            if start.status != 303:
                continue
            setting = start.location.rpartition("/")[0]
            for number in range(2 if deep else 1):
                path = f"{setting}/crawl{number}"
                page = visitor.get(path, partial=at > 0 or number > 0)
                if at == 0 or (deep and number == 0):
                    answers(visitor, path, page)
                elif question := asked(page):
                    form = {"token": visitor.token(path), **question.first()}
                    visitor.post(path, form, partial=True)


def one_question(visitor: Visitor, url: str, whole: bool, scout: Scout | None) -> Page:
    """Open a question of a round and answer it; the page of its verdict."""
    page = visitor.get(url, partial=not whole)
    question = asked(page)
    if question is None:
        return page
    form = {**question.hidden, **_chosen(page, question, scout)}
    after = visitor.post(question.action, form, partial=not whole)
    return visitor.follow(after) if whole else after


def _chosen(page: Page, question: Asked, scout: Scout | None) -> Answer:
    if scout is None:
        return question.first()
    return scout(page.tree.one("section", id="question")["data-address"])


def rest_of_round(
    visitor: Visitor, page: Page, whole: bool = True, scout: Scout | None = None
) -> Page:
    """Answer a round from an answered question on; its last page."""
    for number in range(2, 40):
        onward = page.tree.all("a", id="next")
        if not onward:
            break
        url = onward[0]["href"].partition("#")[0]
        if "/done" in url:
            return visitor.follow(visitor.get(url))
        if number == 3 and scout is None:
            for hint in visitor.get(url).tree.all("form", class_="hint-form"):
                visitor.post(hint["action"], {}, partial=True)
            visitor.post(url, {})
        page = one_question(visitor, url, whole, scout)
    return page


def whole_round(visitor: Visitor, key: str, whole: bool) -> None:
    """A round of a drill from its start to its end, and again with what was missed."""
    start = visitor.get(f"/drills/{key}/start")
    page = one_question(visitor, start.location, True, None)
    token = visitor.token(key)
    for way in ("", "worst") if whole else ("",):
        closing = rest_of_round(visitor, page, whole)
        visitor.get("/")
        again = closing.forms("/again")
        if not again:
            return
        action = again[0]["action"]
        round_ = action.removesuffix("/again")
        for part in ("", "/1", "/10", "/11", "/done"):
            visitor.get(f"{round_}{part}")
        begun = visitor.post(action, {"token": f"{token}{way}", "which": way})
        visitor.post(f"{round_}/1", {"answer": "x"})
        page = one_question(visitor, begun.location, True, None)


def lesson(visitor: Visitor, key: str, whole: bool, scout: Scout | None) -> None:
    """A lesson or the placement quiz with all its questions."""
    path = f"/course/{key}"
    page = visitor.get(path)
    question = asked(page)
    assert question is not None, path
    visitor.post(path, question.hidden, partial=True)
    form = {**question.hidden, **_chosen(page, question, scout)}
    visitor.post(path, form, partial=True)
    page = visitor.follow(visitor.post(path, form))
    closing = rest_of_round(visitor, page, whole, scout)
    for again in closing.forms("/again"):
        visitor.post(again["action"], {"token": visitor.token(key)})


def course(visitor: Visitor, scout: Scout) -> None:
    """The course from the quiz to its end: each lesson tried, its hint taken, then known."""
    index = visitor.get("/course")
    keys = [url.removeprefix("/course/") for url in index.links("/course/")]
    for key in dict.fromkeys(["placement", *keys]):
        lesson(visitor, key, whole=False, scout=None)
        hint = visitor.get(f"/course/{key}").tree.all("form", class_="hint-form")
        for one in hint:
            visitor.post(one["action"], hidden(one), partial=True)
        visitor.get("/course")
        lesson(visitor, key, whole=visitor.lang == "en", scout=scout)
        visitor.get("/course")
    visitor.get("/")
    for path in ("/course/nothing", "/course/done/unknown-token-x", "/course/deck?x=1"):
        visitor.both(path)
