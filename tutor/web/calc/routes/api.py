"""How programs ask the calculator: a short page, and the schema of what they get."""

from __future__ import annotations

import json
from urllib.parse import urlencode

from flask import Blueprint, current_app, redirect, render_template
from flask.typing import ResponseReturnValue

from tutor.calculator import examine, facts, parse_table, settlement
from tutor.explain.switches import switch_label
from tutor.rules import DEFAULT, SWITCHES, Reason
from tutor.rules.switch import word
from tutor.web.views.addresses import CalcPage
from tutor.web.views.terms import plain, speech

bp = Blueprint("api", __name__)
EXAMPLE = ("sichuan", "2d4s-QhQd_8h8d5s4c", {"stake": ("50", "200")})
# What an address can be refused for, in the order in which it is read.
REASONS = (
    Reason.UNKNOWN_RULES,
    Reason.UNKNOWN_SWITCH,
    Reason.UNKNOWN_CHOICE,
    Reason.SWITCH_TWICE,
    Reason.UNKNOWN_CARD,
    Reason.CARD_TWICE,
    Reason.THIRD_OF_KIND,
    Reason.BROKEN_DIVISION,
    Reason.WRONG_COUNT,
    Reason.TOO_MANY_SEATS,
    Reason.NO_SUCH_SEAT,
    Reason.NO_FLOWERS,
    Reason.FLOWERS_NOT_DECLARED,
    Reason.BAD_AMOUNT,
    Reason.RAISE_BEYOND_BOWL,
)


@bp.get("/api")
def page() -> str:
    """What to ask for, what comes back, and what can be wrong."""
    code, seats, query = EXAMPLE
    report = examine(parse_table(code, seats, query))
    found = facts(report, settlement(report))
    brief = {
        name: found[name] for name in ("format", "levels", "table", "settling_order", "eats_skins")
    }
    brief["comparisons"] = found["comparisons"]
    return render_template(
        "calc/api.html",
        address=CalcPage(code, f"{seats}.json", urlencode(query, doseq=True)).url(),
        example=json.dumps(brief, ensure_ascii=False, indent=1),
        reasons=[reason.name.lower().replace("_", "-") for reason in REASONS],
        switches=_switch_rows(),
    )


def _switch_rows() -> list[tuple[str, str, list[str]]]:
    """Each switch by its name in codes, what it is about, and its values in codes."""
    how = speech(DEFAULT)
    return [
        (name, plain(switch_label(name), how), [word(choice) for choice in switch.choices])
        for name, switch in SWITCHES.items()
    ]


@bp.get("/api/calculator-1.json")
def schema() -> ResponseReturnValue:
    """The schema under an address that stays, whatever the name of its file."""
    asset_url = current_app.jinja_env.globals["asset_url"]
    return redirect(asset_url("schema/calculator-1.json"), 302)  # type: ignore[operator]
