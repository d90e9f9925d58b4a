"""The start page with its first question."""

from __future__ import annotations

from flask import Blueprint, render_template
from flask.typing import ResponseReturnValue

from tutor import store
from tutor.drills.address import find_drill, make_address
from tutor.marking import N_
from tutor.web.drills import rounds
from tutor.web.drills.menu import fresh_seed, tiles, unfinished
from tutor.web.frame import prefs
from tutor.web.frame.database import reading
from tutor.web.frame.learner import known_learner, new_token
from tutor.web.frame.nav import NavItem
from tutor.web.views.addresses import QuestionPage

bp = Blueprint("home", __name__)
NAV = NavItem(20, N_("Drills"), "home.page", covers=("drills",))
# What the start page asks; a newcomer begins with the four strongest cards only.
WELCOME = ("card-names", "easy", "upper")


@bp.get("/")
def page() -> ResponseReturnValue:
    """The first question, before any choice; below it the drills."""
    with reading() as db:
        totals = store.drill_totals(db, known_learner())
        begun = store.unfinished_rounds(db, known_learner(), 1)
    drill, level, filter = WELCOME
    narrowed = "" if drill in totals else filter
    address = make_address(find_drill(drill), prefs.rules().key, level, narrowed, fresh_seed())
    question = rounds.show_alone(address, new_token(), QuestionPage(address).url())
    return render_template(
        "home/home.html", question=question, tiles=tiles(totals), unfinished=unfinished(begun)
    )
