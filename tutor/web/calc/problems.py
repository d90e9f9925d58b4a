"""What programs are told when something is wrong: application/problem+json (RFC 9457)."""

from __future__ import annotations

import json

from flask import Response

from tutor.rules import Card, Kind, Reason, RuleError
from tutor.rules.numbers import whole_number
from tutor.web.frame import i18n
from tutor.web.frame.wording import _
from tutor.web.views.terms import Speech
from tutor.web.views.words import refused

TYPE = "application/problem+json"


def problem(error: RuleError, how: Speech) -> Response:
    """The refusal as a problem: `detail` in the reader's language, `reason` and facts for programs.

    404 for a rule set that does not exist, 400 for everything else.
    """
    status = 404 if error.reason is Reason.UNKNOWN_RULES else 400
    reason = error.reason.name.lower().replace("_", "-")
    body = {
        "type": f"/api#{reason}",
        "title": _("There is no such rule set") if status == 404 else _("This table cannot be"),
        "status": status,
        "detail": refused(error, how),
        "reason": reason,
        **{name: _fact(fact) for name, fact in error.facts.items()},
    }
    response = Response(json.dumps(body, ensure_ascii=False), status, mimetype=TYPE)
    response.content_language = i18n.current().tag
    response.headers["Cache-Control"] = "private, no-cache"
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def _fact(fact: object) -> object:
    """A fact as programs know it: a card by its code, a kind by its key."""
    if isinstance(fact, Card):
        return fact.code
    if isinstance(fact, Kind):
        return fact.key
    text = str(fact)
    number = whole_number(text, 10**11 - 1)
    return text if number is None else number
