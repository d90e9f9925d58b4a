"""How good each division of any four cards is: the explorer, and the advice of the tables."""

from __future__ import annotations

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from tutor.marking import N_
from tutor.rules import parse_rules
from tutor.solver import StyleError
from tutor.web.frame import prefs
from tutor.web.frame.errors import PageError
from tutor.web.frame.htmx import render
from tutor.web.frame.nav import NavItem
from tutor.web.frame.wording import _
from tutor.web.split.advice import advice_view
from tutor.web.split.asked import Asked, AskedError, read_asked
from tutor.web.split.explorer import split_view
from tutor.web.views.addresses import AdvicePage

bp = Blueprint("split", __name__)
NAV = NavItem(
    25,
    N_("Dividing"),
    "split.begin",
    blurb=N_("How good each division of a hand is, exactly"),
    icon="divide",
)


@bp.get("/split")
def begin() -> ResponseReturnValue:
    """An empty hand under the visitor's rule set, or the one of `?rules=`."""
    return _page(Asked(prefs.asked_rules()))


@bp.get("/split/advice")
def advice() -> ResponseReturnValue:
    """What holds for many hands, under the visitor's rule set or that of `?rules=`."""
    rules = prefs.asked_rules()
    return render_template(
        "split/advice.html",
        advice=advice_view(rules),
        prefs=prefs.current(rules),
        rules_next=AdvicePage().url(),
    )


@bp.get("/split/<code>")
@bp.get("/split/<code>/<cards>")
def hand(code: str, cards: str = "") -> ResponseReturnValue:
    """Four cards with all that is known, or some of them on the way there."""
    rules = parse_rules(code)
    try:
        return _page(read_asked(rules, cards, request.args))
    except StyleError as error:
        text = _("There is no way to divide called “%(name)s”", name=str(error.style)[:40])
        raise PageError(400, text, _("Check the address, or start from the start page.")) from None
    except AskedError as error:
        text = _("“%(name)s” cannot be “%(value)s” here", name=error.name, value=error.value[:40])
        raise PageError(400, text, _("Check the address, or start from the start page.")) from None


def _page(asked: Asked) -> str:
    return render(
        "split/split.html",
        "split/_split.html",
        split=split_view(asked),
        prefs=prefs.current(asked.rules),
        rules_next=asked.url(),
    )
