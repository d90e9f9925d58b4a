"""Readings about dealing, speaking, raising and the mango."""

from __future__ import annotations

from tutor.lessons.reading import C, O, Reading, S
from tutor.marking import N_

AT_THE_TABLE: tuple[Reading, ...] = (
    Reading(
        4,
        (C,),
        N_("Who speaks when the strongest upcard is tied?"),
        N_("The first of them in dealing order."),
        N_("Everything else at the table goes in that order."),
        switch="later_opener",
    ),
    Reading(
        5,
        (C, S, O),
        N_("Everybody still in checks after others have folded. Whose are the chips?"),
        N_("Every stake goes back, the folded ones too. A mango pot stays for the next hand."),
        N_("The sources say that nobody wins or loses such a hand."),
    ),
    Reading(
        7,
        (C,),
        N_("The least raise of 10 is given for the smallest stakes only."),
        N_("At other stakes it is enough to double."),
        N_("Doubling is the rule; the 10 is an extra of the smallest game."),
        switch="raises",
    ),
    Reading(
        13,
        (C,),
        N_("May the opener raise when all others have just called?"),
        N_("No, the round closes."),
        N_("A round ends when all who are in have put in the same."),
    ),
    Reading(
        14,
        (O,),
        N_("The page counts three rounds in one place and four in another."),
        N_("Three rounds of betting."),
        N_("The first two cards come together, before anybody speaks."),
    ),
    Reading(
        15,
        (S,),
        N_("Who pays the mango?"),
        N_("Everyone at the next hand; after 皱芒 everyone but its winner."),
        N_("So it is in Chengdu, where the mango comes from."),
        switch="mango_payers",
    ),
    Reading(
        16,
        (C, S, O),
        N_("What does folding cost one who has already put something in?"),
        N_("What was put in, and at least the skin."),
        N_("Otherwise folding late would be cheaper than folding at once."),
        switch="skin",
    ),
    Reading(
        17,
        (C,),
        N_("All fold to the opener’s forced bet. Is that a 揍芒?"),
        N_("Yes."),
        N_("One bettor, all others gone in the first round: that is its definition."),
    ),
    Reading(
        18,
        (C,),
        N_("How large is a first bet in later rounds, and do amounts add up?"),
        N_(
            "At least the forced opening. Amounts count for the round; the hand’s total never"
            " passes the bowl, and a bowl too small to call may go all in for less."
        ),
        N_("The bowl is the limit for the hand, so only the total can be held to it."),
    ),
    Reading(
        22,
        (C, S, O),
        N_("What if some are all in and the others check?"),
        N_(
            "A round is checked through only if nobody is all in. With one player left to act the"
            " cards are dealt on. A short all-in raise must be answered but opens no new raising."
        ),
        N_("Whoever is all in has bet and can do no more."),
    ),
    Reading(
        23,
        (S,),
        N_("Who takes the mango when a showdown has no winner?"),
        N_("The largest tail, draws included. It carries over when all check, or by 三花."),
        N_("The sheet gives it to the largest tail; “no winner” is then a hand without showdown."),
    ),
    Reading(
        24,
        (C, S, O),
        N_("What counts against the bowl?"),
        N_(
            "Ante and bets do, the mango does not. With 默 all post the raised ante, at most the"
            " smallest bowl."
        ),
        N_("The mango is paid between hands, and nobody can post more than they have."),
        switch="mo",
    ),
    Reading(
        25,
        (C,),
        N_("Who deals last in the last circle?"),
        N_("Whoever dealt the first hand of the evening deals once more at its end."),
        N_("The article read to the letter."),
    ),
    Reading(
        26,
        (S, O),
        N_("Who deals next, and how many may play? Sichuan says neither, online not the first."),
        N_("The next player anticlockwise; in Sichuan two to eight."),
        N_("As in Chengdu: four cards each from 32 are enough for eight."),
        switch="most_players",
    ),
    Reading(
        27,
        (C,),
        N_("Skin and opening are given in numbers for the smallest stakes only."),
        N_("The two numbers that name the stakes: 5 and 10, 5 and 20."),
        N_("At the smallest stakes, 1 and 3, it is just so."),
    ),
    Reading(
        28,
        (C, O),
        N_("In which rounds may one check?"),
        N_("Online: in any. Chengdu: in the second and third."),
        N_("One rule of the page allows any round; in Chengdu the first round opens with a bet."),
        switch="opening",
    ),
)
