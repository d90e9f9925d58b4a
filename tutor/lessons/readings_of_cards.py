"""Readings about pairs, comparing, the squeeze and settlement."""

from __future__ import annotations

from tutor.lessons.reading import C, O, Reading, S
from tutor.marking import N_

OF_CARDS: tuple[Reading, ...] = (
    Reading(
        1,
        (C,),
        N_("Is one pair better and the other equal a win? The article does not say."),
        N_("A win."),
        N_("Both other sources say so in plain words."),
        switch="better_and_equal",
    ),
    Reading(
        2,
        (C, S, O),
        N_("The sources give 头 and 尾, head and tail, to opposite pairs."),
        N_("Each rule set keeps its own words; the site always says smaller and larger as well."),
        N_("Players of each would stumble over the other’s words, and the tail decides who eats."),
        switch="tail",
    ),
    Reading(
        3,
        (S, O),
        N_("Are all pairs of 0 points equal? Only the article says so."),
        N_("Equal in all three. Other equal points go to the stronger single in all three."),
        N_("Programs for this game do it so, and 皱 has no order anywhere."),
        switch="zeros",
    ),
    Reading(
        6,
        (C, S, O),
        N_("What if two tails are equal?"),
        N_(
            "The other pair orders them. Equal in both, they share as evenly as their stakes"
            " allow, the odd chip to the first after the dealer."
        ),
        N_("Equal hands should not depend on the seat for more than one chip."),
    ),
    Reading(
        8,
        (O,),
        N_("The page’s last example names player a where only b gives the result it states."),
        N_("We read it with the two letters exchanged."),
        N_("Then its own numbers come out right."),
        slip=True,
    ),
    Reading(
        9,
        (C,),
        N_("Which cards fit what a squeeze has shown? The article’s lists leave some out."),
        N_("We work it out from the card faces drawn here."),
        N_(
            "Two columns of black pips also fit the 6 and the 7, and makers draw the joker"
            " differently."
        ),
    ),
    Reading(
        10,
        (C,),
        N_("In two-player examples 2 and 3 the labels head and tail are exchanged."),
        N_("We go by the article’s own definition: the larger pair is the tail."),
        N_("Its results only make sense that way."),
        slip=True,
    ),
    Reading(
        11,
        (C,),
        N_(
            "The second three-player example deals three 板凳 where a deck has two, lets players "
            "draw with those they beat in both pairs, and gives the skins to a smaller tail."
        ),
        N_(
            "We show it as an error and never play it. By the rules 甲 and 丙 draw, both beat 乙,"
            " and 丙 eats."
        ),
        N_("No deck can deal it, and its result breaks three of the article’s own rules."),
        slip=True,
    ),
    Reading(
        12,
        (C,),
        N_("In the third three-player example the left-over skin goes to the better smaller pair."),
        N_("It goes to the larger tail."),
        N_("The article itself says that the larger tail eats."),
        slip=True,
    ),
    Reading(
        19,
        (S,),
        N_("The sheet adds up wins and losses without a limit."),
        N_("At most one’s own stake from any one player, and nobody loses more than they staked."),
        N_("Settling in the order of tails would mean nothing otherwise."),
    ),
    Reading(
        20,
        (S, O),
        N_("When may 三花 be shown, and what follows?"),
        N_(
            "Sichuan: on one’s own turn, or before dividing when all in. Online: by itself at the"
            " showdown. Stake and ante go back, mango already paid stays, the others compare."
            " If nobody else is left, all stakes go back."
        ),
        N_("“Neither wins nor loses” can mean little else."),
        switch="flowers",
    ),
    Reading(
        21,
        (O,),
        N_("One better and one equal wins, yet a loss is said to need both pairs worse."),
        N_("Whoever faces such a win has lost."),
        N_("A hand cannot be won by one side alone; the Sichuan sheet says it outright."),
        switch="better_and_equal",
    ),
    Reading(
        29,
        (O,),
        N_("The page’s formula would pay winners more than the losers have."),
        N_("Only what a loser has left is paid."),
        N_("The page’s own worked example does it so."),
    ),
    Reading(
        30,
        (C,),
        N_(
            "Two small slips: “the four classes above” where five are listed, and a 天官八 said to"
            " be beaten by nines only."
        ),
        N_("Five classes; and pairs of a kind, kings and gongs beat that eight too."),
        N_("The list right above says so."),
        slip=True,
    ),
)
