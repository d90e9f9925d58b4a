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
    KNOWN_IN_HAND = auto()  # card: said to be seen elsewhere, but the hand holds it
    TOO_MANY_KNOWN = auto()  # given, most: numbers of cards said to be seen
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
    BAD_AMOUNT = auto()  # amount: what is not a whole number of chips of at least 0
    BAD_NAME = auto()  # name: a player's name that is empty or holds a comma or a line break
    NO_SUCH_SEAT = auto()  # seat: the number that names no seat; most: how many there are
    NOT_ONE_A_SEAT = auto()  # name: of a list; given: its length; seats: how many there are
    UNKNOWN_STAKES = auto()  # stakes: the text that names no level of stakes
    NO_MANGO = auto()  # a mango where the rule set knows none
    BOWL_TOO_SMALL = auto()  # seat, bowl, least: a bowl below what it must hold
    BOWL_BEYOND_PURSE = auto()  # seat, bowl, purse: a bowl of more than its holder has
    HAND_OVER = auto()  # an action after the end of the hand
    HAND_NOT_OVER = auto()  # a hand that is closed before its end
    NOT_BEFORE_DEAL = auto()  # 默 or dealing when the cards are dealt
    NOT_BETTING = auto()  # a bet, call, check or fold when nobody may bet
    NOT_DIVIDING = auto()  # a division when nobody divides
    NOT_YOUR_TURN = auto()  # seat: who acts; turn: whose turn it is
    NOT_IN_HAND = auto()  # seat: who has folded, left or need not divide
    DIVIDED_ALREADY = auto()  # seat: who has divided
    DECLARED_TOO_LATE = auto()  # seat: who had a turn with the three cards and let it pass
    BET_TO_ANSWER = auto()  # amount: of the bet that stands, so that checking is no answer
    NOTHING_TO_CALL = auto()  # a call where nothing is to be added
    CALL_BEYOND_BOWL = auto()  # amount: to be added; left: in the bowl
    RAISE_TOO_SMALL = auto()  # amount, least: what the bet was to become
    RAISE_BEYOND_BOWL = auto()  # amount, most: what the bet was to become
    RAISING_CLOSED = auto()  # seat: who has acted since the last full raise
    ANTE_TOO_SMALL = auto()  # amount, least: what the ante was to become
    ANTE_BEYOND_BOWL = auto()  # amount, most: what the ante was to become
    UNKNOWN_LINE = auto()  # text: a line that a record does not know
    MISSING_LINE = auto()  # name: of the line that a record needs
    LINE_TWICE = auto()  # name: of the line that stands there twice
    RECORD_TOO_LONG = auto()  # length, most: characters
    BROKEN_RECORD = auto()  # a packed record that cannot be unpacked
    EVENING_OVER = auto()  # a hand or a call of time after the end of the evening
    LAST_CIRCLE_ALREADY = auto()  # time called twice
    CANNOT_POST = auto()  # seat: who has not enough to be dealt in


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
