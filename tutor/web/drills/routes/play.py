"""Answering questions: one at its own address, and the ten of a round."""

from __future__ import annotations

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from tutor.drills.address import Address, parse_address
from tutor.drills.questions import judged_at
from tutor.drills.rounds import Plan
from tutor.questions.faults import IncompleteError
from tutor.rules import parse_rules
from tutor.web.drills import rounds
from tutor.web.drills.closing import closing_view, worst_of
from tutor.web.drills.showing import in_round, question_page
from tutor.web.frame import prefs
from tutor.web.frame.htmx import render
from tutor.web.frame.learner import new_token, read_token
from tutor.web.views.addresses import QuestionPage

bp = Blueprint("play", __name__)
_QUESTION = "/q/<drill>/<rules>/<level>/<seed>"
_ROUND = "/round/<token>"


def _at(drill: str, rules: str, level: str, seed: str) -> Address:
    return parse_address("/".join((drill, rules, level, seed)))


@bp.get(_QUESTION)
def alone(drill: str, rules: str, level: str, seed: str) -> ResponseReturnValue:
    """A question at its own address; answering it begins a round."""
    address = _at(drill, rules, level, seed)
    url = QuestionPage(address).url()
    if request.path != url:
        return redirect(url)
    return question_page(rounds.show_alone(address, new_token(), url), address.setting.rules.key)


@bp.post(_QUESTION)
def begin(drill: str, rules: str, level: str, seed: str) -> ResponseReturnValue:
    """Answer it: open the round of the page's token, or find it, and store the first answer."""
    address = _at(drill, rules, level, seed)
    token = read_token(request.form.get("token", ""))
    form = request.form.to_dict(flat=False)
    try:
        judged = judged_at(address, form)
    except IncompleteError as problem:
        view = rounds.show_alone(address, token, QuestionPage(address).url(), problem, form)
        return question_page(view, address.setting.rules.key), 422
    round_, standing = rounds.begin_answered(Plan((address,)), token, judged)
    return in_round(round_, 1, standing)


@bp.post(f"{_QUESTION}/hint")
def hint_alone(drill: str, rules: str, level: str, seed: str) -> ResponseReturnValue:
    """Take the hint, which begins the round."""
    address = _at(drill, rules, level, seed)
    round_ = rounds.begin(Plan((address,)), read_token(request.form.get("token", "")))
    return in_round(rounds.take_hint(round_, 1), 1)


@bp.get(_ROUND)
def resume(token: str) -> ResponseReturnValue:
    """Go to where the round was left."""
    round_ = rounds.find(token)
    position = round_.next_position
    if position is None:
        return redirect(url_for("play.closing", token=token))
    return redirect(rounds.place(round_, position))


@bp.get(f"{_ROUND}/<int:position>")
def question(token: str, position: int) -> ResponseReturnValue:
    """A question of a round, or what was said of its answer."""
    round_ = rounds.find(token)
    return question_page(rounds.show(round_, position), round_.rules, round_.lesson)


@bp.post(f"{_ROUND}/<int:position>")
def answer(token: str, position: int) -> ResponseReturnValue:
    """Answer it; the first answer stands, however often it is sent."""
    form = request.form.to_dict(flat=False)
    try:
        round_, judged = rounds.answer(token, position, form)
    except IncompleteError as problem:
        round_ = rounds.find(token)
        view = rounds.show(round_, position, problem=problem, form=form)
        return question_page(view, round_.rules, round_.lesson), 422
    return in_round(round_, position, judged)


@bp.post(f"{_ROUND}/<int:position>/hint")
def hint(token: str, position: int) -> ResponseReturnValue:
    """Take the hint of a question."""
    round_ = rounds.find(token)
    return in_round(rounds.take_hint(round_, position), position)


@bp.get(f"{_ROUND}/done")
def closing(token: str) -> ResponseReturnValue:
    """The end of a round, or the way back into it while questions are open."""
    round_ = rounds.find(token)
    if not round_.finished:
        return redirect(url_for("play.resume", token=token))
    if round_.lesson is not None:
        return redirect(url_for("course.closing", token=token))
    view = closing_view(round_, rounds.steps(round_))
    return render(
        "drills/closing.html",
        "drills/closing.html",
        closing=view,
        again_token=new_token(),
        prefs=prefs.current(parse_rules(round_.rules)),
        rules_next=url_for("drills.drill", key=round_.drill),
    )


@bp.post(f"{_ROUND}/again")
def again(token: str) -> ResponseReturnValue:
    """Begin a round of just the misses, or of the worst of them."""
    round_ = rounds.find(token)
    if not round_.misses:
        return redirect(url_for("play.closing", token=token), 303)
    worst = request.form.get("which") == "worst" and round_.finished
    addresses = worst_of(round_) if worst else round_.misses
    fresh = rounds.repeat(round_, addresses, read_token(request.form.get("token", "")))
    return redirect(url_for("play.question", token=fresh.token, position=1), 303)
