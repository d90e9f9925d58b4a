"""打旋 as played in Chengdu: the long article (source `chengdu`)."""

from tutor.marking import N_
from tutor.rules.ruleset import preset

RULES = preset(
    title=N_("Chengdu"),
    order=1,
    di_wang="point",
    zeros="equal",
    better_and_equal="win",
    tail="larger",
    flowers="none",
    skin="first-fold",
    opening="forced",
    deal_from="after-dealer",
    opener="after-dealer",
    later_opener="upcard",
    raises="double",
    skins="capped",
    fourth_card="squeezed",
    mango="fixed",
    mango_payers="but-winner",
    mo="unknown",
    bowls="standing",
    most_players="8",
)
