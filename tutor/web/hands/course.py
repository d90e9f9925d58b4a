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
    """A sample hand in the list; `state` is "done", "begun", "next" or ""."""

    number: int
    title: str
    teaches: str
    rules: str
    url: str
    state: str
    state_label: str


@dataclass(frozen=True, slots=True)
class HandsView:
    """All sample hands, how many are done, and the one to go on with."""

    hands: tuple[HandRow, ...]
    done: int
    next: HandRow | None


def course_view(kinds: Mapping[str, bool]) -> HandsView:
    """The list; `kinds` says which hands were begun, and whether they were played out."""
    upcoming = next((key for key in HANDS if not kinds.get(key)), None)
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
                prefs.title_of(hand.rules),
                url_for("hands.hand", key=key),
                state,
                {"done": _("Done"), "begun": _("Begun"), "next": _("Up next")}.get(state, ""),
            )
        )
    following = next((row for row, key in zip(rows, HANDS, strict=True) if key == upcoming), None)
    return HandsView(tuple(rows), sum(row.state == "done" for row in rows), following)
