"""三花 in each of its modes (R20)."""

import pytest

from tests.rules.deals import RULES
from tutor.rules import (
    PRESETS,
    Division,
    Flower,
    Ranking,
    Reason,
    RuleError,
    can_declare_flowers,
    divide,
    flower_of,
    net,
    parse_cards,
    parse_division,
    parse_rules,
    ranking,
    settle,
    showdown,
)

HOLDERS = {"ten": "JsTh-TsQh", "six": "6s7h-6hXr", "plain": "6c9s-8hJc", "poor": "5s7s-4s8s"}


@pytest.mark.parametrize(
    ("cards", "flower"),
    [
        ("Th Ts Js 5s", Flower.TEN),
        ("Td Tc Jc Ts", Flower.TEN),
        ("Js 2h Th Tc", Flower.TEN),
        ("6h 6s Xr 2d", Flower.SIX),
        ("Xr 6c 6d 6s", Flower.SIX),
        ("Th Td Js 5s", None),
        ("Th Ts 9s 5s", None),
        ("6h 6d Xr 2d", None),
        ("6h 6s 2h 2d", None),
        ("Th Ts Js", Flower.TEN),
        ("Th Ts", None),
    ],
)
def test_three_named_cards_and_any_fourth_make_it(cards: str, flower: Flower | None) -> None:
    assert flower_of(parse_cards(cards)) is flower


def test_the_three_kinds_of_each_are_named() -> None:
    assert [kind.key for kind in Flower.TEN.kinds] == ["shaoshi", "meishi", "futou"]
    assert [kind.key for kind in Flower.SIX.kinds] == ["maomao", "changsan", "dagui"]


@pytest.mark.parametrize(
    ("code", "may"), [("chengdu", False), ("sichuan", True), ("online", False)]
)
def test_only_where_it_is_a_choice_may_it_be_declared(code: str, may: bool) -> None:
    rules = PRESETS[code]
    assert can_declare_flowers(parse_cards("Th Ts Js 5s"), rules) is may
    assert can_declare_flowers(parse_cards("Th Ts Js"), rules) is may
    assert not can_declare_flowers(parse_cards("Th Ts 9s 5s"), rules)


def table(ranks: Ranking, *seats: str) -> dict[str, Division]:
    return {seat: divide(*parse_division(HOLDERS[seat]), ranks) for seat in seats}


def test_r20_where_it_is_unknown_its_holder_compares_like_anyone() -> None:
    ranks = ranking(PRESETS["chengdu"])
    result = showdown(ranks, table(ranks, "ten", "six", "plain"))
    assert result.left == ()
    assert len(result.outcomes) == 6


def test_r20_where_it_is_automatic_its_holders_leave_and_keep_their_stakes() -> None:
    ranks = ranking(PRESETS["online"])
    result = showdown(ranks, table(ranks, "plain", "ten", "poor"))
    assert result.left == ("ten",)
    assert set(result.outcomes) == {("plain", "poor"), ("poor", "plain")}
    assert all("ten" not in group for group in result.order)
    assert not result.beats("plain", "ten")
    assert not result.beats("ten", "poor")
    stakes = {"plain": 10, "ten": 10, "poor": 10}
    transfers = settle(ranks.rules, result.order, result.beats, stakes, {"folded": 4})
    totals = net(transfers, [*stakes, "folded"])
    assert totals["ten"] == 0
    assert totals["poor"] < 0 < totals["plain"]


def test_r20_if_nobody_else_is_left_there_is_no_winner_and_stakes_go_back() -> None:
    ranks = ranking(PRESETS["online"])
    result = showdown(ranks, table(ranks, "ten", "six"))
    assert set(result.left) == {"ten", "six"}
    assert result.order == result.eats_skin == ()
    assert result.outcomes == {}
    stakes = {"ten": 10, "six": 20}
    assert settle(ranks.rules, result.order, result.beats, stakes, {"folded": 4}) == ()


def test_r20_where_it_is_a_choice_only_who_declares_leaves() -> None:
    ranks = ranking(PRESETS["sichuan"])
    hands = table(ranks, "ten", "six", "plain")
    assert showdown(ranks, hands).left == ()
    assert showdown(ranks, hands, declared=["ten"]).left == ("ten",)
    both = showdown(ranks, hands, declared=["six", "ten"])
    assert set(both.left) == {"ten", "six"}
    assert both.eats_skin == ("plain",)


def test_r20_declaring_without_the_three_cards_is_refused() -> None:
    ranks = ranking(PRESETS["sichuan"])
    with pytest.raises(RuleError) as refused:
        showdown(ranks, table(ranks, "ten", "plain"), declared=["plain"])
    assert refused.value.reason is Reason.NO_FLOWERS
    assert refused.value.facts == {"seat": "plain"}


@pytest.mark.parametrize("code", ["chengdu", "online"])
def test_r20_declaring_where_there_is_no_choice_is_refused(code: str) -> None:
    ranks = ranking(PRESETS[code])
    with pytest.raises(RuleError) as refused:
        showdown(ranks, table(ranks, "ten", "plain"), declared=["ten"])
    assert refused.value.reason is Reason.FLOWERS_NOT_DECLARED
    assert refused.value.facts == {"seat": "ten"}


@pytest.mark.parametrize("code", RULES)
@pytest.mark.parametrize(("mode", "left"), [("none", ()), ("automatic", ("ten",)), ("choice", ())])
def test_the_mode_is_a_switch_of_every_rule_set(
    code: str, mode: str, left: tuple[str, ...]
) -> None:
    ranks = ranking(parse_rules(f"{code}+flowers.{mode}"))
    assert showdown(ranks, table(ranks, "ten", "plain")).left == left
