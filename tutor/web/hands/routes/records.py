"""Hands as records: pasted in, told what is wrong with them, looked at by their own address."""

from __future__ import annotations

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from tutor.marking import N_
from tutor.rules.hand import RecordError, pack_record, parse_record, played, unpack_record
from tutor.web.frame import prefs
from tutor.web.frame.htmx import render
from tutor.web.hands.record import record_page, refused_record
from tutor.web.hands.show import show_page

bp = Blueprint("records", __name__)
_RECORD = "/hands/r/<packed>"
_MOST = 20_000


@bp.get("/hands/record")
def paste() -> ResponseReturnValue:
    """A field for the text of a hand."""
    return _form("")


def _form(text: str, problem: str = "", line: int = 0) -> str:
    return render("hands/paste.html", "hands/paste.html", text=text, problem=problem, line=line)


@bp.post("/hands/record")
def read() -> ResponseReturnValue:
    """Go to the hand that was pasted, or say which line is wrong and why."""
    text = request.form.get("record", "")[:_MOST].replace("\r\n", "\n")
    try:
        played(text)
        return redirect(url_for("records.hand", packed=pack_record(text)), 303)
    except RecordError as error:
        return _form(text, refused_record(error), error.line), 422


@bp.get(_RECORD)
def hand(packed: str) -> ResponseReturnValue:
    """A step of the hand that the address carries."""
    try:
        text = unpack_record(packed)
        steps = played(text)
    except RecordError as error:
        return _form("", refused_record(error), 0), 400
    page = record_page(packed, steps, request.args)
    rules = steps[0][0].setup.rules
    return render(
        "hands/record.html",
        "hands/_record.html",
        record=page,
        hand=page.hand,
        prefs=prefs.current(rules),
        rules_next=url_for("records.paste"),
    )


@bp.get(f"{_RECORD}/show")
def show(packed: str) -> ResponseReturnValue:
    """The hand for a projector."""
    steps = played(unpack_record(packed))
    here = url_for("records.show", packed=packed)
    leave = url_for("records.hand", packed=packed)
    view = show_page(N_("A recorded hand"), steps, {}, request.args, here, leave)
    return render("hands/show.html", "hands/_show.html", show=view, hand=view.hand)


@bp.get(f"{_RECORD}/text")
def text(packed: str) -> Response:
    """The record as text; what is no record is refused."""
    written = unpack_record(packed)
    parse_record(written)
    return Response(written, mimetype="text/plain")
