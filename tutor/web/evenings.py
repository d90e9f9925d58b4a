"""An evening of free play as data that a table keeps from hand to hand, and how one is begun.

The learner has seat 0 of the evening, the program has the others. Nothing in it is secret but the
seed, from which the cards of later hands follow.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor.play.evening import FreeTable, deal_hand, hand_seed, open_table, tempers_of
from tutor.play.tempers import Temper
from tutor.rules import Chance, Reason, RuleError, RuleSet, parse_rules
from tutor.rules.hand import (
    Evening,
    Event,
    HandState,
    Setup,
    Stage,
    call_time,
    can_call_time,
    close_hand,
    end_evening,
    stakes_of,
)

LEARNER = 0
MOST_HANDS = 60
NAMES = "甲乙丙丁戊己庚辛"  # what the sources call the players of an example
MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Game:
    """An evening with what was chosen for it; `evening` stands before hand `hand`, from 1.

    `purses` is what everybody had before each hand so far, and at the end.
    """

    table: FreeTable
    evening: Evening
    hand: int
    purses: tuple[tuple[int, ...], ...]

    @property
    def tempers(self) -> tuple[Temper | None, ...]:
        """The tempers by seat of the present hand, None for the learner."""
        return tuple(tempers_of(self.table, self.evening))

    @property
    def seed(self) -> str:
        """What names the luck of the program seats in the present hand."""
        return hand_seed(self.table, self.hand)

    @property
    def plays(self) -> bool:
        """Whether the learner can be dealt in to the next hand."""
        return self.evening.stage is not Stage.OVER and LEARNER in self.evening.playing


def begin(rules: RuleSet, stakes: str, programs: int, temper: str, seed: str) -> Game:
    """An evening before its first hand, dealt by a seat that the seed names.

    Raises RuleError for a number of seats that the rule set does not allow, or unknown stakes;
    ValueError for an unknown temper.
    """
    seats = 1 + max(programs, 0)
    if seats > rules.most_players:
        raise RuleError(Reason.TOO_MANY_SEATS, given=seats, most=rules.most_players)
    every = tuple(Temper)
    one = None if temper == MIXED else Temper(temper)
    tempers = (None, *(one or every[at % len(every)] for at in range(programs)))
    dealer = Chance(f"{seed}/dealer").below(seats)
    names = tuple(NAMES[:seats])
    table = FreeTable(
        rules=rules,
        stakes=stakes_of(stakes),
        tempers=tempers,
        names=names,
        seed=seed,
        dealer=dealer,
    )
    evening = open_table(table)
    return Game(table, evening, 1, (evening.purses,))


def deal(game: Game, bowls: Mapping[int, int] | None = None) -> Setup:
    """The present hand, with `bowls` of those who choose one; raises what `next_hand` raises."""
    return deal_hand(game.table, game.evening, game.hand, bowls)


def booked(game: Game, hand: HandState) -> tuple[Game, tuple[Event, ...]]:
    """The evening after a hand that is over, before the next, and what the hand calls for."""
    evening, events = close_hand(game.evening, hand)
    purses = (*game.purses, evening.purses)
    return replace(game, evening=evening, hand=game.hand + 1, purses=purses), events


def last_circle(game: Game) -> Game:
    """The evening with its time called: a last circle of deals, or the end at once."""
    if not can_call_time(game.evening):
        return game
    return _with(game, call_time(game.evening)[0])


def break_up(game: Game) -> Game:
    """The evening ended at once (中途解散); what is in the pot is shared."""
    if game.evening.stage is Stage.OVER:
        return game
    return _with(game, end_evening(game.evening)[0])


def _with(game: Game, evening: Evening) -> Game:
    return replace(game, evening=evening, purses=(*game.purses[:-1], evening.purses))


def pack(game: Game) -> str:
    """The evening as JSON text."""
    table, evening = game.table, game.evening
    data = {
        "seed": table.seed,
        "purse": table.purse,
        "dealer": table.dealer,
        "tempers": [temper and temper.value for temper in table.tempers],
        "hand": game.hand,
        "purses": game.purses,
        "rules": table.rules.key,
        "stakes": table.stakes.name,
        "evening": _plain(evening),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _plain(evening: Evening) -> dict[str, Any]:
    values = {name: getattr(evening, name) for name in Evening.__dataclass_fields__}
    return {**values, "stage": evening.stage.value, "rules": None, "stakes": None}


def unpack(text: str) -> Game:
    """The evening again."""
    data = json.loads(text)
    rules, stakes = parse_rules(data["rules"]), stakes_of(data["stakes"])
    evening = _evening(data["evening"], rules=rules, stakes=stakes)
    table = FreeTable(
        rules=rules,
        stakes=stakes,
        tempers=tuple(Temper(temper) if temper else None for temper in data["tempers"]),
        names=evening.names,
        seed=data["seed"],
        purse=data["purse"],
        dealer=data["dealer"],
    )
    return Game(table, evening, data["hand"], tuple(map(tuple, data["purses"])))


def _evening(data: dict[str, Any], **known: Any) -> Evening:
    values: dict[str, Any] = {
        name: tuple(v) if isinstance(v, list) else v for name, v in data.items()
    }
    return Evening(**{**values, **known, "stage": Stage(data["stage"])})
