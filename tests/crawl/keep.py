"""A database with every kind of row, made by visiting: what a version leaves to the next one."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from flask import Flask

from tests.crawl.answering import hidden
from tests.crawl.questions import Scout, lesson, one_question, rest_of_round
from tests.crawl.tables import acting, filled, play_out
from tests.crawl.visitor import Page, Visitor

HOUSE = "chengdu+di_wang.king+zeros.single"
BEYOND = 11  # the first position that no round has
KEYS = ("session", "rules", "theme", "readings", "card_names", "keys", "lang")


def gist(path: str, page: Page) -> dict[str, Any]:
    """What a page says in no language: scores, verdicts, purses, where things stand.

    What is asked counts in rounds only: elsewhere it is a new question each time.
    """
    if page.location:
        return {"status": page.status, "location": page.location}
    tree = page.tree

    def texts(tag: str, class_: str) -> list[str]:
        return [one.text for one in tree.all(tag, class_=class_)]

    found: dict[str, Any] = {
        "score": texts("p", "score"),
        "sticks": [" ".join(sorted(one.classes - {"stick"})) for one in tree.all(class_="stick")],
        "asked": [one["data-address"] for one in tree.all("section") if "data-address" in one],
        "verdict": [" ".join(sorted(one.classes)) for one in tree.all("div", class_="verdict")],
        "marks": [
            " ".join(sorted({"is-right", "is-wrong", "is-missed", "is-yours"} & one.classes))
            for one in tree.all(class_="option")
        ],
        "step": texts("nav", "steps"),
        "seats": [
            " ".join(re.findall(r"\d+", seat.text)) for seat in tree.all("li", class_="seat")
        ],
        "chips": [one.text for table in tree.all(class_="nets") for one in table.all("td")],
        "rows": [" ".join(sorted(one.classes)) for one in tree.all("li", class_="lesson-row")],
        "turn": [one["value"] for one in tree.all("button", name="do")],
        "ways": [one["value"] for one in tree.all("button", name="way")],
        "missed": [one.all("a")[0]["href"] for one in tree.all("li", class_="missed")],
    }
    if not path.startswith("/round/"):
        del found["asked"], found["marks"]
    return {"status": page.status, **{name: value for name, value in found.items() if value}}


def sit_down(visitor: Visitor, **wanted: str) -> str:
    """Begin an evening; its address."""
    form = {"programs": "3", "temper": "mixed", "stakes": "1-3", **wanted}
    return visitor.post("/play", {"token": visitor.token(wanted["seed"]), **form}).location


def hands_played(visitor: Visitor, table: str, count: int, *ways: str) -> None:
    """Play so many hands, then go each of these ways at the end of one more."""
    for way in (*["next"] * count, *ways):
        form = play_out(visitor, visitor.get(table)).forms("/next")[0]
        visitor.post(form["action"], filled(form, way=way))


def player(visitor: Visitor, _scout: Scout) -> list[str]:
    """Evenings at every moment of one."""
    places = []
    for number, rules in enumerate(("chengdu", "sichuan", "online", HOUSE)):
        fresh = sit_down(visitor, rules=rules, seed=f"fresh {number}", programs=str(number + 1))
        begun = sit_down(visitor, rules=rules, seed=f"begun {number}")
        one_act(visitor, begun)
        between = sit_down(visitor, rules=rules, seed=f"between {number}")
        hands_played(visitor, between, 1)
        play_out(visitor, visitor.get(between))
        over = sit_down(visitor, rules=rules, seed=f"over {number}")
        hands_played(visitor, over, 2, "end")
        places += [fresh, begun, between, over]
    for rules in ("chengdu", "sichuan"):
        called = sit_down(visitor, rules=rules, seed=f"called {rules}", programs="2")
        hands_played(visitor, called, 1, "circle")
        places.append(called)
    visitor.post("/settings", {"theme": "dark", "rules": HOUSE, "next": "/"})
    records = [f"{one}/record" for one in places[2::4]]
    return ["/play", "/hands", *places, *records, f"{places[2]}?step=2", f"{places[2]}?why=1"]


def one_act(visitor: Visitor, table: str) -> None:
    """Act once, if anything is asked."""
    for form in acting(visitor.get(table))[:1]:
        buttons = [one["value"] for one in form.all("button", name="do")]
        do = next((one for one in ("call", "check") if one in buttons), buttons[0])
        visitor.post(form["action"], filled(form, do=do))


def guest(visitor: Visitor, _scout: Scout) -> list[str]:
    """Sample hands begun, done and left for a table of one's own."""
    keys = [url.removeprefix("/hands/") for url in visitor.get("/hands").links("/hands/")]
    keys = [key for key in keys if key != "record"]
    places = []
    for number, key in enumerate(keys):
        table = through(visitor, key, most=(99, 1, 0)[number % 3], leave=number % 2 == 0)
        if table and number % 4 == 0:
            play_out(visitor, visitor.get(table))
        places += [f"/hands/{key}", *([table] if table else [])]
    visitor.post("/settings", {"readings": "pinyin", "card_names": "1", "next": "/"})
    visitor.post("/language", {"lang": "zh-Hant", "next": "/"})
    return ["/hands", "/play", *places]


def through(visitor: Visitor, key: str, most: int, leave: bool) -> str:
    """Choose as the lesson does so many times; leave it at the last, if asked. A table left to."""
    step, chosen = 0, 0
    table = ""
    while True:
        page = visitor.get(f"/hands/{key}?step={step}&answer=skip")
        for form in acting(page):
            table = table or (choose(visitor, form, chosen < most, leave and chosen == 0))
            chosen += 1
            break
        onward = visitor.get(f"/hands/{key}?step={step + 1}")
        if onward.status != 200 or chosen > most:
            return table
        step += 1


