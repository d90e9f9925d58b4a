"""A hand on a projector: one step large, its cards shown or hidden, by the address alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from markupsafe import Markup

from tutor.explain import Message
from tutor.explain.hand import Step
from tutor.rules.hand import Phase
from tutor.rules.numbers import whole_number
from tutor.web.frame.wording import _
from tutor.web.views.table.page import HandPage, ShownHand, hand_page
from tutor.web.views.terms import say, speech

# So many lines can be read from the back of a room.
_LINES = 3
MOST = 9999  # what an address may say of a step or a seat


@dataclass(frozen=True, slots=True)
class ShowPage:
    """A step for a room; `toggle` shows or hides the cards that lie face down.

    `moves` are the reasons for the chips that change hands in the end, `told` what is said else.
    """

    hand: HandPage
    comment: Markup | None
    moves: tuple[Markup, ...]
    told: tuple[Markup, ...]
    opened: bool
    toggle: str
    leave: str


def show_page(
    title: str,
    steps: Sequence[Step],
    comments: Mapping[int, Message],
    query: Mapping[str, str],
    here: str,
    leave: str,
) -> ShowPage:
    """The step that `query` asks for by `step`, its hidden cards shown by `cards=open`."""
    text = query.get("step", "0")
    last = len(steps) - 1
    at = min(whole_number(text, MOST) or 0, last)
    opened = query.get("cards") == "open"
    state = steps[at][0]
    how = speech(state.setup.rules)

    def url(step: int, open_: bool = opened) -> str:
        return f"{here}?{urlencode({'step': step, **({'cards': 'open'} if open_ else {})})}"

    shown = ShownHand(
        title=_(title),
        steps=steps,
        at=at,
        since=at,
        seat=None,
        url=url,
        total=last,
        opened=opened or (state.phase is Phase.OVER and _compared(steps[at])),
    )
    hand = hand_page(shown, how)
    told_by_comment = at in comments and shown.opened and not hand.settled
    return ShowPage(
        hand,
        say(comments[at], how) if told_by_comment else None,
        tuple(row.reason for row in hand.settled.rows) if hand.settled else (),
        hand.told[-_LINES:],
        opened,
        url(at, not opened),
        leave,
    )


def _compared(step: Step) -> bool:
    """Whether the cards were laid open by the rules."""
    ending = step[0].ending
    return ending is not None and len(step[0].staying) > 1 and bool(ending.eaters)
