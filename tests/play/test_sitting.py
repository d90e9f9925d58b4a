"""A table as its learner sits at it: what is done once, done twice, or done too late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.play.kept import gone_on, next_form
from tests.sure import sure
from tutor.play.game import LEARNER, MOST_HANDS, Way, begin, turned
from tutor.play.hands import HANDS
from tutor.play.runner import move
from tutor.play.sitting import EVENING, Sitting, StaleError, do, go_on, leave_lesson, open_evening
from tutor.play.tempers import Temper
from tutor.rules import Reason, RuleError, parse_rules
from tutor.rules.hand import ActForm, Stage, Verb, parse_record, replay


def sit_down(code: str = "chengdu", programs: int = 3, seed: str = "sitting") -> Sitting:
    return open_evening(parse_rules(code), "1-3", programs, "mixed", seed)


def played_out(sitting: Sitting) -> Sitting:
    """The table at the end of its present hand."""
    while not sitting.over:
        sitting = gone_on(sitting)
    return sitting


@pytest.mark.parametrize("code", ["chengdu", "sichuan", "online", "chengdu+zeros.single"])
def test_an_evening_conserves_every_chip_to_its_end(code: str) -> None:
    sitting = sit_down(code)
    hands = 0
    while not sitting.finished:
        sitting = played_out(sitting)
        hands += 1
        assert sitting.number == hands
        sitting = go_on(sitting, hands, Way.END if hands == 5 else Way.NEXT)
        assert sitting.game is not None
        assert sitting.game.evening.chips == 4 * 2000
        assert len(sitting.game.purses) == hands + 1
    game = sure(sitting.game)
    assert game.evening.stage is Stage.OVER
    assert sum(game.evening.purses) == 4 * 2000


def test_a_hand_stands_at_every_step_where_its_record_does() -> None:
    sitting = played_out(sit_down())
    state, _events = replay(parse_record(sitting.record))
    assert state == sitting.hand
    assert len(sitting.steps) == len(state.actions) + 1
    assert [len(step.actions) for step, _ in sitting.steps] == list(range(len(sitting.steps)))


def test_what_is_done_twice_counts_once() -> None:
    before = sit_down()
    at, form = len(before.hand.actions), next_form(before)
    after = do(before, 1, at, form)
    assert len(after.hand.actions) > at
    assert do(after, 1, at, form) is after


def test_another_thing_at_a_step_that_is_past_is_stale() -> None:
    before = sit_down()
    at = len(before.hand.actions)
    after = do(before, 1, at, next_form(before))
    for number, step, form in (
        (1, at, ActForm("fold")),
        (1, at, ActForm("raise", "much")),
        (1, at + 99, next_form(before)),
        (1, -1, next_form(before)),
        (2, at, next_form(before)),
    ):
        with pytest.raises(StaleError):
            do(after, number, step, form)


def test_what_the_rules_refuse_is_refused_with_its_reason() -> None:
    sitting = sit_down()
    at = len(sitting.hand.actions)
    for form, reason in (
        (ActForm("raise", "9999999"), Reason.RAISE_BEYOND_BOWL),
        (ActForm("dance"), Reason.UNKNOWN_LINE),
        (ActForm("divide 2h4s-QhQd"), Reason.NOT_DIVIDING),
    ):
        with pytest.raises(RuleError) as refusal:
            do(sitting, 1, at, form)
        assert refusal.value.reason is reason
    over = played_out(sitting)
    with pytest.raises(RuleError) as refusal:
        do(over, 1, len(over.hand.actions), ActForm("call"))
    assert refusal.value.reason is Reason.HAND_OVER


def test_the_next_hand_is_dealt_once_and_never_before_the_end() -> None:
    begun = sit_down()
    with pytest.raises(RuleError) as refusal:
        go_on(begun, 1, Way.NEXT)
    assert refusal.value.reason is Reason.HAND_NOT_OVER
    over = played_out(begun)
    with pytest.raises(StaleError):
        go_on(over, 2, Way.NEXT)
    second = go_on(over, 1, Way.NEXT, bowl=300)
    assert (second.number, second.finished) == (2, False)
    assert second.hand.setup.bowls[second.seat] == 300
    assert go_on(second, 1, Way.END) is second


def test_a_bowl_has_to_fit() -> None:
    over = played_out(sit_down())
    for bowl, reason in ((1, Reason.BOWL_TOO_SMALL), (10**6, Reason.BOWL_BEYOND_PURSE)):
        with pytest.raises(RuleError) as refusal:
            go_on(over, 1, Way.NEXT, bowl)
        assert refusal.value.reason is reason


def test_nothing_is_left_to_do_at_an_evening_that_has_ended() -> None:
    ended = go_on(played_out(sit_down()), 1, Way.END)
    assert (ended.finished, ended.number) == (True, 1)
    for way in Way:
        assert go_on(ended, 1, way) is ended


def test_an_evening_ends_after_its_most_hands() -> None:
    over = played_out(sit_down())
    assert over.game is not None
    last = replace(over, game=replace(over.game, hand=MOST_HANDS))
    assert go_on(last, MOST_HANDS, Way.NEXT).finished
    before = replace(over, game=replace(over.game, hand=MOST_HANDS - 1))
    assert not go_on(before, MOST_HANDS - 1, Way.NEXT).finished


def test_what_the_program_seats_thought_is_the_same_once_the_evening_has_ended() -> None:
    over = played_out(sit_down())
    ended = go_on(over, 1, Way.END)
    assert (ended.seed, ended.tempers, ended.seat) == (over.seed, over.tempers, over.seat)
    moves = 0
    for at, action in enumerate(ended.hand.actions):
        temper = ended.tempers[action.seat]
        if temper is not None:
            moves += 1
            thought = move(ended.steps[at][0], action.seat, temper, ended.seed)
            assert thought.action == action
    assert moves


def test_a_hand_that_leaves_its_lesson_is_played_to_its_end() -> None:
    for key, sample in HANDS.items():
        scene = next(scene for scene in sample.scenes if scene.turn)
        action = sure(scene.turn).advice
        sitting = leave_lesson(key, scene.state, sample.seat, action, seed="away")
        assert (sitting.kind, sitting.game, sitting.seat) == (key, None, sample.seat)
        assert sitting.origin == len(scene.state.actions)
        assert sitting.hand.actions[sitting.origin] == action
        assert sum(temper is None for temper in sitting.tempers) == 1
        sitting = played_out(sitting)
        assert sitting.finished
        assert go_on(sitting, 1, Way.NEXT) is sitting


def test_a_lesson_is_not_left_by_what_the_rules_refuse() -> None:
    sample = next(iter(HANDS.values()))
    scene = next(scene for scene in sample.scenes if scene.turn)
    wrong = replace(sure(scene.turn).advice, verb=Verb.MO, amount=3, division=None)
    with pytest.raises(RuleError):
        leave_lesson(sample.key, scene.state, sample.seat, wrong, seed="away")


def test_the_last_circle_is_called_where_the_mango_is_fixed() -> None:
    for code, stage in (("chengdu", Stage.LAST_CIRCLE), ("sichuan", Stage.OVER)):
        game = begin(parse_rules(code), "1-3", 2, "careful", "circle")
        assert turned(game, Way.CIRCLE).evening.stage is stage
        ended = turned(game, Way.END)
        assert ended.evening.stage is Stage.OVER
        assert turned(ended, Way.CIRCLE) is turned(ended, Way.END) is ended
        assert turned(game, Way.NEXT) is game


def test_who_cannot_pay_the_next_hand_does_not_play_it() -> None:
    game = begin(parse_rules("chengdu"), "1-3", 2, "bold", "broke")
    assert game.plays
    purses = (0, *game.evening.purses[1:])
    assert not replace(game, evening=replace(game.evening, purses=purses)).plays


def test_the_learner_sits_at_the_first_seat_and_the_tempers_go_round() -> None:
    sitting = sit_down(programs=5)
    assert sitting.kind == EVENING
    assert sitting.seat == LEARNER
    assert sitting.tempers == (None, *Temper, *list(Temper)[:2])
    bold = open_evening(parse_rules("chengdu"), "1-3", 2, "bold", "all")
    assert bold.tempers == (None, Temper.BOLD, Temper.BOLD)
