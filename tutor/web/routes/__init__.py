"""The pages, one module a feature: a module here with a blueprint named `bp` is served.

A module with a `NAV` beside it is a section of the site and stands in the bar.
"""

from collections.abc import Iterator

from flask import Blueprint

from tutor.finding import modules_in
from tutor.web.nav import NavItem


def blueprints() -> Iterator[Blueprint]:
    """Every blueprint in this folder, in the order of the module names."""
    return (module.bp for module in modules_in(__name__) if hasattr(module, "bp"))


def sections() -> Iterator[NavItem]:
    """What the modules of this folder say of themselves as sections."""
    return (module.NAV for module in modules_in(__name__) if hasattr(module, "NAV"))
