"""How what goes wrong is told: a page that says what happened and what to do, or its fragment."""

from flask import Flask, render_template
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException, InternalServerError

from tutor.marking import N_
from tutor.web.frame.htmx import is_partial
from tutor.web.frame.security import here
from tutor.web.frame.wording import _

WORDS = {
    400: (N_("The site could not read that request"), N_("Go back and try again.")),
    404: (N_("There is no such page"), N_("The address may be mistyped or out of date.")),
    405: (N_("That cannot be done here"), N_("Go back and use the buttons of the page.")),
    413: (N_("That is too much at once"), N_("Send something smaller.")),
    429: (N_("Too many tries"), N_("Wait a little, then try again.")),
    500: (N_("Something broke on our side"), N_("Try again in a moment.")),
}


class PageError(Exception):
    """Something the visitor should read: translated `message` and `hint`, sent as `status`."""

    def __init__(self, status: int, message: str, hint: str = "") -> None:
        super().__init__(str(message))
        self.status = status
        self.message = message
        self.hint = hint


def init_app(app: Flask) -> None:
    """Answer every error with a page, or with a fragment of one."""
    app.register_error_handler(PageError, error_page)
    app.register_error_handler(CSRFError, _grown_old)
    app.register_error_handler(HTTPException, _http)


def error_page(error: PageError) -> tuple[str, int, dict[str, str]]:
    """The response that tells `error`."""
    return page(error.status, error.message, error.hint)


def page(
    status: int, message: str, hint: str, reload: str = "", headers: dict[str, str] | None = None
) -> tuple[str, int, dict[str, str]]:
    """A page that says what is wrong and what to do; `reload` is the address to load again."""
    template = "errors/_error.html" if is_partial() else "errors/error.html"
    body = render_template(template, status=status, message=message, hint=hint, reload=reload)
    return body, status, headers or {}


def _grown_old(error: CSRFError) -> tuple[str, int, dict[str, str]]:
    return page(
        400,
        _("This page has grown old"),
        _("It was open for so long that the site no longer knows it. Load it again and go on."),
        reload=here(),
    )


def _http(error: HTTPException) -> tuple[str, int, dict[str, str]] | HTTPException:
    status = error.code or 500
    if status < 400:
        return error  # a redirect made by the router
    message, hint = WORDS.get(status) or WORDS[400 if status < 500 else 500]
    try:
        return page(status, _(message), _(hint), headers=_kept(error))
    except Exception:
        if not isinstance(error, InternalServerError):
            raise
        return error  # what broke may be the page itself


def _kept(error: HTTPException) -> dict[str, str]:
    """The headers that belong to the status, such as Allow and Retry-After."""
    return {name: value for name, value in error.get_headers() if name != "Content-Type"}
