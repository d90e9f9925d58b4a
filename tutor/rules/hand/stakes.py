"""What a table plays for: the skin, the opening bet, the mango and the least bowls (R7, R27)."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.rules.reasons import Reason, RuleError


@dataclass(frozen=True, slots=True)
class Stakes:
    """One level of stakes, in chips.

    `skin` is the ante (底皮) or what folding costs at least, `opening` the forced bet and the least
    first bet of a later round, `least_raise` what a raise must reach where it must also double,
    `mango` a fixed mango, `first_bowl` and `later_bowl` what a bowl must hold where bowls stand.
    """

    name: str
    skin: int
    opening: int
    least_raise: int
    mango: int
    first_bowl: int
    later_bowl: int


STAKES: dict[str, Stakes] = {
    stakes.name: stakes
    for stakes in (
        Stakes("1-3", 1, 3, 10, 5, 100, 50),
        Stakes("5-10", 5, 10, 0, 10, 500, 300),
        Stakes("5-20", 5, 20, 0, 20, 1000, 500),
    )
}


def stakes_of(name: str) -> Stakes:
    """The stakes of this name; RuleError(UNKNOWN_STAKES) if there are none."""
    try:
        return STAKES[name]
    except KeyError:
        raise RuleError(Reason.UNKNOWN_STAKES, stakes=name) from None
