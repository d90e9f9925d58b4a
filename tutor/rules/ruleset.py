"""What tables differ in: a rule set is one frozen value, and its fields are the switches.

The three sources are presets of it (`tutor.rules.presets`), a house rule set is any other
combination. Rules read these fields and never the name of a rule set.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cached_property

from tutor.finding import held
from tutor.rules import switches
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.switch import Choice, Switch, word
from tutor.rules.switches.better_and_equal import BetterAndEqual
from tutor.rules.switches.bowls import Bowls
from tutor.rules.switches.deal_from import FirstSeat
from tutor.rules.switches.di_wang import DiWang
from tutor.rules.switches.flowers import Flowers
from tutor.rules.switches.fourth_card import FourthCard
from tutor.rules.switches.later_opener import LaterOpener
from tutor.rules.switches.mango import Mango
from tutor.rules.switches.mango_payers import MangoPayers
from tutor.rules.switches.mo import Mo
from tutor.rules.switches.opening import Opening
from tutor.rules.switches.raises import Raises
from tutor.rules.switches.skin import Skin
from tutor.rules.switches.skins import Skins
from tutor.rules.switches.tail import Tail
from tutor.rules.switches.zeros import Zeros


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Every switch on which tables differ; `key`, `title` and `order` only name a preset.

    `order` is the place among the presets. A house rule set has its code as key. A switch that
    came later has a default here: what everyone played before there was a choice.
    """

    key: str = field(compare=False, default="")
    title: str = field(compare=False)
    order: int = field(compare=False)
    di_wang: DiWang
    zeros: Zeros
    better_and_equal: BetterAndEqual
    tail: Tail
    flowers: Flowers
    skin: Skin
    opening: Opening
    deal_from: FirstSeat
    opener: FirstSeat
    later_opener: LaterOpener
    raises: Raises
    skins: Skins
    fourth_card: FourthCard
    mango: Mango
    mango_payers: MangoPayers
    mo: Mo
    bowls: Bowls
    most_players: int

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(self.switches().values()))

    def __hash__(self) -> int:
        """As equality has it, but reckoned once: rule sets are what everything is kept by."""
        return self._hash

    @property
    def source(self) -> str:
        """The key of the preset whose words and names this rule set speaks in."""
        return self.key.partition("+")[0]

    def switches(self) -> dict[str, Choice]:
        """The value of every switch by its name."""
        return {name: getattr(self, name) for name in SWITCHES}


def _switches() -> dict[str, Switch]:
    """The record of every field but the names, in the order of the fields."""
    records = held(switches.__name__, "SWITCH", Switch)
    return {each.name: records[each.name] for each in fields(RuleSet) if each.compare}


SWITCHES = _switches()


def choice_of(switch: str, written: str) -> Choice:
    """The value of a switch that codes write so; raises UNKNOWN_SWITCH or UNKNOWN_CHOICE."""
    if switch not in SWITCHES:
        raise RuleError(Reason.UNKNOWN_SWITCH, switch=switch)
    for choice in SWITCHES[switch].choices:
        if word(choice) == written:
            return choice
    raise RuleError(Reason.UNKNOWN_CHOICE, switch=switch, choice=written)


def preset(title: str, order: int, **written: str) -> RuleSet:
    """A preset with every switch as codes write it; the name of its file becomes its key."""
    choices = {name: choice_of(name, value) for name, value in written.items()}
    return RuleSet(title=title, order=order, **choices)  # type: ignore[arg-type]
