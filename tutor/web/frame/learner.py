"""Who the visitor is: a learner known by a random key in the signed session cookie.

A token is made for every page from which a round or a table may be begun, so that the same form
sent twice begins one.
"""

from __future__ import annotations

import re
import secrets

from flask import abort, session

_TOKEN = re.compile(r"[A-Za-z0-9_-]{12,40}")


def learner() -> str:
    """The key of the present learner, made when first asked for and kept in the session."""
    if "learner" not in session:
        session["learner"] = secrets.token_urlsafe(16)
        session.permanent = True
    return str(session["learner"])


def known_learner() -> str:
    """The key of the present learner, empty for a visitor of whom nothing is stored."""
    return str(session.get("learner", ""))


def new_token() -> str:
    """A token for what may be begun from the page it is put on."""
    learner()
    return secrets.token_urlsafe(12)


def read_token(text: str) -> str:
    """The token of a form; a page of status 400 for anything else."""
    if not _TOKEN.fullmatch(text):
        abort(400)
    return text
