"""How good a division is, in words: its grade, its figures, and what it trades against another."""

from __future__ import annotations

from tutor.explain.labels import worth_label
from tutor.explain.message import Fact, Message, Number, message
from tutor.marking import N_
from tutor.rules import Card, Division, Pair, Ranking, RuleSet
from tutor.solver import Figures, Grade, WeighedChoice, analyse
from tutor.solver.trades import Gain, Trade

NO_FIGURES = N_(
    "Nobody has worked out yet how best to divide under these rules, so there are no figures."
)
GRADES = {
    Grade.BEST: N_("best"),
    Grade.AS_GOOD: N_("as good"),
    Grade.SMALL_SLIP: N_("small slip"),
    Grade.MISTAKE: N_("mistake"),
    Grade.BLUNDER: N_("blunder"),
    Grade.DOMINATED: N_("dominated"),
}


def percent(part: int, total: int) -> Number:
    """A share of a whole to a tenth of a percent."""
    return Number(100 * part / total, places=1, percent=True)


def units(value: float, signed: bool = False) -> Number:
    """Units to a thousandth."""
    return Number(value, places=3, signed=signed)


def grade_label(grade: Grade) -> Message:
    """The word for a grade."""
    return message(GRADES[grade])


def division_label(division: Division) -> Message:
    """Both pairs of a division in short, the smaller first."""
    smaller, larger = division.pairs
    return message(N_("%(smaller)s / %(larger)s"), smaller=smaller, larger=larger)


def explain_trade(
    ranks: Ranking, one: Division, other: Division, found: Trade
) -> tuple[Message, ...]:
    """What each of two divisions has over the other; `found` is their trade, `one` the first.

    Neither may dominate the other.
    """
    if one.strength[0] < other.strength[0]:
        one, other = other, one
        found = Trade(found.second, found.first, found.total)
    (small, large), (weak, strong) = one.pairs, other.pairs
    return (
        _advantage(_SMALLER, ranks, (small, weak), found.first, found.total),
        _advantage(_LARGER, ranks, (strong, large), found.second, found.total),
    )


# What a better pair gains, and that it gains nothing.
_SMALLER = (
    N_(
        "The better smaller pair (%(better)s, not %(worse)s) beats %(won)s of all hands that the "
        "other does not beat, and draws with %(saved)s that beat the other."
    ),
    N_("The better smaller pair (%(better)s, not %(worse)s) gains nothing here."),
)
_LARGER = (
    N_(
        "The better larger pair (%(better)s, not %(worse)s) beats %(won)s that the other does not "
        "beat, and draws with %(saved)s that beat the other."
    ),
    N_("The better larger pair (%(better)s, not %(worse)s) gains nothing here."),
)


def _advantage(
    texts: tuple[str, str], ranks: Ranking, pairs: tuple[Pair, Pair], gain: Gain, total: int
) -> Message:
    better, worse = _told_apart(ranks, *pairs)
    if not gain.won + gain.saved:
        return message(texts[1], better=better, worse=worse)
    return message(
        texts[0],
        better=better,
        worse=worse,
        won=percent(gain.won, total),
        saved=percent(gain.saved, total),
    )


def _told_apart(ranks: Ranking, one: Pair, other: Pair) -> tuple[Fact, Fact]:
    """What two pairs are worth, or their names where that sounds the same."""
    labels = worth_label(one, ranks.worth(one)), worth_label(other, ranks.worth(other))
    return labels if labels[0] != labels[1] else (one, other)


def explain_leaving(best: WeighedChoice, leave: WeighedChoice) -> Message:
    """What leaving by 三花 is worth beside the best division."""
    told = units(best.figures.units, signed=True)
    if leave.loss == 0:
        return message(
            N_("Leaving by 三花 is worth exactly 0; the best division only %(units)s units."),
            units=told,
        )
    return message(
        N_("Leaving by 三花 is worth exactly 0; the best division makes %(units)s units."),
        units=told,
    )


def figures(hand: tuple[Card, ...], rules: RuleSet) -> list[dict[str, object]]:
    """The figures of each choice of a hand for programs, divisions by their notation.

    Against an opponent who divides by the equilibrium, nothing else known. `win`, `draw` and `lose`
    are shares of 1; `units` as `tutor.solver` counts them. Raises RuleError, TablesError.
    """
    return [_facts(choice) for choice in analyse(hand, rules).choices]


def _facts(choice: WeighedChoice) -> dict[str, object]:
    found: Figures = choice.figures
    return {
        "division": None if choice.division is None else str(choice.division),
        "win": round(found.win / found.total, 6),
        "draw": round(found.draw / found.total, 6),
        "lose": round(found.lose / found.total, 6),
        "units": round(found.units, 6),
        "units_with_skin": round(found.units_with_skin, 6),
        "loss": round(choice.loss, 6),
        "grade": choice.grade.value,
    }
