"""Short ways to name what a lesson shows."""

from __future__ import annotations

from tutor.rules import KIND, Category, Division, Kind, Pair, Ranking, divide, pair_of_kinds
from tutor.rules.notation import parse_division


def kinds(keys: str) -> tuple[Kind, ...]:
    """The kinds of these keys, a space between them."""
    return tuple(KIND[key] for key in keys.split())


def pairs(names: str) -> tuple[Pair, ...]:
    """Pairs written as two keys with a plus, a space between them: `tian+hei9 di+hei9`."""
    both = (name.split("+") for name in names.split())
    return tuple(pair_of_kinds(KIND[first], KIND[second]) for first, second in both)


def divided(text: str, ranks: Ranking) -> Division:
    """A divided hand in notation, whichever of its pairs the rule set calls the larger."""
    return divide(*parse_division(text), ranks)


def levels_of(
    ranks: Ranking, category: Category, points: int | None = None
) -> tuple[tuple[Pair, ...], ...]:
    """The levels of a category, strongest first; of pairs of points only those of `points`."""
    return tuple(
        level
        for level in ranks.levels
        if ranks.worth(level[0]).category is category
        and (points is None or level[0].points == points)
    )
