"""Answering questions: one at its own address, and the ten of a round."""

from __future__ import annotations

from flask import Blueprint, make_response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from tutor.drills.address import Address, parse_address
from tutor.drills.faults import IncompleteError
from tutor.rules import parse_rules
from tutor.store import RoundState
from tutor.web import prefs, rounds
from tutor.web.contexts.closing import closing_view
from tutor.web.contexts.views import QuestionView
from tutor.web.htmx import is_partial, render

bp = Blueprint("play", __name__)
_QUESTION = "/q/<drill>/<rules>/<level>/<seed>"
_ROUND = "/round/<token>"


def _page(question: QuestionView, rules: str, **context: object) -> str:
    return render(
        "drills/play.html",
        "drills/_question.html",
        question=question,
        prefs=prefs.current(parse_rules(rules)),
        rules_next=question.address,
        **context,
    )


def _at(drill: str, rules: str, level: str, seed: str) -> Address:
    return parse_address("/".join((drill, rules, level, seed)))


def _in_round(round_: RoundState, position: int) -> ResponseReturnValue:
    """Show a question of a round after a change: htmx is given the part, others are sent there."""
    url = url_for("play.question", token=round_.token, position=position)
    if not is_partial():
        return redirect(url, 303)
    response = make_response(_page(rounds.show(round_, position), round_.rules))
    response.headers["HX-Push-Url"] = url
    return response


@bp.get(_QUESTION)
def alone(drill: str, rules: str, level: str, seed: str) -> ResponseReturnValue:
    """A question at its own address; answering it begins a round."""
    address = _at(drill, rules, level, seed)
    url = f"/q/{address}"
    if request.path != url:
        return redirect(url)
    return _page(rounds.show_alone(address, rounds.new_token(), url), address.setting.rules.key)


@bp.post(_QUESTION)
def begin(drill: str, rules: str, level: str, seed: str) -> ResponseReturnValue:
    """Answer it: open the round of the page's token, or find it, and store the first answer."""
    address = _at(drill, rules, level, seed)
    token = rounds.read_token(request.form.get("token", ""))
    form = request.form.to_dict(flat=False)
    try:
        response, right = rounds.answer(address, form)
    except IncompleteError as problem:
        view = rounds.show_alone(address, token, f"/q/{address}", problem, form)
        return _page(view, address.setting.rules.key), 422
    round_ = rounds.begin(address, token)
    return _in_round(rounds.record(round_, 1, response, right), 1)


@bp.post(f"{_QUESTION}/hint")
def hint_alone(drill: str, rules: str, level: str, seed: str) -> ResponseReturnValue:
    """Take the hint, which begins the round."""
    address = _at(drill, rules, level, seed)
    round_ = rounds.begin(address, rounds.read_token(request.form.get("token", "")))
    return _in_round(rounds.take_hint(round_, 1), 1)


@bp.get(_ROUND)
def resume(token: str) -> ResponseReturnValue:
    """Go to where the round was left."""
    position = rounds.find(token).next_position
    if position is None:
        return redirect(url_for("play.closing", token=token))
    return redirect(url_for("play.question", token=token, position=position))


@bp.get(f"{_ROUND}/<int:position>")
def question(token: str, position: int) -> ResponseReturnValue:
    """A question of a round, or what was said of its answer."""
    round_ = rounds.find(token)
    return _page(rounds.show(round_, position), round_.rules)


@bp.post(f"{_ROUND}/<int:position>")
def answer(token: str, position: int) -> ResponseReturnValue:
    """Answer it; the first answer stands, however often it is sent."""
    round_ = rounds.find(token)
    state = rounds.nth(round_, position)
    if state.answered:
        return _in_round(round_, position)
    form = request.form.to_dict(flat=False)
    try:
        response, right = rounds.answer(parse_address(state.address), form)
    except IncompleteError as problem:
        return _page(rounds.show(round_, position, problem, form), round_.rules), 422
    return _in_round(rounds.record(round_, position, response, right), position)


@bp.post(f"{_ROUND}/<int:position>/hint")
def hint(token: str, position: int) -> ResponseReturnValue:
    """Take the hint of a question."""
    round_ = rounds.find(token)
    rounds.nth(round_, position)
    return _in_round(rounds.take_hint(round_, position), position)


@bp.get(f"{_ROUND}/done")
def closing(token: str) -> ResponseReturnValue:
    """The end of a round, or the way back into it while questions are open."""
    round_ = rounds.find(token)
    if not round_.finished:
        return redirect(url_for("play.resume", token=token))
    view = closing_view(round_, rounds.steps(round_))
    return render(
        "drills/closing.html",
        "drills/closing.html",
        closing=view,
        again_token=rounds.new_token(),
        prefs=prefs.current(parse_rules(round_.rules)),
        rules_next=f"/drills/{round_.drill}",
    )


@bp.post(f"{_ROUND}/again")
def again(token: str) -> ResponseReturnValue:
    """Begin a round of just the misses."""
    round_ = rounds.find(token)
    if not round_.misses:
        return redirect(url_for("play.closing", token=token), 303)
    fresh = rounds.repeat_misses(round_, rounds.read_token(request.form.get("token", "")))
    return redirect(url_for("play.question", token=fresh.token, position=1), 303)
