"""A hand's figures against a plain loop over its opponents, and the words for them."""

import pytest

from tests.solver.brute import figures
from tests.solver.cases import random_case
from tests.sure import sure
from tutor.rules import DECK, PRESETS, Chance, divisions, parse_cards, parse_rules, ranking
from tutor.solver import LIMITS, Analysis, Grade, Known, Style, analyse

CHENGDU = PRESETS["chengdu"]


def check(number: int) -> None:
    case = random_case(number)
    analysis = analyse(case.cards, case.rules, case.known, case.style)
    found = tuple(choice.figures for choice in analysis.choices)
    assert found == figures(case.cards, case.rules, case.known, case.style)
    for choice in found:
        assert choice.win + choice.draw + choice.lose == choice.total
        assert choice.total == analysis.opponents * analysis.scale


@pytest.mark.parametrize("number", range(50))
def test_the_figures_are_those_of_a_plain_loop_over_all_opponents(number: int) -> None:
    check(number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(50, 1050))
def test_the_figures_of_many_more_hands_are_those_of_a_plain_loop(number: int) -> None:
    check(number)


@pytest.mark.parametrize("style", Style)
def test_nothing_known_leaves_every_hand_of_the_other_28_cards(style: Style) -> None:
    analysis = analyse(parse_cards("Qh 2d 9s Ts"), CHENGDU, style=style)
    assert analysis.opponents == 20_475
    assert {choice.figures.total for choice in analysis.choices} == {20_475 * analysis.scale}


def test_divisions_stand_in_the_order_of_the_rules() -> None:
    cards = parse_cards("9s Qh Ts 2d")
    expected = divisions(cards, ranking(CHENGDU))
    assert tuple(choice.division for choice in analyse(cards, CHENGDU).divisions) == expected


def test_the_order_and_the_suits_of_the_cards_do_not_matter() -> None:
    one = analyse(parse_cards("Qh 2d 9s Ts"), CHENGDU)
    other = analyse(parse_cards("Tc 9c Qd 2h"), CHENGDU)
    by_strength = [
        {sure(choice.division).strength: choice.figures for choice in analysis.divisions}
        for analysis in (one, other)
    ]
    assert by_strength[0] == by_strength[1]


def test_a_known_hand_is_won_here_and_lost_there() -> None:
    chance = Chance("both sides")
    for _ in range(40):
        cards = chance.sample(DECK, 8)
        sides = []
        for mine, theirs in ((cards[:4], cards[4:]), (cards[4:], cards[:4])):
            analysis = analyse(mine, CHENGDU, Known(upcards=theirs), Style.LARGER_FIRST)
            assert analysis.opponents == analysis.scale == 1
            own = max(analysis.divisions, key=lambda choice: sure(choice.division).strength[::-1])
            sides.append(own.figures)
        one, other = sides
        assert (one.win, one.draw, one.lose) == (other.lose, other.draw, other.win)
        assert (one.eat, one.eaten) == (other.eaten, other.eat)
        assert one.net_with_skin == -other.net_with_skin


def test_losses_are_counted_from_the_best_choice() -> None:
    for number in range(30):
        case = random_case(number)
        analysis = analyse(case.cards, case.rules, case.known, case.style)
        best = max(choice.figures.units for choice in analysis.choices)
        assert analysis.best
        for choice in analysis.choices:
            assert choice.loss == pytest.approx(best - choice.figures.units)
            assert (choice in analysis.best) == (choice.loss == 0)
        with_skin = max(choice.figures.units_with_skin for choice in analysis.choices)
        for choice in analysis.choices:
            short = with_skin - choice.figures.units_with_skin
            assert choice.loss_with_skin == pytest.approx(short)


def test_a_dominated_division_never_wins_more_and_is_called_so() -> None:
    for number in range(60):
        case = random_case(number)
        analysis = analyse(case.cards, case.rules, case.known, case.style)
        for choice in analysis.divisions:
            better = [
                other
                for other in analysis.divisions
                if sure(other.division).strength != sure(choice.division).strength
                and all(
                    ours <= theirs
                    for ours, theirs in zip(
                        sure(choice.division).strength, sure(other.division).strength, strict=True
                    )
                )
            ]
            assert all(other.figures.net >= choice.figures.net for other in better)
            assert (choice.grade is Grade.DOMINATED) == (bool(better) and not analysis.out)


def test_grades_go_by_the_stated_limits() -> None:
    seen = set()
    for number in range(200):
        case = random_case(number)
        for choice in analyse(case.cards, case.rules).choices:
            seen.add(choice.grade)
            if choice.grade is not Grade.DOMINATED:
                fitting = [grade for limit, grade in LIMITS if choice.loss <= limit]
                assert choice.grade is (fitting[0] if fitting else Grade.BLUNDER)
    assert {Grade.BEST, Grade.SMALL_SLIP, Grade.MISTAKE, Grade.BLUNDER, Grade.DOMINATED} <= seen


def leave(code: str, cards: str) -> Analysis:
    return analyse(parse_cards(cards), parse_rules(code))


def test_leaving_by_choice_is_one_more_choice_worth_nothing() -> None:
    analysis = leave("sichuan", "Th Ts Jc 5s")
    assert analysis.leave is not None
    assert analysis.leave.division is None
    assert analysis.leave.figures.units == analysis.leave.figures.units_with_skin == 0
    assert analysis.leave.figures.left == analysis.leave.figures.total
    assert len(analysis.choices) == 4
    assert not analysis.out
    assert leave("sichuan", "Th Ts 7c 5s").leave is None
    assert leave("chengdu", "Th Ts Jc 5s").leave is None


def test_automatic_flowers_leave_and_nothing_they_do_counts() -> None:
    analysis = leave("online", "Th Ts Jc 5s")
    assert analysis.out
    assert analysis.leave is None
    for choice in analysis.divisions:
        assert choice.figures.draw == choice.figures.left == choice.figures.total
        assert choice.grade is Grade.BEST
