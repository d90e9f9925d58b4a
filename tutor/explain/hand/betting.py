"""The words for what happens before the showdown: posting, dealing, speaking, betting, folding."""

from __future__ import annotations

from tutor.explain.hand.words import Seated, player, raising, seats, with_note, word
from tutor.explain.message import Fact, Message, message
from tutor.marking import N_
from tutor.rules.hand import (
    AllIn,
    Called,
    Checked,
    Closing,
    Folded,
    MangoPaid,
    MoRaised,
    Posted,
    Posting,
    Raised,
    RoundClosed,
    RoundOpened,
)
from tutor.rules.switches.deal_from import FirstSeat


def mango_paid(event: MangoPaid, table: Seated) -> Message:
    """A mango of the hand before is paid."""
    return message(
        N_("%(seat)s puts %(amount)s into the %(mango)s pot."),
        seat=player(table, event.seat),
        amount=event.amount,
        mango=word(table.rules, "mango"),
    )


def mo_raised(event: MoRaised, table: Seated) -> Message:
    """The dealer raised the ante."""
    return message(
        N_("%(seat)s says %(mo)s: the ante is %(ante)s instead of %(before)s."),
        seat=player(table, event.seat),
        mo=word(table.rules, "mo"),
        ante=event.ante,
        before=event.before,
    )


def posted(event: Posted, table: Seated) -> Message:
    """An ante or a forced opening is put in."""
    seat = player(table, event.seat)
    if event.cause is Posting.ANTE:
        return message(
            N_("%(seat)s posts %(amount)s as %(skin)s."),
            seat=seat,
            amount=event.amount,
            skin=word(table.rules, "skin"),
        )
    if event.amount < event.due:
        return message(
            N_("%(seat)s must open with %(due)s, has only %(amount)s and puts in all of it."),
            seat=seat,
            due=event.due,
            amount=event.amount,
        )
    return message(N_("%(seat)s must open and puts in %(due)s."), seat=seat, due=event.due)


def round_opened(event: RoundOpened, table: Seated) -> Message:
    """Who speaks first, and why it is this one."""
    if event.due == event.speaker:
        return _first_word(event, table)
    if event.upcard is None:
        return message(
            N_(
                "%(due)s would speak first, but cannot any more, so the next one does: %(speaker)s."
            ),
            due=player(table, event.due),
            speaker=player(table, event.speaker),
        )
    said = _first_word(event, table)
    return with_note(
        said,
        message(
            N_("%(due)s has no more chips to speak with, so the word goes to %(speaker)s."),
            due=player(table, event.due),
            speaker=player(table, event.speaker),
        ),
    )


def _first_word(event: RoundOpened, table: Seated) -> Message:
    due = player(table, event.due)
    if event.upcard is None:
        is_dealer = table.rules.opener is FirstSeat.DEALER
        return message(
            _FIRST[event.round == 1, is_dealer], seat=due, dealer=word(table.rules, "dealer")
        )
    if not event.tied:
        return message(
            N_(
                "%(seat)s has just turned up the strongest single card, %(card)s, and speaks first."
            ),
            seat=due,
            card=event.upcard,
        )
    return message(
        N_(
            "%(card)s of %(seat)s is as strong as the card of %(others)s; the first of them to be"
            " dealt a card speaks first."
        ),
        seat=due,
        card=event.upcard,
        others=seats(table, event.tied),
    )


# By whether it is the first round, and whether the dealer speaks first.
_FIRST = {
    (True, True): N_("The %(dealer)s, %(seat)s, speaks first."),
    (True, False): N_("%(seat)s, next to the %(dealer)s, speaks first."),
    (False, True): N_("The %(dealer)s, %(seat)s, speaks first again."),
    (False, False): N_("%(seat)s, next to the %(dealer)s, speaks first again."),
}


def checked(event: Checked, table: Seated) -> Message:
    """休."""
    return message(
        N_("%(seat)s says %(check)s, puts in nothing and waits."),
        seat=player(table, event.seat),
        check=word(table.rules, "check"),
    )


def called(event: Called, table: Seated) -> Message:
    """A bet is answered."""
    said = message(
        N_("%(seat)s says %(call)s and adds %(amount)s: %(total)s in this round."),
        seat=player(table, event.seat),
        call=word(table.rules, "call"),
        amount=event.amount,
        total=event.total,
    )
    return with_note(said, _emptied(event.seat, table)) if event.all_in else said


def _emptied(seat: int, table: Seated) -> Message:
    return message(
        N_("The %(bowl)s of %(seat)s is empty now, with nothing more to decide until the end."),
        bowl=word(table.rules, "bowl"),
        seat=player(table, seat),
    )


def raised(event: Raised, table: Seated) -> Message:
    """A first bet, a raise, or a raise to exactly double where that has a name."""
    seat = player(table, event.seat)
    name = raising(event.before, event.total, table.rules)
    if not event.before:
        return message(
            N_("%(seat)s says %(bet)s and bets %(total)s."),
            seat=seat,
            bet=name,
            total=event.total,
        )
    return message(
        N_(
            "%(seat)s says %(raise)s and adds %(amount)s: the bet rises from %(before)s to"
            " %(total)s."
        ),
        seat=seat,
        amount=event.amount,
        before=event.before,
        total=event.total,
        **{"raise": name},
    )


def all_in(event: AllIn, table: Seated) -> Message:
    """敲: a bet, a full raise, a short one, or a call for less."""
    facts: dict[str, Fact] = {
        "seat": player(table, event.seat),
        "all_in": word(table.rules, "all-in"),
        "amount": event.amount,
    }
    if not event.raises:
        return message(
            N_(
                "%(seat)s says %(all_in)s and puts in the last %(amount)s, less than the bet of"
                " %(before)s asks for."
            ),
            before=event.before,
            **facts,
        )
    said = message(
        N_("%(seat)s says %(all_in)s and puts in all %(amount)s: the bet is %(total)s."),
        total=event.total,
        **facts,
    )
    if event.full:
        return said
    return with_note(
        said,
        message(
            N_(
                "That is too small for a raise: whoever has acted may answer it, but not raise "
                "again."
            )
        ),
    )


def folded(event: Folded, table: Seated) -> Message:
    """A hand is given up; what it leaves is skin."""
    facts: dict[str, Fact] = {
        "seat": player(table, event.seat),
        "fold": word(table.rules, "fold"),
        "skin": event.skin,
    }
    if event.paid:
        return message(
            N_("%(seat)s says %(fold)s and adds %(paid)s: a skin of %(skin)s stays on the table."),
            paid=event.paid,
            **facts,
        )
    return message(N_("%(seat)s says %(fold)s and leaves a skin of %(skin)s."), **facts)


def round_closed(event: RoundClosed, table: Seated) -> Message:
    """Why a round of betting ends."""
    if event.how is Closing.CHECKED:
        return message(
            N_("Everybody has said %(check)s, and the hand ends here."),
            check=word(table.rules, "check"),
        )
    return message(_CLOSED[event.how])


_CLOSED = {
    Closing.ANSWERED: N_("The bet is answered, and the round closes."),
    Closing.NOBODY_TO_BET: N_("There are no two left who could bet, so the cards are dealt on."),
}
