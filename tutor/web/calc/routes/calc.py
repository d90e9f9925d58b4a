"""The calculator: any cards on a table, for people and, with .json behind the address, programs."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache

from flask import Blueprint, Response, current_app, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from tutor.calculator import (
    Table,
    examine,
    facts,
    parse_table,
    read_pasted,
    settlement,
    verify_whole,
)
from tutor.marking import N_
from tutor.rules import DEFAULT, RuleError, RuleSet, parse_rules
from tutor.web.calc.addresses import calc_url
from tutor.web.calc.page import calc_view, empty_table
from tutor.web.calc.problems import problem
from tutor.web.frame import prefs
from tutor.web.frame.htmx import is_partial
from tutor.web.frame.nav import NavItem
from tutor.web.frame.wording import _
from tutor.web.views.terms import Speech, speech
from tutor.web.views.words import refused

bp = Blueprint("calc", __name__)
NAV = NavItem(
    45,
    N_("Calculator"),
    "calc.begin",
    blurb=N_("Any cards: names, divisions, who beats whom, who pays"),
    icon="scales",
)
SHARED = "public, max-age=3600"  # the answer follows from the address, until the site changes


@bp.get("/calc")
def begin() -> ResponseReturnValue:
    """An empty table, or the one in `?paste=`."""
    rules = prefs.asked_rules()
    pasted = request.args.get("paste", "").strip()[:400]
    if not pasted:
        return _page(empty_table(rules))
    try:
        table = parse_table(rules.key, read_pasted(pasted), {})
    except RuleError as error:
        told = refused(error, speech(rules))
        return _page(empty_table(rules), pasted=pasted, told=told), 422
    url = calc_url(table)
    if is_partial():
        return _page(table), {"HX-Push-Url": url}
    return redirect(url, 303)


@bp.get("/calc/<code>")
def empty(code: str) -> ResponseReturnValue:
    """An empty table under this rule set."""
    return _page(empty_table(parse_rules(code)))


@bp.get("/calc/<code>/<seats>")
def table(code: str, seats: str) -> ResponseReturnValue:
    """What lies on the table, and what the rules say of it."""
    fields = request.args.to_dict(flat=False)
    return _page(parse_table(code, seats, fields), request.args.get("seat", 0, int))


def _page(table: Table, seat: int = 0, pasted: str = "", told: str = "") -> str:
    fresh = pasted or current_app.jinja_env.auto_reload
    make = _body if fresh else _kept_body
    body = make(table, seat, speech(table.rules), pasted, told)
    if is_partial():
        return body
    return render_template(
        "calc/calc.html",
        body=body,
        title=_("Calculator"),
        prefs=prefs.current(table.rules),
        rules_next=calc_url(replace(table, declared=()), seat),
    )


def _body(table: Table, seat: int, how: Speech, pasted: str, told: str) -> Markup:
    """What follows from a table and the way of speaking alone; `pasted` is shown with its fault."""
    view = calc_view(table, seat)
    template = current_app.jinja_env.get_template("calc/_calc.html")  # it needs no bar and no menu
    known = {"calc": view, "pasted": pasted, "told": told, "language": how.language}
    return Markup(template.render(known))


_kept_body = lru_cache(maxsize=256)(_body)


@bp.get("/calc/<code>/<seats>.json")
def as_json(code: str, seats: str) -> Response:
    """The same facts for programs; see /api."""
    query = tuple((name, tuple(request.args.getlist(name))) for name in sorted(request.args))
    try:
        body = _facts(code, seats, query)
    except RuleError as error:
        return problem(error, speech(_known_rules(code)))
    response = Response(body, mimetype="application/json")
    response.headers["Cache-Control"] = SHARED
    response.headers["Link"] = f'<{url_for("api.schema")}>; rel="describedby"'
    response.add_etag(weak=True)
    response.make_conditional(request)
    return response


@lru_cache(maxsize=256)
def _facts(code: str, seats: str, query: tuple[tuple[str, tuple[str, ...]], ...]) -> bytes:
    table = parse_table(code, seats, dict(query))
    verify_whole(table)
    report = examine(table)
    found = facts(report, settlement(report))
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def _known_rules(code: str) -> RuleSet:
    """The rule set in whose words a refusal is told."""
    try:
        return parse_rules(code)
    except RuleError:
        return DEFAULT
