"""The addresses of pages as objects: `url()` writes one, `under(rules)` turns it to other rules.

`parse` reads back what `url()` wrote, so that a change of rule set keeps one's place. The rule set
of a path is kept as it is written: an address with a code that nobody knows can be turned too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol, Self
from urllib.parse import parse_qsl, urlencode

from tutor.drills.address import Address, make_address, parse_address
from tutor.drills.faults import DrillError
from tutor.rules import Pair, RuleError, RuleSet

Fields = Iterable[tuple[str, str]]


class Place(Protocol):
    """A page that can be shown under another rule set."""

    def url(self) -> str:
        """Its address on this site."""

    def under(self, rules: RuleSet) -> Place:
        """The same page under these rules."""


def _joined(path: str, query: str, anchor: str = "") -> str:
    return path + (f"?{query}" if query else "") + (f"#{anchor}" if anchor else "")


def filled(fields: Fields) -> str:
    """A query of the fields that hold something."""
    return urlencode([(name, value) for name, value in fields if value])


@dataclass(frozen=True, slots=True)
class _ByPath:
    """A page with its rule set in its path, after the section: `/calc/chengdu/Qh9s?seat=2`."""

    section: ClassVar[str]

    code: str
    rest: str = ""
    query: str = ""

    def url(self) -> str:
        """Its address."""
        path = f"/{self.section}/{self.code}"
        return _joined(f"{path}/{self.rest}" if self.rest else path, self.query)

    def under(self, rules: RuleSet) -> Self:
        """The same page under these rules."""
        return replace(self, code=rules.key)

    @classmethod
    def parse(cls, path: str, query: str) -> Self | None:
        """The page of this path, if it is one of the section."""
        _, section, code, rest = [*path.split("/", 3), "", ""][:4]
        return cls(code, rest, query) if section == cls.section and code else None


class CalcPage(_ByPath):
    """A table of the calculator; `rest` is its notation."""

    section = "calc"


class SplitPage(_ByPath):
    """Cards in the explorer of divisions; `rest` are their codes."""

    section = "split"


class RulesPage(_ByPath):
    """A rule set's own page."""

    section = "rules"

    def beside(self, other: RuleSet) -> Self:
        """The page with another rule set beside it."""
        return replace(self, query=filled([("with", other.key)]))

    def under(self, rules: RuleSet) -> Self:
        """The page of these rules; what stood beside stays, but no rules beside themselves."""
        alone = self.query == self.beside(rules).query
        return replace(self, code=rules.key, query="" if alone else self.query)


@dataclass(frozen=True, slots=True)
class _ByQuery:
    """A page for the visitor's own rule set, or for that of `?rules=`."""

    path: ClassVar[str]

    rules: str = ""
    query: str = ""
    anchor: str = ""

    def url(self) -> str:
        """Its address."""
        named = filled([("rules", self.rules)])
        return _joined(self.path, "&".join(filter(None, (named, self.query))), self.anchor)

    def under(self, rules: RuleSet) -> Self:
        """The same page for a visitor whose own these rules are now."""
        return replace(self, rules="", anchor="")

    @classmethod
    def parse(cls, path: str, query: str) -> Self | None:
        """The page of this path, if it is the one."""
        if path != cls.path:
            return None
        fields = [(name, value) for name, value in parse_qsl(query) if name != "rules"]
        return cls(query=urlencode(fields))


class FreePlayPage(_ByQuery):
    """The choice of a table of free play."""

    path = "/play"


class ExplorerPage(_ByQuery):
    """The explorer of divisions before any card is laid."""

    path = "/split"


class AdvicePage(_ByQuery):
    """The advice counted from the tables."""

    path = "/split/advice"


class SheetPage(_ByQuery):
    """The sheet for the table."""

    path = "/sheet"


class LadderPage(_ByQuery):
    """The ladder of pairs."""

    path = "/ladder"

    @classmethod
    def at(cls, rules: str, pair: str, only: str = "", place: int = 0) -> Self:
        """The ladder at the rung of a pair, narrowed to a filter; `place` scrolls to a rung."""
        anchor = f"r{place}" if place else ""
        return cls(rules, filled([("at", pair), ("only", only)]), anchor)


@dataclass(frozen=True, slots=True)
class QuestionPage:
    """A question at its own address."""

    address: Address

    def url(self) -> str:
        """Its address."""
        return f"/q/{self.address}"

    def under(self, rules: RuleSet) -> QuestionPage:
        """The question of the same seed under these rules."""
        at = self.address
        setting = at.setting
        return QuestionPage(
            make_address(at.drill, rules.key, setting.level.key, setting.filter.key, at.seed)
        )

    @classmethod
    def parse(cls, path: str, query: str) -> QuestionPage | None:
        """The question of this path, if there is one."""
        try:
            return cls(parse_address(path.removeprefix("/q/"))) if path[:3] == "/q/" else None
        except (DrillError, RuleError):
            return None


# The advice lies below the explorer's address, so it is asked first.
_PAGES = (
    *(QuestionPage, AdvicePage, ExplorerPage, FreePlayPage, SheetPage, LadderPage),
    *(CalcPage, SplitPage, RulesPage),
)


def parse(target: str) -> Place | None:
    """The page of an address on this site; None where its rule set is no part of its address."""
    path, _, query = target.partition("#")[0].partition("?")
    return next((place for page in _PAGES if (place := page.parse(path, query))), None)


def pair_key(pair: Pair) -> str:
    """What addresses call a pair, named or not."""
    return "+".join(kind.key for kind in pair.kinds)
