"""Why the rules refuse something: a closed list of reasons, with facts and without words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto


class Reason(Enum):
    """What is wrong; the facts that go with each member stand behind it."""

    UNKNOWN_CARD = auto()  # code: the text that names no card of the deck
    CARD_TWICE = auto()  # card: the card that stands there twice
    THIRD_OF_KIND = auto()  # kind: of which the deck has two; count: how many were given
    WRONG_COUNT = auto()  # expected, given: numbers of cards
    BROKEN_DIVISION = auto()  # text: what is not two cards, a hyphen and two cards
    NOT_YOUR_CARDS = auto()  # cards: codes in the division that the hand does not hold
    LARGER_FIRST = auto()  # text: a division written with its larger pair first
    UNKNOWN_RULES = auto()  # code: the text that names no rule set
    UNKNOWN_SWITCH = auto()  # switch: the name that is no switch of a rule set
    UNKNOWN_CHOICE = auto()  # switch, choice: the value the switch does not have
    SWITCH_TWICE = auto()  # switch: the switch that is set twice
    TOO_FEW_SEATS = auto()  # given: how many seats
    TOO_MANY_SEATS = auto()  # given, most: how many seats
    NO_FLOWERS = auto()  # seat: who declared without holding the three named cards
    FLOWERS_NOT_DECLARED = auto()  # seat: who declared where the rule set knows no declaring
    BAD_STAKE = auto()  # seat, stake: a stake that is not a whole number of at least 0


class RuleError(ValueError):
    """Something the rules refuse: a `Reason` and the facts that its words need."""

    def __init__(self, reason: Reason, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[..., RuleError], tuple[object, ...]]:
        """Exceptions are copied and pickled by their positional arguments; the facts are named."""
        return _again, (self.reason, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.reason.name}({facts})"


def _again(reason: Reason, facts: Mapping[str, object]) -> RuleError:
    return RuleError(reason, **facts)
