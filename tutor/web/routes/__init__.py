"""The pages, one module a feature: a module here with a blueprint named `bp` is served."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from flask import Blueprint


def blueprints() -> Iterator[Blueprint]:
    """Every blueprint in this folder, in the order of the module names."""
    for found in pkgutil.iter_modules(__path__):
        bp = getattr(import_module(f"{__name__}.{found.name}"), "bp", None)
        if bp is not None:
            yield bp
