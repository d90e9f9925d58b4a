"""The sample hands as a course."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from flask import url_for

from tutor.play.hands import HANDS
from tutor.web.frame import prefs
from tutor.web.frame.wording import _


@dataclass(frozen=True, slots=True)
class HandRow:
    """A sample hand in the list; `state` is "done", "begun", "next" or "".

    `note` is the word for that, or what it is played by where there is none.
    """

    number: int
    title: str
    teaches: str
    url: str
    state: str
    done: bool
    note: str


@dataclass(frozen=True, slots=True)
class HandsView:
    """All sample hands, how many there are and are done, and the one to go on with."""

    hands: tuple[HandRow, ...]
    total: int
    done: int
    next: HandRow | None


def course_view(kinds: Mapping[str, bool]) -> HandsView:
    """The list; `kinds` says which hands were begun, and whether they were played out."""
    upcoming = next((key for key in HANDS if not kinds.get(key)), None)
    labels = {"done": _("Done"), "begun": _("Begun"), "next": _("Up next")}
    rows = []
    for number, (key, hand) in enumerate(HANDS.items(), 1):
        state = "done" if kinds.get(key) else "next" if key == upcoming else ""
        if key in kinds and state != "done":
            state = "begun"
        rows.append(
            HandRow(
                number,
                _(hand.title),
                _(hand.teaches),
                url_for("hands.hand", key=key),
                state,
                state == "done",
                labels.get(state) or prefs.title_of(hand.rules),
            )
        )
    following = next((row for row, key in zip(rows, HANDS, strict=True) if key == upcoming), None)
    return HandsView(tuple(rows), len(rows), sum(row.done for row in rows), following)
