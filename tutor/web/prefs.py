"""What a visitor likes: rule set, colours, names on the cards, digit keys; one cookie each.

Nothing here needs an account or the database, and a cookie that says nonsense counts as none.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Flask, current_app, request
from flask_babel import gettext as _
from werkzeug.wrappers import Response

from tutor.rules import DEFAULT, PRESETS, RuleError, RuleSet, parse_rules
from tutor.web.config import YEAR
from tutor.web.security import here

THEMES = ("auto", "light", "dark")
SWITCHES = ("0", "1")
CHOICES = {"theme": THEMES, "card_names": SWITCHES, "keys": SWITCHES}


@dataclass(frozen=True, slots=True)
class RulesChoice:
    """A rule set in the menu: its code, its title in the reader's language, whether it holds."""

    code: str
    title: str
    current: bool


@dataclass(frozen=True, slots=True)
class Prefs:
    """The preferences as templates see them; `rules` is the title of the rule set."""

    theme: str
    card_names: bool
    keys: bool
    rules: str
    rules_choices: tuple[RulesChoice, ...]


def init_app(app: Flask) -> None:
    app.context_processor(lambda: {"prefs": current(), "here": here()})


def rules() -> RuleSet:
    """The visitor's rule set: the one in the cookie `rules`, else the default."""
    return _rules(request.cookies.get("rules", "")) or DEFAULT


def current(shown: RuleSet | None = None) -> Prefs:
    """The preferences of the visitor; `shown` is the rule set of a page that has one of its own."""
    chosen = shown or rules()
    choices = tuple(RulesChoice(one.key, _(one.title), one == chosen) for one in PRESETS.values())
    title = _(chosen.title)
    if chosen.key not in PRESETS:
        title = _("%(rules)s with house rules", rules=title)
    return Prefs(
        theme=_choice("theme", "auto"),
        card_names=_choice("card_names", "0") == "1",
        keys=_choice("keys", "1") == "1",
        rules=title,
        rules_choices=choices,
    )


def remember(response: Response, form: Mapping[str, str]) -> None:
    """Keep for a year every preference that `form` names with a value that exists."""
    for name, value in form.items():
        if value in CHOICES.get(name, ()) or (name == "rules" and _rules(value)):
            response.set_cookie(
                name,
                value,
                max_age=YEAR,
                httponly=True,
                samesite="Lax",
                secure=current_app.config["SESSION_COOKIE_SECURE"],
            )


def _choice(name: str, default: str) -> str:
    value = request.cookies.get(name, default)
    return value if value in CHOICES[name] else default


def _rules(code: str) -> RuleSet | None:
    try:
        return parse_rules(code)
    except RuleError:
        return None
