"""A hand that somebody shares: all cards open or as one seat saw it, and what a broken one says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import url_for

from tutor.explain.hand import Step, player
from tutor.rules import DEFAULT
from tutor.rules.hand import RecordError
from tutor.rules.numbers import whole_number
from tutor.web.frame.wording import _
from tutor.web.hands.show import MOST
from tutor.web.views.table.page import HandPage, ShownHand, hand_page
from tutor.web.views.table.words import label_of
from tutor.web.views.terms import speech
from tutor.web.views.words import refused


@dataclass(frozen=True, slots=True)
class EyeView:
    """Through whose eyes the hand can be looked at."""

    label: str
    url: str
    current: bool


@dataclass(frozen=True, slots=True)
class RecordPage:
    """A recorded hand at one step."""

    hand: HandPage
    eyes: tuple[EyeView, ...]
    text: str
    show: str


def refused_record(error: RecordError) -> str:
    """What is wrong with a record; the line is told apart."""
    return refused(error, speech(DEFAULT))


def record_page(packed: str, steps: Sequence[Step], query: Mapping[str, str]) -> RecordPage:
    """The step that `query` asks for, as its `seat` (from 1) sees it, or with all cards open."""
    setup = steps[0][0].setup
    how = speech(setup.rules)
    seats = len(setup.bowls)
    last = len(steps) - 1
    at = min(whole_number(query.get("step", ""), MOST) or 0, last)
    seat = whole_number(query.get("seat", ""), MOST)
    eye = seat - 1 if seat is not None and 1 <= seat <= seats else None
    here = url_for("records.hand", packed=packed)

    def url(step: int, through: int | None = eye) -> str:
        asked = {"step": step} | ({} if through is None else {"seat": through + 1})
        return f"{here}?{urlencode(asked)}"

    shown = ShownHand(
        title=_("A recorded hand"),
        steps=steps,
        at=at,
        since=at,
        seat=eye,
        url=url,
        total=last,
        opened=True,
    )
    eyes = [EyeView(_("All cards"), url(at, None), eye is None)]
    eyes += [
        EyeView(label_of(player(setup, one), how), url(at, one), eye == one) for one in setup.seats
    ]
    return RecordPage(
        hand_page(shown, how),
        tuple(eyes),
        url_for("records.text", packed=packed),
        f"{url_for('records.show', packed=packed)}?step={at}",
    )
