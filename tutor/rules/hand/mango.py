"""芒果: what a hand's end costs everyone at the next one (section 4, R15)."""

from __future__ import annotations

from tutor.rules.hand.events import HandEnded, MangoCause
from tutor.rules.hand.stakes import Stakes
from tutor.rules.ruleset import RuleSet
from tutor.rules.switches.mango import Mango
from tutor.rules.switches.mango_payers import MangoPayers

# For an ante of 1, growing with it: the first mango by its cause, then every further one.
_FIRST = {MangoCause.OUTBET: 2, MangoCause.CHECKED: 5}
_SECOND, _LATER = 5, 10


def mango_amount(rules: RuleSet, stakes: Stakes, cause: MangoCause, count: int) -> int:
    """What each payer owes for the `count`-th mango of the evening, both causes counted together.

    A fixed amount, or the ladder of `sichuan` 二(3)d, never reset; it grows
    with the ante of the table, not with one raised for a hand (R42).
    """
    if rules.mango is Mango.FIXED:
        return stakes.mango
    if rules.mango is Mango.NONE:
        return 0
    step = _FIRST[cause] if count == 1 else _SECOND if count == 2 else _LATER
    return step * stakes.skin


def mango_payers(rules: RuleSet, seats: tuple[int, ...], ending: HandEnded) -> tuple[int, ...]:
    """Who of `seats` pays: all, but after 揍芒 or 皱芒 not its winner unless a switch says so.

    `ending.eaters` must be named as in `seats`.
    """
    spared = (
        ending.eaters
        if ending.mango is MangoCause.OUTBET and rules.mango_payers is MangoPayers.BUT_WINNER
        else ()
    )
    return tuple(seat for seat in seats if seat not in spared)
