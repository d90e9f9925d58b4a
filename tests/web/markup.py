"""A page as a tree of its elements, so that tests ask for what is there and not for strings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from selectolax.lexbor import LexborHTMLParser, LexborNode

from tests.sure import sure

VOID = frozenset(("br", "hr", "img", "input", "link", "meta", "source", "wbr"))


@dataclass(eq=False)
class Element:
    """An element with its attributes and what is in it."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    inside: list[Element | str] = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    def __contains__(self, name: str) -> bool:
        return name in self.attributes

    @property
    def text(self) -> str:
        """All text in it, white space folded."""
        return " ".join("".join(self._texts()).split())

    @property
    def classes(self) -> set[str]:
        return set(self.attributes.get("class", "").split())

    def walk(self) -> Iterator[Element]:
        """It and everything in it, in the order of the page."""
        yield self
        for one in self.inside:
            if isinstance(one, Element):
                yield from one.walk()

    def all(self, tag: str = "", **attributes: str) -> list[Element]:
        """The elements in it of this tag that have these attributes; `class_` names one class."""
        wanted = attributes.pop("class_", None)
        return [
            one
            for one in self.walk()
            if (not tag or one.tag == tag)
            and (wanted is None or wanted in one.classes)
            and all(one.attributes.get(k.replace("_", "-")) == v for k, v in attributes.items())
        ]

    def one(self, tag: str = "", **attributes: str) -> Element:
        """The only such element."""
        found = self.all(tag, **attributes)
        assert len(found) == 1, (tag, attributes, len(found))
        return found[0]

    def remove(self, gone: list[Element]) -> None:
        """Take these elements out of the tree."""
        for one in list(self.walk()):
            one.inside = [part for part in one.inside if part not in gone]

    def fields(self) -> dict[str, list[str]]:
        """What a form would send as it stands, without any button."""
        sent: dict[str, list[str]] = {}
        for one in self.all("input"):
            if one.attributes.get("type") not in ("radio", "checkbox") or "checked" in one:
                sent.setdefault(one["name"], []).append(one["value"])
        return sent

    def _texts(self) -> Iterator[str]:
        for one in self.inside:
            if isinstance(one, str):
                yield one
            else:
                yield from one._texts()


def read(html: str) -> Element:
    """The tree of a page or of a fragment."""
    if html.lstrip()[:9].lower() == "<!doctype":
        return Element("", {}, [_element(_root(html))])
    return Element("", {}, _element(sure(_root(html).css_first("body"))).inside)


def _root(html: str) -> LexborNode:
    root = LexborHTMLParser(html).root
    assert root is not None, "there is nothing to read"
    return root


def _element(node: LexborNode) -> Element:
    inside: list[Element | str] = []
    for one in node.iter(include_text=True):
        if one.is_element_node:
            inside.append(_element(one))
        elif one.is_text_node:
            inside.append(one.text())
    attributes = {name: value or "" for name, value in node.attributes.items()}
    return Element(node.tag or "", attributes, inside)


class _Strict(HTMLParser):
    """Every element is closed, and in its turn; browsers forgive what people then wonder at."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1] == tag, f"</{tag}> closes <{self.open[-1]}>"
        self.open.pop()


def verify_well_formed(html: str) -> None:
    """Fails on an element that stays open or is closed out of turn."""
    reader = _Strict()
    reader.feed(html)
    reader.close()
    assert reader.open == []
