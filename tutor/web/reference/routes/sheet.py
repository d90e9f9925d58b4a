"""The sheet for the table, to be read at a glance or printed on one page."""

from __future__ import annotations

from flask import Blueprint, render_template

from tutor.marking import N_
from tutor.rules import ranking
from tutor.web.frame import prefs
from tutor.web.frame.nav import NavItem
from tutor.web.reference.sheet import sheet
from tutor.web.views.addresses import SheetPage
from tutor.web.views.links import rules_links
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
        rule_sets=rules_links(rules, lambda one: SheetPage(one.key).url()),
        prefs=prefs.current(rules),
        rules_next=SheetPage().url(),
    )
