"""What can be wrong with the address of a question, and how that is said."""

from __future__ import annotations

from enum import Enum

from tutor.explain import Message, message
from tutor.marking import N_


class DrillFault(Enum):
    """A kind of fault; its value is what is said of it."""

    UNKNOWN_DRILL = N_("There is no drill “%(name)s”.")
    RETIRED_VERSION = N_("This question is from an older edition of the drill, which has changed.")
    UNKNOWN_VERSION = N_("The drill has no edition “%(name)s”.")
    UNKNOWN_LEVEL = N_("The drill has no level “%(name)s”.")
    UNKNOWN_FILTER = N_("The drill cannot be narrowed to “%(name)s”.")
    BAD_SEED = N_("“%(name)s” is not the number of a question: 1 to 16 small letters and digits.")
    NOTHING_FITS = N_("No question fits this choice; take another level or do not narrow it.")


class DrillError(ValueError):
    """A fault in an address, with the part that it is about."""

    def __init__(self, fault: DrillFault, name: str = "") -> None:
        super().__init__(fault.name, name)
        self.fault = fault
        self.name = name

    def message(self) -> Message:
        """What is said of it."""
        return message(self.fault.value, name=self.name[:40])
