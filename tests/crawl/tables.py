"""Journeys to the tables: sample hands, records, and evenings against the program."""

from __future__ import annotations

import re

from tests.crawl.answering import hidden
from tests.crawl.visitor import Page, Visitor
from tests.web.markup import Element

KNOWN = ("check", "call", "all-in", "fold")
GOOD = """rules: chengdu
stakes: 1-3
dealer: 1
bowls: 100 100
names: 甲, 乙
cards: Qh4c9s4s 6c9c8hJs

1 call
2 check
1 raise 3
2 fold
"""
BAD = (
    "", "nonsense", GOOD.replace("2 fold", "3 fold"), GOOD.replace("raise 3", "raise 1000"),
    GOOD.replace("Qh4c", "QhQh"), GOOD.replace("chengdu", "poker"), GOOD.replace("1-3", "9-9"),
    GOOD.replace("bowls: 100 100\n", ""), GOOD + "2 fold\n", GOOD.replace("2 fold", "2 divide"),
    GOOD.replace("2 fold", "2 dance"), GOOD.replace("dealer: 1", "dealer: 7"), "x" * 9000,
)  # fmt: skip


def sample(visitor: Visitor, key: str, deep: bool) -> None:
    """A sample hand at every step; `deep` chooses everything that may be chosen there."""
    path = f"/hands/{key}"
    page = visitor.get(path)
    last = _last(page)
    for step in range(last + 1):
        url = f"{path}?step={step}"
        page = visitor.get(url, partial=0 < step < last)
        for form in page.tree.all("form", class_="asking"):
            for button in form.all("button", name="answer"):
                visitor.get(f"{url}&answer={button['value']}", partial=True)
            page = visitor.get(f"{url}&answer=skip", partial=True)
        for form in acting(page) if deep else ():
            _choose_all(visitor, form)
    for way in ("", "?step=1", "?step=2&open=1", f"?step={last}", "?step=99", "?step=x"):
        visitor.both(f"{path}/show{way}")
    if deep:
        show = visitor.get(f"{path}/show?step=1")
        for url in show.links(f"{path}/show"):
            visitor.get(url, partial=True)
        for step in range(last + 1):
            visitor.get(f"{path}/show?step={step}", partial=True)
        visitor.get(f"{path}/record")
        _branch(visitor, key, last)


def _last(page: Page) -> int:
    return int(re.findall(r"<small>/(\d+)</small>", page.text)[-1])


def acting(page: Page) -> list[Element]:
    """The forms that act at this step."""
    return [one for one in page.tree.all("form") if "at" in one.fields()]


def filled(form: Element, **more: str | list[str]) -> dict[str, str | list[str]]:
    return {**hidden(form), **more}


def _choose_all(visitor: Visitor, form: Element) -> None:
    """Every button of a turn, every division, amounts too small and too large."""
    buttons = [one["value"] for one in form.all("button", name="do")]
    picks = [one["value"] for one in form.all("input", name="pick")]
    for do in buttons:
        ways = [[one] for one in picks[1:]] if do == "divide" else [[]]
        for way in ways:
            visitor.post(form["action"], filled(form, do=do, pick=[*picks[:1], *way]), partial=True)
    if form.all("input", name="amount"):
        for amount in ("1", "100000", "x"):
            visitor.post(form["action"], filled(form, do=buttons[0], amount=amount), partial=True)


def _branch(visitor: Visitor, key: str, last: int) -> None:
    """Leave the lesson at the first step where it can be left, and play to the end."""
    for step in range(last + 1):
        page = visitor.get(f"/hands/{key}?step={step}&answer=skip", partial=True)
        for form in acting(page):
            for do in [one["value"] for one in form.all("button", name="do")]:
                if do == "divide":
                    continue
                strayed = visitor.follow(visitor.post(form["action"], filled(form, do=do)))
                for way in strayed.forms("/branch"):
                    sent = filled(way, token=visitor.token(key))
                    table = visitor.follow(visitor.post(way["action"], sent))
                    play_out(visitor, table)
                    return


def hands(visitor: Visitor, deep: bool) -> None:
    """All sample hands and their index."""
    index = visitor.get("/hands")
    for url in index.links("/hands/"):
        if url != "/hands/record":
            sample(visitor, url.removeprefix("/hands/"), deep)
    visitor.both("/hands")


