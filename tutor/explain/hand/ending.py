"""The words for how a hand ends: 三花, dividing, comparing, tails, and what the next hand costs."""

from __future__ import annotations

from tutor.explain.hand.words import Seated, in_order, player, seats, with_note, word
from tutor.explain.hands import explain_tail, outcome_label
from tutor.explain.message import Fact, Message, message
from tutor.marking import N_
from tutor.names import hand_names
from tutor.rules import Flower, ranking
from tutor.rules.hand import (
    Compared,
    Declared,
    Divided,
    HandEnded,
    How,
    MangoCause,
    TailsOrdered,
)

_FLOWERS = {Flower.TEN: "three-flowers-ten", Flower.SIX: "three-flowers-six"}
MANGOES = {MangoCause.OUTBET: "beaten-mango", MangoCause.CHECKED: "checked-mango"}


def declared(event: Declared, table: Seated) -> Message:
    """A seat leaves with 三花."""
    facts: dict[str, Fact] = {
        "seat": player(table, event.seat),
        "flower": word(table.rules, _FLOWERS[event.flower]),
    }
    if event.chosen:
        return message(
            N_("%(seat)s shows %(flower)s and leaves, to win nothing and lose nothing."), **facts
        )
    return message(
        N_("%(seat)s holds %(flower)s and so neither wins nor loses, whatever the others have."),
        **facts,
    )


def divided(event: Divided, table: Seated) -> Message:
    """How a hand is divided, with its name."""
    smaller, larger = event.division.pairs
    return message(
        N_("%(seat)s divides: the smaller pair is %(smaller)s, the larger %(larger)s. %(name)s."),
        seat=player(table, event.seat),
        smaller=smaller,
        larger=larger,
        name=hand_names(event.division, ranking(table.rules))[0],
    )


def compared(event: Compared, table: Seated) -> Message:
    """Who beats whom."""
    a, b = player(table, event.seat), player(table, event.other)
    return message(N_("%(result)s."), result=outcome_label(event.outcome, a, b))


def tails_ordered(event: TailsOrdered, table: Seated) -> Message:
    """Who settles first, and which pair says so."""
    groups = [
        seats(table, group)
        if len(group) == 1
        else message(N_("%(seats)s together"), seats=seats(table, group))
        for group in event.order
    ]
    return message(
        N_("%(which)s The largest %(tail)s settles first, so the order is: %(order)s."),
        which=explain_tail(table.rules),
        tail=word(table.rules, "tail"),
        order=in_order(groups),
    )


def hand_ended(event: HandEnded, table: Seated) -> Message:
    """How it ended, what stays in the pot and what it calls for."""
    said = _ended(event, table)
    if event.pot:
        pot = message(
            N_("The %(mango)s pot of %(pot)s stays for the next hand."),
            mango=word(table.rules, "mango"),
            pot=event.pot,
        )
        said = with_note(said, pot)
    if event.mango is None:
        return said
    called = message(_CALLS[event.mango], mango=word(table.rules, MANGOES[event.mango]))
    return with_note(said, called)


_CALLS = {
    MangoCause.OUTBET: N_(
        "All folded to one bettor in the first round, so the next hand is played with %(mango)s."
    ),
    MangoCause.CHECKED: N_("Nobody bet, so the next hand is played with %(mango)s."),
}


def _ended(event: HandEnded, table: Seated) -> Message:
    if event.how is How.CHECKED:
        return message(N_("The hand is over: nobody wins, nobody loses."))
    if event.how is How.NO_WINNER:
        return message(N_("The hand is over: everyone left with a 三花, so there is no winner."))
    if event.how is How.ALONE:
        return message(
            N_("The hand is over: only %(seat)s is left and takes what lies there."),
            seat=seats(table, event.eaters),
        )
    eaters = seats(table, event.eaters)
    if len(event.eaters) == 1:
        return message(
            N_("The hand is over: the largest %(tail)s was that of %(eaters)s."),
            tail=word(table.rules, "tail"),
            eaters=eaters,
        )
    return message(
        N_("The hand is over: %(eaters)s were equal in both pairs and shared what there was."),
        eaters=eaters,
    )
