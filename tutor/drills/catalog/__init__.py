"""The drills: every module of this folder holds one `DRILL`, and its file name is the key."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules

from tutor.drills.model import Drill


def _discover() -> dict[str, Drill]:
    found = [
        replace(import_module(f"{__name__}.{module.name}").DRILL, key=module.name.replace("_", "-"))
        for module in iter_modules(__path__)
    ]
    return {drill.key: drill for drill in sorted(found, key=lambda drill: (drill.order, drill.key))}


DRILLS: dict[str, Drill] = _discover()
