"""What can be wrong with the address of a question or with an answer, and how that is said."""

from __future__ import annotations

from enum import Enum

from tutor.explain import Message, message
from tutor.marking import N_


class Fault(Enum):
    """A kind of fault; its value is what is said of it."""

    UNKNOWN_DRILL = N_("There is no drill “%(name)s”.")
    RETIRED_VERSION = N_("This question is from an older edition of the drill, which has changed.")
    UNKNOWN_VERSION = N_("The drill has no edition “%(name)s”.")
    UNKNOWN_LEVEL = N_("The drill has no level “%(name)s”.")
    UNKNOWN_FILTER = N_("The drill cannot be narrowed to “%(name)s”.")
    BAD_SEED = N_("“%(name)s” is not the number of a question: 1 to 16 small letters and digits.")
    NOTHING_FITS = N_("No question fits this choice; take another level or do not narrow it.")
    UNKNOWN_OPTION = N_("The answer “%(name)s” was not among those offered.")
    NOT_CHOSEN = N_("Choose an answer first.")
    STEP_NOT_CHOSEN = N_("One part is still open: %(legend)s")
    NOT_A_PAIR = N_("Tap exactly two cards: they make one pair, the other two the other.")
    NOT_TWO = N_("Tap exactly two cards.")
    PLACE_OPEN = N_("Something has no place yet: put everything in order.")
    PLACE_TWICE = N_("Place %(name)s is taken twice: give each its own.")
    NOTHING_TYPED = N_("Type a name first, in characters or in pinyin.")
    TOO_LONG = N_("That text is too long for a name.")


class DrillError(ValueError):
    """A fault in an address or an answer, with what it is about."""

    def __init__(self, fault: Fault, name: str = "", legend: Message | None = None) -> None:
        super().__init__(fault.name, name)
        self.fault = fault
        self.name = name
        self.legend = legend

    def message(self) -> Message:
        """What is said of it."""
        if self.legend is not None:
            return message(self.fault.value, legend=self.legend)
        return message(self.fault.value, name=self.name[:40])


class IncompleteError(DrillError):
    """An answer of which something is missing: nothing is counted, the question stands."""
