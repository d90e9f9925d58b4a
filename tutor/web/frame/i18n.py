"""Which language a visitor reads: `?lang=`, the cookie, the browser's, or English."""

from functools import cached_property
from pathlib import Path

from babel.support import Translations
from flask import Flask, Response, current_app, g, has_app_context, has_request_context, request
from flask_babel import Babel, Domain, get_locale, gettext, ngettext
from werkzeug.wrappers import Response as BaseResponse

from tutor import languages
from tutor.languages import SOURCE, Language, first_matching
from tutor.mo import compile_stale
from tutor.paths import INSTALLED, TRANSLATIONS
from tutor.web.frame.config import YEAR

COOKIE = "lang"


class QuickDomain(Domain):  # type: ignore[misc]
    """The catalogues, looked up once a request and language instead of once a message."""

    def get_translations(self) -> Translations:
        if not has_app_context():
            return self._loaded()
        request_globals = g._get_current_object()
        kept: tuple[object, Translations] | None = request_globals.get("translations")
        told = request_globals.get("_flask_babel")  # where Flask-Babel keeps the locale
        if kept is None or told is None or kept[0] is not getattr(told, "babel_locale", None):
            kept = request_globals.translations = (get_locale(), self._loaded())
        return kept[1]

    def _loaded(self) -> Translations:
        loaded: Translations = super().get_translations()
        return loaded


class QuickBabel(Babel):  # type: ignore[misc]
    """Flask-Babel with that domain."""

    @cached_property
    def domain_instance(self) -> QuickDomain:
        return QuickDomain(domain=self.domain)


def init_app(app: Flask) -> None:
    """Speak the language chosen for each request."""
    app.config["BABEL_TRANSLATION_DIRECTORIES"] = _catalogues(app)
    app.config["BABEL_DEFAULT_LOCALE"] = SOURCE.code
    QuickBabel(app, locale_selector=lambda: choose().code)
    app.jinja_env.globals.update(_=gettext, ngettext=ngettext)
    app.context_processor(lambda: {"languages": languages.LANGUAGES, "language": current()})
    app.after_request(_remember)


def choose() -> Language:
    """The language of the present request; English outside one."""
    if not has_request_context():
        return SOURCE
    asked = (request.args.get("lang", ""), request.cookies.get(COOKIE, ""))
    accepted = (tag for tag, quality in request.accept_languages if quality > 0)
    return first_matching(filter(None, (*asked, *accepted))) or SOURCE


def current() -> Language:
    """The language text is being written in now, which a job may have forced."""
    code = str(get_locale() or SOURCE.code)
    return next((one for one in languages.LANGUAGES if one.code == code), SOURCE)


def set_cookie(response: BaseResponse, language: Language) -> None:
    """Remember `language` for a year."""
    response.set_cookie(
        COOKIE,
        language.code,
        max_age=YEAR,
        httponly=True,
        samesite="Lax",
        secure=current_app.config["SESSION_COOKIE_SECURE"],
    )


def _remember(response: Response) -> Response:
    """Keep the language of a shared link for the pages that follow it."""
    if response.cache_control.public:
        return response  # kept by others too, so it says nothing of this reader
    asked = first_matching(request.args.getlist("lang")[:1])
    if asked and request.cookies.get(COOKIE) != asked.code:
        set_cookie(response, asked)
    return response


def _catalogues(app: Flask) -> str:
    """The folder with the compiled catalogues; the instance folder's where ours is read-only."""
    if INSTALLED:
        return str(TRANSLATIONS)
    try:
        compile_stale(TRANSLATIONS)
    except OSError:
        elsewhere = Path(app.instance_path) / "translations"
        compile_stale(TRANSLATIONS, elsewhere)
        return str(elsewhere)
    return str(TRANSLATIONS)
