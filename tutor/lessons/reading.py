"""What a reading is."""

from __future__ import annotations

from dataclasses import dataclass

C, S, O = "chengdu", "sichuan", "online"  # noqa: E741


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading: the question the sources leave, our answer and its reason (msgids).

    `rules` are the presets it is about, `switch` the switch of a rule set that reads it otherwise,
    if there is one. A `slip` is a plain error of a source.
    """

    number: int
    rules: tuple[str, ...]
    question: str
    reading: str
    reason: str
    switch: str = ""
    slip: bool = False
