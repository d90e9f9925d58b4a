"""A dispute settled line by line (section 5; R18, R20, R23)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.calculator.tables import tables
from tests.explain.test_messages import verify
from tutor.calculator import Ground, Line, Settlement, Table, examine, parse_table, settlement
from tutor.calculator.telling import explain_line
from tutor.rules import Reason, RuleError, net, settle
from tutor.rules.switches.skins import Skins

# Three hands of which each beats all after it, larger tails first in every rule set.
ABC = "QhQd-3hXr_6h6d-2h2d_TsJs-Tc4s"


def settled(table: Table) -> Settlement:
    found = settlement(examine(table))
    assert found is not None
    return found


def of(code: str, seats: str, **query: list[str]) -> Settlement:
    return settled(parse_table(code, seats, query))


def test_section_5_the_first_worked_amount() -> None:
    found = of("online", ABC, stake=["50", "200", "150"])
    assert found.nets == {"1": 100, "2": 50, "3": -150}
    said = [(line.why, line.takers, line.payer, line.amount) for line in found.lines]
    assert said == [
        (Ground.SETTLES, ("1",), "", 0),
        (Ground.OWN_STAKE, ("1",), "2", 50),
        (Ground.OWN_STAKE, ("1",), "3", 50),
        (Ground.SETTLES, ("2",), "", 0),
        (Ground.WHAT_WAS_LEFT, ("2",), "3", 100),
        (Ground.SETTLES, ("3",), "", 0),
        (Ground.GOES_BACK, ("2",), "2", 150),
    ]


@pytest.mark.parametrize(
    ("stake_of_b", "nets"),
    [("100", {"1": 0, "2": 100, "3": -100}), ("50", {"1": 50, "2": 50, "3": -100})],
)
def test_section_5_all_in_with_a_draw(stake_of_b: str, nets: dict[str, int]) -> None:
    seats = "Td6h-4h4d_Jc6d-Ts8c_7h5s-Qh4c"
    table = parse_table("online", seats, {"stake": ["100", stake_of_b, "100"]})
    report = examine(table)
    tails = [seat.division.pairs[0].points for seat in report.seats]
    assert tails == [6, 7, 2]
    assert [one.comparison.outcome.value for one in report.meetings] == [0, 1, 1]
    assert settled(table).nets == nets


@given(table=tables(chips=True))
def test_every_line_sums_to_zero_and_the_end_is_the_engines(table: Table) -> None:
    report = examine(table)
    found = settled(table)
    assert all(sum(line.totals.values()) == 0 for line in found.lines)
    result = report.result
    assert result is not None
    stakes = {str(at): stake for at, stake in enumerate(table.chips.stakes, 1)}
    comparing = {seat: stakes[seat] for group in result.order for seat in group}
    folded = {f"f{at}": skin for at, skin in enumerate(table.chips.folded, 1)}
    transfers = settle(table.rules, result.order, result.beats, comparing, folded)
    expected = net(transfers, [*stakes, *folded])
    taken = {line.takers[0]: line.amount for line in found.lines if line.why is Ground.POT}
    for account in expected:
        assert found.nets[account] == expected[account] + taken.get(account, 0)
    assert sum(taken.values()) == (table.chips.pot if result.order else 0)


@given(table=tables(chips=True))
def test_no_line_takes_more_than_its_reason_allows(table: Table) -> None:
    found = settled(table)
    whole = table.rules.skins is Skins.WHOLE
    for line in found.lines:
        if line.why in (Ground.OWN_STAKE, Ground.SHARED, Ground.WHAT_WAS_LEFT):
            assert 0 < line.amount <= line.left
            assert line.amount <= line.cap or (whole and line.skin)
        if line.why is Ground.OWN_STAKE:
            assert line.amount == line.cap < line.left
        if line.why is Ground.WHAT_WAS_LEFT:
            assert line.amount == line.left
        if line.why is Ground.NOTHING_LEFT:
            assert line.amount == line.left == 0
    chips = table.chips
    for at, stake in enumerate(chips.stakes, 1):
        assert found.nets[str(at)] >= -stake
    for at, skin in enumerate(chips.folded, 1):
        assert -skin <= found.nets[f"f{at}"] <= 0


@given(table=tables(chips=True))
def test_only_what_a_line_says_moves(table: Table) -> None:
    found = settled(table)
    start = Line(Ground.SETTLES, (), dict.fromkeys(found.accounts, 0))
    for before, after in pairwise((start, *found.lines)):
        moved = {
            account: after.totals[account] - before.totals[account] for account in found.accounts
        }
        changed = {account: by for account, by in moved.items() if by}
        if after.why in (Ground.OWN_STAKE, Ground.WHAT_WAS_LEFT, Ground.SHARED, Ground.POT):
            assert changed == {after.payer: -after.amount, after.takers[0]: after.amount}
        else:
            assert changed == {}


@given(table=tables(chips=True), data=st.data())
def test_the_order_of_settling_never_changes_what_one_loses(
    table: Table, data: st.DataObject
) -> None:
    result = examine(table).result
    assert result is not None
    stakes = {seat: table.chips.stakes[int(seat) - 1] for group in result.order for seat in group}
    folded = {f"f{at}": skin for at, skin in enumerate(table.chips.folded, 1)}
    orders = (result.order, data.draw(st.permutations(result.order)))
    lost = []
    for order in orders:
        transfers = settle(table.rules, order, result.beats, stakes, folded)
        lost.append(
            {one: sum(t.amount for t in transfers if t.payer == one) for one in (*stakes, *folded)}
        )
    assert lost[0] == lost[1]


def test_r18_nobody_stakes_more_than_the_bowl_holds() -> None:
    with pytest.raises(RuleError) as refused:
        of("chengdu", ABC, stake=["50", "200", "150"], bowl=["", "150", ""])
    assert refused.value.reason is Reason.RAISE_BEYOND_BOWL
    assert refused.value.facts == {"amount": 200, "most": 150, "seat": 2}
    assert of("chengdu", ABC, stake=["50", "150", "150"], bowl=["", "150", ""]).nets


def test_more_folded_players_than_there_are_seats_are_refused() -> None:
    with pytest.raises(RuleError) as refused:
        of("online", ABC, stake=["5", "5", "5"], folded=["1", "1", "1", "1"])
    assert refused.value.reason is Reason.TOO_MANY_SEATS


def test_r20_who_leaves_by_three_flowers_takes_the_stake_back() -> None:
    found = of("sichuan", "TsThJs4c_6h6d8s8h", stake=["50", "50"], declared=["1"], pot=["10"])
    assert found.lines[0].why is Ground.LEAVES
    assert found.lines[0].amount == 50
    assert found.nets == {"1": 0, "2": 10, "pot": -10}


def test_a_loser_with_nothing_left_is_told() -> None:
    found = of("chengdu", ABC, stake=["150", "200", "150"])
    whys = [line.why for line in found.lines if line.payer == "3"]
    assert whys == [Ground.WHAT_WAS_LEFT, Ground.NOTHING_LEFT]


def test_without_stakes_nothing_is_settled() -> None:
    assert settlement(examine(parse_table("chengdu", ABC, {}))) is None
    assert settlement(examine(parse_table("chengdu", "Qh9s2d4s", {"stake": ["5"]}))) is None


@given(table=tables(chips=True))
def test_every_line_is_told_with_just_its_facts(table: Table) -> None:
    for line in settled(table).lines:
        for first in (True, False):
            for said in explain_line(line, first):
                verify(said)
