"""四川扯旋: the regional rule sheet (source `sichuan`)."""

from tutor.marking import N_
from tutor.rules.ruleset import preset

RULES = preset(
    title=N_("Sichuan"),
    order=2,
    di_wang="king",
    zeros="equal",
    better_and_equal="win",
    tail="smaller",
    flowers="choice",
    skin="ante",
    opening="free",
    deal_from="dealer",
    opener="dealer",
    later_opener="same-seat",
    raises="any",
    skins="capped",
    fourth_card="open",
    mango="ladder",
    mango_payers="but-winner",
    mo="unknown",
    bowls="each-hand",
    most_players="8",
)
