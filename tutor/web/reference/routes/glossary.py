"""The glossary: all terms of the game, found in any script, and a page for each."""

from __future__ import annotations

from flask import Blueprint, abort, render_template, request

from tutor.marking import N_
from tutor.rules import ranking
from tutor.web.frame import prefs
from tutor.web.frame.htmx import render
from tutor.web.frame.nav import NavItem
from tutor.web.frame.wording import _, ngettext
from tutor.web.reference.glossary import EXAMPLE_QUERIES, found, groups
from tutor.web.reference.term_page import find_thing, term_page
from tutor.web.views.terms import speech

bp = Blueprint("glossary", __name__)
NAV = NavItem(
    40,
    N_("Glossary"),
    "glossary.index",
    blurb=N_("Every name in both scripts, with readings"),
    icon="names",
)


@bp.get("/glossary")
def index() -> str:
    """Everything in groups, or what `?q=` finds."""
    query = request.args.get("q", "").strip()[:60]
    rules = prefs.rules()
    how, ranks = speech(rules), ranking(rules)
    entries = found(query, how, ranks) if query else ()
    return render(
        "reference/glossary.html",
        "reference/_found.html",
        query=query,
        entries=entries,
        groups=() if query else groups(how, ranks),
        counted=_counted(len(entries)) if query else "",
        examples=EXAMPLE_QUERIES,
    )


def _counted(count: int) -> str:
    if not count:
        return _("Nothing found")
    return ngettext("%(num)s term found", "%(num)s terms found", count)


@bp.get("/glossary/<key>")
def term(key: str) -> str:
    """One term: its names, its meaning, its cards, where it stands."""
    rules = prefs.rules()
    ranks = ranking(rules)
    thing = find_thing(key, ranks)
    if thing is None:
        abort(404)
    return render_template("reference/term.html", page=term_page(thing, speech(rules), ranks))
