"""What can be wrong with an answer, and how that is said."""

from __future__ import annotations

from enum import Enum

from tutor.explain import Message, message
from tutor.marking import N_


class AnswerFault(Enum):
    """A kind of fault; its value is what is said of it."""

    UNKNOWN_OPTION = N_("The answer “%(name)s” was not among those offered.")
    NOT_CHOSEN = N_("Choose an answer first.")
    STEP_NOT_CHOSEN = N_("One part is still open: %(legend)s")
    NOT_A_PAIR = N_("Tap exactly two cards: they make one pair, the other two the other.")
    NOT_TWO = N_("Tap exactly two cards.")
    PLACE_OPEN = N_("Something has no place yet: put everything in order.")
    PLACE_TWICE = N_("Place %(name)s is taken twice: give each its own.")
    NOTHING_TYPED = N_("Type a name first, in characters or in pinyin.")
    TOO_LONG = N_("That text is too long for a name.")


class AnswerError(ValueError):
    """A fault in an answer, with what it is about: what no form of the question sends."""

    def __init__(self, fault: AnswerFault, name: str = "", legend: Message | None = None) -> None:
        super().__init__(fault.name, name)
        self.fault = fault
        self.name = name
        self.legend = legend

    def message(self) -> Message:
        """What is said of it."""
        if self.legend is not None:
            return message(self.fault.value, legend=self.legend)
        return message(self.fault.value, name=self.name[:40])


class IncompleteError(AnswerError):
    """An answer of which something is missing: nothing is counted, the question stands."""
