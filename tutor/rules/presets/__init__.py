"""The presets: every module of this folder holds one `RULES`, and its file name is the key."""

from __future__ import annotations

from tutor.finding import find
from tutor.rules.ruleset import RuleSet


def find_presets() -> dict[str, RuleSet]:
    """Every preset by its key, in their order."""
    return find(__name__, "RULES", RuleSet)


PRESETS = find_presets()
DEFAULT: RuleSet = next(iter(PRESETS.values()))


def with_presets(*rules: RuleSet) -> tuple[RuleSet, ...]:
    """The presets in their order, then those of `rules` that are none of them."""
    return tuple(dict.fromkeys((*PRESETS.values(), *rules)))
