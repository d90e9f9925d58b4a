"""A sample hand: a record with comments and questions, and how it is gone through step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.explain import Message, message
from tutor.explain.hand import Line, Offer, Reasoning, Sentence, ledger, offers, tell
from tutor.play.claims import Claim
from tutor.play.questions import Ask, Moment, Question, question_at
from tutor.play.seats import decide
from tutor.play.tempers import Temper
from tutor.rules import Chance, RuleSet
from tutor.rules.hand import (
    Action,
    Divided,
    Event,
    HandState,
    How,
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


@dataclass(frozen=True, slots=True)
class Turn:
    """The learner is due: what may be done at which price, and what was done in this hand.

    `advice` is what a careful player would do here with the same cards, and `weighed` why.
    """

    offers: tuple[Offer, ...]
    chosen: Action | None
    advice: Action
    weighed: Reasoning


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a sample hand, after `number` actions.

    `action` led here (None at the start), `events` is what happened then and `told` the same in
    words. `question` is asked before event `question.before` of them is told; `comment` may give
    its answer away. `shown` are the others' hands that a showdown lays open, to be told before the
    first `Compared`. `ledger` is there at the end of the hand.
    """

    number: int
    action: Action | None
    state: HandState
    events: tuple[Event, ...]
    told: tuple[Sentence, ...]
    shown: tuple[Sentence, ...]
    comment: Message | None
    question: Question | None
    turn: Turn | None
    ledger: tuple[Line, ...]


def _scenes(sample: SampleHand) -> tuple[Scene, ...]:
    record, seat = sample.parsed, sample.seat
    found: list[Scene] = []
    so_far: tuple[Event, ...] = ()
    for number, (state, events) in enumerate(steps(record)):
        so_far += events
        comment = sample.comments.get(number)
        ask = sample.asks.get(number)
        over = state.phase is Phase.OVER
        found.append(
            Scene(
                number,
                record.actions[number - 1] if number else None,
                state,
                events,
                tell(events, record.setup, seat),
                _laid_open(state, so_far, seat),
                message(comment) if comment else None,
                question_at(ask, Moment(state, events, so_far, seat)) if ask else None,
                _turn(state, seat, record, number),
                ledger(record.setup, so_far) if over else (),
            )
        )
    return tuple(found)


def _laid_open(state: HandState, so_far: tuple[Event, ...], seat: int) -> tuple[Sentence, ...]:
    """How the others divided, once hands were compared."""
    if state.ending is None or state.ending.how is not How.SHOWDOWN:
        return ()
    others = [event for event in so_far if isinstance(event, Divided) and event.seat != seat]
    return tell(others, state.setup)


def turn_of(state: HandState, seat: int, chosen: Action | None = None) -> Turn:
    """What a seat that is due may do, and what a careful player would; for free play too.

    Raises ValueError where the seat has nothing to do.
    """
    view = observe(state, seat)
    careful = decide(view, Temper.CAREFUL, Chance("advice"))
    return Turn(offers(view), chosen, careful.action, careful.reasoning)


def _turn(state: HandState, seat: int, record: Record, number: int) -> Turn | None:
    chosen = record.actions[number] if number < len(record.actions) else None
    due = chosen.seat if chosen else state.turn
    if due != seat or state.phase is Phase.OVER:
        return None
    return turn_of(state, seat, chosen)
