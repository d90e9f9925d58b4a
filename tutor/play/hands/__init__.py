"""The sample hands: every module of this folder holds one `HAND`, and its file name is the key."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules

from tutor.play.script import SampleHand


def _discover() -> dict[str, SampleHand]:
    found = [
        replace(import_module(f"{__name__}.{module.name}").HAND, key=module.name.replace("_", "-"))
        for module in iter_modules(__path__)
    ]
    return {hand.key: hand for hand in sorted(found, key=lambda hand: (hand.order, hand.key))}


HANDS: dict[str, SampleHand] = _discover()