def choose(visitor: Visitor, form: Any, on: bool, leave: bool) -> str:
    """Try the choices of a turn: the lesson's leads on, from another one may leave."""
    table = ""
    buttons = [one["value"] for one in form.all("button", name="do")]
    cards = [one["value"] for one in form.all("input", name="pick")]
    for do in buttons:
        for other in cards[1:] or [""]:
            pick = [cards[0], other] if other else []
            answer = visitor.post(form["action"], filled(form, do=do, pick=pick))
            if on and "chose=" not in answer.location and answer.status == 303:
                return table
            for way in visitor.follow(answer).forms("/branch") if leave and not table else ():
                token = visitor.token(form["action"])
                table = visitor.post(way["action"], filled(way, token=token)).location
    return table


def pupil(visitor: Visitor, scout: Scout) -> list[str]:
    """The quiz and lessons: done, done with faults, begun, a hint taken."""
    keys = [url.removeprefix("/course/") for url in visitor.get("/course").links("/course/")]
    keys = list(dict.fromkeys(["placement", *keys]))
    for number, key in enumerate(keys[:6]):
        lesson(visitor, key, whole=False, scout=scout if number % 3 else None)
    for key in keys[6:9]:
        first_answer(visitor, f"/course/{key}")
    for key in keys[9:]:
        for form in visitor.get(f"/course/{key}").tree.all("form", class_="hint-form"):
            visitor.post(form["action"], hidden(form))
    visitor.post("/settings", {"keys": "0", "theme": "light", "readings": "zhuyin", "next": "/"})
    return ["/", "/course", *(f"/course/{key}" for key in keys)]


def first_answer(visitor: Visitor, url: str) -> Page:
    """Answer the question of a page."""
    return one_question(visitor, url, True, None)


def driller(visitor: Visitor, scout: Scout) -> list[str]:
    """Rounds of every drill: begun, ended, again with what was missed; house rules and hints."""
    places: list[str] = []
    home = visitor.get("/")
    for number, url in enumerate(home.links("/drills/")):
        rules = ("chengdu", "sichuan", "online", HOUSE)[number % 4].replace("+", "%2B")
        level = visitor.get(url).tree.all("input", name="level")[-1]["value"]
        start = visitor.get(f"{url}/start?rules={rules}&level={level}")
        page = first_answer(visitor, start.location)
        if number % 2:
            continue
        hinted = page.tree.one("a", id="next")["href"]
        visitor.post(f"{hinted}/hint", {})
        closing = rest_of_round(visitor, page, scout=scout if number % 4 else None)
        for form in closing.forms("/again"):
            token = visitor.token(form["action"])
            way = "worst" if closing.tree.all("button", name="which") else ""
            again = visitor.post(form["action"], {"token": token, "which": way})
            page = first_answer(visitor, again.location)
            if number % 4:
                rest_of_round(visitor, page)
    visitor.post("/settings", {"rules": "sichuan", "next": "/"})
    visitor.post("/language", {"lang": "zh-Hans", "next": "/"})
    return ["/", *places]


def keep(app: Flask, scout: Scout, database: Path, kept_as: Path) -> None:
    """Visit as four learners, then write down the database, their cookies and what they see."""
    visitors = [
        (make, Visitor(app.test_client(), make.__name__, "chengdu", "en"))
        for make in (driller, pupil, guest, player)
    ]
    places = {visitor.name: make(visitor, scout) for make, visitor in visitors}
    file = sqlite3.connect(database)
    strange(file)
    owners = file.execute(
        "select token, key from rounds join learners on learners.id = learner_id order by rounds.id"
    ).fetchall()
    kept: dict[str, Any] = {"moment": int(time.time()), "learners": {}}
    for _, visitor in visitors:
        cookies = {key: visitor.client.get_cookie(key) for key in KEYS}
        own = learner_of(app, visitor)
        for token, owner in owners:
            if owner == own:
                at = [f"/round/{token}", *(f"/round/{token}/{n}" for n in range(1, BEYOND + 1))]
                places[visitor.name] += [*at, f"/round/{token}/done", f"/course/done/{token}"]
        seen = {}
        for place in places[visitor.name]:
            seen[place] = gist(place, visitor.get(place))
        kept["learners"][visitor.name] = {
            "cookies": {key: one.value for key, one in cookies.items() if one},
            "pages": seen,
        }
    for ending, text in (
        (".sql.gz", "\n".join(file.iterdump())),
        (".json.gz", json.dumps(kept, ensure_ascii=False, indent=0)),
    ):
        Path(f"{kept_as}{ending}").write_bytes(gzip.compress(text.encode(), mtime=0))


def learner_of(app: Flask, visitor: Visitor) -> str:
    """The key in the visitor's session."""
    serializer = app.session_interface.get_signing_serializer(app)  # type: ignore[attr-defined]
    cookie = visitor.client.get_cookie("session")
    assert cookie is not None
    return str(serializer.loads(cookie.value)["learner"])


def strange(file: sqlite3.Connection) -> None:
    """Rows that no visit makes: a retired question, a time taken, a sample hand that is gone."""
    round_ = "(select min(round_id) from round_questions where address like 'rhyme.1/%')"
    file.execute(
        "update round_questions set address = replace(address, 'rhyme.1/', 'rhyme.99/') "
        f"where round_id = {round_}"
    )
    file.execute("update answers set elapsed_ms = 1500 + id where id % 3 = 0")
    file.execute(
        "update play_tables set kind = 'a-hand-that-is-gone' where id = "
        "(select max(id) from play_tables where kind != 'evening' and data like '%tempers%')"
    )
    file.commit()
