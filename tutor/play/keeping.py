"""What a table keeps beside the record of its hand: JSON text with a version, read back with care.

Version 0 is what the first release wrote, without saying so; version 1 says so. A field that is
added later has a default here, a change of meaning is a new version.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta, MsgspecError, Struct
from msgspec.json import decode, encode

from tutor.play.evening import FreeTable
from tutor.play.game import LEARNER, Game
from tutor.play.tempers import Temper
from tutor.rules import RuleError, RuleSet, parse_rules
from tutor.rules.hand import Evening, Setup, Stage, Stakes, stakes_of

VERSION = 1
_MOST = 10**9  # chips, hands, steps: more than there can be
Count = Annotated[int, Meta(ge=0, le=_MOST)]
K = TypeVar("K", bound="Kept")


class KeptError(ValueError):
    """A table as it is kept cannot be played; the message is for whoever runs the site."""


class TornError(KeptError):
    """What is kept is damaged, or of rules that are no longer known."""


class NewerError(KeptError):
    """What is kept was written by a later version of the site."""


class Kept(Struct, frozen=True):
    """Whatever is kept: at least its version."""

    v: Count = 0


class KeptEvening(Struct, frozen=True):
    """An `Evening` without its rule set and stakes, which stand beside it."""

    names: tuple[str, ...]
    stage: Stage
    first_dealer: Count
    dealer: Count
    purses: tuple[Count, ...]
    bowls: tuple[Count, ...]
    put_up: tuple[bool, ...]
    owed: tuple[Count, ...]
    pot: Count
    mangoes: Count
    moved: Count


class KeptGame(Kept, frozen=True, kw_only=True):
    """A `Game`."""

    seed: str
    purse: Count
    dealer: Count
    tempers: tuple[Temper | None, ...]
    hand: Annotated[int, Meta(ge=1, le=_MOST)]
    purses: tuple[tuple[Count, ...], ...]
    rules: str
    stakes: str
    evening: KeptEvening


class KeptBranch(Kept, frozen=True, kw_only=True):
    """A hand that has left its lesson at a step, the learner's seat and how it is played on."""

    seat: Count
    tempers: tuple[Temper | None, ...]
    seed: str
    origin: Count


class KeptPlace(Kept, frozen=True, kw_only=True):
    """How far somebody has come in a sample hand."""

    at: Count


def pack(kept: Kept) -> str:
    """The JSON text of what is kept."""
    return encode(kept).decode()


def unpack(text: str, kind: type[K]) -> K:
    """What was kept; raises TornError or NewerError."""
    try:
        version = decode(text, type=Kept).v
        if version <= VERSION:
            return decode(text, type=kind)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise TornError(str(error)) from None
    raise NewerError(f"version {version}, known is {VERSION}")


def pack_place(at: int) -> str:
    """A place in a sample hand as JSON text."""
    return pack(KeptPlace(v=VERSION, at=at))


def pack_branch(seat: int, tempers: tuple[Temper | None, ...], seed: str, origin: int) -> str:
    """A hand that has left its lesson as JSON text."""
    return pack(KeptBranch(v=VERSION, seat=seat, tempers=tempers, seed=seed, origin=origin))


def pack_game(game: Game) -> str:
    """The evening as JSON text."""
    table, evening = game.table, game.evening
    kept = {name: getattr(evening, name) for name in KeptEvening.__struct_fields__}
    return pack(
        KeptGame(
            v=VERSION,
            seed=table.seed,
            purse=table.purse,
            dealer=table.dealer,
            tempers=table.tempers,
            hand=game.hand,
            purses=game.purses,
            rules=table.rules.key,
            stakes=table.stakes.name,
            evening=KeptEvening(**kept),
        )
    )


def unpack_game(text: str) -> Game:
    """The evening again; raises TornError or NewerError."""
    kept = unpack(text, KeptGame)
    try:
        rules, stakes = parse_rules(kept.rules), stakes_of(kept.stakes)
    except RuleError as error:
        raise TornError(str(error)) from None
    evening = _evening(kept.evening, rules, stakes)
    _verify(kept, rules)
    table = FreeTable(
        rules=rules,
        stakes=stakes,
        tempers=kept.tempers,
        names=evening.names,
        seed=kept.seed,
        purse=kept.purse,
        dealer=kept.dealer,
    )
    return Game(table, evening, kept.hand, kept.purses)


def _evening(kept: KeptEvening, rules: RuleSet, stakes: Stakes) -> Evening:
    fields = {name: getattr(kept, name) for name in KeptEvening.__struct_fields__}
    return Evening(rules=rules, stakes=stakes, **fields)


def _verify(kept: KeptGame, rules: RuleSet) -> None:
    """Raise TornError unless everything that is by seat is of the same seats."""
    evening = kept.evening
    seats = len(evening.names)
    by_seat = (evening.purses, evening.bowls, evening.put_up, evening.owed, *kept.purses)
    _demand(2 <= seats <= rules.most_players, "seats")
    _demand(len(set(evening.names)) == seats, "names")
    _demand(all(len(values) == seats for values in by_seat), "not one a seat")
    _demand(max(evening.dealer, evening.first_dealer, kept.dealer) < seats, "dealer")
    verify_tempers(kept.tempers, LEARNER, seats)


def verify_tempers(tempers: tuple[Temper | None, ...], learner: int, seats: int) -> None:
    """Raise TornError unless all seats but the learner's have a temper."""
    missing = [seat for seat, temper in enumerate(tempers) if temper is None]
    _demand(missing == [learner] and len(tempers) == seats, "tempers")


def verify_hand_of(game: Game, hand: Setup, finished: bool) -> None:
    """Raise TornError unless the hand is the evening's present one; the last, once it is finished.

    Only a hand that is still to be booked has to agree with what the evening says of it.
    """
    table, evening = game.table, game.evening
    names = evening.names if finished else [evening.names[seat] for seat in evening.playing]
    _demand(finished is (evening.stage is Stage.OVER), "stage")
    _demand(hand.rules == table.rules and hand.stakes == table.stakes, "rules")
    _demand(evening.names[LEARNER] in hand.names and set(hand.names) <= set(names), "players")
    if not finished:
        _demand(list(hand.names) == names, "players")
        _demand(hand.names[hand.dealer] == evening.names[evening.dealer], "dealer")
        _demand(hand.pot == evening.pot, "pot")
        for at, seat in enumerate(evening.playing):
            _demand(hand.mango[at] == evening.owed[seat], "mango")
            _demand(hand.bowls[at] <= evening.purses[seat] - evening.owed[seat], "bowls")


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise TornError(what)
