"""Why tables set a switch one way or the other, and the reading of the sources it rests on.

What a switch and its choices are called stands in `tutor.explain.switches`; here is the sentence
that a player would say about it.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tutor.marking import N_


class Part(Enum):
    """Where a switch matters: when cards are compared, when chips are bet, before and after."""

    CARDS = N_("Comparing cards")
    BETS = N_("Bets and chips")
    TABLE = N_("Around the table")


class Habit(NamedTuple):
    """The part of the game a switch belongs to, why tables differ, the readings it rests on."""

    part: Part
    why: str
    readings: tuple[int, ...] = ()


HABITS: dict[str, Habit] = {
    "di_wang": Habit(
        Part.CARDS,
        N_(
            "天牌 with the black 9 is a king everywhere. Some tables give 地牌 the same honour,"
            " others just add the points up: 11, so 1."
        ),
    ),
    "zeros": Habit(
        Part.CARDS,
        N_(
            "Most tables say that nothing is nothing. A table that decides every tie of points by"
            " the single does so for 0 points too."
        ),
        (3,),
    ),
    "better_and_equal": Habit(
        Part.CARDS,
        N_(
            "Two sources say outright that one better pair is enough when the other is equal. Some"
            " tables want both pairs better and call it 走路."
        ),
        (1, 21),
    ),
    "tail": Habit(
        Part.CARDS,
        N_(
            "Who wins does not change, but the largest tail settles first and eats the skins. One"
            " source calls the larger pair the tail, the other two the smaller."
        ),
        (2,),
    ),
    "flowers": Habit(
        Part.CARDS,
        N_(
            "Three cards that spoil a hand: their holder takes the stake back and neither wins nor"
            " loses, by choice or without being asked, or the table knows nothing of it."
        ),
        (20,),
    ),
    "skin": Habit(
        Part.BETS,
        N_("Either everybody pays to be dealt in, or only those who give up at once pay."),
        (16, 27),
    ),
    "opening": Habit(
        Part.BETS,
        N_("A forced opening bet keeps hands from being checked through in the first round."),
        (13, 17, 28),
    ),
    "deal_from": Habit(Part.TABLE, N_("It only decides who gets which cards."), ()),
    "opener": Habit(
        Part.BETS, N_("Speaking first is a disadvantage: the others have heard you."), ()
    ),
    "later_opener": Habit(
        Part.BETS,
        N_(
            "Letting the strongest open card speak first makes good cards show themselves; keeping"
            " the seat is simpler."
        ),
        (4, 22),
    ),
    "raises": Habit(
        Part.BETS, N_("Doubling makes pots grow fast; any amount allows small steps."), (7, 18)
    ),
    "skins": Habit(
        Part.BETS,
        N_(
            "All three sources let one take at most as much as one staked, from the folded as from"
            " the beaten. Many home tables let the largest tail have all skins."
        ),
        (19, 29),
    ),
    "fourth_card": Habit(
        Part.TABLE,
        N_("A card turned slowly is half of the fun at one table; another deals it open."),
        (9,),
    ),
    "mango": Habit(
        Part.BETS,
        N_("After a hand without a fight everyone pays into the next, so that it gets one."),
        (15, 23, 24),
    ),
    "mango_payers": Habit(
        Part.BETS, N_("Whether the one who scared all others off pays as they do."), (15,)
    ),
    "mo": Habit(
        Part.BETS,
        N_("Only one source knows it: the dealer makes the hand dearer before seeing a card."),
        (24,),
    ),
    "bowls": Habit(
        Part.TABLE,
        N_("A standing bowl shows how deep everyone is for the whole evening."),
        (24,),
    ),
    "most_players": Habit(
        Part.TABLE, N_("The deck has 32 cards, enough for eight hands of four."), (26,)
    ),
}
