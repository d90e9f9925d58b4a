"""What the calculator calls its seats, and how it tells what the rules refuse."""

from __future__ import annotations

from tutor.explain import explain_refusal
from tutor.rules import Reason, RuleError
from tutor.web.frame.wording import _
from tutor.web.views.terms import Speech, plain


def seat_name(number: int | str) -> str:
    """What a seat is called, in the reader's language."""
    return _("Seat %(n)s", n=number)


def signed(number: int) -> str:
    """An amount won or lost, with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def refused(error: RuleError, how: Speech) -> str:
    """What a refusal says; it names the seat where the refusal does."""
    facts = dict(error.facts)
    number = "" if error.reason is Reason.NO_SUCH_SEAT else str(facts.get("seat", ""))
    if number.isdecimal():
        facts["seat"] = seat_name(number)
    words = explain_refusal(RuleError(error.reason, **facts))
    text = plain(words, how)
    if not number.isdecimal() or "%(seat)s" in words.text:
        return text
    return _("%(seat)s: %(problem)s", seat=facts["seat"], problem=text)
