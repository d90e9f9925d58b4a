"""A table as its learner sits at it: opened, acted at, moved on to the next hand, ended.

What the learner does names the hand and the step it was done at, so that what is sent twice counts
once, and what is sent too late is told so. A sitting is made of the texts that are kept of a table,
and gives them; it knows neither clock nor database.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.play.evening import deal_hand, hand_seed, tempers_of
from tutor.play.game import LEARNER, MOST_HANDS, Game, Way, begin, booked, turned
from tutor.play.keeping import (
    KeptBranch,
    TornError,
    pack_branch,
    pack_game,
    unpack,
    unpack_game,
    verify_hand_of,
    verify_tempers,
)
from tutor.play.runner import Tempers, advance, next_actor
from tutor.play.tempers import Temper
from tutor.rules import Reason, RuleError, RuleSet
from tutor.rules.hand import (
    ActForm,
    Action,
    HandState,
    HandStep,
    Phase,
    act,
    format_record,
    played,
    read_action,
    start_hand,
)
from tutor.solver.tables import verify_solved

EVENING = "evening"


class StaleError(Exception):
    """The page was of an earlier step than the table is at."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """The present hand at its start and after every action, and how it goes on.

    `kind` is `EVENING` or the key of the sample hand that was left at the step `origin`; `game` is
    the evening, None for a hand on its own. `seat` is the learner's in the present hand, `tempers`
    are by its seats, None for the learner, and `seed` names the luck of the program seats.
    `finished` says that nothing is left to do.
    """

    kind: str
    steps: tuple[HandStep, ...]
    seat: int
    tempers: tuple[Temper | None, ...]
    seed: str
    origin: int = 0
    game: Game | None = None
    finished: bool = False

    @property
    def hand(self) -> HandState:
        """The present hand as it stands."""
        return self.steps[-1][0]

    @property
    def over(self) -> bool:
        """Whether the present hand is over."""
        return self.hand.phase is Phase.OVER

    @property
    def number(self) -> int:
        """Which hand of the evening this is, counted from 1."""
        return self.game.hand - self.finished if self.game else 1

    @property
    def record(self) -> str:
        """The present hand as text."""
        return format_record(self.hand)

    @property
    def data(self) -> str:
        """Everything else that is kept of the table, as JSON text."""
        if self.game:
            return pack_game(self.game)
        return pack_branch(self.seat, self.tempers, self.seed, self.origin)


def open_evening(rules: RuleSet, stakes: str, programs: int, temper: str, seed: str) -> Sitting:
    """Sit down to an evening; raises what `game.begin` does, and UnsolvedError.

    Program seats bet and divide by figures, so that rules without any are refused at once.
    """
    verify_solved(rules)
    game = begin(rules, stakes, programs, temper, seed)
    return _at_hand(game, _dealt(game))


def leave_lesson(key: str, hand: HandState, seat: int, action: Action, seed: str) -> Sitting:
    """Leave the course of the sample hand `key` with `action`; program seats of all tempers go on.

    Raises RuleError when the action is not legal.
    """
    every = tuple(Temper)
    tempers = tuple(None if at == seat else every[at % len(every)] for at in hand.setup.seats)
    before = played(format_record(hand))
    left = Sitting(key, before, seat, tempers, seed, origin=len(hand.actions))
    return _acted(left, action)


def sit(kind: str, record: str, data: str, finished: bool) -> Sitting:
    """The table of what is kept of it; raises TornError or NewerError."""
    try:
        steps = played(record)
    except RuleError as error:
        raise TornError(str(error)) from None
    if kind == EVENING:
        game = unpack_game(data)
        verify_hand_of(game, steps[0][0].setup, finished)
        sitting = _at_hand(game, steps, finished)
    else:
        kept = unpack(data, KeptBranch)
        verify_tempers(kept.tempers, kept.seat, len(steps[0][0].setup.bowls))
        sitting = Sitting(kind, steps, kept.seat, kept.tempers, kept.seed, kept.origin)
        sitting = replace(sitting, finished=finished)
    if next_actor(sitting.hand, sitting.tempers) not in (None, sitting.seat):
        raise TornError("the hand waits for a program seat")
    return sitting


def _at_hand(game: Game, steps: tuple[HandStep, ...], finished: bool = False) -> Sitting:
    """At the hand of an evening; one that is finished has booked it already."""
    setup, table = steps[0][0].setup, game.table
    return Sitting(
        kind=EVENING,
        steps=steps,
        seat=setup.names.index(table.labels[LEARNER]),
        tempers=tempers_of(table, setup),
        seed=hand_seed(table, game.hand - finished),
        game=game,
        finished=finished,
    )


def _dealt(game: Game, bowls: Mapping[int, int] | None = None) -> tuple[HandStep, ...]:
    """The hand that is due, played until the learner's turn."""
    setup = deal_hand(game.table, game.evening, game.hand, bowls)
    first = start_hand(setup)
    return (
        first,
        *_answers(first[0], tempers_of(game.table, setup), hand_seed(game.table, game.hand)),
    )


def _answers(hand: HandState, tempers: Tempers, seed: str) -> tuple[HandStep, ...]:
    """What the program seats do until the learner's turn, or the end of the hand."""
    return tuple((move.state, move.events) for move in advance(hand, tempers, seed)[1])


def _acted(sitting: Sitting, action: Action) -> Sitting:
    """The table after an action of the learner and the answers of the program seats."""
    own = act(sitting.hand, action)
    steps = (*sitting.steps, own, *_answers(own[0], sitting.tempers, sitting.seed))
    after = replace(sitting, steps=steps)
    return replace(after, finished=after.game is None and after.over)


def do(sitting: Sitting, number: int, at: int, form: ActForm) -> Sitting:
    """Do what a form of hand `number` and step `at` asks, and let the program seats answer.

    The same thing sent again changes nothing. Raises StaleError for another thing at a step that is
    past, RuleError for what the rules refuse.
    """
    if number == sitting.number and at == len(sitting.hand.actions):
        if sitting.over:
            raise RuleError(Reason.HAND_OVER)
        return _acted(sitting, read_action(sitting.hand, sitting.seat, form))
    if _done_before(sitting, number, at, form):
        return sitting
    raise StaleError


def _done_before(sitting: Sitting, number: int, at: int, form: ActForm) -> bool:
    actions = sitting.hand.actions
    if number != sitting.number or not 0 <= at < len(actions):
        return False
    try:
        return read_action(sitting.steps[at][0], sitting.seat, form) == actions[at]
    except RuleError:
        return False


def go_on(sitting: Sitting, number: int, way: Way, bowl: int | None = None) -> Sitting:
    """Book hand `number`, which is over, and deal the next one if there is one on this `way`.

    Sent again for a hand that is booked it changes nothing. Raises StaleError for a hand to come,
    RuleError(HAND_NOT_OVER) or for a bowl that the learner cannot put up.
    """
    game = sitting.game
    if game is None or sitting.finished or number < sitting.number:
        return sitting
    if number > sitting.number:
        raise StaleError
    after = turned(booked(game, sitting.hand)[0], way)
    if after.plays and after.hand <= MOST_HANDS:
        return _at_hand(after, _dealt(after, {} if bowl is None else {LEARNER: bowl}))
    return replace(sitting, game=turned(after, Way.END), finished=True)
