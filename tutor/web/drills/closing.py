"""The end of a round as its page shows it: the score, what was missed, where to go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from flask import url_for
from markupsafe import Markup

from tutor.drills.address import parse_address
from tutor.drills.catalog import DRILLS
from tutor.drills.model import Drill
from tutor.drills.questions import question_at
from tutor.explain.splits import units
from tutor.questions.model import Verdict
from tutor.store import QuestionState, RoundState
from tutor.web.drills.rounds import graded
from tutor.web.frame.wording import _, ngettext, number
from tutor.web.views.cards import card_view
from tutor.web.views.figures import loss_text
from tutor.web.views.links import LinkView
from tutor.web.views.model import CardView, StepView
from tutor.web.views.terms import plain, say, speech

# More cards than two hands hold leave no room for the words beside them.
_MOST_CARDS = 8
WORST = 3
READY = 8  # right answers of ten from which a harder step is offered


@dataclass(frozen=True, slots=True)
class Miss:
    """A question that was answered wrongly: what was asked, of which cards, and what is right."""

    prompt: str
    cards: tuple[CardView, ...]
    answer: Markup
    url: str
    loss: str = ""


@dataclass(frozen=True, slots=True)
class RoundClosing:
    """`score` counts what was right without a hint, out of `total`.

    `average` is what an answer cost on average, where that is counted: then the misses begin with
    the worst, and `worst` leads to a round of just these where there are more. `further` is
    the way to the next step for who is ready for it.
    """

    title: str
    headline: str
    remark: str
    score: int
    total: int
    steps: tuple[StepView, ...]
    misses: tuple[Miss, ...]
    again: str
    onward: str
    average: str = ""
    worst: str = ""
    further: LinkView | None = None


def closing_view(round_: RoundState, steps: tuple[StepView, ...]) -> RoundClosing:
    """Everything the closing page shows; an answer is graded anew, once, where it is told of."""
    verdict_of = cache(_verdict)
    hinted = sum(q.right is True and q.hinted for q in round_.questions)
    score = round_.right_count - hinted
    total = len(round_.questions)
    missed = [state for state in round_.questions if state.right is False]
    drill = parse_address(round_.questions[0].address).drill
    losses = _losses(round_, verdict_of)
    if losses:
        missed.sort(key=lambda state: -losses[state.position])
    again = url_for("play.again", token=round_.token)
    return RoundClosing(
        title=_(drill.title),
        headline=_headline(score, total),
        remark=_remark(hinted),
        score=score,
        total=total,
        steps=steps,
        misses=tuple(_miss(round_, state, verdict_of(state)) for state in missed),
        again=again if missed else "",
        onward=url_for(
            "drills.start",
            key=drill.key,
            rules=round_.rules,
            level=round_.level,
            filter=round_.filter,
        ),
        average=number(units(sum(losses.values()) / len(losses))) if losses else "",
        worst=again if losses and len(missed) > WORST else "",
        further=_further(drill, round_) if score * 10 >= total * READY else None,
    )


def _further(drill: Drill, round_: RoundState) -> LinkView | None:
    """The next level of the drill, after the last one the next drill."""
    levels = [level.key for level in drill.levels]
    harder = drill.levels[levels.index(round_.level) + 1 :]
    if harder:
        address = url_for("drills.start", key=drill.key, rules=round_.rules, level=harder[0].key)
        return LinkView(_("Next level: %(title)s", title=_(harder[0].title)), address)
    later = list(DRILLS.values())[list(DRILLS).index(drill.key) + 1 :]
    if later:
        address = url_for("drills.drill", key=later[0].key)
        return LinkView(_("Next drill: %(title)s", title=_(later[0].title)), address)
    return None


def _losses(round_: RoundState, verdict_of: Callable[[QuestionState], Verdict]) -> dict[int, float]:
    """What each answer cost, by position, where the drill counts it; else nothing."""
    losses: dict[int, float] = {}
    for state in round_.questions:
        loss = verdict_of(state).loss
        if loss is None:
            return {}
        losses[state.position] = loss
    return losses


def worst_of(round_: RoundState) -> tuple[str, ...]:
    """The addresses of the wrong answers that cost most, the dearest first."""
    losses = _losses(round_, _verdict)
    missed = [state for state in round_.questions if state.right is False]
    missed.sort(key=lambda state: -losses.get(state.position, 0))
    return tuple(state.address for state in missed[:WORST])


def _verdict(state: QuestionState) -> Verdict:
    """What was said of an answer, graded anew."""
    judged = graded(parse_address(state.address), state)
    assert judged is not None, "a round that is over has been answered"
    return judged.verdict


def _headline(score: int, total: int) -> str:
    if score == total:
        return _("All right, every one")
    if score * 10 >= total * 7:
        return _("That went well")
    if score * 2 >= total:
        return _("Half or more are yours already")
    return _("A beginning; look at these once more")


def _remark(hinted: int) -> str:
    if not hinted:
        return ""
    return ngettext(
        "One more was right with a hint, which does not count.",
        "%(num)s more were right with a hint, which do not count.",
        hinted,
    )


def _miss(round_: RoundState, state: QuestionState, verdict: Verdict) -> Miss:
    address = parse_address(state.address)
    question = question_at(address)
    how = speech(address.setting.rules)
    return Miss(
        plain(question.prompt, how),
        tuple(card_view(card, how) for card in question.matter[:_MOST_CARDS]),
        say(verdict.answer, how),
        url_for("play.question", token=round_.token, position=state.position),
        loss_text(verdict.loss) if verdict.loss else "",
    )
