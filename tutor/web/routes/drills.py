"""The start page with its first question, and the start of each drill."""

from __future__ import annotations

import secrets

from flask import Blueprint, redirect, render_template, request, session
from flask.typing import ResponseReturnValue

from tutor import store
from tutor.drills.address import find_drill, make_address
from tutor.drills.rounds import seed_from
from tutor.marking import N_
from tutor.web import prefs, rounds
from tutor.web.contexts.drills import drill_view, tiles, unfinished
from tutor.web.database import reading
from tutor.web.nav import NavItem

bp = Blueprint("drills", __name__)
NAV = NavItem(20, N_("Drills"), "drills.home")
# What the start page asks; a newcomer begins with the four strongest cards only.
WELCOME = ("card-names", "easy", "upper")


@bp.get("/")
def home() -> ResponseReturnValue:
    """The first question, before any choice; below it the drills."""
    key = session.get("learner", "")
    with reading() as db:
        totals = store.drill_totals(db, key)
        begun = store.unfinished_rounds(db, key, 1)
    drill, level, filter = WELCOME
    narrowed = "" if drill in totals else filter
    address = make_address(find_drill(drill), prefs.rules().key, level, narrowed, _seed())
    question = rounds.show_alone(address, rounds.new_token(), f"/q/{address}")
    return render_template(
        "home.html", question=question, tiles=tiles(totals), unfinished=unfinished(begun)
    )


@bp.get("/drills/<key>")
def drill(key: str) -> ResponseReturnValue:
    """Choose a level, and narrow the drill if you like."""
    found = find_drill(key)
    view = drill_view(found, request.args.get("level", ""), request.args.get("filter", ""))
    return render_template("drills/drill.html", drill=view)


@bp.get("/drills/<key>/start")
def start(key: str) -> ResponseReturnValue:
    """Go to a new question of this choice."""
    rules = request.args.get("rules") or prefs.rules().key
    level, filter = request.args.get("level", ""), request.args.get("filter", "")
    return redirect(f"/q/{make_address(find_drill(key), rules, level, filter, _seed())}", 303)


def _seed() -> str:
    return seed_from(secrets.token_hex(8))
