"""Changing the language without losing one's place."""

from urllib.parse import parse_qsl, urlencode, urlsplit

from flask import Blueprint, redirect, request
from werkzeug.wrappers import Response

from tutor.languages import matching
from tutor.web.frame import i18n
from tutor.web.frame.security import safe_next

bp = Blueprint("language", __name__)


@bp.post("/language")
def switch() -> Response:
    """Remember the language of the field `lang` and go back to the page in `next`."""
    response = redirect(_without_lang(safe_next(request.form.get("next"))), 303)
    language = matching(request.form.get("lang", ""))
    if language:
        i18n.set_cookie(response, language)
    return response


def _without_lang(target: str) -> str:
    """The address less `?lang=`, which would overrule the choice just made."""
    parts = urlsplit(target)
    kept = [pair for pair in parse_qsl(parts.query, True) if pair[0] != "lang"]
    return parts._replace(query=urlencode(kept)).geturl()
