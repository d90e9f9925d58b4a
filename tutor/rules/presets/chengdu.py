"""打旋 as played in Chengdu: the long article (source `chengdu`)."""

from tutor.marking import N_
from tutor.rules import ruleset as on

RULES = on.RuleSet(
    key="chengdu",
    title=N_("Chengdu"),
    order=1,
    di_wang=on.DiWang.POINT,
    zeros=on.Zeros.EQUAL,
    better_and_equal=on.BetterAndEqual.WIN,
    tail=on.Tail.LARGER,
    flowers=on.Flowers.NONE,
    skin=on.Skin.FIRST_FOLD,
    opening=on.Opening.FORCED,
    deal_from=on.FirstSeat.AFTER_DEALER,
    opener=on.FirstSeat.AFTER_DEALER,
    later_opener=on.LaterOpener.UPCARD,
    raises=on.Raises.DOUBLE,
    skins=on.Skins.CAPPED,
    fourth_card=on.FourthCard.SQUEEZED,
    mango=on.Mango.FIXED,
    mango_payers=on.MangoPayers.BUT_WINNER,
    mo=on.Mo.UNKNOWN,
    bowls=on.Bowls.STANDING,
    most_players=8,
)
