"""A hand as a short text that replays exactly.

Header lines first, in any order, then the actions one a line; empty lines and lines that start
with `#` are skipped. Seats are counted from 1.

    rules: chengdu            a rule set's code
    stakes: 1-3               a level of stakes
    dealer: 1
    bowls: 100 50 80          one a seat
    mango: 5 0 5              what each seat still pays into the pot; may be left out
    pot: 10                   the mango pot carried over; may be left out
    names: 甲, 乙, 丙          may be left out
    deck: Qh 2d 8h ...        in the order in which it is dealt; or, instead:
    cards: Qh2d8h4d Ts4c6sJc  the four cards of each seat

    2 call                    a seat and its act, as `tutor.rules.hand.acts` reads it
    3 raise 20
    1 divide 2d4s-QhQd
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from tutor.rules.hand.actions import Action
from tutor.rules.hand.acts import action_of, format_act, parse_act, parse_chips
from tutor.rules.hand.draft import HandStep
from tutor.rules.hand.flow import start_hand
from tutor.rules.hand.legal import act
from tutor.rules.hand.setup import Setup, set_up, verify_seat
from tutor.rules.hand.stakes import stakes_of
from tutor.rules.hand.state import HandState
from tutor.rules.house import code_of, parse_rules
from tutor.rules.notation import format_cards, parse_cards
from tutor.rules.pairs import ranking
from tutor.rules.reasons import Reason, RuleError

MOST_TEXT = 8000
_NEEDED = ("rules", "stakes", "dealer", "bowls")
_HEADERS = (*_NEEDED, "mango", "pot", "names", "deck", "cards")
_SPEAKS_OF = {
    Reason.TOO_FEW_SEATS: ("bowls",),
    Reason.TOO_MANY_SEATS: ("bowls",),
    Reason.BOWL_TOO_SMALL: ("bowls",),
    Reason.NO_MANGO: ("pot", "mango"),
    Reason.BAD_NAME: ("names",),
    Reason.NO_SUCH_SEAT: ("dealer",),
}


class RecordError(RuleError):
    """A refusal while reading a record; `line` is counted from 1, 0 for the record as a whole."""

    def __init__(self, line: int, reason: Reason, facts: dict[str, object]) -> None:
        super().__init__(reason, **facts)
        self.line = line

    def __reduce__(self) -> tuple[Callable[..., RecordError], tuple[object, ...]]:
        return RecordError, (self.line, self.reason, self.facts)

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


@dataclass(frozen=True, slots=True)
class Record:
    """A hand that was played, or begun: its setup and what was done, each with its line.

    `lines` are the line numbers of `actions`, for refusals while replaying.
    """

    setup: Setup
    actions: tuple[Action, ...]
    lines: tuple[int, ...]


Fields = dict[str, tuple[int, str]]


def format_action(action: Action) -> str:
    """One line of a record."""
    return f"{action.seat + 1} {format_act(action)}"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def format_record(state: HandState) -> str:
    """The hand so far as text; `parse_record` and `replay` give the same state again."""
    setup = state.setup
    header = {
        "rules": code_of(setup.rules),
        "stakes": stakes_of(setup.stakes.name).name,
        "dealer": str(setup.dealer + 1),
        "bowls": _numbers(setup.bowls),
        "mango": _numbers(setup.mango) if any(setup.mango) else "",
        "pot": str(setup.pot) if setup.pot else "",
        "names": ", ".join(setup.names),
        "deck": format_cards(setup.deck),
        "cards": " ".join(format_cards(hand).replace(" ", "") for hand in setup.hands),
    }
    lines = [f"{name}: {value}" for name, value in header.items() if value]
    return "\n".join([*lines, "", *map(format_action, state.actions), ""])


def _at(line: int, error: RuleError) -> RecordError:
    return RecordError(line, error.reason, error.facts)


def _chips(text: str) -> tuple[int, ...]:
    return tuple(map(parse_chips, text.split()))


def _split(text: str) -> tuple[Fields, list[tuple[int, str]]]:
    """Header fields by name, and the action lines, each with its line number."""
    fields: Fields = {}
    actions: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon:
            actions.append((number, line))
        elif actions or name not in _HEADERS:
            raise RecordError(number, Reason.UNKNOWN_LINE, {"text": line})
        elif name in fields:
            raise RecordError(number, Reason.LINE_TWICE, {"name": name})
        else:
            fields[name] = number, value.strip()
    return fields, actions


def _verify_fields(fields: Fields) -> None:
    for name in _NEEDED:
        if name not in fields:
            raise RecordError(0, Reason.MISSING_LINE, {"name": name})
    if "deck" not in fields and "cards" not in fields:
        raise RecordError(0, Reason.MISSING_LINE, {"name": "deck"})
    if "deck" in fields and "cards" in fields:
        raise RecordError(fields["cards"][0], Reason.LINE_TWICE, {"name": "cards"})


def _setup(fields: Fields) -> Setup:
    _verify_fields(fields)
    line = 0

    def field(name: str) -> str:
        nonlocal line
        line, value = fields.get(name, (line, ""))
        return value

    try:
        rules = parse_rules(field("rules"))
        stakes = stakes_of(field("stakes"))
        dealer = parse_chips(field("dealer")) - 1
        bowls = _chips(field("bowls"))
        verify_seat(dealer, bowls)
        mango, pot = _chips(field("mango")), parse_chips(field("pot") or "0")
        names = tuple(name.strip() for name in field("names").split(",") if name.strip())
        deck = parse_cards(field("deck"))
        hands = tuple(parse_cards(hand) for hand in field("cards").split())
        return set_up(
            rules,
            stakes,
            bowls,
            deck=deck,
            hands=hands,
            dealer=dealer,
            pot=pot,
            mango=mango,
            names=names,
        )
    except RuleError as error:
        raise _at(_line_of(error, fields, line), error) from None


def _line_of(error: RuleError, fields: Fields, reading: int) -> int:
    """The line that a refusal of the whole setup speaks of; else the one that was being read."""
    names = _SPEAKS_OF.get(error.reason, (str(error.facts.get("name")),))
    return next((fields[name][0] for name in names if name in fields), reading)


def _action(setup: Setup, line: str) -> Action:
    seat, text = (*line.split(maxsplit=1), "")[:2]
    spoken = parse_act(text)
    if spoken is None or not spoken.whole:
        raise RuleError(Reason.UNKNOWN_LINE, text=line)
    at = parse_chips(seat) - 1
    verify_seat(at, setup.bowls)
    return action_of(spoken, at, ranking(setup.rules))


def parse_record(text: str) -> Record:
    """The record that `text` holds; whether its actions are legal, `replay` says.

    Raises RecordError: RECORD_TOO_LONG, UNKNOWN_LINE, MISSING_LINE, LINE_TWICE, or what the rules
    refuse in one line, with its number.
    """
    if len(text) > MOST_TEXT:
        raise RecordError(0, Reason.RECORD_TOO_LONG, {"length": len(text), "most": MOST_TEXT})
    fields, lines = _split(text)
    setup = _setup(fields)
    actions = []
    for number, line in lines:
        try:
            actions.append(_action(setup, line))
        except RuleError as error:
            raise _at(number, error) from None
    return Record(setup, tuple(actions), tuple(number for number, _ in lines))


def steps(record: Record) -> Iterator[HandStep]:
    """The hand at its start and after every action, with what happened then.

    Raises RecordError, with the line of the action, where one is not legal.
    """
    step = start_hand(record.setup)
    yield step
    for action, line in zip(record.actions, record.lines, strict=True):
        try:
            step = act(step[0], action)
        except RuleError as error:
            raise _at(line, error) from None
        yield step


@lru_cache(maxsize=16)
def played(text: str) -> tuple[HandStep, ...]:
    """The hand of a record at its start and after every action; raises RecordError."""
    return tuple(steps(parse_record(text)))


def replay(record: Record) -> HandStep:
    """The state after the last action, and everything that happened; raises as `steps` does."""
    every = list(steps(record))
    return every[-1][0], tuple(event for _, events in every for event in events)
