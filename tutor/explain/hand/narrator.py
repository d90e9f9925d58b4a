"""Everything that is said of a hand at one of its steps; pages and transcripts write it down."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from tutor.explain.hand.ledger import Entry, ledger
from tutor.explain.hand.saying import Said, said_last
from tutor.explain.hand.telling import Sentence, tell
from tutor.explain.hand.words import POT, player
from tutor.explain.hands import explain_hands
from tutor.explain.message import Message, Player
from tutor.rules import ranking
from tutor.rules.hand import Compared, Event, HandState, Phase

Step = tuple[HandState, tuple[Event, ...]]
OUTSIDE = -1  # a viewer at no seat: sees what everybody sees


@dataclass(frozen=True, slots=True)
class HandsMet:
    """How the viewer's hand met another: who won, then the smaller and the larger pairs."""

    result: Message
    smaller: Message
    larger: Message


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a hand: how the viewer's cards met the others', every transfer, every result.

    `nets` are what each player, and the mango pot where anything stays in it, has gained.
    """

    meetings: tuple[HandsMet, ...]
    ledger: tuple[Entry, ...]
    nets: tuple[tuple[Player | Message, int], ...]


@dataclass(frozen=True, slots=True)
class Narration:
    """What is said at a step, in the order in which it is read.

    `said` stands at the seats, `fresh` are the seats that have just spoken, `happened` is what
    `told` tells of, the chips that moved included.
    """

    said: Mapping[int, Said]
    fresh: frozenset[int]
    happened: tuple[Event, ...]
    told: tuple[Sentence, ...]
    ending: Ending | None


def narrate(
    steps: Sequence[Step],
    since: int,
    viewer: int | None,
    before: int | None = None,
    known: Collection[Message] = (),
) -> Narration:
    """The last of these steps, with all that happened from step `since` on.

    `viewer` is the seat that is told, None for who sees all cards. Up to event `before` of the last
    step only, where the rest is not to be known yet; what is `known` is not told again.
    """
    state, last = steps[-1]
    seen = [*(events for _, events in steps[:-1]), last[:before]]
    so_far = tuple(event for events in seen for event in events)
    happened = tuple(event for events in seen[since:] for event in events)
    setup, over = state.setup, state.phase is Phase.OVER
    return Narration(
        {} if over else said_last(so_far, setup.rules),
        frozenset(said_last(happened, setup.rules)),
        happened,
        tuple(one for one in tell(happened, setup, viewer) if one.message not in known),
        _ending(state, so_far, viewer) if over and before is None else None,
    )


def _ending(state: HandState, events: Sequence[Event], viewer: int | None) -> Ending:
    nets: list[tuple[Player | Message, int]] = [
        (player(state.setup, seat), net) for seat, net in enumerate(state.net)
    ]
    if kept := state.pot - state.setup.pot:
        nets.append((POT, kept))
    compared = [event for event in events if isinstance(event, Compared)]
    return Ending(
        tuple(_met(one, state) for one in compared if viewer in (one.seat, one.other)),
        ledger(state.setup, events),
        tuple(nets),
    )


def _met(event: Compared, state: HandState) -> HandsMet:
    ours, theirs = state.divisions[event.seat], state.divisions[event.other]
    assert ours is not None
    assert theirs is not None
    names = player(state.setup, event.seat), player(state.setup, event.other)
    return HandsMet(*explain_hands(ranking(state.setup.rules), ours, theirs, names))