def records(visitor: Visitor) -> None:
    """Records that can be played and records that cannot."""
    visitor.both("/hands/record")
    for text in BAD:
        visitor.post("/hands/record", {"record": text})
    visitor.post("/hands/record", {})
    samples = [visitor.get(url) for url in visitor.get("/hands").links("/hands/")[::5]]
    texts = [GOOD, GOOD.replace("\n", "\r\n")]
    texts += [
        visitor.get(one.links("/hands/")[0].partition("?")[0] + "/record").text
        for one in samples
        if one.links("/hands/") and "/r/" not in one.links("/hands/")[0]
    ]
    for text in texts:
        done = visitor.post("/hands/record", {"record": text})
        if not done.location:
            continue
        page = visitor.both(done.location)
        last = _last(page)
        for step in range(last + 1):
            seen = visitor.get(f"{done.location}?step={step}", partial=True)
            for url in seen.links(done.location)[:6] if step == last // 2 else ():
                visitor.get(url, partial=True)
        for way in ("/show", "/show?step=1", f"/show?step={last}", "/text", "?step=999", "?seat=9"):
            visitor.both(f"{done.location}{way}")


def play_out(visitor: Visitor, page: Page, raising: bool = False) -> Page:
    """Play a hand to its end, by htmx after the first act; where asked, raise once a hand."""
    for _ in range(60):
        forms = acting(page)
        turns = [one for one in forms if one.all("button", name="do")]
        if not turns:
            break
        form = turns[0]
        buttons = [one["value"] for one in form.all("button", name="do")]
        raises = [one for one in buttons if one.startswith("raise")]
        if "divide" in buttons:
            cards = [one["value"] for one in form.all("input", name="pick")]
            sent = filled(form, do="divide", pick=cards[:2])
        elif raises and raising:
            sent, raising = filled(form, do=raises[0]), False
        else:
            sent = filled(form, do=next((one for one in KNOWN if one in buttons), buttons[0]))
        page = visitor.post(form["action"], sent, partial=True)
    return page


def evening(visitor: Visitor, hands: int, careful: bool, **wanted: str) -> None:
    """An evening: a hand with everything done wrong first, then hand after hand to its end."""
    seed = wanted["seed"]
    sent = {"rules": visitor.rules, "programs": "3", "temper": "mixed", "stakes": "1-3", **wanted}
    visitor.get("/play")
    sat = visitor.post("/play", {"token": visitor.token(seed), **sent})
    visitor.post("/play", {"token": visitor.token(seed), **sent})
    table = sat.location
    page = visitor.get(table)
    if careful:
        _mistakes(visitor, table, page)
        page = visitor.get(table)
    for number in range(1, hands + 1):
        page = play_out(visitor, page, raising=number % 2 == 0)
        visitor.get(table)
        for way in ("/record", "?step=0", "?step=3", "?why=1", "?step=999"):
            if number < 3:
                visitor.get(f"{table}{way}", partial=way == "?step=3")
        forms = page.forms("/next")
        if not forms:
            break
        ways = [one["value"] for one in forms[0].all("button", name="way")]
        way = "circle" if "circle" in ways and number >= hands // 2 else ways[0]
        way = "end" if number == hands and "end" in ways else way
        page = visitor.post(forms[0]["action"], filled(forms[0], way=way), partial=True)
        if number == 1:
            visitor.post(forms[0]["action"], filled(forms[0], way=way), partial=True)
    visitor.get(table)
    visitor.get("/play")


def _mistakes(visitor: Visitor, table: str, page: Page) -> None:
    """What the rules refuse, what comes late, what comes twice, what is of nobody."""
    visitor.get(f"{table}/record")
    visitor.post(f"{table}/next", {"hand": "1", "way": "next"})
    visitor.post(f"{table}/next", {"hand": "1", "way": "moon"})
    for form in acting(page)[:1]:
        for do, amount in (
            ("raise", "1"), ("raise", "100000"), ("raise", "-5"), ("raise", "x"), ("raise", ""),
            ("divide", ""), ("divide 2h4s-QhQd", ""), ("mo 4", ""), ("", ""), ("dance", ""),
            ("check", ""), ("deal", ""), ("declare", ""),
        ):  # fmt: skip
            if do != "check" or "check" not in page.text:
                visitor.post(table, filled(form, do=do, amount=amount), partial=amount == "x")
        buttons = [one["value"] for one in form.all("button", name="do")]
        do = next(one for one in KNOWN if one in buttons)
        for _ in range(2):
            visitor.post(table, filled(form, do=do))
        for partial in (False, True):
            visitor.post(table, filled(form, do="fold"), partial)
    stranger = visitor.client.application.test_client()
    assert stranger.get(table).status_code == 404


def refused_tables(visitor: Visitor) -> None:
    """Tables that cannot be."""
    good = {"rules": "chengdu", "programs": "3", "temper": "mixed", "stakes": "1-3"}
    for wrong in (
        {"rules": "nonsense"}, {"house": "chengdu+zeros.odd"}, {"rules": "online", "programs": "7"},
        {"programs": "0"}, {"programs": "8"}, {"programs": "x"}, {"stakes": "9-9"}, {"stakes": ""},
        {"temper": "angry"}, {"token": "no"}, {"programs": "20000000"},
        {"house": "chengdu+zeros.single"},
    ):  # fmt: skip
        visitor.post("/play", {"token": visitor.token(str(wrong)), **good, "seed": "x", **wrong})
