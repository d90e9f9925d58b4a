"""A sample hand: a record with comments and questions, and how it is gone through step by step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.explain import Message, message
from tutor.explain.hand import (
    Narration,
    Offer,
    explain_advice,
    explain_reasoning,
    explain_turn,
    narrate,
    offers,
)
from tutor.play.claims import Claim
from tutor.play.questions import Ask, Moment, Posed, pose
from tutor.play.seats import decide
from tutor.play.tempers import Temper
from tutor.rules import Chance, RuleSet
from tutor.rules.hand import (
    Action,
    Event,
    HandState,
    Phase,
    Record,
    Setup,
    observe,
    parse_record,
    steps,
)


@dataclass(frozen=True)
class SampleHand:
    """One sample hand, a file of `tutor.play.hands`; its key is the file's name.

    `order` is the place in the course, `learner` the seat one plays, counted from 1 as in the
    record. `comments` and `asks` are by the number of actions done before they are read; a record
    names its players. `claims` are what title and comments say, for the engine to confirm.
    """

    order: int
    title: str
    teaches: str
    learner: int
    record: str
    comments: Mapping[int, str]
    asks: Mapping[int, Ask] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
    key: str = ""

    @cached_property
    def parsed(self) -> Record:
        """The record, read; raises RecordError."""
        return parse_record(self.record)

    @property
    def setup(self) -> Setup:
        """The table before the first card."""
        return self.parsed.setup

    @property
    def rules(self) -> RuleSet:
        """The rule set it is played by."""
        return self.setup.rules

    @property
    def seat(self) -> int:
        """The learner's seat as the rules count, from 0."""
        return self.learner - 1

    @cached_property
    def scenes(self) -> tuple[Scene, ...]:
        """The hand from the deal to the settlement; RecordError where it cannot be played."""
        return _scenes(self)

    def narration(
        self, number: int, asking: bool = False, known: Collection[Message] = ()
    ) -> Narration:
        """What is said at a scene; while its question is `asking`, nothing that answers it."""
        steps = [(one.state, one.events) for one in self.scenes[: number + 1]]
        question = self.scenes[number].question
        before = question.before if question and asking else None
        return narrate(steps, number, self.seat, before, known)


@dataclass(frozen=True, slots=True)
class Turn:
    """The learner is due: what may be done at which price, and what was done in this hand.

    `prompt` is what is to be decided. `advice` is what a careful player would do here with the same
    cards; `weighed` says why, and what it is.
    """

    prompt: Message
    offers: tuple[Offer, ...]
    chosen: Action | None
    advice: Action
    weighed: tuple[Message, Message]


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a sample hand, after `number` actions.

    `action` led here (None at the start), `events` is what happened then. `question` is asked
    before event `question.before` of them is told; `comment` may give its answer away. `weighed` is
    what was to be weighed at the turn that led here.
    """

    number: int
    action: Action | None
    state: HandState
    events: tuple[Event, ...]
    comment: Message | None
    question: Posed | None
    turn: Turn | None
    weighed: tuple[Message, Message] | None


def _scenes(sample: SampleHand) -> tuple[Scene, ...]:
    record, seat = sample.parsed, sample.seat
    found: list[Scene] = []
    so_far: tuple[Event, ...] = ()
    for number, (state, events) in enumerate(steps(record)):
        so_far += events
        comment = sample.comments.get(number)
        ask = sample.asks.get(number)
        weighed = found[-1].turn.weighed if found and found[-1].turn else None
        found.append(
            Scene(
                number,
                record.actions[number - 1] if number else None,
                state,
                events,
                message(comment) if comment else None,
                pose(ask, Moment(state, events, so_far, seat)) if ask else None,
                _turn(state, seat, record, number),
                weighed,
            )
        )
    return tuple(found)


def turn_of(state: HandState, seat: int, chosen: Action | None = None) -> Turn:
    """What a seat that is due may do, and what a careful player would; for free play too.

    Raises ValueError where the seat has nothing to do.
    """
    view = observe(state, seat)
    careful = decide(view, Temper.CAREFUL, Chance("advice"))
    offered = offers(view)
    advice = explain_advice(careful.action, offered, view.rules)
    weighed = explain_reasoning(careful.reasoning), advice
    return Turn(explain_turn(view), offered, chosen, careful.action, weighed)


def _turn(state: HandState, seat: int, record: Record, number: int) -> Turn | None:
    chosen = record.actions[number] if number < len(record.actions) else None
    due = chosen.seat if chosen else state.turn
    if due != seat or state.phase is Phase.OVER:
        return None
    return turn_of(state, seat, chosen)
