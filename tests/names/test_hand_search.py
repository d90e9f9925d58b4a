"""Finding a divided hand by its short name."""

import pytest

from tutor.names import hand_term
from tutor.names.hand_search import find_hand
from tutor.rules import DEFAULT, PRESETS, Ranking, ranking

RANKS = ranking(DEFAULT)


@pytest.mark.parametrize(
    "query",
    [
        "六天",
        "九杠",
        "九槓",
        "三月三",
        "三月五",
        "皱杠（地杠）",
        "杠小5",
        "三王",
        "liutian",
        "Six-King",
        "jiuyuejiu",
    ],
)
def test_a_hand_is_found_by_its_name_in_either_script_pinyin_or_english(query: str) -> None:
    found = find_hand(query, RANKS)
    assert found is not None
    names = hand_term(found, RANKS)
    assert names.accepts(query) or query in {name.gloss for name in names.names}


@pytest.mark.parametrize("ranks", [ranking(rules) for rules in PRESETS.values()])
def test_the_smaller_pair_of_what_is_found_is_the_smaller_one(ranks: Ranking) -> None:
    found = find_hand("五九", ranks)
    assert found is not None
    assert [pair.points for pair in found.pairs] == [5, 9]
    assert len(set(found.cards)) == 4


@pytest.mark.parametrize("query", ["", "天", "皇皇", "lantern"])
def test_only_whole_names_of_hands_that_can_be_dealt_are_found(query: str) -> None:
    assert find_hand(query, RANKS) is None


def test_an_earth_king_makes_a_name_only_where_there_is_one() -> None:
    assert find_hand("六地王", RANKS) is None
    assert find_hand("六地王", ranking(PRESETS["sichuan"])) is not None
