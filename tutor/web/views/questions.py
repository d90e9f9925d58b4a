"""A question, before and after its answer, as templates see it.

Nothing here asks the grader: a verdict is handed in once there is one, so that a page with an open
question cannot depend on what is right.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.drills.address import Address
from tutor.explain import Message, Rung
from tutor.marking import N_
from tutor.names import Name
from tutor.questions.model import Judged, Question, Verdict
from tutor.questions.reading import Sent
from tutor.rules import Division, Kind, Ranking
from tutor.web.frame.wording import _
from tutor.web.views.addresses import QuestionPage
from tutor.web.views.cards import card_view, division_view, pair_view
from tutor.web.views.fields import fields_view
from tutor.web.views.figures import figure_view, samples_view
from tutor.web.views.model import (
    DivisionView,
    GapView,
    QuestionView,
    RungView,
    StepView,
    TermView,
    VerdictView,
)
from tutor.web.views.terms import (
    Speech,
    kind_name,
    pair_name,
    plain,
    say,
    speech,
    term_view,
)

# What several hands or pairs on the table are called.
LETTERS = "ABCD"
PRAISE = (N_("Right."), N_("Yes."), N_("Just so."), N_("Well seen."), N_("Exactly."))


@dataclass(frozen=True, slots=True)
class QuestionWays:
    """Where a question's forms and links lead, and where it stands in its round."""

    action: str
    hint: str = ""
    next: str = ""
    next_label: str = ""
    hidden: tuple[tuple[str, str], ...] = ()
    steps: tuple[StepView, ...] = ()
    position: int = 0


@dataclass(frozen=True, slots=True)
class Given:
    """What has happened to a question: an answer that was judged, a hint taken, a problem.

    `form` is what was sent with an answer that has a problem: it stays chosen.
    """

    judged: Judged | None = None
    hint: Message | None = None
    hinted: bool = False
    problem: Message | None = None
    form: Sent = field(default_factory=dict)

    @property
    def verdict(self) -> Verdict | None:
        """What is said of the answer, once there is one."""
        return self.judged.verdict if self.judged else None


def question_view(
    address: Address, question: Question, way: QuestionWays, given: Given | None = None
) -> QuestionView:
    """Everything the page of a question shows."""
    given = given or Given()
    verdict = given.verdict
    told = headline(str(address), verdict.right, given.hinted) if verdict else ""
    how = speech(address.setting.rules)
    return QuestionView(
        title=_(address.drill.title),
        prompt=plain(question.prompt, how),
        kind=address.drill.key,
        action=way.action,
        hidden=way.hidden,
        fields=fields_view(question, how, address.setting.ranks, given.judged, given.form),
        cards=tuple(
            card_view(card, how, veiled=question.veiled and verdict is None)
            for card in question.shown
        ),
        pairs=tuple(pair_view(cards, how) for cards in question.pairs),
        hands=tuple(
            _hand(hand, caption if len(question.hands) > 1 else "", how)
            for hand, caption in zip(question.hands, LETTERS, strict=False)
        ),
        verse=_verse(question, verdict, how),
        term=_term(question.term, how),
        problem=plain(given.problem, how) if given.problem else "",
        hint=say(given.hint, how) if given.hint else "",
        hint_url=way.hint,
        address=QuestionPage(address).url(),
        verdict=_verdict(verdict, address.setting.ranks, how, told, way) if verdict else None,
        steps=way.steps,
        position=way.position,
        total=len(way.steps),
    )


def _term(term: Kind | Name | None, how: Speech) -> TermView | None:
    """The name shown as the thing to find, if there is one."""
    if term is None:
        return None
    return term_view(kind_name(term, how) if isinstance(term, Kind) else term, how)


def _hand(hand: Division, caption: str, how: Speech) -> DivisionView:
    """A divided hand without a word about what it is worth."""
    return DivisionView(pair_view(hand.smaller, how), pair_view(hand.larger, how), caption)


def _verse(
    question: Question, verdict: Verdict | None, how: Speech
) -> tuple[tuple[GapView | TermView, ...], ...]:
    """The lines of a rhyme; a gap is filled once its answer is told."""
    correct = verdict.correct if verdict else {}
    gaps = {}
    for n, asked in enumerate(question.fields, 1):
        told = [one.content for one in asked.options if one.value in correct.get(asked.name, ())]
        filled = [term_view(name, how) for name in told if isinstance(name, Name)]
        gaps[asked.name] = GapView(str(n), next(iter(filled), None))
    return tuple(
        tuple(gaps[part] if isinstance(part, str) else term_view(part, how) for part in line)
        for line in question.verse
    )


def _verdict(
    verdict: Verdict, ranks: Ranking, how: Speech, headline: str, way: QuestionWays
) -> VerdictView:
    return VerdictView(
        right=verdict.right,
        headline=headline,
        reasons=tuple(say(reason, how) for reason in verdict.reasons),
        divisions=tuple(
            division_view(
                one.division, ranks, how, plain(one.caption, how), "right" if one.right else "wrong"
            )
            for one in verdict.divisions
        ),
        ladder=tuple(_rung(rung, how) for rung in verdict.ladder),
        figures=tuple(figure_view(one, ranks, how) for one in verdict.figures),
        samples=tuple(samples_view(one, ranks, how) for one in verdict.samples),
        next_url=way.next,
        next_label=way.next_label,
    )


def headline(address: str, right: bool, hinted: bool) -> str:
    """One short line, varied from question to question, the same for the same question."""
    if not right:
        return _("Not this time.")
    if hinted:
        return _("Right, with a hint.")
    return _(PRAISE[sum(map(ord, address)) % len(PRAISE)])


def _rung(rung: Rung, how: Speech) -> RungView:
    names = []
    for shown in rung.shown:
        name = kind_name(shown, how) if isinstance(shown, Kind) else pair_name(shown, how)
        if name:
            names.append(term_view(name, how))
    term = None
    if names:
        term = TermView(" ".join(name.name for name in names), how.script)
    if len(names) == 1:
        term = names[0]
    label = plain(rung.label, how)
    if term and term.name == label:
        label = ""
    return RungView(label, term, rung.marks, rung.gap)
