"""The start of each drill."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from tutor.drills.address import find_drill, make_address
from tutor.web.drills.menu import drill_view, fresh_seed
from tutor.web.frame import prefs
from tutor.web.frame.query import code_of
from tutor.web.views.addresses import QuestionPage

bp = Blueprint("drills", __name__)


@bp.get("/drills/<key>")
def drill(key: str) -> ResponseReturnValue:
    """Choose a level, and narrow the drill if you like."""
    found = find_drill(key)
    view = drill_view(found, request.args.get("level", ""), request.args.get("filter", ""))
    return render_template("drills/drill.html", drill=view)


@bp.get("/drills/<key>/start")
def start(key: str) -> ResponseReturnValue:
    """Go to a new question of this choice."""
    rules = code_of("rules") or prefs.rules().key
    level, filter = request.args.get("level", ""), request.args.get("filter", "")
    address = make_address(find_drill(key), rules, level, filter, fresh_seed())
    return redirect(QuestionPage(address).url(), 303)
