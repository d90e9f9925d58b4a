"""Journeys through what is looked up: glossary, ladder, sheet, readings, rule sets, the frame."""

from __future__ import annotations

from tests.crawl.visitor import Visitor

QUERIES = (
    "tian", "天牌", "tiān", "hei9", "Lantern Nine", "xie", "斜", "king", "王", "nine", "zzzz", "9",
    "pi", "a%20b", "%25", "", "x" * 80, "skin", "mango", "芒果", "ㄊㄧㄢ", "4s", "QhQd",
)  # fmt: skip
BUILT = (
    "base=chengdu&di_wang=king&zeros=single",
    "base=sichuan&most_players=4&bowls=standing",
    "base=chengdu",
    "base=chengdu&di_wang=joker",
    "base=poker",
    "",
)
CHANGES: tuple[dict[str, str], ...] = (
    {"rules": "sichuan"}, {"rules": "chengdu+zeros.single"}, {"rules": "poker"}, {"theme": "dark"},
    {"theme": "light"}, {"theme": "pink"}, {"readings": "pinyin"}, {"readings": "zhuyin"},
    {"card_names": "1"}, {"keys": "0"}, {"keys": "2"}, {"lang": "en"}, {},
)  # fmt: skip
PLACES = (
    "/", "/q/divide.1/chengdu/easy/ab3", "/q/poker.1/a/b/c", "/calc/chengdu/QhQd?stake=1",
    "/split/chengdu/QhTs9s9c?upcards=2h", "/split/advice", "/split/chengdu", "/rules/chengdu",
    "/rules/sichuan?with=chengdu", "/ladder?at=tian%2Bhei9", "//evil.example", "/\\evil",
    "/a?lang=en&b=1",
    "https://evil.example/", "", "/q/card-names.1/sichuan/easy~upper/x", "/calc/chengdu",
)  # fmt: skip
WRONG = (
    "/nowhere", "/q", "/q/", "/q/card-names.1", "/q/poker.1/chengdu/easy/ab3",
    "/q/card-names.0/chengdu/easy/ab3", "/q/card-names.99/chengdu/easy/ab3",
    "/q/card-names.x/chengdu/easy/ab3", "/q/card-names/chengdu/easy/ab3",
    "/q/Card-Names.1/chengdu/easy/ab3", "/q/card-names.1/poker/easy/ab3",
    "/q/card-names.1/chengdu+/easy/ab3", "/q/card-names.1/chengdu+wind.high/easy/ab3",
    "/q/card-names.1/chengdu+zeros.maybe/easy/ab3", "/q/card-names.1/chengdu+zeros/easy/ab3",
    "/q/card-names.1/chengdu+zeros.single+zeros.single/easy/ab3",
    "/q/card-names.1/chengdu/brutal/ab3", "/q/card-names.1/chengdu/easy~aces/ab3",
    "/q/card-names.1/chengdu/easy~/ab3", "/q/card-names.1/chengdu/~upper/ab3",
    "/q/card-names.1/chengdu/easy~all/ab3", "/q/card-names.1/chengdu/easy/UPPER",
    "/q/card-names.1/chengdu/easy/aaaaaaaaaaaaaaaaaaaaaaaaa", "/q/card-names.1/chengdu/easy/a%20b",
    "/q/pair-ranks.1/chengdu+zeros.single+di_wang.king/normal/ab3",
    "/q/pair-ranks.1/chengdu%2Bzeros.single/normal/ab3",
    "/q/card-names.1/%E5%A4%A9/easy/ab3", "/q/card-names.1/chengdu/%00/ab3",
    "/drills/poker", "/drills/divide?level=brutal", "/drills/divide?filter=aces",
    "/drills/poker/start", "/drills/divide/start?level=brutal", "/drills/divide/start?filter=aces",
    "/drills/divide/start?rules=poker", "/drills/divide/start?rules=sichuan&level=hard",
    "/drills/divide/start?rules=chengdu%2Bzeros.single",
    "/drills/divide/start?rules=chengdu+zeros.single",
    "/round/nobodyhere12345", "/round/nobodyhere12345/1", "/round/nobodyhere12345/done",
    "/round/x/y", "/glossary/nothing", "/glossary/tian%2Bhei9", "/glossary/tian+hei9",
    "/glossary/x%00", "/ladder?at=tian", "/ladder?only=tens", "/ladder?rules=poker",
    "/ladder?at=tian+hei9", "/ladder?at=tian%2Bhei9&only=9", "/rules/poker",
    "/rules/chengdu+zeros.equal",
    "/rules/chengdu%2Bzeros.single", "/rules/chengdu+zeros.maybe", "/rules/chengdu?with=poker",
    "/sheet?rules=poker", "/sheet?rules=chengdu%2Bzeros.single",
    "/sheet?rules=chengdu+zeros.single",
    "/static/00000000/css/nothing.css", "/static/00000000/css/site.css", "/static/x/css/site.css",
    "/static/00000000/../../pyproject.toml", "/api/calculator-1.json", "/api", "/api/x",
    "/settings", "/language", "/hands/none", "/hands/none/show", "/hands/none/record",
    "/hands/first-hand?step=99", "/hands/first-hand?step=-1", "/hands/first-hand?step=x",
    "/hands/r/abc", "/hands/r/abc/show", "/hands/r/abc/text",
    "/hands/r/7cEhAQAAAICg7v_BHgEAAAAAAAAAgBo",
    "/play/nobodyhere12345", "/play/nobodyhere12345/record", "/play?rules=poker",
    "/play?rules=online",
    "/play?rules=chengdu%2Bzeros.single", "/play/x", "/course/nothing", "/%E5%A4%A9",
    "/?lang=zh-TW",
    "/?lang=klingon", "/glossary?lang=zh-CN", "/sheet/", "/course/",
)  # fmt: skip
POSTS: tuple[tuple[str, dict[str, str]], ...] = (
    ("/nowhere", {}), ("/", {}), ("/sheet", {}), ("/course/deck", {}),
    ("/course/deck", {"token": "a" * 16}),
    ("/course/deck", {"token": "a" * 16, "rules": "poker"}),
    ("/course/nothing", {"token": "a" * 16, "rules": "chengdu"}),
    ("/course/nothing/hint", {"token": "a" * 16, "rules": "chengdu"}),
    ("/q/single-ranks.1/online/hard/ab3", {}),
    ("/q/single-ranks.1/online/hard/ab3", {"answer": "a"}),
    ("/q/single-ranks.1/online/hard/ab3", {"token": "short", "answer": "a"}),
    ("/q/single-ranks.1/online/hard/ab3", {"token": "a b c d e f g h", "answer": "a"}),
    ("/q/single-ranks.1/online/hard/ab3", {"token": "b" * 16, "answer": "nonsense"}),
    ("/q/single-ranks.1/online/hard/ab3", {"token": "b" * 16, "answer": "\0"}),
    ("/q/single-ranks.1/online/hard/ab3/hint", {}), ("/q/poker.1/a/b/c", {"token": "a" * 16}),
    ("/round/nobodyhere12345/1", {"answer": "a"}), ("/round/nobodyhere12345/1/hint", {}),
    ("/round/nobodyhere12345/again", {"token": "a" * 16}),
    ("/hands/first-hand", {"at": "0", "do": "call"}), ("/hands/first-hand", {"at": "99"}),
    ("/hands/first-hand", {}), ("/hands/none", {"at": "0"}),
    ("/hands/first-hand/branch", {"at": "1"}),
    ("/hands/first-hand/branch", {"at": "99", "token": "a" * 16}),
    ("/hands/first-hand/branch", {"at": "1", "token": "a" * 16, "do": "nothing"}),
    ("/play", {}), ("/play/nobodyhere12345", {"do": "call"}), ("/play/nobodyhere12345/next", {}),
)  # fmt: skip


