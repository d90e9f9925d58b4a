"""The sample hands: every module of this folder holds one `HAND`, and its file name is the key."""

from __future__ import annotations

from tutor.finding import find
from tutor.play.script import SampleHand


def find_hands() -> dict[str, SampleHand]:
    """Every sample hand by its key, in the order of the course."""
    return find(__name__, "HAND", SampleHand)


HANDS = find_hands()
