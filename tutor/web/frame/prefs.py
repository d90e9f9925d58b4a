"""What a visitor likes: rule set, colours, names on the cards, readings, keys; one cookie each.

Nothing here needs an account or the database, and a cookie that says nonsense counts as none.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Flask, current_app, g, has_request_context, request
from werkzeug.local import LocalProxy
from werkzeug.wrappers import Response

from tutor.calculator import nickname
from tutor.rules import DEFAULT, RuleError, RuleSet, parse_rules, with_presets
from tutor.web.frame.config import YEAR
from tutor.web.frame.query import code_of
from tutor.web.frame.security import here
from tutor.web.frame.wording import _

THEMES = ("auto", "light", "dark")
SWITCHES = ("0", "1")
READINGS = ("none", "pinyin", "zhuyin")
CHOICES = {"theme": THEMES, "card_names": SWITCHES, "keys": SWITCHES, "readings": READINGS}


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
    readings: str
    rules: str
    rules_choices: tuple[RulesChoice, ...]


def init_app(app: Flask) -> None:
    """Tell every page the preferences, and the address to come back to."""
    # Looked up when a template first asks: a fragment has no bar to show it in.
    told = {"prefs": LocalProxy(current), "here": LocalProxy(here)}
    app.context_processor(lambda: told)


def rules() -> RuleSet:
    """The visitor's rule set: the one in the cookie `rules`, else the default."""
    return _rules(request.cookies.get("rules", "")) or DEFAULT


def asked_rules() -> RuleSet:
    """The rule set of `?rules=`, else the visitor's own; raises RuleError for one there is not."""
    code = code_of("rules")
    return parse_rules(code) if code else rules()


def title_of(shown: RuleSet) -> str:
    """What a rule set is called for short: a preset by its title, house rules by two words."""
    words = [_(word) for word in nickname(shown)]
    if len(words) == 1:
        return words[0]
    return _("%(first)s %(second)s", first=words[0], second=words[1])


def readings() -> str:
    """What stands above names of the game: "none", "pinyin" or "zhuyin"."""
    return _choice("readings", "none") if has_request_context() else "none"


def current(shown: RuleSet | None = None) -> Prefs:
    """The preferences of the visitor; `shown` is the rule set of a page that has one of its own."""
    chosen = shown or rules()
    made: dict[RuleSet, Prefs] = g.setdefault("prefs", {})
    if chosen not in made:
        made[chosen] = _prefs(chosen)
    return made[chosen]


def _prefs(chosen: RuleSet) -> Prefs:
    known = with_presets(rules(), chosen)
    choices = tuple(RulesChoice(one.key, title_of(one), one == chosen) for one in known)
    return Prefs(
        theme=_choice("theme", "auto"),
        card_names=_choice("card_names", "0") == "1",
        keys=_choice("keys", "1") == "1",
        readings=readings(),
        rules=title_of(chosen),
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
