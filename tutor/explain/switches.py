"""The words for every switch of a rule set and for every way to set it."""

from __future__ import annotations

from tutor.explain.message import Message, message
from tutor.marking import N_
from tutor.rules import ruleset as on

SWITCHES = {
    "di_wang": N_("地牌 with the black 9"),
    "zeros": N_("Pairs of 0 points"),
    "better_and_equal": N_("One pair better, the other equal"),
    "tail": N_("What 尾, the tail, is"),
    "flowers": N_("三花"),
    "skin": N_("Where the skins come from"),
    "opening": N_("The first to speak"),
    "deal_from": N_("Who gets the first card"),
    "opener": N_("Who speaks first"),
    "later_opener": N_("Who speaks first in later rounds"),
    "raises": N_("How much a raise must be"),
    "skins": N_("How much skin one may eat"),
    "fourth_card": N_("The fourth card"),
    "mango": N_("芒果, the mango"),
    "mango_payers": N_("Who pays the mango after 揍芒"),
    "mo": N_("默, raising the ante"),
    "bowls": N_("The bowl"),
    "most_players": N_("Most players"),
}

_FIRST_SEAT: dict[str, dict[on.Choice, str]] = {
    "deal_from": {
        on.FirstSeat.DEALER: N_("the dealer"),
        on.FirstSeat.AFTER_DEALER: N_("the player on the dealer’s right"),
    },
    "opener": {
        on.FirstSeat.DEALER: N_("the dealer"),
        on.FirstSeat.AFTER_DEALER: N_("the first after the dealer"),
    },
}

_CHOICES: dict[on.Choice, str] = {
    on.DiWang.POINT: N_("counts 1 point"),
    on.DiWang.KING: N_("is 地王, a king above every gong"),
    on.Zeros.EQUAL: N_("are all equal"),
    on.Zeros.SINGLE: N_("are decided by the single"),
    on.BetterAndEqual.WIN: N_("wins"),
    on.BetterAndEqual.DRAW: N_("is a draw"),
    on.Tail.LARGER: N_("the larger pair"),
    on.Tail.SMALLER: N_("the smaller pair"),
    on.Skin.ANTE: N_("everybody posts them before the deal"),
    on.Skin.FIRST_FOLD: N_("whoever folds in the first round pays them"),
    on.Opening.FORCED: N_("must bet"),
    on.Opening.FREE: N_("may check"),
    on.LaterOpener.UPCARD: N_("the strongest card just turned up"),
    on.LaterOpener.SAME_SEAT: N_("the same seat, or the next still in"),
    on.Raises.DOUBLE: N_("at least twice what was asked"),
    on.Raises.ANY: N_("any extra amount"),
    on.Skins.CAPPED: N_("at most one’s own stake from each"),
    on.Skins.WHOLE: N_("all of it"),
    on.FourthCard.SQUEEZED: N_("face down, squeezed, then turned up"),
    on.FourthCard.OPEN: N_("face up"),
    on.Flowers.NONE: N_("unknown"),
    on.Flowers.CHOICE: N_("its holder may show it and leave"),
    on.Flowers.AUTOMATIC: N_("its holder leaves at the showdown"),
    on.Mango.NONE: N_("none"),
    on.Mango.FIXED: N_("a fixed amount for the stakes played"),
    on.Mango.LADDER: N_("grows with each mango of the session"),
    on.MangoPayers.BUT_WINNER: N_("everyone but its winner"),
    on.MangoPayers.EVERYONE: N_("everyone"),
    on.Bowls.STANDING: N_("stands from hand to hand"),
    on.Bowls.EACH_HAND: N_("is set for each hand"),
    on.Mo.UNKNOWN: N_("unknown"),
    on.Mo.ALLOWED: N_("the dealer may, before the deal"),
}


def switch_label(name: str) -> Message:
    """What a switch is about."""
    return message(SWITCHES[name])


def choice_label(name: str, choice: on.Choice) -> Message:
    """What a switch is set to; a number stands for itself."""
    if isinstance(choice, int):
        return message("%(n)s", n=choice)
    return message(_FIRST_SEAT.get(name, _CHOICES)[choice])
