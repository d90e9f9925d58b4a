"""三花: three named cards and any fourth (`sichuan` 四(40)(41), `online` 三花十、三花六; R20)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from tutor.rules.cards import KIND, Card, Kind
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import RuleSet
from tutor.rules.switches.flowers import Flowers


class Flower(Enum):
    """Which three cards make it: 三花十 or 三花六."""

    TEN = (KIND["shaoshi"], KIND["meishi"], KIND["futou"])
    SIX = (KIND["maomao"], KIND["changsan"], KIND["dagui"])

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The three kinds that must be held."""
        return self.value


def flower_of(cards: Sequence[Card]) -> Flower | None:
    """The 三花 among these cards, whatever the rule set makes of it; None if there is none."""
    held = {card.kind for card in cards}
    return next((flower for flower in Flower if held.issuperset(flower.kinds)), None)


def verify_declare_flowers(seat: str, cards: Sequence[Card], rules: RuleSet) -> None:
    """Raise RuleError(FLOWERS_NOT_DECLARED or NO_FLOWERS) unless `seat` may declare 三花."""
    if rules.flowers is not Flowers.CHOICE:
        raise RuleError(Reason.FLOWERS_NOT_DECLARED, seat=seat)
    if flower_of(cards) is None:
        raise RuleError(Reason.NO_FLOWERS, seat=seat)


def can_declare_flowers(cards: Sequence[Card], rules: RuleSet) -> bool:
    """Whether these cards may be declared as 三花 under `rules`."""
    return rules.flowers is Flowers.CHOICE and flower_of(cards) is not None


def leaves_by_flowers(cards: Sequence[Card], rules: RuleSet) -> bool:
    """Whether the holder of these cards leaves the comparison without being asked (`online`)."""
    return rules.flowers is Flowers.AUTOMATIC and flower_of(cards) is not None
