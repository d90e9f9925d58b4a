"""Write down every answer of the site: `python -m tests.crawl FOLDER [JOURNEY …]`.

`python -m tests.crawl --compare BEFORE AFTER [JOURNEY …]` tells in what two such folders differ.
`python -m tests.crawl --keep FILE` makes FILE.sql.gz and FILE.json.gz: a database with every kind
of row, and what its learners see.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from flask import Flask

from tests.crawl import counting, luck, questions, reference, tables
from tests.crawl.answering import Answer, asked, judged
from tests.crawl.compare import compare
from tests.crawl.keep import keep
from tests.crawl.visitor import Visitor

luck.take_over()

from tutor.store.database import migrate  # noqa: E402
from tutor.web.app import create_app  # noqa: E402

RULES = ("chengdu", "sichuan")
HOUSE = (
    "chengdu+di_wang.king+zeros.single+better_and_equal.draw+tail.smaller+flowers.choice"
    "+mango.ladder+most_players.6"
)
LANGS = ("en", "zh-Hant", "zh-Hans")
evening = partial(tables.evening, hands=12)
Journey = Callable[[Visitor], object]


def site(folder: Path) -> Flask:
    """The site on an empty database of its own."""
    url = f"sqlite:///{folder / 'tutor.db'}"
    migrate(url)
    return create_app(
        {
            "INSTANCE": folder,
            "DATABASE_URL": url,
            "SECRET_KEY": "a key for the crawl",
            "TESTING": True,
            "WTF_CSRF_ENABLED": False,
        }
    )


def scouting(app: Flask) -> questions.Scout:
    """Somebody who tries a question out first, so that the visitor knows the right answer."""
    known: dict[str, Answer] = {}

    def scout(address: str) -> Answer:
        if address not in known:
            visitor = Visitor(app.test_client(), "scout", "chengdu", "en")
            question = asked(visitor.get(address, partial=True))
            assert question is not None, address
            first = question.first()
            form = {"token": visitor.token(address), **first}
            page = visitor.post(address, form, partial=True)
            known[address] = first if judged(page) == "right" else question.other(page)
        return known[address]

    return scout


def journeys(app: Flask, keys: list[str], rules: str, lang: str) -> Iterator[tuple[str, Journey]]:
    """What is visited under a rule set in a language, by name."""
    english = lang == "en"
    for key in keys:
        yield f"drill-{key}", partial(questions.drill, key=key, deep=english)
    yield "calculator", counting.calculator
    yield "dividing", counting.dividing
    yield "rules", reference.rules
    if rules == HOUSE:
        return
    for key in keys:
        yield f"round-{key}", partial(questions.whole_round, key=key, whole=english)
    yield "course", partial(questions.course, scout=scouting(app))
    yield "frame", reference.frame
    yield "glossary", reference.glossary
    yield "ladder", reference.ladder
    for number, programs in enumerate(("3", "1", "5") if english else ("2",)):
        wanted = {"seed": f"evening {number}", "programs": programs}
        yield f"evening-{number}", partial(evening, careful=number == 0, **wanted)
    if rules == RULES[0]:
        yield "errors", reference.errors
        yield "hands", partial(tables.hands, deep=english)
        yield "records", tables.records
        yield "refused-tables", tables.refused_tables
    if rules == RULES[0] and english:
        for name, code in (("online", "online"), ("di_wa", HOUSE)):
            yield f"evening-{name}", partial(evening, careful=True, seed="other", rules=code)


def crawl(folder: Path, wanted: list[str]) -> None:
    """Go on all journeys, or on those whose names contain a word of `wanted`."""
    begun = process_time()
    total = 0
    with TemporaryDirectory() as place:
        app = site(Path(place))
        home = Visitor(app.test_client(), "home", "chengdu", "en").get("/")
        keys = [url.removeprefix("/drills/") for url in home.links("/drills/")]
        for rules, lang in product((*RULES, HOUSE), LANGS):
            count = 0
            for name, journey in journeys(app, keys, rules, lang):
                if not wanted or any(word in name for word in wanted):
                    visitor = Visitor(app.test_client(), name, rules, lang)
                    journey(visitor)
                    count += visitor.write(folder)
            print(f"{count:6} answers  {lang:8} {rules}", flush=True)
            total += count
        app.extensions["engine"].dispose()
    print(f"{total:6} answers in {process_time() - begun:.0f} s of the processor")


def main(args: list[str]) -> int:
    """Crawl or compare, as the arguments say."""
    if len(args) > 2 and args[0] == "--compare":
        return 1 if compare(Path(args[1]), Path(args[2]), args[3:]) else 0
    if not args or (args[0].startswith("-") and args[0] != "--keep"):
        print(__doc__)
        return 2
    if args[0] == "--keep":
        with TemporaryDirectory() as first, TemporaryDirectory() as second:
            scout = scouting(site(Path(second)))
            keep(site(Path(first)), scout, Path(first, "tutor.db"), Path(args[1]))
        return 0
    crawl(Path(args[0]), args[1:])
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
