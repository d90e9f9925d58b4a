"""Free play: an evening against program seats, and hands that have left their lesson."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from tutor.play.game import MIXED, Way
from tutor.play.sitting import Sitting, StaleError, do, go_on, open_evening
from tutor.play.tempers import Temper
from tutor.rules import RuleError, parse_rules
from tutor.web.frame import prefs
from tutor.web.frame.errors import PageError
from tutor.web.frame.htmx import is_partial, render
from tutor.web.frame.learner import known_learner, new_token, read_token
from tutor.web.frame.wording import _
from tutor.web.play import tables
from tutor.web.play.choosing import Wanted, free_view
from tutor.web.play.evening import table_page
from tutor.web.views.addresses import FreePlayPage
from tutor.web.views.terms import speech
from tutor.web.views.words import refused

bp = Blueprint("free", __name__)
_TABLE = "/play/<token>"


@bp.get("/play")
def begin() -> ResponseReturnValue:
    """Choose a table."""
    return _form(Wanted(prefs.asked_rules()))


def _form(wanted: Wanted, problem: str = "") -> str:
    begun = tables.begun() if known_learner() else ()
    view = free_view(wanted, new_token(), begun, problem)
    return render(
        "play/free.html",
        "play/free.html",
        free=view,
        prefs=prefs.current(wanted.rules),
        rules_next=FreePlayPage().url(),
    )


def _wanted() -> Wanted:
    """What the form asks for, its rule set still unread; a page of status 400 for no temper."""
    form = request.form
    wanted = Wanted(
        prefs.rules(),
        form.get("house", "").strip()[:400],
        form.get("stakes", ""),
        form.get("programs", 3, int),
        form.get("temper", MIXED),
        form.get("seed", "").strip()[:60],
    )
    if wanted.temper not in (MIXED, *(temper.value for temper in Temper)):
        abort(400)
    return wanted


@bp.post("/play")
def sit_down() -> ResponseReturnValue:
    """Begin an evening, or find it begun by the same form."""
    token = read_token(request.form.get("token", ""))
    wanted = _wanted()
    rules = wanted.rules
    try:
        rules = parse_rules(wanted.house or request.form.get("rules", ""))
        sitting = open_evening(
            rules,
            wanted.stakes,
            wanted.programs,
            wanted.temper,
            wanted.seed or secrets.token_hex(6),
        )
    except RuleError as error:
        return _form(wanted, refused(error, speech(rules))), 422
    tables.open_table(token, sitting)
    return redirect(url_for("free.table", token=token), 303)


def _page(
    token: str,
    sitting: Sitting,
    at: int | None = None,
    error: RuleError | None = None,
    stale: bool = False,
) -> str:
    rules = sitting.hand.setup.rules
    page = table_page(token, sitting, at, speech(rules), error, request.args.get("why") == "1")
    return render(
        "play/table.html",
        "play/_table_page.html",
        free=page,
        hand=page.hand,
        stale=stale,
        prefs=prefs.current(rules),
        rules_next=FreePlayPage().url(),
    )


@bp.get(_TABLE)
def table(token: str) -> ResponseReturnValue:
    """The table as it stands, or an earlier step of its hand."""
    return _page(token, tables.find(token), request.args.get("step", type=int))


@bp.post(_TABLE)
def act(token: str) -> ResponseReturnValue:
    """Act; what is sent twice counts once, and what comes too late is told so."""
    number, at = (request.form.get(name, -1, int) for name in ("hand", "at"))
    form = tables.act_form(request.form.to_dict(flat=False))
    return _changed(token, lambda sitting: do(sitting, number, at, form))


def _changed(token: str, how: Callable[[Sitting], Sitting]) -> ResponseReturnValue:
    """Change the table and show it: htmx is given the part, others are sent there."""
    try:
        sitting = tables.change(token, how)
    except StaleError:
        return _page(token, tables.find(token), stale=True), 409
    except RuleError as error:
        return _page(token, tables.find(token), error=error), 422
    url = url_for("free.table", token=token)
    if not is_partial():
        return redirect(url, 303)
    return _page(token, sitting), {"HX-Push-Url": url}


@bp.post(f"{_TABLE}/next")
def next_hand(token: str) -> ResponseReturnValue:
    """Go on to the next hand, call the time, or end the evening."""
    try:
        way = Way(request.form.get("way", Way.NEXT.value))
    except ValueError:
        abort(400)
    number, bowl = request.form.get("hand", -1, int), request.form.get("bowl", type=int)
    return _changed(token, lambda sitting: go_on(sitting, number, way, bowl))


@bp.get(f"{_TABLE}/record")
def record(token: str) -> Response:
    """The record of the hand as text, once it is over: it holds everybody's cards."""
    sitting = tables.find(token)
    if not sitting.over:
        raise PageError(409, _("This hand is not over yet"), _("Its record holds hidden cards."))
    headers = {"Content-Disposition": 'attachment; filename="hand.txt"'}
    return Response(sitting.record, mimetype="text/plain", headers=headers)
