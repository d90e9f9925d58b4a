"""Changing a preference without losing one's place."""

from flask import Blueprint, redirect, request
from werkzeug.wrappers import Response

from tutor.drills.faults import DrillError
from tutor.rules import RuleError, parse_rules
from tutor.web.frame import prefs
from tutor.web.frame.security import safe_next
from tutor.web.views.addresses import parse

bp = Blueprint("settings", __name__)


@bp.post("/settings")
def change() -> Response:
    """Remember what the form names and go back to the page in `next`."""
    target = safe_next(request.form.get("next"))
    if "rules" in request.form:
        target = _under_rules(target, request.form["rules"])
    response = redirect(target, 303)
    prefs.remember(response, request.form)
    return response


def _under_rules(target: str, code: str) -> str:
    """The address of a page under another rule set; as it is where there is none of that code."""
    place = parse(target)
    try:
        return place.under(parse_rules(code)).url() if place else target
    except (DrillError, RuleError):  # the question may not fit these rules
        return target
