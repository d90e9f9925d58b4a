"""The page of readings: where the sources fail, and how the site reads them."""

from __future__ import annotations

from flask import Blueprint, render_template

from tutor.web.reference.readings import reading_views

bp = Blueprint("readings", __name__)


@bp.get("/readings")
def index() -> str:
    """Every reading by number, then the plain errors of the sources."""
    return render_template(
        "reference/readings.html",
        readings=reading_views(slips=False),
        slips=reading_views(slips=True),
    )
