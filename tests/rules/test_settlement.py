"""Who pays whom (section 5; R6, R8, R12, R19, R29)."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.deals import RULES, tables
from tests.rules.examples import HANDS, SETTLEMENTS, Example, Settlement
from tests.rules.oracle import settled, share_chip_by_chip
from tutor.rules import (
    PRESETS,
    Cause,
    Limit,
    Reason,
    RuleError,
    Transfer,
    net,
    parse_rules,
    ranking,
    read_division,
    settle,
    showdown,
)
from tutor.rules.settlement import pot_shares, share

CHENGDU = PRESETS["chengdu"]
CHIPS = st.integers(0, 60)


def nobody(_winner: str, _loser: str) -> bool:
    return False


@pytest.mark.parametrize("case", SETTLEMENTS, ids=lambda case: case.name)
def test_a_worked_amount_comes_out(case: Settlement) -> None:
    def beats(winner: str, loser: str) -> bool:
        return f"{winner}-{loser}" in case.beats

    transfers = settle(parse_rules(case.rules), case.order, beats, case.stakes, case.folded)
    assert net(transfers, list(case.net)) == case.net
    assert sum(case.net.values()) == 0


@pytest.mark.parametrize(
    "example", [example for example in HANDS if example.net], ids=lambda example: example.name
)
def test_r12_the_skin_beyond_the_first_goes_to_the_next_larger_tail(example: Example) -> None:
    ranks = ranking(PRESETS[example.rules])
    hands = {seat: read_division(text, ranks) for seat, text in example.hands.items()}
    result = showdown(ranks, hands)
    transfers = settle(ranks.rules, result.order, result.beats, example.stakes, example.folded)
    assert net(transfers, list(example.net)) == example.net
    assert Transfer("ding", "bing", 50, Cause.SKIN, Limit.OWN_STAKE) in transfers
    assert Transfer("ding", "yi", 20, Cause.SKIN, Limit.REST) in transfers
    assert Transfer("jia", "bing", 50, Cause.BEATEN, Limit.OWN_STAKE) in transfers


@pytest.mark.parametrize("code", RULES)
def test_r29_the_transfers_stand_in_the_order_in_which_they_are_made(code: str) -> None:
    stakes = {"a": 50, "b": 200, "c": 150}
    order = [["a"], ["b"], ["c"]]
    transfers = settle(PRESETS[code], order, lambda one, other: one < other, stakes, {})
    assert transfers == (
        Transfer("b", "a", 50, Cause.BEATEN, Limit.OWN_STAKE),
        Transfer("c", "a", 50, Cause.BEATEN, Limit.OWN_STAKE),
        Transfer("c", "b", 100, Cause.BEATEN, Limit.REST),
    )


@given(amount=st.integers(0, 120), caps=st.lists(st.integers(0, 40), max_size=8))
def test_r6_sharing_is_as_even_as_dealing_out_chip_by_chip(amount: int, caps: list[int]) -> None:
    shares = share(amount, caps)
    assert list(shares) == share_chip_by_chip(amount, caps)
    assert sum(shares) == min(amount, sum(caps))


def test_r6_the_odd_chips_go_to_the_first() -> None:
    assert share(5, (9, 9, 9)) == (2, 2, 1)
    assert share(1, (9, 9)) == (1, 0)
    assert share(7, (1, 10, 10)) == (1, 3, 3)
    assert share(8, (1, 9, 9)) == (1, 4, 3)
    assert share(10, (2, 3)) == (2, 3)
    assert share(10, ()) == ()


def verify_limits(
    transfers: tuple[Transfer[str], ...],
    staked: dict[str, int],
    order: Sequence[Sequence[str]],
) -> None:
    """Why each transfer is no larger, told from the amounts alone."""
    left = dict(staked)
    for payer, taker, amount, _, limit in transfers:
        alone = any(group == (taker,) for group in map(tuple, order))
        if alone:
            assert limit is not Limit.SHARE
        if limit is Limit.OWN_STAKE:
            assert amount == staked[taker] < left[payer]
        if limit in (Limit.ALL, Limit.REST):
            assert amount == left[payer]
            assert (limit is Limit.ALL) == (left[payer] == staked[payer])
        left[payer] -= amount


@pytest.mark.parametrize("code", RULES)
@given(data=st.data())
def test_any_settlement_conserves_chips_and_agrees_with_the_second_opinion(
    code: str, data: st.DataObject
) -> None:
    rules = PRESETS[code]
    hands = data.draw(tables(rules))
    result = showdown(ranking(rules), hands)
    stakes = {seat: data.draw(CHIPS) for seat in hands}
    folded = {f"folded{at}": skin for at, skin in enumerate(data.draw(st.lists(CHIPS, max_size=4)))}
    transfers = settle(rules, result.order, result.beats, stakes, folded)
    totals = net(transfers, [*stakes, *folded])
    assert sum(totals.values()) == 0
    comparing = {seat: stakes[seat] for group in result.order for seat in group}
    expected = settled(result.order, result.beats, comparing, folded)
    assert totals == {seat: expected.get(seat, 0) for seat in totals}
    for transfer in transfers:
        assert 0 < transfer.amount <= stakes[transfer.taker]
        assert transfer.cause is (Cause.SKIN if transfer.payer in folded else Cause.BEATEN)
    verify_limits(transfers, {**stakes, **folded}, result.order)
    for seat, stake in {**stakes, **folded}.items():
        assert sum(t.amount for t in transfers if t.payer == seat) <= stake


@pytest.mark.parametrize("code", ["chengdu", "chengdu+skins.whole"])
@given(data=st.data())
def test_the_order_of_tails_never_changes_what_one_loses_in_all(
    code: str, data: st.DataObject
) -> None:
    rules = parse_rules(code)
    hands = data.draw(tables(rules))
    result = showdown(ranking(rules), hands)
    stakes = {seat: data.draw(CHIPS) for seat in hands}
    folded = {"folded": data.draw(CHIPS)}
    whole = code != "chengdu"
    order = data.draw(st.permutations(result.order))
    transfers = settle(rules, order, result.beats, stakes, folded)
    for payer, stake in stakes.items():
        paid = sum(t.amount for t in transfers if t.payer == payer)
        reach = sum(stakes[seat] for seat in stakes if seat != payer and result.beats(seat, payer))
        assert paid == min(stake, reach)
    paid = sum(t.amount for t in transfers if t.payer == "folded")
    reach = folded["folded"] if whole else sum(stakes.values())
    assert paid == min(folded["folded"], reach)


def test_whole_skins_are_eaten_by_the_largest_tail_alone() -> None:
    rules = parse_rules("chengdu+skins.whole")
    transfers = settle(rules, [["a"], ["b"]], nobody, {"a": 1, "b": 99}, {"c": 70, "d": 0})
    assert transfers == (Transfer("c", "a", 70, Cause.SKIN, Limit.ALL),)


def test_r6_who_shares_is_told_so_even_where_the_odd_chip_is_all_there_is() -> None:
    transfers = settle(CHENGDU, [["a", "b"]], nobody, {"a": 5, "b": 5}, {"c": 1, "d": 4})
    assert transfers == (
        Transfer("c", "a", 1, Cause.SKIN, Limit.SHARE),
        Transfer("d", "a", 2, Cause.SKIN, Limit.SHARE),
        Transfer("d", "b", 2, Cause.SKIN, Limit.SHARE),
    )


def test_a_draw_all_round_moves_nothing() -> None:
    assert settle(CHENGDU, [["a"], ["b"]], nobody, {"a": 9, "b": 9}, {}) == ()


@pytest.mark.parametrize("stake", [-1, 1.5, "5", True, None])
def test_a_stake_that_is_no_number_of_chips_is_refused(stake: Any) -> None:
    for stakes, folded in (({"a": stake}, {}), ({"a": 1}, {"b": stake})):
        seat = "b" if folded else "a"
        with pytest.raises(RuleError) as refused:
            settle(CHENGDU, [["a"]], nobody, stakes, folded)
        assert refused.value.reason is Reason.BAD_STAKE
        assert refused.value.facts == {"seat": seat, "stake": stake}


def test_seats_that_neither_take_nor_pay_are_even() -> None:
    moved = Transfer("a", "b", 3, Cause.BEATEN, Limit.ALL)
    assert net((moved,), ["a", "b", "c"]) == {"a": -3, "b": 3, "c": 0}


def test_r23_the_largest_tail_takes_a_pot_whole_and_equals_share_it() -> None:
    assert pot_shares([["a"], ["b"]], 15) == (("a", 15),)
    assert pot_shares([["b", "a"], ["c"]], 15) == (("b", 8), ("a", 7))
    assert pot_shares([["b", "a"]], 1) == (("b", 1),)
    assert pot_shares([["a"]], 0) == ()
    assert pot_shares([], 15) == ()
