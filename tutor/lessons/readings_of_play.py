"""Readings about whole evenings, and about corners of betting that no source looks into."""

from __future__ import annotations

from tutor.lessons.reading import C, O, Reading, S
from tutor.marking import N_

OF_PLAY: tuple[Reading, ...] = (
    Reading(
        31,
        (C, S, O),
        N_("What if somebody’s chips run out?"),
        N_(
            "With less than the mango due and a skin, one sits the hand out and does not deal. With"
            " less than a new bowl, one plays all that is left. When fewer than two can play, the"
            " evening ends."
        ),
        N_(
            "Nobody can put in what they do not have, and a small bowl limits only what is won from"
            " and by its holder."
        ),
    ),
    Reading(
        32,
        (C, S, O),
        N_("What becomes of a bowl between two hands?"),
        N_(
            "Chengdu: it stands with what it has won. One may add to it but not take from it, and"
            " below the skin a new bowl replaces it. Sichuan and online: it is set for each hand,"
            " at least the skin."
        ),
        N_(
            "The article speaks of a first bowl and later ones, so each lasts until it is lost. The"
            " other two set the bowl before the hand."
        ),
        switch="bowls",
    ),
    Reading(
        33,
        (C,),
        N_("What if the opener’s bowl is smaller than the forced opening?"),
        N_("All of it goes in, and the others still answer the full opening."),
        N_("One short bowl does not make the next card cheaper for everybody else."),
        switch="opening",
    ),
    Reading(
        34,
        (O,),
        N_("May the dealer always raise the ante by 默?"),
        N_("Only where an ante is posted, and only if the smallest bowl holds more than it."),
        N_("There must be something to raise, and everyone must be able to post it."),
        switch="mo",
    ),
    Reading(
        35,
        (C,),
        N_("The first bet is an all-in below the least bet. May those who checked still raise?"),
        N_("Yes, it wakes them like any other bet. R22 is about raises."),
        N_("The article lets whoever checked and is woken call or raise."),
    ),
    Reading(
        36,
        (S,),
        N_("May 三花 still be shown when the betting is over?"),
        N_(
            "Before dividing, by anyone who is all in or had no turn in the last round. Whoever "
            "let that turn pass must divide."
        ),
        N_("Everyone gets one chance to show it with all four cards in hand."),
        switch="flowers",
    ),
    Reading(
        37,
        (S,),
        N_("In the first round all but one fold though nobody has bet. Is that a 皱芒?"),
        N_("No. The one left takes skins and mango, and no new mango is due."),
        N_("A 皱芒 needs somebody whose bet drives the others away."),
    ),
    Reading(
        38,
        (C, S, O),
        N_("How long is the last circle, and where is it played?"),
        N_(
            "Only where the mango is fixed; elsewhere time ends the evening at once. It goes from"
            " the dealer due to the first dealer, who deals last. If he is due himself, it goes"
            " once round and he deals once more. If he cannot play, it ends where he would deal."
        ),
        N_("The article says who deals last, not where to begin. The others know no circle."),
        switch="mango",
    ),
    Reading(
        39,
        (C, S, O),
        N_("May one fold with nothing to answer?"),
        N_("Yes, on any turn of one’s own."),
        N_("No source forbids it, and it costs nobody else anything."),
    ),
    Reading(
        40,
        (C, S, O),
        N_("May one raise when all others are all in?"),
        N_(
            "Yes, when it is one’s turn to answer them. What no winner reaches goes back, but"
            " several winners together reach further into a larger stake."
        ),
        N_("No source forbids it, and only the one who does it risks anything."),
    ),
    Reading(
        41,
        (S, O),
        N_("Others leave by 三花 and one player is left. What is won?"),
        N_(
            "The skins, from each folded player at most as much as one has staked oneself, and the"
            " mango. Nobody divides."
        ),
        N_("It is as if the others had folded, but whoever shows 三花 loses nothing."),
        switch="skins",
    ),
    Reading(
        42,
        (S,),
        N_("The mango grows with the 底皮. Also with one that 默 has raised?"),
        N_("No, with the ante that the table has agreed on."),
        N_("The mango is counted over the whole evening, 默 is for one hand."),
        switch="mango",
    ),
    Reading(
        43,
        (C, S),
        N_("Play ends with a mango on the table. Whose is it?"),
        N_(
            "Everyone at the table shares it, those who sit out too. Odd chips go one each to the"
            " first after the dealer."
        ),
        N_("The Sichuan sheet shares it so, and odd chips go as they do between equal tails."),
    ),
    Reading(
        44,
        (S, O),
        N_("Do the two down cards come together or one at a time?"),
        N_("One at a time, in two laps."),
        N_("So it is in Chengdu; the other sources only say that everyone gets two."),
    ),
)
