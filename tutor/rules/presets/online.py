"""扯旋 as one game site plays it (source `online`)."""

from tutor.marking import N_
from tutor.rules.ruleset import preset

RULES = preset(
    title=N_("Online"),
    order=3,
    di_wang="point",
    zeros="equal",
    better_and_equal="win",
    tail="smaller",
    flowers="automatic",
    skin="ante",
    opening="free",
    deal_from="dealer",
    opener="after-dealer",
    later_opener="same-seat",
    raises="any",
    skins="capped",
    fourth_card="open",
    mango="none",
    mango_payers="but-winner",
    mo="allowed",
    bowls="each-hand",
    most_players="6",
)
