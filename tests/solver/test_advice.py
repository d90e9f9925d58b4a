"""The advice on dividing: every figure of every sentence, counted again hand by hand."""

from collections.abc import Callable
from functools import cache

import pytest

from tests.sure import sure
from tutor.explain.split_advice import advice_sentences
from tutor.rules import PRESETS, Category, Division, Group, RuleSet, pair_of, ranking
from tutor.solver import Grade, WeighedChoice, analyse, mixes
from tutor.solver.advice import Share, advise
from tutor.solver.hands import DEALS, HANDS, sample_cards
from tutor.solver.survey import survey
from tutor.solver.tables import COMBINATIONS

RIGHT, CLOSE = 0.001, 0.03
Deals = list[tuple[int, tuple[WeighedChoice, ...]]]
each_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)


@cache
def weighed(rules: RuleSet) -> Deals:
    """Every kind of hand that stays in: its deals, and its choices one hand at a time."""
    found = []
    for number, kinds in enumerate(HANDS):
        one = analyse(sample_cards(kinds), rules)
        if not one.out:
            found.append((int(DEALS[number]), one.choices))
    return found


def sensible(choices: tuple[WeighedChoice, ...]) -> dict[object, WeighedChoice]:
    """The choices that nothing dominates, one for each strength."""
    kept: dict[object, WeighedChoice] = {}
    for choice in choices:
        if choice.grade is not Grade.DOMINATED:
            kept.setdefault(choice.division.strength if choice.division else None, choice)
    return kept


def right(choice: WeighedChoice) -> bool:
    return choice.grade is not Grade.DOMINATED and choice.loss <= RIGHT


def counted(rules: RuleSet, part: Callable, whole: Callable) -> tuple[int, int]:
    """The deals of the whole, and those of its part."""
    deals = [(n, choices) for n, choices in weighed(rules) if whole(choices)]
    return sum(n for n, choices in deals if part(choices)), sum(n for n, _ in deals)


def both(share: Share) -> tuple[int, int]:
    return share.part, share.whole


def has_choice(choices: tuple[WeighedChoice, ...]) -> bool:
    return len(sensible(choices)) > 1


def broken(rules: RuleSet, wanted: Callable[[Division], bool]) -> tuple[int, int]:
    """Hands that could make a wanted division, and those in which none such is right."""

    def makes(choice: WeighedChoice) -> bool:
        return choice.division is not None and wanted(choice.division)

    return counted(
        rules,
        lambda choices: not any(right(one) for one in choices if makes(one)),
        lambda choices: any(map(makes, choices)),
    )


@each_preset
def test_how_often_there_is_a_choice_and_how_close_it_is(rules: RuleSet) -> None:
    advice = advise(rules)
    assert both(advice.real_choice) == counted(rules, has_choice, lambda _: True)
    assert both(advice.close) == counted(
        rules, lambda c: sorted(one.loss for one in sensible(c).values())[1] <= CLOSE, has_choice
    )


@each_preset
@pytest.mark.parametrize("first", ["larger", "smaller"])
def test_what_the_two_habits_cost(rules: RuleSet, first: str) -> None:
    habit = getattr(advise(rules), f"{first}_first")

    def followed(choices: tuple[WeighedChoice, ...]) -> WeighedChoice:
        def place(choice: WeighedChoice) -> tuple[int, int]:
            smaller, larger = sure(choice.division).strength
            return (larger, smaller) if first == "larger" else (smaller, larger)

        return max((one for one in choices if one.division), key=place)

    assert both(habit.wrong) == counted(
        rules, lambda choices: followed(choices).loss > RIGHT, has_choice
    )
    losses = [(n, followed(choices).loss) for n, choices in weighed(rules)]
    wrong = [(n, loss) for n, loss in losses if loss > RIGHT]
    dear = sum(n * loss for n, loss in wrong) / sum(n for n, _ in wrong)
    assert habit.cost_when_wrong == pytest.approx(dear)


@each_preset
def test_how_often_a_pair_is_rightly_broken(rules: RuleSet) -> None:
    advice, ranks = advise(rules), ranking(rules)
    assert set(advice.broken) >= set(Category) - {Category.POINTS, Category.DI_WANG}
    for category, share in advice.broken.items():

        def holds(one: Division, category: Category = category) -> bool:
            return category in {ranks.worth(pair).category for pair in one.pairs}

        assert both(share) == broken(rules, holds)
    for group, share in advice.groups.items():
        assert isinstance(group, Group)

        def doubles(one: Division, group: Group = group) -> bool:
            return any(pair.identical and pair.kinds[0].group is group for pair in one.pairs)

        assert both(share) == broken(rules, doubles)


