"""The presets: every module of this folder holds one `RULES`, and its file name is the key."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from tutor.rules.ruleset import RuleSet


def _discover() -> dict[str, RuleSet]:
    found = [import_module(f"{__name__}.{module.name}").RULES for module in iter_modules(__path__)]
    return {rules.key: rules for rules in sorted(found, key=lambda rules: (rules.order, rules.key))}


PRESETS: dict[str, RuleSet] = _discover()
DEFAULT: RuleSet = next(iter(PRESETS.values()))


def with_presets(*rules: RuleSet) -> tuple[RuleSet, ...]:
    """The presets in their order, then those of `rules` that are none of them."""
    return tuple(dict.fromkeys((*PRESETS.values(), *rules)))
