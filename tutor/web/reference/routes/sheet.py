"""The sheet for the table, to be read at a glance or printed on one page."""

from __future__ import annotations

from flask import Blueprint, render_template, url_for

from tutor.marking import N_
from tutor.rules import ranking, with_presets
from tutor.web.frame import prefs
from tutor.web.frame.nav import NavItem
from tutor.web.reference.sheet import sheet
from tutor.web.views.terms import speech

bp = Blueprint("sheet", __name__)
NAV = NavItem(
    50,
    N_("Sheet"),
    "sheet.page",
    blurb=N_("The whole game on one page, to print"),
    icon="classes",
)


@bp.get("/sheet")
def page() -> str:
    """The rule set of `?rules=`, else the visitor's own."""
    rules = prefs.asked_rules()
    return render_template(
        "reference/sheet.html",
        sheet=sheet(rules, ranking(rules), speech(rules)),
        rule_sets=with_presets(rules),
        shown=rules,
        title_of=prefs.title_of,
        prefs=prefs.current(rules),
        rules_next=url_for("sheet.page"),
    )
