"""Changing a preference without losing one's place."""

from flask import Blueprint, redirect, request
from werkzeug.wrappers import Response

from tutor.drills.address import make_address, parse_address
from tutor.drills.faults import DrillError
from tutor.rules import RuleError, parse_rules
from tutor.web.frame import prefs
from tutor.web.frame.security import safe_next

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


def _under_rules(target: str, rules: str) -> str:
    """The address of a question, a table or a rule set under another one; any other as it is."""
    try:
        rules = parse_rules(rules).key
    except RuleError:
        return target
    if target.startswith(("/calc/", "/rules/", "/split/")) and target != "/split/advice":
        section, _, rest = target.removeprefix("/").partition("/")
        _, slash, cards = rest.partition("/")
        return f"/{section}/{rules}{slash}{cards}"
    if not target.startswith("/q/"):
        return target
    try:
        at = parse_address(target.removeprefix("/q/"))
        setting = at.setting
        return f"/q/{make_address(at.drill, rules, setting.level, setting.filter, at.seed)}"
    except (DrillError, RuleError):
        return target
