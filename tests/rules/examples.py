"""The worked examples of `data/examples.toml`, read once."""

import tomllib
from dataclasses import dataclass, field

from tests.rules.oracle import DATA


@dataclass(frozen=True)
class Example:
    """Divided hands by seat and what comes of them, with stakes where an amount is worked out."""

    name: str
    rules: str
    hands: dict[str, str]
    expect: dict[str, str]
    eats_skin: list[str] = field(default_factory=list)
    impossible: dict[str, object] = field(default_factory=dict)
    stakes: dict[str, int] = field(default_factory=dict)
    folded: dict[str, int] = field(default_factory=dict)
    net: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Settlement:
    """An order of tails, who beats whom, what each has put in, and what each has won in the end."""

    name: str
    rules: str
    order: list[list[str]]
    beats: list[str]
    stakes: dict[str, int]
    net: dict[str, int]
    folded: dict[str, int] = field(default_factory=dict)


_READ = tomllib.loads((DATA / "examples.toml").read_text(encoding="utf-8"))
HANDS = [Example(**row) for row in _READ["example"]]
SETTLEMENTS = [Settlement(**row) for row in _READ["settlement"]]
