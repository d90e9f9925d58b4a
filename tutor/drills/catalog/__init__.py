"""The drills: every module of this folder holds one `DRILL`, and its file name is the key."""

from __future__ import annotations

from tutor.drills.model import Drill
from tutor.finding import find


def find_drills() -> dict[str, Drill]:
    """Every drill by its key, in the order of the menu."""
    return find(__name__, "DRILL", Drill)


DRILLS = find_drills()
