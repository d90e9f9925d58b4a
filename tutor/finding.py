"""Finds what the files of a folder hold, so that a new thing is one new file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import Field, replace
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, ClassVar, Protocol, TypeVar


class Ordered(Protocol):
    """What a file of such a folder holds: a dataclass with its place; its file gives the key."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def order(self) -> int:
        """Its place among the others."""

    @property
    def key(self) -> str:
        """What it is called by."""


_Kind = TypeVar("_Kind")
_Held = TypeVar("_Held", bound=Ordered)


def modules_in(package: str) -> Iterator[ModuleType]:
    """The modules of a package's folder, by name."""
    for module in iter_modules(sys.modules[package].__path__):
        yield import_module(f"{package}.{module.name}")


def stem(module: ModuleType) -> str:
    """The name of a module's file."""
    return module.__name__.rpartition(".")[2]


def held(package: str, name: str, kind: type[_Kind]) -> dict[str, _Kind]:
    """What each module of a package holds as `name`, by the name of its file."""
    found = {}
    for module in modules_in(package):
        one = getattr(module, name)
        if not isinstance(one, kind):
            raise TypeError(f"{module.__name__}.{name} is no {kind.__name__}")
        found[stem(module)] = one
    return found


def find(package: str, name: str, kind: type[_Held], between: str = "-") -> dict[str, _Held]:
    """What each module of a package holds as `name`, by its key, in their order.

    The key is the file's name with its words joined by `between`.
    """
    found = held(package, name, kind)
    keyed = [replace(one, key=file.replace("_", between)) for file, one in found.items()]
    return {one.key: one for one in sorted(keyed, key=lambda one: (one.order, one.key))}