@each_preset
def test_how_often_a_nine_and_a_weak_smaller_pair_are_right(rules: RuleSet) -> None:
    advice, ranks = advise(rules), ranking(rules)

    def points(cards: tuple) -> int:
        pair = pair_of(*cards)
        return pair.points if ranks.worth(pair).category is Category.POINTS else 10

    def nine(choice: WeighedChoice) -> bool:
        return choice.division is not None and points(choice.division.larger) == 9

    def weak(choice: WeighedChoice) -> bool:
        return choice.division is not None and points(choice.division.smaller) <= 2

    def strong(choice: WeighedChoice) -> bool:
        return choice.division is not None and points(choice.division.smaller) > 2

    assert both(advice.nine_broken) == counted(
        rules,
        lambda c: not any(right(one) for one in c if nine(one)),
        lambda c: has_choice(c) and any(map(nine, sensible(c).values())),
    )
    assert both(advice.weak_smaller) == counted(
        rules,
        lambda c: any(right(one) for one in c if weak(one)),
        lambda c: any(map(weak, sensible(c).values())) and any(map(strong, sensible(c).values())),
    )


@each_preset
def test_how_often_leaving_is_right(rules: RuleSet) -> None:
    left = advise(rules).left
    may = counted(rules, lambda c: right(c[3]), lambda c: len(c) == 4)
    assert (both(left) if left else (0, 0)) == may


@each_preset
def test_how_often_the_equilibrium_varies(rules: RuleSet) -> None:
    varied = 0
    for number, kinds in enumerate(HANDS):
        mix = mixes(sample_cards(kinds), rules)
        weights = [weight for _, weight in mix.divisions] + [mix.leave]
        varied += int(DEALS[number]) * (sum(weight > 0 for weight in weights) > 1)
    assert advise(rules).mixed.part == varied


@each_preset
def test_an_example_shows_what_its_sentence_says(rules: RuleSet) -> None:
    advice, ranks = advise(rules), ranking(rules)
    for category, share in advice.broken.items():
        if not share.part:
            assert not share.example
            continue
        choices = analyse(share.example, rules).choices
        made = [
            one
            for one in choices
            if one.division
            and category in {ranks.worth(pair).category for pair in one.division.pairs}
        ]
        assert made
        assert not any(map(right, made))


@pytest.mark.parametrize("rules", COMBINATIONS, ids=lambda rules: rules.key)
def test_what_the_words_say_beside_the_figures_holds_under_all_rules(rules: RuleSet) -> None:
    advice = advise(rules)
    assert advice.broken[Category.SUPREME].part == 0
    assert advice.broken[Category.IDENTICAL].part < 0.2 * advice.broken[Category.IDENTICAL].whole
    larger, smaller = advice.larger_first, advice.smaller_first
    assert smaller.wrong.part < larger.wrong.part
    assert smaller.cost_when_wrong > larger.cost_when_wrong
    assert advice.mixed.part < 0.03 * advice.mixed.whole
    if advice.left:
        assert advice.left.part > 0.9 * advice.left.whole
    for share in (advice.broken[Category.TIAN_WANG], advice.nine_broken):
        assert 0.3 * share.whole < share.part < 0.6 * share.whole


@pytest.mark.parametrize("rules", COMBINATIONS, ids=lambda rules: rules.key)
def test_there_are_eight_to_twelve_sentences_and_each_holds_its_figure(rules: RuleSet) -> None:
    sentences = advice_sentences(advise(rules))
    assert 8 <= len(sentences) <= 12
    for one in sentences:
        assert one.figure in one.text.facts.values()


@each_preset
def test_the_survey_agrees_with_one_hand_at_a_time(rules: RuleSet) -> None:
    found = survey(rules)
    for number in range(0, len(HANDS), 37):
        cards = sample_cards(HANDS[number])
        one = analyse(cards, rules)
        if one.out:
            continue
        expected = sorted(choice.loss for choice in sensible(one.choices).values())
        losses = sorted(loss for loss in found.losses[number].tolist() if loss < 9)
        assert losses == pytest.approx(expected, abs=1e-12)