def frame(visitor: Visitor) -> None:
    """The start page, every section of the bar, changes of settings and of language."""
    home = visitor.get("/")
    for url in home.links("/"):
        visitor.both(url)
    for change in CHANGES:
        visitor.post("/settings", {"next": "/drills?x=1", **change})
        visitor.get("/")
    visitor.get("/glossary/tian")
    visitor.get("/course/deck")
    visitor.get("/hands/first-hand?step=1")
    for place in PLACES:
        for rules in ("sichuan", "chengdu+zeros.single", "nonsense"):
            visitor.post("/settings", {"next": place, "rules": rules})
        visitor.post("/language", {"next": place, "lang": "zh-Hant"})
    for lang in ("zh-CN", "zh-TW", "en-GB", "fr", ""):
        visitor.post("/language", {"next": "/sheet", "lang": lang})
        visitor.get("/sheet?lang=" + lang)


def errors(visitor: Visitor) -> None:
    """Addresses that are none, and forms that cannot be."""
    for path in WRONG:
        visitor.both(path)
    for path, form in POSTS:
        for partial in (False, True):
            visitor.post(path, form, partial)
    for cookie in ("poker", "chengdu+zeros.maybe", "x" * 4000):
        visitor.client.set_cookie("rules", cookie)
        visitor.get("/sheet")


def glossary(visitor: Visitor) -> None:
    """The index, searches, and every term."""
    index = visitor.get("/glossary")
    for query in QUERIES:
        visitor.get(f"/glossary?q={query}", partial=True)
    visitor.get("/glossary?q=tian")
    for url in index.links("/glossary/"):
        visitor.get(url)


def ladder(visitor: Visitor) -> None:
    """Every rung, every filter, other rule sets."""
    page = visitor.get("/ladder")
    for url in page.links("/ladder?"):
        deeper = visitor.get(url, partial="at=" in url)
        if "only=" in url and "at=" not in url:
            for further in deeper.links("/ladder?")[::9]:
                visitor.get(further)


def rules(visitor: Visitor) -> None:
    """The rule sets, beside each other, and the builder; the sheet and the readings as well."""
    index = visitor.get("/rules")
    for url in dict.fromkeys([*index.links("/rules/"), f"/rules/{visitor.rules}"]):
        page = visitor.get(url)
        for further in page.links("/rules/")[:8]:
            visitor.get(further)
    for query in BUILT:
        visitor.get(f"/rules/build?{query}")
    for path in ("/sheet", "/sheet?rules=online", "/readings", "/split/advice", "/drills/divide"):
        visitor.both(path)
