"""Hands written as records, and random legal play, for the tests of whole hands."""

from random import Random
from typing import TypeVar

import pytest

from tutor.rules import DECK, RuleSet, divisions, format_cards, parse_rules, ranking
from tutor.rules.hand import (
    STAKES,
    Action,
    Event,
    HandState,
    LegalActions,
    Phase,
    RecordError,
    Setup,
    Verb,
    act,
    legal_actions,
    parse_record,
    set_up,
    start_hand,
    steps,
)
from tutor.rules.ruleset import SWITCHES
from tutor.rules.switches.mango import Mango

E = TypeVar("E", bound=Event)
Played = tuple[HandState, tuple[Event, ...]]


def table(
    rules: str = "chengdu",
    bowls: str = "100 100 100",
    actions: str = "",
    *,
    dealer: int = 1,
    stakes: str = "1-3",
    cards: str = "",
    **more: str,
) -> str:
    """The text of a record; `actions` are parted by commas, the deck is in its own order."""
    needed = 4 * len(bowls.split())
    deal = f"cards: {cards}" if cards else f"deck: {format_cards(DECK[:needed])}"
    header = [f"rules: {rules}", f"stakes: {stakes}", f"dealer: {dealer}", f"bowls: {bowls}"]
    header += [f"{name}: {value}" for name, value in more.items()]
    return "\n".join([*header, deal, "", *(line.strip() for line in actions.split(",")), ""])


def play(text: str) -> Played:
    """The state after the last action and everything that happened; chips add up all along."""
    events: list[Event] = []
    chips = set()
    for state, happened in steps(parse_record(text)):
        events.extend(happened)
        chips.add(state.chips)
    assert len(chips) == 1
    return state, tuple(events)


def refused(text: str) -> RecordError:
    """Why the record cannot be played."""
    with pytest.raises(RecordError) as error:
        play(text)
    return error.value


def only(kind: type[E], events: tuple[Event, ...]) -> list[E]:
    """The events of one kind, in their order."""
    return [event for event in events if isinstance(event, kind)]


def offered(state: HandState) -> set[str]:
    """The words that the seat to act may say, without amounts."""
    legal = legal_actions(state)
    said = {name: getattr(legal, name) for name in LegalActions.__dataclass_fields__}
    return {name for name, what in said.items() if name != "seat" and what not in (None, False)}


def choices(state: HandState, legal: LegalActions, luck: Random) -> list[Action]:
    """Every kind of action that is offered, likelier ones more than once."""
    seat = legal.seat
    assert seat is not None
    plain = {
        Verb.DEAL: int(legal.deal),
        Verb.CHECK: 3 * legal.check,
        Verb.CALL: 4 * (legal.call is not None),
        Verb.ALL_IN: int(legal.all_in is not None and luck.random() < 0.2),
        Verb.FOLD: int(legal.fold and luck.random() < 0.5),
        Verb.DECLARE: int(legal.declare),
    }
    actions = [Action(seat, verb) for verb, times in plain.items() for _ in range(times)]
    if legal.raise_ante:
        actions.append(Action(seat, Verb.MO, luck.randint(*legal.raise_ante)))
    if legal.raise_to:
        least, most = legal.raise_to
        actions.append(Action(seat, Verb.RAISE, min(most, least + luck.choice((0, 1, 7, most)))))
    if legal.divide:
        option = luck.choice(divisions(state.hands[seat], ranking(state.setup.rules)))
        actions.append(Action(seat, Verb.DIVIDE, division=option))
    return actions or [Action(seat, Verb.ALL_IN)]


def random_setup(rules: RuleSet, luck: Random) -> Setup:
    """Some seats with bowls of all sizes, some of them tiny, and perhaps a mango pot."""
    seats = luck.randint(2, rules.most_players)
    stakes = luck.choice(list(STAKES.values()))
    sizes = (stakes.skin, stakes.opening, 2 * stakes.opening, 100, 100, luck.randint(20, 300))
    mango = rules.mango is not Mango.NONE
    deck = list(DECK)
    luck.shuffle(deck)
    by_seat = luck.random() < 0.2
    return set_up(
        rules,
        stakes,
        [luck.choice(sizes) for _ in range(seats)],
        deck=() if by_seat else deck,
        hands=[deck[4 * at : 4 * at + 4] for at in range(seats)] if by_seat else (),
        dealer=luck.randrange(seats),
        pot=luck.randint(0, 40) * mango,
        mango=[luck.choice((0, stakes.mango)) * mango for _ in range(seats)],
    )


def random_hand(setup: Setup, luck: Random) -> Played:
    """A whole hand of random legal play; at every step chips add up and no bowl is passed."""
    state, happened = start_hand(setup)
    events = list(happened)
    chips = sum(setup.bowls) + sum(setup.mango) + setup.pot
    while state.phase is not Phase.OVER:
        assert state.chips == chips
        assert all(
            0 <= stake <= bowl for stake, bowl in zip(state.staked, setup.bowls, strict=True)
        )
        assert min(state.purses) >= 0 <= state.pot
        state, happened = act(state, luck.choice(choices(state, legal_actions(state), luck)))
        events.extend(happened)
    assert state.chips == chips == sum(state.purses) + state.pot
    return state, tuple(events)


def random_rules(luck: Random) -> RuleSet:
    """A house rule set with every switch somewhere."""
    switches = {name: luck.choice(one.choices) for name, one in SWITCHES.items()}
    words = (f"{name}.{getattr(value, 'value', value)}" for name, value in switches.items())
    return parse_rules("+".join(["chengdu", *words]))
