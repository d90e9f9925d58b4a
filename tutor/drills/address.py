"""The address of a question, from which alone it is made: drill, version, rule set, level, seed.

As text `card-names.1/chengdu/easy~upper/4kq7`, the part after `~` only where the drill is narrowed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from tutor.drills.catalog import DRILLS
from tutor.drills.faults import DrillError, DrillFault
from tutor.drills.model import Drill, Setting
from tutor.rules import parse_rules, ranking, whole_number

_SEED = re.compile(r"[0-9a-z]{1,16}")


@dataclass(frozen=True)
class Address:
    """Where a question stands; `filter` is empty where the drill is not narrowed."""

    drill: Drill
    setting: Setting
    seed: str

    @cached_property
    def place(self) -> str:
        """Everything but the seed."""
        level = self.setting.level.key
        if self.setting.filter is not self.drill.filters[0]:
            level = f"{level}~{self.setting.filter.key}"
        return f"{self.drill.key}.{self.drill.version}/{self.setting.rules.key}/{level}"

    @property
    def luck(self) -> str:
        """What the question is drawn from: the address without its rule set.

        So another rule set shows the same cards, except where what it changes is what is drawn
        by, such as the step that decides between two pairs.
        """
        setting = self.setting
        chosen = f"{setting.level.key}~{setting.filter.key}"
        return f"{self.drill.key}.{self.drill.version}/{chosen}/{self.seed}"

    def __str__(self) -> str:
        return f"{self.place}/{self.seed}"

    def with_seed(self, seed: str) -> Address:
        """The same drill at another seed; DrillError(BAD_SEED) if it is none."""
        if not _SEED.fullmatch(seed):
            raise DrillError(DrillFault.BAD_SEED, seed)
        return Address(self.drill, self.setting, seed)


def find_drill(key: str) -> Drill:
    """The drill of this key; DrillError(UNKNOWN_DRILL) if there is none."""
    if key not in DRILLS:
        raise DrillError(DrillFault.UNKNOWN_DRILL, key)
    return DRILLS[key]


def make_address(drill: Drill, rules: str, level: str, filter: str, seed: str) -> Address:
    """The address of these parts, an empty level or filter standing for the drill's first.

    Raises DrillError (UNKNOWN_LEVEL, UNKNOWN_FILTER, BAD_SEED), or RuleError for the rule set.
    """
    chosen = drill.level(level or drill.levels[0].key)
    if chosen is None:
        raise DrillError(DrillFault.UNKNOWN_LEVEL, level)
    narrowed = drill.filter(filter or drill.filters[0].key)
    if narrowed is None:
        raise DrillError(DrillFault.UNKNOWN_FILTER, filter)
    rule_set = parse_rules(rules)
    setting = Setting(rule_set, ranking(rule_set), chosen, narrowed)
    return Address(drill, setting, "0").with_seed(seed)


@lru_cache(maxsize=1024)
def parse_address(text: str) -> Address:
    """The address that `text` is.

    Raises DrillError or RuleError, saying which part is wrong.
    """
    parts = text.split("/")
    if len(parts) != 4:
        raise DrillError(DrillFault.UNKNOWN_DRILL, text)
    named, rules, where, seed = parts
    key, _, version = named.partition(".")
    drill = find_drill(key)
    _verify_version(drill, version)
    level, _, filter = where.partition("~")
    return make_address(drill, rules, level, filter, seed)


def _verify_version(drill: Drill, version: str) -> None:
    if version == str(drill.version):
        return
    older = 0 < (whole_number(version, 999_999_999) or 0) < drill.version
    raise DrillError(DrillFault.RETIRED_VERSION if older else DrillFault.UNKNOWN_VERSION, version)
