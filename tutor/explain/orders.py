"""Things in order, strongest first, as one line: `a > b = c > d`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeVar

from tutor.explain.message import Message, message
from tutor.marking import N_
from tutor.rules import Kind, Pair

T = TypeVar("T", Kind, Pair)


def explain_order(things: Sequence[T], strength: Callable[[T], int]) -> Message:
    """At least two things from the strongest to the weakest, equal ones joined by a sign."""
    ordered = sorted(things, key=strength, reverse=True)
    signs = [
        N_("%(first)s = %(rest)s") if strength(a) == strength(b) else N_("%(first)s > %(rest)s")
        for a, b in pairwise(ordered)
    ]
    line = message(signs[-1], first=ordered[-2], rest=ordered[-1])
    for thing, sign in zip(ordered[-3::-1], signs[-2::-1], strict=True):
        line = message(sign, first=thing, rest=line)
    return line
