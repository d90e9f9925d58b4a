"""Pairs, hands and comparisons of the calculator as templates see them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from tutor.calculator import Equity, Meeting, PairReport, Report, SeatReport, WeighedOption
from tutor.drills.split_reasons import RIGHT
from tutor.explain import Message, explain_dominated, explain_outcome, explain_points, pair_rungs
from tutor.explain.splits import NO_FIGURES, grade_label
from tutor.names import pair_term
from tutor.rules import Category, Division, Flower, Outcome, Pair, Ranking
from tutor.rules.switches.flowers import Flowers
from tutor.rules.switches.tail import Tail
from tutor.web.calc import parts as parts
from tutor.web.frame.wording import _, ngettext
from tutor.web.views.addresses import SplitPage
from tutor.web.views.figures import loss_text, shares_view
from tutor.web.views.model import DivisionView, PairView, RungView, ShareView, TermView
from tutor.web.views.terms import Speech, pair_name, plain, say, term_view

_FLOWERS = {Flower.TEN: "三花十", Flower.SIX: "三花六"}
_OUTCOMES = {Outcome.WIN: "right", Outcome.LOSE: "wrong", Outcome.DRAW: "draw"}


@dataclass(frozen=True, slots=True)
class PairPanel:
    """A single pair: its names, its worth, how its points add up, where it stands."""

    pair: PairView
    names: tuple[TermView, ...]
    place: str
    sum: Markup
    rungs: tuple[RungView, ...]


@dataclass(frozen=True, slots=True)
class OptionPanel:
    """One division: its names and places, what dominates it and why, the address that has it.

    `verdict` is the word for what it is worth, `shares` and `loss` are its figures; `good` says
    that nothing dominates it, `right` that the word is a good one.
    """

    division: DivisionView
    names: tuple[TermView, ...]
    places: tuple[str, str]
    reasons: tuple[Markup, ...]
    url: str
    chosen: bool
    verdict: str
    right: bool
    good: bool
    shares: tuple[ShareView, ...]
    loss: str


@dataclass(frozen=True, slots=True)
class HandPanel:
    """A hand with its three divisions; `note` says which one is compared and who chose it.

    `leaving` says what showing 三花 is worth, `explore` is the address of all its figures; both are
    empty where there are none, as nothing a hand does counts that has to leave.
    """

    number: int
    title: str
    options: tuple[OptionPanel, ...]
    note: str
    flower: str
    declare: str
    declare_label: str
    leaving: str
    explore: str


@dataclass(frozen=True, slots=True)
class MeetingView:
    """Two seats side by side, pair by pair, and the outcome with its reasons.

    `hands` are what the two are called, and pictures of the smaller and the larger pair.
    """

    outcome: Markup
    tone: str
    smaller: Markup
    larger: Markup
    hands: tuple[tuple[str, Markup, Markup], ...]


def place(rung: int, ranks: Ranking) -> str:
    """Where a pair stands on the whole ladder."""
    return _("Rung %(place)s of %(total)s", place=rung, total=len(ranks.levels))


def pair_panel(report: Report, how: Speech) -> PairPanel:
    """The panel of the only pair of a table."""
    found = report.pair
    assert found is not None, "only where there is a pair"
    term = pair_term(found.pair)
    by_points = found.worth.category is Category.POINTS
    return PairPanel(
        pair=parts.pair(found.cards, report.ranks, how),
        names=parts.terms(term.names if term else (), how),
        place=place(found.rung, report.ranks),
        sum=say(explain_points(found.pair), how) if by_points else Markup(""),
        rungs=_rungs(found, report.ranks, how),
    )


def _rungs(found: PairReport, ranks: Ranking, how: Speech) -> tuple[RungView, ...]:
    """The part of the ladder around a pair, a dot beside its own rung."""
    views = []
    for rung in pair_rungs(ranks, {"●": found.pair}, 2):
        (pair,) = rung.shown
        name = pair_name(pair, how) if isinstance(pair, Pair) else None
        label = plain(rung.label, how)
        term = term_view(name, how) if name else None
        known = term is not None and term.name == label
        views.append(RungView("" if known else label, term, rung.marks, rung.gap))
    return tuple(views)


def hand_panel(
    report: Report,
    seat: SeatReport,
    choose: Callable[[int, str], str],
    declare: Callable[[int], str],
    how: Speech,
) -> HandPanel:
    """All about the hand of a seat; `choose` and `declare` make the addresses that change it."""
    ranks = report.ranks
    title = (
        parts.seats(how)[seat.number] if len(report.table.seats) > 1 else _("The three divisions")
    )
    good = [option for option in seat.options if not option.dominated_by]
    can = seat.may_declare and report.result is not None
    declared = seat.number in report.table.declared
    flowers = report.table.rules.flowers
    counts = seat.flower is None or flowers is not Flowers.AUTOMATIC
    worth = seat.equities
    leaving = worth.leaving if worth else None
    codes = "".join(card.code for card in seat.seat.cards)
    return HandPanel(
        number=seat.number,
        title=title,
        options=tuple(_option(seat, one, ranks, counts, choose, how) for one in seat.options),
        note=_note(seat, len({option.division.strength for option in good}), counts),
        flower=_flower(seat, flowers),
        declare=declare(seat.number) if can else "",
        declare_label=_("Take the 三花 back") if declared else _("Show the 三花 and leave"),
        leaving=_leaving(leaving, how) if leaving else "",
        explore=SplitPage(report.table.rules.key, codes).url() if counts and worth else "",
    )


def _leaving(worth: Equity, how: Speech) -> str:
    word = plain(grade_label(worth.grade), how)
    text = _("Showing it is worth exactly 0 units: %(word)s.", word=word)
    return _("%(one)s %(other)s", one=text, other=loss_text(worth.loss)) if worth.loss else text


def _note(seat: SeatReport, count: int, counts: bool) -> str:
    """What to make of the choice, and which division is compared."""
    choice = ngettext(
        "One division is at least as good as the others in both pairs.",
        "Of %(num)s divisions none beats another in both pairs: their figures decide.",
        count,
    )
    if seat.equities is None:
        return _(NO_FIGURES)
    if seat.given or not counts:
        return choice
    chosen = _("Until you choose another, the best division by its figures is compared.")
    return _("%(one)s %(other)s", one=choice, other=chosen)


def _flower(seat: SeatReport, switch: Flowers) -> str:
    if seat.flower is None or switch is Flowers.NONE:
        return ""
    name = _FLOWERS[seat.flower]
    if switch is Flowers.AUTOMATIC:
        return _("%(name)s: this seat neither wins nor loses.", name=name)
    if seat.left:
        return _("%(name)s is shown: this seat takes its stake back and leaves.", name=name)
    return _("%(name)s: its holder may show it, take the stake back and leave.", name=name)


def _option(
    seat: SeatReport,
    option: WeighedOption,
    ranks: Ranking,
    counts: bool,
    choose: Callable[[int, str], str],
    how: Speech,
) -> OptionPanel:
    division = option.division
    worth = seat.equities
    found = worth.divisions[division.strength] if worth else None
    shown = found if counts else None
    better = option.dominated_by[0] if option.dominated_by else None
    chosen = division == seat.division
    small, large = (len(ranks.levels) - strength for strength in division.strength)
    return OptionPanel(
        division=parts.division(division, ranks, how, state="wrong" if better else "right"),
        names=parts.hand_terms(division, ranks, how),
        places=(place(small, ranks), place(large, ranks)),
        reasons=tuple(say(reason, how) for reason in _dominated(ranks, better, division)),
        url="" if chosen else choose(seat.number, str(division)),
        chosen=chosen,
        verdict=plain(grade_label(shown.grade), how) if shown else "",
        right=found is not None and found.grade in RIGHT,
        good=better is None,
        shares=shares_view((shown.win, shown.draw, shown.lose)) if shown else (),
        loss=loss_text(shown.loss) if shown else "",
    )


def _dominated(ranks: Ranking, better: Division | None, worse: Division) -> tuple[Message, ...]:
    return explain_dominated(ranks, better, worse) if better else ()


def meetings(report: Report, active: int, how: Speech) -> tuple[MeetingView, ...]:
    """Every couple of seats where there are up to three, else those of the active one."""
    found = report.meetings
    if len(found) > 3:
        found = tuple(one for one in found if active in (one.a, one.b))
    return tuple(_meeting(report, one, active, how) for one in found)


def _meeting(report: Report, one: Meeting, active: int, how: Speech) -> MeetingView:
    few = len(report.meetings) <= 3
    a, b = (one.a, one.b) if few or one.a == active else (one.b, one.a)
    outcome = one.comparison.outcome if a == one.a else Outcome(-one.comparison.outcome)
    hands = report.seat(a).division, report.seat(b).division
    names = (parts.seats(how)[a], parts.seats(how)[b])
    ranks = report.ranks
    said = explain_outcome(ranks, *hands, names)
    smaller, larger = (
        parts.why(ranks, *both, how) for both in zip(hands[0].pairs, hands[1].pairs, strict=True)
    )
    return MeetingView(
        outcome=say(said, how),
        tone=_OUTCOMES[outcome],
        smaller=smaller,
        larger=larger,
        hands=tuple(
            (
                name,
                parts.picture(hand.smaller, ranks, how),
                parts.picture(hand.larger, ranks, how),
            )
            for name, hand in zip(names, hands, strict=True)
        ),
    )


def tail_of(division: Division, ranks: Ranking, how: Speech) -> PairView:
    """The pair of a divided hand that the rule set calls the tail."""
    larger = ranks.rules.tail is Tail.LARGER
    return parts.pair(division.larger if larger else division.smaller, ranks, how)
