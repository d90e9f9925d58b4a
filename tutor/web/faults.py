"""What the layers below refuse, told as pages: which part is wrong, why, and a way on."""

from __future__ import annotations

from flask import Flask, current_app

from tutor.drills.faults import DrillError
from tutor.explain import Message, explain_refusal
from tutor.explain.splits import NO_FIGURES
from tutor.play.keeping import KeptError, NewerError
from tutor.questions.faults import AnswerError
from tutor.rules import RuleError
from tutor.solver import UnsolvedError
from tutor.store import (
    NotYours,
    QuestionNotFound,
    RoundNotFound,
    StoreError,
    StoreUnavailable,
    TableNotFound,
)
from tutor.web.frame import errors, prefs
from tutor.web.frame.wording import _
from tutor.web.views.terms import plain, speech


def init_app(app: Flask) -> None:
    """Register a page for each family of errors."""
    app.register_error_handler(RuleError, lambda error: errors.page(*_refused(error)))
    app.register_error_handler(DrillError, lambda error: errors.page(404, *_told(error.message())))
    app.register_error_handler(AnswerError, lambda error: errors.page(400, *_told(error.message())))
    app.register_error_handler(UnsolvedError, lambda error: errors.page(*_no_figures()))
    app.register_error_handler(KeptError, lambda error: errors.page(*_unreadable(error)))
    app.register_error_handler(StoreError, lambda error: errors.page(*_not_stored(error)))


def _refused(error: RuleError) -> tuple[int, str, str]:
    text = plain(explain_refusal(error), speech(prefs.rules()))
    return (400, text, _("Check the address, or start from the start page."))


def _told(message: Message) -> tuple[str, str]:
    return plain(message, speech(prefs.rules())), _("All drills are on the start page.")


def _no_figures() -> tuple[int, str, str]:
    onward = _("Cards, pairs and the calculator go by these rules all the same.")
    return (404, _(NO_FIGURES), onward)


def _unreadable(error: KeptError) -> tuple[int, str, str]:
    current_app.logger.warning("A table cannot be read: %s", error)
    if isinstance(error, NewerError):
        text = _("This table was last played on a later version of the site")
        return (409, text, _("It is kept as it was. Try again when the site is up to date."))
    text = _("This table cannot be read any more")
    return (
        410,
        text,
        _("What was kept of it is damaged, or made for rules of another time. Begin a new one."),
    )


def _not_stored(error: StoreError) -> tuple[int, str, str]:
    if isinstance(error, StoreUnavailable):
        text = _("The site cannot reach its memory just now")
        return (503, text, _("Nothing is lost. Try again in a moment."))
    if isinstance(error, RoundNotFound | NotYours | QuestionNotFound):
        text = _("This round is not known here")
        return (404, text, _("Rounds belong to the browser they were begun in. Start a new one."))
    if isinstance(error, TableNotFound):
        text = _("This table is not known here")
        return (404, text, _("Tables belong to the browser they were begun in. Start a new one."))
    return (400, _("The site could not store that"), _("Go back and try again."))
