"""The pages, one module a feature: a module here with a blueprint named `bp` is served.

A module with a `NAV` beside it is a section of the site and stands in the bar.
"""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from flask import Blueprint

from tutor.web.nav import NavItem


def _modules() -> Iterator[ModuleType]:
    return (import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__))


def blueprints() -> Iterator[Blueprint]:
    """Every blueprint in this folder, in the order of the module names."""
    return (module.bp for module in _modules() if hasattr(module, "bp"))


def sections() -> Iterator[NavItem]:
    """What the modules of this folder say of themselves as sections."""
    return (module.NAV for module in _modules() if hasattr(module, "NAV"))
