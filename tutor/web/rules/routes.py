"""House rules: every switch of a rule set, what it changes, and a link to any combination."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from tutor.rules import SWITCHES, parse_rules
from tutor.web.frame import prefs
from tutor.web.frame.query import code_of
from tutor.web.rules.page import compared_view, rule_links, rules_view
from tutor.web.views.addresses import RulesPage

bp = Blueprint("rules", __name__)


@bp.get("/rules")
def index() -> str:
    """The rule sets to begin from."""
    return render_template("rules/index.html", links=rule_links(prefs.rules()))


@bp.get("/rules/build")
def build() -> ResponseReturnValue:
    """To the rule set whose switches the form names."""
    base = code_of("base")
    chosen = [f"{name}.{request.args[name]}" for name in SWITCHES if name in request.args]
    return redirect(RulesPage(parse_rules("+".join([base, *chosen])).key).url(), 303)


@bp.get("/rules/<code>")
def rule_set(code: str) -> ResponseReturnValue:
    """A rule set switch by switch; beside another one where `?with=` names it."""
    rules = parse_rules(code)
    other = code_of("with")
    if rules.key != code and not other:
        return redirect(RulesPage(rules.key).url(), 302)
    return render_template(
        "rules/rules.html",
        view=rules_view(rules, prefs.rules()),
        compared=compared_view(rules, parse_rules(other)) if other else None,
    )
