"""The code of a rule set, for links and records: a preset's key, then the switches flipped from it.

`chengdu` is a preset, `chengdu+di_wang.king+zeros.single` a house rule set. The canonical code
starts from the preset that needs the fewest switches and names them in the order of `RuleSet`'s
fields.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tutor.rules.presets import PRESETS
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet, choice_of
from tutor.rules.switch import Choice, word


def house(base: RuleSet, switches: dict[str, Choice]) -> RuleSet:
    """`base` with `switches` set; the same value as a preset where it comes to the same.

    Raises RuleError(UNKNOWN_SWITCH or UNKNOWN_CHOICE) for what no rule set has.
    """
    for name, choice in switches.items():
        choice_of(name, word(choice))
    rules = replace(base, **switches)  # type: ignore[arg-type]
    code = code_of(rules)
    nearest = PRESETS[code.partition("+")[0]]
    if code == nearest.key:
        return nearest
    return replace(rules, key=code, title=nearest.title, order=nearest.order)


def code_of(rules: RuleSet) -> str:
    """The canonical code of a rule set; equal rule sets have the same one."""
    values = rules.switches()

    def flipped(preset: RuleSet) -> list[str]:
        ours = preset.switches()
        return [f"{name}.{word(value)}" for name, value in values.items() if value != ours[name]]

    nearest = min(PRESETS.values(), key=lambda preset: len(flipped(preset)))
    return "+".join([nearest.key, *flipped(nearest)])


@lru_cache(maxsize=256)
def parse_rules(code: str) -> RuleSet:
    """The rule set that `code` names.

    Raises RuleError: UNKNOWN_RULES, UNKNOWN_SWITCH, UNKNOWN_CHOICE or SWITCH_TWICE.
    """
    key, *parts = code.split("+")
    if key not in PRESETS:
        raise RuleError(Reason.UNKNOWN_RULES, code=key)
    switches: dict[str, Choice] = {}
    for part in parts:
        switch, _, written = part.partition(".")
        if switch in switches:
            raise RuleError(Reason.SWITCH_TWICE, switch=switch)
        switches[switch] = choice_of(switch, written)
    return house(PRESETS[key], switches)
