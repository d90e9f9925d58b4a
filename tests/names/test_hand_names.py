"""What divided hands are called, with the hands that the sources name."""

import pytest

from tutor.names import Term, hand_names, hand_term
from tutor.rules.divisions import read_division
from tutor.rules.house import parse_rules
from tutor.rules.pairs import ranking


def names(text: str, rules: str = "chengdu") -> list[str]:
    ranks = ranking(parse_rules(rules))
    return [name.hans for name in hand_names(read_division(text, ranks), ranks)]


def term(text: str, rules: str = "chengdu") -> Term:
    ranks = ranking(parse_rules(rules))
    return hand_term(read_division(text, ranks), ranks)


@pytest.mark.parametrize(
    ("division", "recorded"),
    [
        ("2h4s-QhQd", ["六天"]),
        ("6c9s-8hJs", ["五九"]),
        ("6h7h-Qh9s", ["三王"]),
        ("6s9c-2h4c", ["五六"]),
        ("3h7s-8h2h", ["皱杠", "皱杠（地杠）"]),
        ("4h5s-Qh8s", ["九杠", "九杠（天杠）"]),
        ("2h4s-Qh9s", ["六王"]),
        ("6h7h-6s9c", ["三五", "三月五"]),
        ("6d7s-8h5s", ["三月三"]),
        ("8h7s-4s4c", ["五板", "五对"]),
        ("3h6s-Ts9s", ["九月九", "九九"]),
        ("Js8s-2h7h", ["九月九", "九九"]),
        ("Qh8h-5s5c", ["杠小5", "杠对"]),
    ],
)
def test_the_articles_hands_have_the_articles_names(division: str, recorded: list[str]) -> None:
    assert names(division)[: len(recorded)] == recorded
    for name in recorded:
        assert term(division).accepts(name)


def test_the_online_list_names_two_hands() -> None:
    assert term("QhQd-3hXr", "online").main("online").hans == "天皇"
    assert term("2h2d-3hXr", "online").main("online").hans == "鸭皇"
    assert term("2h2d-3hXr").main("chengdu").hans == "地皇"


def test_a_king_of_earth_is_named_where_it_is_one() -> None:
    assert names("2h8s-2d9s", "sichuan") == ["杠地王"]
    assert names("2h9s-4h5s") == ["一九", "一月九"]


def test_no_points_have_no_month_in_their_name() -> None:
    assert names("4h6d-Js9s") == ["皱皱"]
    assert names("Js9s-4h6d", "chengdu+zeros.single") == ["皱皱"]


def test_two_pairs_of_a_kind_are_named_by_their_cards() -> None:
    assert names("4h4d-QhQd") == ["和天"]


def test_the_readings_of_hands() -> None:
    bracketed = term("3h7s-8h2h").names[1]
    assert (bracketed.hant, bracketed.pinyin) == ("皺槓（地槓）", "zhòu gàng (dì gàng)")
    assert bracketed.zhuyin == "ㄓㄡˋ ㄍㄤˋ (ㄉㄧˋ ㄍㄤˋ)"
    assert term("3h6s-Ts9s").accepts("jiu yue jiu")
