"""What a switch is called and what it is set to, and the part of the game it belongs to."""

from __future__ import annotations

from enum import Enum

from tutor.explain.message import Message, message
from tutor.marking import N_
from tutor.rules import SWITCHES
from tutor.rules.switch import Choice, Decides


class Part(Enum):
    """Where a switch matters: when cards are compared, when chips are bet, before and after."""

    CARDS = N_("Comparing cards")
    BETS = N_("Bets and chips")
    TABLE = N_("Around the table")


def part_of(name: str) -> Part:
    """The part of the game where a switch matters first."""
    decides = SWITCHES[name].decides
    if decides & Decides.CARDS:
        return Part.CARDS
    return Part.BETS if decides & Decides.PLAY else Part.TABLE


def switch_label(name: str) -> Message:
    """What a switch is about."""
    return message(SWITCHES[name].question)


def choice_label(name: str, choice: Choice) -> Message:
    """What a switch is set to; a number stands for itself."""
    words = SWITCHES[name].words[choice]
    return message(words, n=choice) if isinstance(choice, int) else message(words)
