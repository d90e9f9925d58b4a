"""Why one pair beats another: the step that decides, in words."""

from __future__ import annotations

from tutor.explain.labels import points_label, worth_label
from tutor.explain.message import Message, message
from tutor.marking import N_
from tutor.rules import GONGS, Category, Decision, Kind, Pair, Ranking, Step, Worth

_MADE_OF = {
    Category.SUPREME: N_("%(a)s with %(b)s is 丁二皇, the strongest pair of all."),
    Category.IDENTICAL: N_("%(a)s with %(b)s: two cards of one kind are an identical pair."),
    Category.TIAN_WANG: N_("%(a)s with %(b)s, the only nine, is 天九王."),
    Category.DI_WANG: N_("%(a)s with %(b)s, the only nine, is 地王."),
    Category.TIAN_GANG: N_("%(a)s with an 8 of either colour, here %(b)s, is 天杠."),
    Category.DI_GANG: N_("%(a)s with an 8 of either colour, here %(b)s, is 地杠."),
}


def explain_pairs(ranks: Ranking, a: Pair, b: Pair) -> Message:
    """The step at which `a` and `b` are told apart, or why they are equal."""
    decision = ranks.decide(a, b)
    larger, smaller = (a, b) if decision.order >= 0 else (b, a)
    return _BY_STEP[decision.step](larger, smaller, decision)


def explain_class(pair: Pair, value: Worth) -> Message:
    """How a pair comes to what it is worth: its points counted, or what makes its class."""
    if value.category is Category.POINTS:
        return explain_points(pair)
    first, second = pair.kinds
    return message(_MADE_OF[value.category], a=first, b=second)


def explain_points(pair: Pair) -> Message:
    """How the points of a pair are counted."""
    first, second = pair.kinds
    return message(
        N_("%(a)s %(a_points)s and %(b)s %(b_points)s add up to %(sum)s: %(points)s."),
        a=first,
        a_points=first.points,
        b=second,
        b_points=second.points,
        sum=first.points + second.points,
        points=points_label(pair.points),
    )


def _by_category(larger: Pair, smaller: Pair, decision: Decision) -> Message:
    high, low = sorted((decision.a, decision.b), reverse=True)
    return message(
        N_("%(larger)s is %(high)s, %(smaller)s is %(low)s. The class decides before any points."),
        larger=larger,
        high=worth_label(larger, high),
        smaller=smaller,
        low=worth_label(smaller, low),
    )


def _by_points(larger: Pair, smaller: Pair, _: Decision) -> Message:
    return message(
        N_("%(larger)s makes %(high)s, %(smaller)s only %(low)s."),
        larger=larger,
        high=points_label(larger.points),
        smaller=smaller,
        low=points_label(smaller.points),
    )


def _by_single(larger: Pair, smaller: Pair, decision: Decision) -> Message:
    high, low = larger.kinds[0], smaller.kinds[0]
    if decision.a.category is Category.IDENTICAL:
        return message(
            N_("Both are identical pairs, so the single decides: %(high)s ranks above %(low)s."),
            high=high,
            low=low,
        )
    return message(
        N_(
            "Both make %(points)s, so the stronger single of each decides: %(high)s ranks above"
            " %(low)s."
        ),
        points=points_label(larger.points),
        high=high,
        low=low,
    )


def _equal(a: Pair, b: Pair, decision: Decision) -> Message:
    value = decision.a
    if a is b:
        return message(N_("Both are %(pair)s, so they are equal."), pair=a)
    if value.category in GONGS:
        return message(N_("A gong is a gong: with the red 8 or the black 8 it is equally strong."))
    if value.category is Category.IDENTICAL:
        return message(
            N_("Both are identical pairs, and %(a)s and %(b)s are equal singles."),
            a=a.kinds[0],
            b=b.kinds[0],
        )
    if not value.single:
        return message(N_("Both make 0 points, and all pairs of 0 points are equal."))
    return _equal_points(a.kinds[0], b.kinds[0], a.points)


def _equal_points(a: Kind, b: Kind, points: int) -> Message:
    if a is b:
        return message(
            N_(
                "Both make %(points)s with %(kind)s as the stronger single. The weaker card never"
                " counts, so they are equal."
            ),
            points=points_label(points),
            kind=a,
        )
    return message(
        N_(
            "Both make %(points)s, and the stronger singles %(a)s and %(b)s are equal. The weaker"
            " card never counts, so the pairs are equal."
        ),
        points=points_label(points),
        a=a,
        b=b,
    )


_BY_STEP = {
    Step.CATEGORY: _by_category,
    Step.POINTS: _by_points,
    Step.SINGLE: _by_single,
    Step.EQUAL: _equal,
}
