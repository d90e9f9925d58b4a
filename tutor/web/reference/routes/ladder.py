"""The ladder of pairs: all of it at once, and what stands on the rung one taps."""

from __future__ import annotations

from flask import Blueprint, abort, request

from tutor.marking import N_
from tutor.rules import Pair, Ranking, ranking
from tutor.web.frame import prefs
from tutor.web.frame.htmx import render
from tutor.web.frame.nav import NavItem
from tutor.web.frame.query import code_of
from tutor.web.reference import ladder
from tutor.web.reference.term_page import find_pair
from tutor.web.views.links import rules_links
from tutor.web.views.terms import Speech, speech

bp = Blueprint("ladder", __name__)
NAV = NavItem(
    30,
    N_("Ladder"),
    "ladder.page",
    blurb=N_("All pairs from the strongest to the weakest"),
    icon="ladder",
)


@bp.get("/ladder")
def page() -> str:
    """All rungs under `?rules=`, those that pass `?only=`, and in full the one of `?at=`."""
    ask = ladder.LadderAsked(code_of("at"), request.args.get("only", ""), code_of("rules"))
    rules = prefs.asked_rules()
    if ask.only not in ladder.FILTERS:
        abort(404)
    how, ranks = speech(rules), ranking(rules)
    chosen = _chosen(ask, ranks, how)
    return render(
        "reference/ladder.html",
        "reference/_rung.html",
        flights=ladder.flights(ask, chosen, ranks, how),
        rung=ladder.rung_page(ask, chosen, ranks, how),
        filters=ladder.filter_choices(ask, how),
        rule_sets=rules_links(rules, lambda one: ask.url(rules=one.key)),
        total=len(ranks.levels),
        prefs=prefs.current(rules),
        rules_next=ladder.LadderAsked(ask.at, ask.only).url(),
    )


def _chosen(ask: ladder.LadderAsked, ranks: Ranking, how: Speech) -> Pair:
    """The pair asked for, or the strongest that the filter shows."""
    if not ask.at:
        return ladder.shown_levels(ask, ranks, how)[0][0]
    pair = find_pair(ask.at)
    if pair is None:
        abort(404)
    return pair
