"""Turns: what there is too much of for every run comes in turn, another share every day.

TUTOR_TURN chooses the turn (`TUTOR_TURN=3 make test`); `make test-all` takes all of them at once.
"""

import os
from collections.abc import Iterable, Sequence
from datetime import date

import pytest
from _pytest.mark import ParameterSet

# Set for the processes that this one starts, which might otherwise see another day.
TURN = int(os.environ.setdefault("TUTOR_TURN", str(date.today().toordinal())))


def in_turn(
    things: Iterable[object], ways: Sequence[tuple[object, ...]], every: int = 1, turn: int = TURN
) -> list[ParameterSet]:
    """Each thing in every one of its ways, one of which is due; the others wait for test-all.

    With `every`, a thing is due only once in so many turns.
    """
    return [
        pytest.param(
            thing,
            *way,
            marks=() if _due(turn + at, place, len(ways), every) else pytest.mark.matrix,
        )
        for at, thing in enumerate(things)
        for place, way in enumerate(ways)
    ]


def _due(turn: int, place: int, ways: int, every: int) -> bool:
    """Whether a thing is due at this turn, and in the way of this place."""
    return turn % every == 0 and (turn // every) % ways == place
