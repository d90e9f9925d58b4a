"""The components page: every part of the look by itself, for designing and for axe.

An example is a template in `templates/components/examples`; it makes its views with the functions
that pages use. The page is in English only, off unless TUTOR_COMPONENTS is set, and its address may
change.
"""

from functools import partial

from flask import Blueprint, abort, current_app, render_template

from tutor.drills.address import parse_address
from tutor.drills.questions import judged_at, question_at
from tutor.rules import Ranking, parse_card, parse_cards, ranking, read_division
from tutor.web.frame import prefs
from tutor.web.views.cards import card_view, division_view, pair_view
from tutor.web.views.model import CardView, DivisionView, PairView, QuestionView, State
from tutor.web.views.questions import Given, QuestionWays, question_view
from tutor.web.views.terms import Speech, speech

FOLDER = "components/examples/"
bp = Blueprint("components", __name__)


@bp.get("/components")
def page() -> str:
    """Every example, by the rule set of the visitor."""
    if not current_app.config["COMPONENTS"]:
        abort(404)
    rules = prefs.rules()
    how, ranks = speech(rules), ranking(rules)
    found = current_app.jinja_env.list_templates(filter_func=lambda name: name.startswith(FOLDER))
    return render_template(
        "components/components.html",
        examples={name.removeprefix(FOLDER).removesuffix(".html"): name for name in sorted(found)},
        a_card=partial(_card, how),
        a_pair=partial(_pair, how, ranks),
        a_division=partial(_division, how, ranks),
        a_question=_question,
    )


def _card(how: Speech, code: str) -> CardView:
    return card_view(parse_card(code), how)


def _pair(how: Speech, ranks: Ranking, codes: str) -> PairView:
    first, second = parse_cards(codes, 2)
    return pair_view((first, second), how, ranks)


def _division(
    how: Speech, ranks: Ranking, text: str, caption: str, state: State = ""
) -> DivisionView:
    return division_view(read_division(text, ranks), ranks, how, caption, state)


def _question(code: str, **form: list[str]) -> QuestionView:
    """The question of an address; once something of it is chosen, with its verdict."""
    address = parse_address(code)
    question = question_at(address)
    if not form:
        return question_view(address, question, QuestionWays("/components"))
    given = Given(judged_at(address, form))
    return question_view(
        address, question, QuestionWays("", next="/components", next_label="Next"), given
    )
