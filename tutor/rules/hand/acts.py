"""What a seat does as text, in the lines of records and in what forms send.

call            also check, fold, all-in, declare, deal
raise 20        to 20 for the round, a first bet too; `mo 5` makes the ante 5
divide 2d4s-QhQd
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.rules.cards import Card
from tutor.rules.divisions import Division, divide, read_division
from tutor.rules.hand.actions import Action, Verb
from tutor.rules.hand.state import HandState
from tutor.rules.notation import parse_cards
from tutor.rules.numbers import whole_number
from tutor.rules.pairs import Ranking, ranking
from tutor.rules.reasons import Reason, RuleError

MOST_CHIPS = 999_999_999  # more than any table reaches
_VERBS = {verb.value: verb for verb in Verb}
_WITH_AMOUNT = (Verb.MO, Verb.RAISE)
_WITH_WORD = (*_WITH_AMOUNT, Verb.DIVIDE)


class Spoken(NamedTuple):
    """A verb and the word that goes with it: an amount, a division, or nothing (yet)."""

    verb: Verb
    word: str

    @property
    def whole(self) -> bool:
        """Whether the verb has the word that it needs."""
        return bool(self.word) or self.verb not in _WITH_WORD


class ActForm(NamedTuple):
    """An act as a form sends it.

    Where its word is missing in `do`, it is the `amount`, or the division that puts the two
    `picked` cards of the seat together.
    """

    do: str
    amount: str = ""
    picked: str = ""


def format_act(action: Action) -> str:
    """What is done, without who does it."""
    words = [action.verb.value]
    if action.amount is not None:
        words.append(str(action.amount))
    if action.division is not None:
        words.append(str(action.division))
    return " ".join(words)


def parse_act(text: str) -> Spoken | None:
    """The act that `text` writes, its word perhaps missing; None where it is none."""
    first, *others = text.split() or [""]
    verb = _VERBS.get(first)
    if verb is None or len(others) > (verb in _WITH_WORD):
        return None
    return Spoken(verb, "".join(others))


def action_of(spoken: Spoken, seat: int, ranks: Ranking) -> Action:
    """What `seat` does that says this.

    Raises RuleError: BAD_AMOUNT, or what `read_division` raises.
    """
    if spoken.verb in _WITH_AMOUNT:
        return Action(seat, spoken.verb, amount=parse_chips(spoken.word))
    if spoken.verb is Verb.DIVIDE:
        return Action(seat, spoken.verb, division=read_division(spoken.word, ranks))
    return Action(seat, spoken.verb)


def parse_chips(text: str) -> int:
    """A whole number of chips; raises RuleError(BAD_AMOUNT)."""
    chips = whole_number(text, MOST_CHIPS)
    if chips is None:
        raise RuleError(Reason.BAD_AMOUNT, amount=text)
    return chips


def read_action(hand: HandState, seat: int, form: ActForm) -> Action:
    """What a form asks `seat` to do.

    Raises RuleError: UNKNOWN_LINE, BAD_AMOUNT, or what is wrong with a division. Refusals repeat
    only the beginning of a text that nobody can have meant.
    """
    spoken = parse_act(form.do)
    if spoken is None:
        raise RuleError(Reason.UNKNOWN_LINE, text=" ".join(form.do.split())[:60])
    if spoken.verb in _WITH_AMOUNT:
        spoken = spoken._replace(word=(spoken.word or form.amount.strip())[:20])
    elif not spoken.whole:
        spoken = spoken._replace(word=str(_picked(hand, seat, form.picked)))
    return action_of(spoken, seat, ranking(hand.setup.rules))


def _picked(hand: HandState, seat: int, text: str) -> Division:
    """Two of the seat's four cards, and the other two."""
    held = hand.hands[seat]
    picked = parse_cards(text)
    pair = tuple(card for card in held if card in picked)
    rest = tuple(card for card in held if card not in picked)
    if len(picked) != 2 or len(held) != 4 or len(pair) != 2:
        raise RuleError(Reason.WRONG_COUNT, expected=2, given=len(picked))
    return divide(_two(pair), _two(rest), ranking(hand.setup.rules))


def _two(cards: Sequence[Card]) -> tuple[Card, Card]:
    return cards[0], cards[1]
