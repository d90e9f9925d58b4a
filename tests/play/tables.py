"""Random moments of hands, and the same moment with the cards changed that a seat cannot see."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tests.rules.hand.tables import choices, random_rules, random_setup
from tutor.explain import Fact, Listed, Message
from tutor.rules import DECK, PRESETS, RuleSet
from tutor.rules.hand import HandState, Phase, act, legal_actions, observe, start_hand
from tutor.rules.hand.view import View


def some_rules(luck: Random) -> RuleSet:
    """A preset, or every fourth time a house rule set."""
    return random_rules(luck) if luck.random() < 0.25 else luck.choice(list(PRESETS.values()))


def moments(luck: Random, count: int) -> Iterator[HandState]:
    """Moments at which a seat is due, from random play that seldom folds or goes all in."""
    while count:
        state, _ = start_hand(random_setup(some_rules(luck), luck))
        while state.phase is not Phase.OVER and count:
            yield state
            count -= 1
            options = choices(state, legal_actions(state), luck)
            state, _ = act(state, luck.choice(options))


def hidden_permuted(state: HandState, seat: int, luck: Random) -> HandState:
    """The state with all cards that `seat` cannot see dealt out anew among their places."""
    seen = observe(state, seat).hands
    shown = {card for hand in seen for card in hand if card}
    unseen = [card for card in DECK if card not in shown]
    luck.shuffle(unseen)
    hands = tuple(tuple(card or unseen.pop() for card in hand) for hand in seen)
    setup = state.setup
    if setup.deck:
        rest = [*shown, *(card for hand in hands for card in hand if card not in shown)]
        later = [card for card in unseen if card not in rest]
        deck = (*setup.deck[: state.drawn], *later)
        return replace(state, hands=hands, setup=replace(setup, deck=deck))
    every = tuple((*hand, *(unseen.pop() for _ in range(4 - len(hand)))) for hand in hands)
    return replace(state, hands=hands, setup=replace(setup, hands=every))


def due(state: HandState) -> View:
    """What the seat that is due may see."""
    assert state.turn is not None
    return observe(state, state.turn)


def cards_in(said: Message) -> set[object]:
    """Everything that a message speaks of, in nested ones too."""
    return set().union(*map(_spoken_of, said.facts.values()))


def _spoken_of(fact: Fact) -> set[object]:
    if isinstance(fact, Message):
        return cards_in(fact)
    if isinstance(fact, Listed):
        return set().union(*map(_spoken_of, fact.items))
    return {fact}
