"""The start of each drill."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from tutor.drills.address import find_drill, make_address
from tutor.web.drills.menu import drill_view, fresh_seed
from tutor.web.frame import prefs

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
    rules = request.args.get("rules") or prefs.rules().key
    level, filter = request.args.get("level", ""), request.args.get("filter", "")
    return redirect(f"/q/{make_address(find_drill(key), rules, level, filter, fresh_seed())}", 303)
