"""扯旋 as one game site plays it (source `online`)."""

from tutor.marking import N_
from tutor.rules import ruleset as on

RULES = on.RuleSet(
    key="online",
    title=N_("Online"),
    order=3,
    di_wang=on.DiWang.POINT,
    zeros=on.Zeros.EQUAL,
    better_and_equal=on.BetterAndEqual.WIN,
    tail=on.Tail.SMALLER,
    flowers=on.Flowers.AUTOMATIC,
    skin=on.Skin.ANTE,
    opening=on.Opening.FREE,
    deal_from=on.FirstSeat.DEALER,
    opener=on.FirstSeat.AFTER_DEALER,
    later_opener=on.LaterOpener.SAME_SEAT,
    raises=on.Raises.ANY,
    skins=on.Skins.CAPPED,
    fourth_card=on.FourthCard.OPEN,
    mango=on.Mango.NONE,
    mango_payers=on.MangoPayers.BUT_WINNER,
    mo=on.Mo.ALLOWED,
    bowls=on.Bowls.EACH_HAND,
    most_players=6,
)
