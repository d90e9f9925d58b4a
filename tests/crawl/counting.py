"""Journeys through what reckons: the calculator and the explorer of divisions."""

from __future__ import annotations

from tests.crawl.visitor import Visitor

HANDS = (
    "Qh9sJsTd", "8h8d5s4c", "2h6s7d9c", "QdTs4s6h", "6d8s7h4h", "4dThJcTc", "2d7c8c6c", "7s5c3hXr",
)  # fmt: skip
TABLES = (
    "", "Qh", "QhQd", "QhQd2d", "Qh9s2d4s", "2d4s-QhQd", "Qh9s-2d4s_8h8d5s4c", "Qh9s2d4s_6h6d8s",
    "_Qh", "Qh_", "Qh9sJsTd__2h6s2d9c", *("_".join(HANDS[:count]) for count in range(2, 9)),
    "TsThJs4c", "TsThJs4c_6h6d8s8h", "6h3h8h4s", "6h6s6d3h_QhQd2h2d", "Xr3h9s9c",
    "Xr6hQhQd_4h4d8h8d",
    "Qh9sKd4s", "QhQhQd2d", "Qh9s2d4s6h", "Qh9s-2d", "9s", "zz", "-", "%E5%A4%A9", "Qh-9s2d4s",
    "2h2h",
)  # fmt: skip
THREE = "_".join(HANDS[:3])
QUERIES = (
    "stake=50&stake=200&stake=100", "stake=50&stake=200&stake=100&folded=30&pot=10",
    "stake=50&stake=200&stake=100&bowl=&bowl=150&bowl=",
    "stake=5&stake=5&stake=5&bowl=5&bowl=5&bowl=9",
    "stake=0&stake=0&stake=0", "pot=100", "folded=1&folded=2", "stake=1", "stake=x&stake=1&stake=1",
    "stake=-1&stake=1&stake=1", "stake=1000000001&stake=1&stake=1", "declared=1", "declared=9",
    "declared=x",
    "seat=2", "seat=9", "seat=x", "stake=50&stake=200&stake=100&bowl=10&bowl=10&bowl=10",
    "unknown=1",
    "stake=", "stake=%2B50&stake=200&stake=100", "stake=050&stake=200&stake=100",
)  # fmt: skip
FLOWERS = "TsThJs4c_6h6d8s8h"
PASTED = (
    "qh 9s 2d 4s / 6h6d8s8h", "qh 9s", "qh 9s kd", "天地人鹅",
    "Qh9s2d4s_6h6d8s8h", "", "?", "q" * 500,
)  # fmt: skip
SPLITS = (
    "QhTs9s9c", "Qh8s9cJs", "ThTsJc4h", "Qh9s2d4s", "6h3h8h4s", "QhQd2h2d", "8h8d5s4c", "Xr3h9s9c",
    "2h4s6h7h", "Tc9d7d3h",
)  # fmt: skip
STYLES = ("equilibrium", "larger-first", "smaller-first", "wild", "")
ASKED = (
    "", "/Qh", "/QhTs9s", "/QhTs9s?upcards=2h&to=hand", "/QhTs9s9c?known=7h&upcards=2h8c",
    "/QhTs9s9c?at=1", "/QhTs9s9c?at=2", "/QhTs9s9c?at=3", "/QhTs9s9c?at=4", "/QhTs9s9c?at=x",
    "/QhTs9s9c?to=moon", "/QhTs9s9c?to=known", "/QhTs9s9c?known=Qh", "/QhTs?known=Qh", "/QhTs9s1c",
    "/QhQhTs9s", "/QhQd2h2d8h", "/QhTs9s9c?upcards=2h&known=2h", "/QhTs9s9c?upcards=2h2d8h8d4h",
    "/QhTs9s9c?known=zz", "/QhTs9s9c?known=QdQh", "/QhTs9s9c?known=Qd", "?upcards=2h",
    "?style=wild",
    "/QhTs9s9c?upcards=6h2d8h&at=2",
)  # fmt: skip


def calculator(visitor: Visitor) -> None:
    """Many tables under the visitor's rule set, with all that may lie on them; JSON as well."""
    visitor.both("/calc")
    start = f"/calc/{visitor.rules}"
    for table in TABLES:
        visitor.get(f"{start}/{table}" if table else start)
        visitor.get(f"{start}/{table}.json")
    for query in QUERIES:
        visitor.get(f"{start}/{THREE}?{query}", partial=True)
        visitor.get(f"{start}/{THREE}.json?{query}")
    for query in (
        "declared=1",
        "declared=2",
        "declared=1&declared=2",
        "declared=1&stake=9&stake=5",
    ):
        visitor.get(f"{start}/{FLOWERS}?{query}", partial=True)
        visitor.get(f"{start}/{FLOWERS}.json?{query}")
    for pasted in PASTED:
        for partial in (False, True):
            visitor.get(f"/calc?rules={visitor.rules.replace('+', '%2B')}&paste={pasted}", partial)
    for path in ("/calc?rules=poker", "/calc/poker", "/calc/poker/QhQd.json", "/calc?rules="):
        visitor.get(path)
    page = visitor.get(f"{start}/{THREE}?stake=50&stake=200&stake=100")
    for url in page.links("/calc/")[::4]:
        visitor.get(url, partial=True)


def dividing(visitor: Visitor) -> None:
    """Many hands, what is known of the others, every way the opponent may divide."""
    visitor.both("/split")
    visitor.both("/split?rules=online")
    start = f"/split/{visitor.rules}"
    for hand in SPLITS:
        page = visitor.get(f"{start}/{hand}")
    for url in page.links("/split/")[::3]:
        visitor.get(url, partial=True)
    for style in STYLES:
        visitor.get(f"{start}/QhTs9s9c?style={style}", partial=True)
    for asked in ASKED:
        visitor.get(f"{start}{asked}", partial=True)
    for path in ("/split/poker", "/split/poker/QhTs9s9c", "/split/advice?rules=poker"):
        visitor.both(path)
    for rules in ("chengdu", "sichuan", "online", visitor.rules.replace("+", "%2B")):
        visitor.get(f"/split/advice?rules={rules}")
