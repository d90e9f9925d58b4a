"""The features of the site: every package beside this module that has `routes`.

`routes` is a module or a folder of modules; each with a blueprint named `bp` is served, and one
with a `NAV` beside it is a section of the site and stands in the bar.
"""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from flask import Blueprint

import tutor.web
from tutor.finding import modules_in
from tutor.web.frame.nav import NavItem


def _modules() -> Iterator[ModuleType]:
    for found in pkgutil.iter_modules(tutor.web.__path__, f"{tutor.web.__name__}."):
        if found.ispkg and find_spec(f"{found.name}.routes"):
            routes = import_module(f"{found.name}.routes")
            yield routes
            if hasattr(routes, "__path__"):
                yield from modules_in(routes.__name__)


def blueprints() -> Iterator[Blueprint]:
    """Every blueprint of the site."""
    return (module.bp for module in _modules() if hasattr(module, "bp"))


def sections() -> Iterator[NavItem]:
    """What the modules with routes say of themselves as sections."""
    return (module.NAV for module in _modules() if hasattr(module, "NAV"))
