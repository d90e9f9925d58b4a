"""Pairs against the lists that the three sources write out themselves."""

from itertools import product

import pytest

from tests.rules.oracle import lines
from tutor.rules import KIND, PRESETS, Category, Pair, pair_of, pair_of_kinds, parse_cards, ranking


def listed_points() -> dict[int, list[set[Pair]]]:
    """The article's levels by their points, strongest first."""
    levels: dict[int, list[set[Pair]]] = {}
    for points, *entries in lines("chengdu_points.txt"):
        level = set()
        for entry in entries:
            left, right = (half.split("/") for half in entry.split("+"))
            level |= {pair_of_kinds(KIND[a], KIND[b]) for a, b in product(left, right)}
        levels.setdefault(int(points), []).append(level)
    return levels


def chains() -> dict[str, list[set[Pair]]]:
    """The rule sheets' lists by rule set, strongest first."""
    found: dict[str, list[set[Pair]]] = {}
    for words in lines("chains.txt"):
        if words[0] in PRESETS:
            level = found.setdefault(words[0], [])
        else:
            level.append({pair_of(*parse_cards(word)) for word in words if word != "="})
    return found


@pytest.mark.parametrize("points", range(9, -1, -1))
def test_chengdu_the_named_pairs_of_these_points_stand_as_the_article_lists_them(
    points: int,
) -> None:
    ranks = ranking(PRESETS["chengdu"])
    listed = listed_points()[points]
    named = set().union(*listed)
    levels = [
        {pair for pair in level if pair in named}
        for level in ranks.levels
        if ranks.worth(level[0])[:2] == (Category.POINTS, points)
    ]
    assert [level for level in levels if level] == listed


def test_chengdu_names_every_point_pair_but_fourteen() -> None:
    ranks = ranking(PRESETS["chengdu"])
    named = {pair for levels in listed_points().values() for level in levels for pair in level}
    of_points = {
        pair
        for level in ranks.levels
        for pair in level
        if ranks.worth(pair).category is Category.POINTS
    }
    assert named <= of_points
    ghost = KIND["dagui"]
    unnamed = of_points - named
    assert len(unnamed) == 14
    assert pair_of_kinds(KIND["bandeng"], KIND["shaoshi"]) in unnamed
    partners = {kind.key for pair in unnamed if ghost in pair.kinds for kind in pair.kinds}
    assert partners == set(KIND) - {"tian", "di", "dingding"}


@pytest.mark.parametrize("code", ["sichuan", "online"])
def test_a_rule_sheets_list_is_the_top_of_the_ladder_level_by_level(code: str) -> None:
    listed = chains()[code]
    assert [set(level) for level in ranking(PRESETS[code]).levels[: len(listed)]] == listed
