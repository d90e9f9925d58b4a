"""Finding a term by name, reading or English."""

import pytest

from tutor.names import Word, search
from tutor.rules.cards import KIND, Kind
from tutor.rules.pairs import Pair


def first(query: str) -> str:
    term, _ = search(query)[0]
    return term.key


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("天牌", "tian"),
        ("貓貓", "maomao"),
        ("猫", "maomao"),
        ("红十", "shaoshi"),
        ("yam ten", "shaoshi"),
        ("Tiger", "futou"),
        ("hei9", "hei9"),
        ("tianguanjiu", "tian+gaoyao"),
        ("天关九", "tian+gaoyao"),
        ("dog's head", "futou+xiao5"),
        ("Lantern Nine", "ren+futou"),
        ("supreme", "dingding+dagui"),
        ("bluff", "bluff"),
        ("打鸡", "bluff"),
        ("mángguǒ", "mango"),
        ("bobo", "bowl"),
        ("draw", "draw"),
    ],
)
def test_the_best_answer_comes_first(query: str, key: str) -> None:
    assert first(query) == key


@pytest.mark.parametrize("query", ["", "   ", "？", "zzz", "鱼"])
def test_nothing_is_found_for_nothing(query: str) -> None:
    assert search(query) == []


def test_a_result_says_what_it_names() -> None:
    things = {term.key: thing for term, thing in search("heaven")}
    assert things["tian"] is KIND["tian"]
    assert isinstance(things["tian"], Kind)
    assert isinstance(things["tian+di"], Pair)
    assert isinstance(things["heaven-emperor"], Word)


def test_whole_names_come_before_names_that_only_begin_alike() -> None:
    keys = [term.key for term, _ in search("王")]
    assert keys[:2] == ["tian+hei9", "king"]
    assert "dagui" in keys
