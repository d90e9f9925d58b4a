"""The words for every reason the rules refuse something."""

from __future__ import annotations

from tutor.explain.message import Fact, Message, message
from tutor.marking import N_, NN_, Plural
from tutor.rules import Card, Kind, Pair, Reason, RuleError

LONGEST_FACT = 40  # characters

WORDS: dict[Reason, str | Plural] = {
    Reason.UNKNOWN_CARD: N_("“%(code)s” is not a card of this deck."),
    Reason.CARD_TWICE: N_("%(card)s stands there twice, but every card is in the deck once."),
    Reason.THIRD_OF_KIND: NN_(
        "%(kind)s stands there %(count)s time, but the deck has only two.",
        "%(kind)s stands there %(count)s times, but the deck has only two.",
        by="count",
    ),
    Reason.WRONG_COUNT: NN_(
        "%(expected)s card is needed here, not %(given)s.",
        "%(expected)s cards are needed here, not %(given)s.",
        by="expected",
    ),
    Reason.KNOWN_IN_HAND: N_("%(card)s is in the hand, so it cannot be seen elsewhere too."),
    Reason.TOO_MANY_KNOWN: NN_(
        "At most %(most)s card can be seen here, not %(given)s.",
        "At most %(most)s cards can be seen here, not %(given)s.",
        by="most",
    ),
    Reason.BROKEN_DIVISION: N_("“%(text)s” is not two cards, a hyphen and two more cards."),
    Reason.NOT_YOUR_CARDS: N_("The hand does not hold %(cards)s."),
    Reason.LARGER_FIRST: N_("In “%(text)s” the larger pair comes first; the smaller one should."),
    Reason.UNKNOWN_RULES: N_("There is no rule set “%(code)s”."),
    Reason.UNKNOWN_SWITCH: N_("A rule set has no switch “%(switch)s”."),
    Reason.UNKNOWN_CHOICE: N_("The switch “%(switch)s” cannot be set to “%(choice)s”."),
    Reason.SWITCH_TWICE: N_("The switch “%(switch)s” is set twice."),
    Reason.TOO_FEW_SEATS: NN_(
        "At least two seats must compare; there is only %(given)s.",
        "At least two seats must compare; there are %(given)s.",
        by="given",
    ),
    Reason.TOO_MANY_SEATS: NN_(
        "At most %(most)s player can sit here, not %(given)s.",
        "At most %(most)s players can sit here, not %(given)s.",
        by="most",
    ),
    Reason.NO_FLOWERS: N_("%(seat)s does not hold the three cards of a 三花."),
    Reason.FLOWERS_NOT_DECLARED: N_("In this rule set nobody declares a 三花, so %(seat)s cannot."),
    Reason.BAD_STAKE: N_("The stake of %(seat)s must be a whole number from 0 up."),
    Reason.BAD_AMOUNT: N_("“%(amount)s” is not a whole number of chips."),
    Reason.BAD_NAME: N_("“%(name)s” cannot be a player’s name here."),
    Reason.NO_SUCH_SEAT: NN_(
        "There is no seat %(seat)s; there is only %(most)s.",
        "There is no seat %(seat)s; there are %(most)s.",
        by="most",
    ),
    Reason.NOT_ONE_A_SEAT: NN_(
        "“%(name)s” needs one for the %(seats)s seat, not %(given)s.",
        "“%(name)s” needs one for each of the %(seats)s seats, not %(given)s.",
        by="seats",
    ),
    Reason.UNKNOWN_STAKES: N_("There are no stakes “%(stakes)s”."),
    Reason.NO_MANGO: N_("This rule set has no 芒果."),
    Reason.BOWL_TOO_SMALL: N_("The bowl of %(seat)s must hold at least %(least)s, not %(bowl)s."),
    Reason.BOWL_BEYOND_PURSE: N_("%(seat)s has %(purse)s and cannot put up a bowl of %(bowl)s."),
    Reason.HAND_OVER: N_("This hand is over."),
    Reason.HAND_NOT_OVER: N_("This hand is not over yet."),
    Reason.NOT_BEFORE_DEAL: N_("The cards are dealt already."),
    Reason.NOT_BETTING: N_("There is no betting now."),
    Reason.NOT_DIVIDING: N_("It is not yet time to divide."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of %(turn)s, not of %(seat)s."),
    Reason.NOT_IN_HAND: N_("%(seat)s has no part in this any more."),
    Reason.DIVIDED_ALREADY: N_("%(seat)s has divided already."),
    Reason.DECLARED_TOO_LATE: N_("%(seat)s let the turn pass at which to show a 三花."),
    Reason.BET_TO_ANSWER: N_("A bet of %(amount)s stands, so one cannot check."),
    Reason.NOTHING_TO_CALL: N_("There is nothing to call."),
    Reason.CALL_BEYOND_BOWL: N_(
        "Calling takes %(amount)s and the bowl holds %(left)s: go all in for less, or fold."
    ),
    Reason.RAISE_TOO_SMALL: N_("The bet must become at least %(least)s, not %(amount)s."),
    Reason.RAISE_BEYOND_BOWL: N_("The bowl allows a bet of %(most)s at most, not %(amount)s."),
    Reason.RAISING_CLOSED: N_(
        "%(seat)s has acted since the last full raise and may only call or fold."
    ),
    Reason.ANTE_TOO_SMALL: N_("The ante must become at least %(least)s, not %(amount)s."),
    Reason.ANTE_BEYOND_BOWL: N_(
        "The smallest bowl allows an ante of %(most)s at most, not %(amount)s."
    ),
    Reason.UNKNOWN_LINE: N_("“%(text)s” cannot be read as a line of a hand."),
    Reason.MISSING_LINE: N_("The line “%(name)s” is missing."),
    Reason.LINE_TWICE: N_("The line “%(name)s” stands there twice."),
    Reason.RECORD_TOO_LONG: NN_(
        "This hand is %(length)s character long; %(most)s are the limit.",
        "This hand is %(length)s characters long; %(most)s are the limit.",
        by="length",
    ),
    Reason.BROKEN_RECORD: N_("This address does not hold a whole hand."),
    Reason.EVENING_OVER: N_("The evening is over."),
    Reason.LAST_CIRCLE_ALREADY: N_("The last circle is being played already."),
    Reason.CANNOT_POST: N_("%(seat)s has not enough left to be dealt in."),
}


def explain_refusal(error: RuleError) -> Message:
    """What a refusal says, with the facts it carries; a long text is told by its beginning."""
    return message(WORDS[error.reason], **{name: _fact(it) for name, it in error.facts.items()})


def _fact(fact: object) -> Fact:
    if isinstance(fact, int | Card | Kind | Pair):
        return fact
    text = str(fact)
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}…"
