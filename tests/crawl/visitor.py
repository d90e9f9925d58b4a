"""A visitor who writes down every answer of the site as normalised text."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.crawl import luck
from tests.web.markup import Element, read

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
# The headers by which answers differ; those of security are the same on every page.
TOLD = (
    "Location",
    "Content-Type",
    "Vary",
    "Cache-Control",
    "Allow",
    "Link",
    "Content-Disposition",
    "HX-Push-Url",
)
CSRF = re.compile(r'(name="csrf_token" value=")[^"]+')
SIGNED = re.compile(r"(?<=session=)[^;]*|Expires=[^;]*; ")
DIGEST = re.compile(r"/static/[0-9a-f]{8}/")
Form = Mapping[str, str | Sequence[str]]


def normal(text: str) -> str:
    """A body without what differs from run to run and from build to build."""
    return DIGEST.sub("/static/DIGEST/", CSRF.sub(r"\1CSRF", text))


def lines(text: str, mimetype: str) -> str:
    """A body with a line for each element or field, white space folded."""
    if "json" in mimetype:
        return json.dumps(json.loads(text), ensure_ascii=False, indent=1)
    if mimetype != "text/html":
        return text
    return re.sub(r"(?=<[a-z!])", "\n", re.sub(r"\s+", " ", text)).strip()


class Page:
    """What came back, as far as a journey goes on from it."""

    def __init__(self, response: TestResponse) -> None:
        self.status = response.status_code
        self.text = response.text
        self.location = response.headers.get("Location", "")
        self.pushed = response.headers.get("HX-Push-Url", "")

    @cached_property
    def tree(self) -> Element:
        """The elements; none where the answer is no page."""
        return read(self.text if "<" in self.text else "")

    def links(self, start: str) -> list[str]:
        """The addresses that begin so, each once, in their order, without their anchors."""
        found = [one.attributes.get("href", "") for one in self.tree.all("a")]
        return list(dict.fromkeys(one.partition("#")[0] for one in found if one.startswith(start)))

    def forms(self, part: str) -> list[Element]:
        """The forms whose address has this part."""
        return [one for one in self.tree.all("form") if part in one["action"]]


class Visitor:
    """One browser in one language under one rule set; `name` is the journey and the file."""

    def __init__(self, client: FlaskClient, name: str, rules: str, lang: str) -> None:
        self.client = client
        self.name, self.rules, self.lang = name, rules, lang
        self.seen: list[str] = []
        self._asked: Counter[str] = Counter()
        client.set_cookie("rules", rules)

    def get(self, path: str, partial: bool = False, **headers: str) -> Page:
        """Open an address."""
        return self._ask("GET", path, {}, partial, headers)

    def post(self, path: str, form: Form, partial: bool = False, **headers: str) -> Page:
        """Send a form there."""
        return self._ask("POST", path, form, partial, headers)

    def both(self, path: str) -> Page:
        """Open an address as a page and as the part that htmx asks for; the page."""
        self.get(path, partial=True)
        return self.get(path)

    def follow(self, page: Page) -> Page:
        """Where the site leads, which may be on."""
        while page.location:
            parts = urlsplit(page.location)
            page = self.get(parts.path + (f"?{parts.query}" if parts.query else ""))
        return page

    def token(self, word: str) -> str:
        """A token for a form of this journey."""
        return sha256(f"{self.name}|{self.rules}|{self.lang}|{word}".encode()).hexdigest()[:16]

    def write(self, folder: Path) -> int:
        """Write the journey down; how many answers it has."""
        path = folder / self.rules.replace("+", " ") / self.lang / f"{self.name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(self.seen))
        return len(self.seen)

    def _ask(
        self, method: str, path: str, form: Form, partial: bool, headers: Mapping[str, str]
    ) -> Page:
        sent = urlencode(form, doseq=True)
        what = " ".join(filter(None, (method, path, "partial" if partial else "", sent)))
        self._asked[what] += 1
        luck.at(f"{self.name}|{self.rules}|{self.lang}|{what}|{self._asked[what]}")
        sent_headers = {"Accept-Language": self.lang, **(PARTIAL if partial else {}), **headers}
        response = self.client.open(path, method=method, data=dict(form), headers=sent_headers)
        self.seen.append(self._told(f"{what} #{self._asked[what]}", response))
        return Page(response)

    def _told(self, what: str, response: TestResponse) -> str:
        text = normal(response.text)
        head = [f"\f{what}", f"status: {response.status_code}"]
        for name in TOLD:
            if name in response.headers:
                told = normal(response.headers[name])
                if name == "Allow":  # werkzeug's order is that of a set
                    told = ", ".join(sorted(told.split(", ")))
                head.append(f"{name}: {told}")
        for cookie in response.headers.getlist("Set-Cookie"):
            head.append(f"Set-Cookie: {SIGNED.sub('', cookie)}")
        head.append(f"bytes: {sha256(text.encode()).hexdigest()[:12]}")
        return "\n".join([*head, "", lines(text, response.mimetype or ""), ""])
