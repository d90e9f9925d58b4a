"""The words for every reason the rules refuse something."""

from __future__ import annotations

from tutor.explain.message import Message
from tutor.marking import N_
from tutor.rules import Card, Kind, Pair, Reason, RuleError

WORDS = {
    Reason.UNKNOWN_CARD: N_("“%(code)s” is not a card of this deck."),
    Reason.CARD_TWICE: N_("%(card)s stands there twice, but every card is in the deck once."),
    Reason.THIRD_OF_KIND: N_("%(kind)s stands there %(count)s times, but the deck has only two."),
    Reason.WRONG_COUNT: N_("%(expected)s cards are needed here, %(given)s were given."),
    Reason.BROKEN_DIVISION: N_("“%(text)s” is not two cards, a hyphen and two more cards."),
    Reason.NOT_YOUR_CARDS: N_("The hand does not hold %(cards)s."),
    Reason.LARGER_FIRST: N_("In “%(text)s” the larger pair comes first; the smaller one should."),
    Reason.UNKNOWN_RULES: N_("There is no rule set “%(code)s”."),
    Reason.UNKNOWN_SWITCH: N_("A rule set has no switch “%(switch)s”."),
    Reason.UNKNOWN_CHOICE: N_("The switch “%(switch)s” cannot be set to “%(choice)s”."),
    Reason.SWITCH_TWICE: N_("The switch “%(switch)s” is set twice."),
    Reason.TOO_FEW_SEATS: N_("At least two seats must compare; there are %(given)s."),
    Reason.TOO_MANY_SEATS: N_("At most %(most)s may play here; there are %(given)s."),
    Reason.NO_FLOWERS: N_("%(seat)s does not hold the three cards of a 三花."),
    Reason.FLOWERS_NOT_DECLARED: N_("In this rule set nobody declares a 三花, so %(seat)s cannot."),
    Reason.BAD_STAKE: N_("The stake of %(seat)s must be a whole number from 0 up."),
}


def explain_refusal(error: RuleError) -> Message:
    """What a refusal says, with the facts it carries."""
    facts = {
        name: fact if isinstance(fact, int | str | Card | Kind | Pair) else str(fact)
        for name, fact in error.facts.items()
    }
    return Message(WORDS[error.reason], facts)
