"""Tables in play as the site runs them: opened, acted at, moved on to the next hand, ended.

Whatever the learner does names the hand and the step it was done at, so that what is sent twice
counts once and what is sent too late is told so.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache

from tutor import store
from tutor.play.runner import advance
from tutor.play.tempers import Temper
from tutor.rules import Reason, RuleError, RuleSet
from tutor.rules import hand as rules_hand
from tutor.rules.hand import (
    Action,
    Event,
    HandState,
    Phase,
    Verb,
    act,
    format_record,
    parse_record,
    start_hand,
    steps,
)
from tutor.store import TableMovedOn, TableState
from tutor.web import evenings
from tutor.web.evenings import LEARNER, Game
from tutor.web.frame.database import reading, writing
from tutor.web.frame.learner import learner

EVENING = "evening"
Step = tuple[HandState, tuple[Event, ...]]
Form = Mapping[str, Sequence[str]]


class StaleError(Exception):
    """The page was of an earlier step; `sitting` is the table as it stands."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.state.token)
        self.sitting = sitting


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table as its learner sits at it; `game` is the evening, None for a hand on its own.

    `seat` is the learner's in the present hand, `origin` the step at which the hand left the course
    of a sample.
    """

    state: TableState
    steps: tuple[Step, ...]
    seat: int
    tempers: tuple[Temper | None, ...]
    seed: str
    game: Game | None
    origin: int

    @property
    def hand(self) -> HandState:
        """The present hand as it stands."""
        return self.steps[-1][0]

    @property
    def number(self) -> int:
        """Which hand of the evening this is, counted from 1."""
        return self.game.hand - self.state.finished if self.game else 1

    @property
    def over(self) -> bool:
        """Whether the present hand is over."""
        return self.hand.phase is Phase.OVER


@lru_cache(maxsize=16)
def played(text: str) -> tuple[Step, ...]:
    """The hand of a record at its start and after every action; raises RecordError."""
    return tuple(steps(parse_record(text)))


def open_evening(
    token: str, rules: RuleSet, stakes: str, programs: int, temper: str, seed: str
) -> Sitting:
    """Sit down to an evening, or find it begun already. Raises what `evenings.begin` does."""
    game = evenings.begin(rules, stakes, programs, temper, seed)
    return _open(token, EVENING, format_record(_dealt(game)), evenings.pack(game))


def _dealt(game: Game, bowls: Mapping[int, int] | None = None) -> HandState:
    """The hand that is due, played until the learner's turn."""
    return advance(start_hand(evenings.deal(game, bowls))[0], game.tempers, game.seed)[0]


def branch(token: str, kind: str, hand: HandState, seat: int, action: Action) -> Sitting:
    """Leave the course of a sample hand with `action`; program seats of all tempers go on.

    Raises RuleError when the action is not legal.
    """
    every = tuple(Temper)
    tempers = [None if at == seat else every[at % len(every)] for at in hand.setup.seats]
    after = advance(act(hand, action)[0], tempers, token)[0]
    data = {
        "seat": seat,
        "tempers": [temper and temper.value for temper in tempers],
        "seed": token,
        "origin": len(hand.actions),
    }
    return _open(token, kind, format_record(after), json.dumps(data))


def _open(token: str, kind: str, record: str, data: str) -> Sitting:
    rules = parse_record(record).setup.rules.key
    with writing() as db:
        now = datetime.now(UTC)
        state = store.open_table(db, learner(), token, kind, rules, record, data, now)
    return sit(state)


def find(token: str) -> Sitting:
    """The learner's table; raises TableNotFound or NotYours."""
    with reading() as db:
        return sit(store.load_table(db, learner(), token))


def sit(state: TableState) -> Sitting:
    """The table of what is stored."""
    hand = played(state.record)
    if state.kind == EVENING:
        game = evenings.unpack(state.data)
        seat = hand[0][0].setup.names.index(evenings.NAMES[LEARNER])
        return Sitting(state, hand, seat, game.tempers, game.seed, game, 0)
    data = json.loads(state.data)
    tempers = tuple(Temper(temper) if temper else None for temper in data["tempers"])
    return Sitting(state, hand, data["seat"], tempers, data["seed"], None, data["origin"])


def read_action(hand: HandState, seat: int, form: Form) -> Action:
    """What a form asks `seat` to do; raises what `tutor.rules.hand.read_action` raises."""
    do, amount = ("".join(form.get(name, ())[:1]) for name in ("do", "amount"))
    picked = " ".join(form.get("pick", ())[:4])
    return rules_hand.read_action(hand, seat, do, amount, picked)


def same(hand: HandState, one: Action, other: Action) -> bool:
    """Whether two actions come to the same; equally strong divisions do, and a raise of all."""
    if one.division and other.division:
        return one.division.strength == other.division.strength
    if one.seat != other.seat:
        return False
    return one == other or (
        act(hand, one)[0].staked == act(hand, other)[0].staked
        and ({one.verb, other.verb} <= {Verb.RAISE, Verb.CALL, Verb.ALL_IN})
    )


def do(sitting: Sitting, number: int, at: int, form: Form) -> Sitting:
    """Do what a form of hand `number` and step `at` asks, and let the program seats answer.

    The same thing sent again changes nothing. Raises StaleError for another thing at a step that is
    past, RuleError for what the rules refuse.
    """
    if number == sitting.number and at == len(sitting.hand.actions):
        if sitting.over:
            raise RuleError(Reason.HAND_OVER)
        action = read_action(sitting.hand, sitting.seat, form)
        try:
            return _move_on(sitting, act(sitting.hand, action)[0])
        except StaleError as late:
            sitting = late.sitting
    if _done_before(sitting, number, at, form):
        return sitting
    raise StaleError(sitting)


def _done_before(sitting: Sitting, number: int, at: int, form: Form) -> bool:
    actions = sitting.hand.actions
    if number != sitting.number or not 0 <= at < len(actions):
        return False
    try:
        return read_action(sitting.steps[at][0], sitting.seat, form) == actions[at]
    except RuleError:
        return False


def _move_on(sitting: Sitting, hand: HandState) -> Sitting:
    after, _moves = advance(hand, sitting.tempers, sitting.seed)
    ended = sitting.game is None and after.phase is Phase.OVER
    return _store(sitting, format_record(after), sitting.state.data, ended)


def _store(sitting: Sitting, record: str, data: str, ended: bool = False) -> Sitting:
    state = sitting.state
    now = datetime.now(UTC)
    try:
        with writing() as db:
            return sit(
                store.advance_table(
                    db, learner(), state.token, state.step, record, data, now, ended
                )
            )
    except TableMovedOn:
        raise StaleError(find(state.token)) from None


Change = Callable[[Game], Game]


def between_hands(
    sitting: Sitting, number: int, change: Change, bowl: int | None = None
) -> Sitting:
    """Book the hand that is over, `change` the evening, and deal the next hand if there is one.

    Sent again for a hand that is booked it changes nothing. Raises RuleError(HAND_NOT_OVER) or for
    a bowl that the learner cannot put up.
    """
    game = sitting.game
    if game is None or sitting.state.finished or number < sitting.number:
        return sitting
    if number > sitting.number:
        raise StaleError(sitting)
    after = change(evenings.booked(game, sitting.hand)[0])
    if not after.plays or after.hand > evenings.MOST_HANDS:
        ended = evenings.pack(evenings.break_up(after))
        return _store(sitting, sitting.state.record, ended, True)
    hand = _dealt(after, {} if bowl is None else {LEARNER: bowl})
    return _store(sitting, format_record(hand), evenings.pack(after))
