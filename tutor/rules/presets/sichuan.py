"""四川扯旋: the regional rule sheet (source `sichuan`)."""

from tutor.marking import N_
from tutor.rules import ruleset as on

RULES = on.RuleSet(
    key="sichuan",
    title=N_("Sichuan"),
    order=2,
    di_wang=on.DiWang.KING,
    zeros=on.Zeros.EQUAL,
    better_and_equal=on.BetterAndEqual.WIN,
    tail=on.Tail.SMALLER,
    flowers=on.Flowers.CHOICE,
    skin=on.Skin.ANTE,
    opening=on.Opening.FREE,
    deal_from=on.FirstSeat.DEALER,
    opener=on.FirstSeat.DEALER,
    later_opener=on.LaterOpener.SAME_SEAT,
    raises=on.Raises.ANY,
    skins=on.Skins.CAPPED,
    fourth_card=on.FourthCard.OPEN,
    mango=on.Mango.LADDER,
    mango_payers=on.MangoPayers.BUT_WINNER,
    mo=on.Mo.UNKNOWN,
    bowls=on.Bowls.EACH_HAND,
    most_players=8,
)
