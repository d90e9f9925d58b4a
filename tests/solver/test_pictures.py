"""The field as cells, typical hands, and mixes."""

from collections import Counter

import pytest

from tests.solver.brute import moves, opponents
from tests.solver.cases import Case, random_case
from tests.sure import sure
from tutor.rules import (
    Division,
    Outcome,
    RuleSet,
    divisions,
    outcome,
    parse_cards,
    parse_rules,
    ranking,
    undominated,
    verify_one_deck,
)
from tutor.rules.fast import unpack
from tutor.solver import Style, analyse, field, mixes, typical

NUMBERS = range(0, 20)


def shown(case: Case) -> Counter[tuple[int, int] | None]:
    """How often the opponent shows pairs of which strengths, or leaves, by a plain loop."""
    counts: Counter[tuple[int, int] | None] = Counter()
    for kinds in opponents(case.cards, case.known):
        for move, weight in moves(case.rules, case.style, kinds):
            counts[None if move is None else unpack(move)] += weight
    return counts


def options(cards: tuple, rules: RuleSet) -> tuple[Division, ...]:
    return divisions(cards, ranking(rules))


@pytest.mark.parametrize("number", NUMBERS)
def test_the_field_counts_what_opponents_show_and_tells_the_outcome(number: int) -> None:
    case = random_case(number)
    counts = shown(case)
    ranks = ranking(case.rules)
    for division in options(case.cards, case.rules):
        found = field(case.cards, division, case.rules, case.style, case.known)
        assert found.total == counts.total()
        assert found.left == counts[None]
        assert {(c.smaller, c.larger): c.count for c in found.cells} == {
            cell: count for cell, count in counts.items() if cell is not None
        }
        for cell in found.cells:
            theirs = (cell.smaller, cell.larger)
            assert cell.outcome is outcome(ranks, division.strength, theirs)


def test_the_field_adds_up_to_the_analysis() -> None:
    cards = parse_cards("Qh 2d 9s Ts")
    rules = parse_rules("chengdu")
    for choice in analyse(cards, rules).divisions:
        found = field(cards, sure(choice.division), rules)
        by_outcome: Counter[Outcome] = Counter()
        for cell in found.cells:
            by_outcome[cell.outcome] += cell.count
        figures = choice.figures
        assert [by_outcome[each] for each in (Outcome.WIN, Outcome.DRAW, Outcome.LOSE)] == [
            figures.win,
            figures.draw,
            figures.lose,
        ]


@pytest.mark.parametrize("number", NUMBERS)
def test_typical_hands_are_beaten_by_the_one_and_not_by_the_other(number: int) -> None:
    case = random_case(number)
    ranks = ranking(case.rules)
    counts = shown(case)
    one, other = options(case.cards, case.rules)[:2]
    for mine, not_mine in ((one, other), (other, one)):
        found = typical(case.cards, mine, not_mine, case.rules, case.style, case.known)
        telling = {
            cell: count
            for cell, count in counts.items()
            if cell is not None
            and outcome(ranks, mine.strength, cell) is Outcome.WIN
            and outcome(ranks, not_mine.strength, cell) is not Outcome.WIN
        }
        assert [each.count for each in found] == sorted(telling.values(), reverse=True)[:3]
        for each in found:
            assert telling[each.division.strength] == each.count
            theirs = each.division.cards
            verify_one_deck((*case.cards, *case.known.dead, *theirs))
            assert set(case.known.upcards) <= set(theirs)
            kinds = tuple(sorted(card.kind.index for card in theirs))
            played = [unpack(move) for move, _ in moves(case.rules, case.style, kinds) if move]
            assert each.division.strength in played


def test_as_many_typical_hands_are_given_as_asked_for() -> None:
    cards = parse_cards("Qh 2d 9s Ts")
    rules = parse_rules("chengdu")
    one, other = options(cards, rules)[:2]
    five = typical(cards, one, other, rules, most=5)
    assert len(five) == 5
    assert typical(cards, one, other, rules, most=2) == five[:2]
    assert typical(cards, one, one, rules) == ()


@pytest.mark.parametrize("code", ["chengdu", "sichuan", "online"])
def test_mixes_are_whole_and_only_of_undominated_divisions(code: str) -> None:
    rules = parse_rules(code)
    for number in NUMBERS:
        cards = random_case(number).cards
        mix = mixes(cards, rules)
        assert sum(weight for _, weight in mix.divisions) + mix.leave == mix.scale
        right = undominated(options(cards, rules))
        strengths = {division.strength for division in right}
        assert all(division.strength in strengths for division, weight in mix.divisions if weight)
        assert mix == mixes(cards[::-1], rules)


def test_a_style_may_be_given_by_name() -> None:
    cards = parse_cards("Qh 2d 9s Ts")
    rules = parse_rules("chengdu")
    division = options(cards, rules)[0]
    assert field(cards, division, rules, "smaller-first") == field(
        cards, division, rules, Style.SMALLER_FIRST
    )
