"""The sample hands: golden transcripts, what they say of themselves, questions, one file each."""

from functools import partial
from pathlib import Path

import pytest

from tests.play.tables import cards_in
from tests.play.transcript import GOLDEN, transcript
from tests.rules.examples import HANDS as EXAMPLES
from tests.rules.examples import SETTLEMENTS
from tutor.play import hands as folder
from tutor.play.hands import HANDS
from tutor.play.questions import FIELD, Ask, Posed, grade
from tutor.play.script import SampleHand
from tutor.questions.faults import AnswerError, AnswerFault, IncompleteError
from tutor.questions.grading import judge
from tutor.questions.model import Verdict
from tutor.rules import PRESETS, Reason
from tutor.rules.hand import (
    Dealt,
    Phase,
    RecordError,
    Turned,
    can_see,
    format_record,
    parse_record,
    replay,
)

each_hand = pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)


@each_hand
def test_the_transcript_is_as_it_was_read(hand: SampleHand) -> None:
    golden = GOLDEN / f"{hand.key}.txt"
    assert transcript(hand) == golden.read_text(encoding="utf-8")


def test_there_is_no_transcript_without_a_hand() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(HANDS)


@each_hand
def test_a_hand_is_whole_and_what_it_says_of_itself_is_true(hand: SampleHand) -> None:
    last = hand.scenes[-1]
    events = tuple(event for scene in hand.scenes for event in scene.events)
    assert last.state.phase is Phase.OVER
    assert hand.claims
    for claim in hand.claims:
        assert claim.holds(last.state, events), claim


@each_hand
def test_a_hand_replays_from_its_own_text(hand: SampleHand) -> None:
    state = hand.scenes[-1].state
    assert replay(parse_record(format_record(state)))[0] == state
    assert len(set(state.setup.names)) == len(state.setup.bowls)


@each_hand
def test_comments_and_questions_belong_to_steps_of_the_hand(hand: SampleHand) -> None:
    steps = set(range(len(hand.scenes)))
    assert 0 in hand.comments
    assert max(hand.comments) == max(steps)
    assert set(hand.comments) | set(hand.asks) <= steps
    assert {scene.number for scene in hand.scenes if scene.question} == set(hand.asks)


@each_hand
def test_the_learner_is_shown_every_choice_and_never_another_seat_s_cards(hand: SampleHand) -> None:
    for scene in hand.scenes:
        turned = {event.card for event in scene.events if isinstance(event, Turned)}
        hidden = {
            event.card
            for event in scene.events
            if isinstance(event, Dealt) and not can_see(event, hand.seat)
        }
        for told in hand.narration(scene.number).told:
            assert (hidden - turned).isdisjoint(cards_in(told.message))
        if scene.turn and scene.turn.chosen:
            assert scene.turn.chosen.verb in {offer.verb for offer in scene.turn.offers}
            assert scene.turn.advice.seat == scene.turn.chosen.seat == hand.seat


def questions(hand: SampleHand) -> list[Posed]:
    return [scene.question for scene in hand.scenes if scene.question]


def verdicts(posed: Posed) -> dict[str, Verdict]:
    (field,) = posed.question.fields
    return {one.value: grade(posed, {FIELD: (one.value,)}) for one in field.options}


@each_hand
def test_questions_are_graded_by_the_rules_and_have_right_and_wrong_answers(
    hand: SampleHand,
) -> None:
    for posed in questions(hand):
        found = verdicts(posed)
        assert len(found) == len(posed.question.fields[0].options) > 1
        right = {value for value, verdict in found.items() if verdict.right}
        assert right
        assert right < set(found)
        assert all(set(verdict.correct[FIELD]) == right for verdict in found.values())


@each_hand
def test_an_answer_is_read_as_in_every_other_question(hand: SampleHand) -> None:
    for posed in questions(hand):
        for value, verdict in verdicts(posed).items():
            sent = {FIELD: [value]}
            judged = judge(posed.question, sent, partial(grade, posed))
            assert (judged.answer, judged.verdict) == ({FIELD: (value,)}, verdict)
        with pytest.raises(AnswerError) as refused:
            judge(posed.question, {FIELD: ["no answer"]}, lambda _: pytest.fail("was graded"))
        assert refused.value.fault is AnswerFault.UNKNOWN_OPTION
        with pytest.raises(IncompleteError):
            judge(posed.question, {}, lambda _: pytest.fail("was graded"))


def test_every_kind_of_question_is_asked() -> None:
    assert {posed.ask for hand in HANDS.values() for posed in questions(hand)} == set(Ask)


def test_what_is_asked_agrees_with_the_end_of_the_hand() -> None:
    for hand in HANDS.values():
        for posed in questions(hand):
            for verdict in verdicts(posed).values():
                if posed.ask is Ask.SETTLES:
                    assert verdict.correct[FIELD] == (str(hand.scenes[-1].state.net[hand.seat]),)


def test_the_course_has_an_order_and_all_three_rule_sets() -> None:
    assert len(HANDS) >= 24
    assert [hand.order for hand in HANDS.values()] == list(range(1, len(HANDS) + 1))
    assert {hand.rules.key for hand in HANDS.values()} == set(PRESETS)


def test_every_playable_example_of_the_sources_is_among_them() -> None:
    divided = {
        (hand.rules.key, frozenset(map(str, filter(None, hand.scenes[-1].state.divisions))))
        for hand in HANDS.values()
    }
    for example in EXAMPLES:
        if not example.impossible:
            assert (example.rules, frozenset(example.hands.values())) in divided, example.name
    ended = {(hand.rules.key, hand.scenes[-1].state.net) for hand in HANDS.values()}
    for settlement in SETTLEMENTS:
        if not settlement.name.startswith(settlement.rules):
            continue  # not a source's own
        assert (settlement.rules, tuple(settlement.net.values())) in ended, settlement.name


def test_the_hand_with_three_benches_is_refused_and_the_card_is_named() -> None:
    (example,) = [example for example in EXAMPLES if example.impossible]
    cards = " ".join(division.replace("-", "") for division in example.hands.values())
    text = f"rules: chengdu\nstakes: 1-3\ndealer: 3\nbowls: 100 100 100\ncards: {cards}\n"
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    assert (refused.value.line, refused.value.reason) == (5, Reason.THIRD_OF_KIND)
    assert str(getattr(refused.value.facts["kind"], "key", "")) == example.impossible["kind"]


def test_a_new_sample_hand_is_one_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copied file is found, keyed by its name, and plays, without any other edit."""
    source = Path(next(iter(folder.__path__)), "first_hand.py")
    copy = source.read_text(encoding="utf-8").replace("order=1,", "order=0,")
    (tmp_path / "brand_new.py").write_text(copy, encoding="utf-8")
    monkeypatch.setattr(folder, "__path__", [*folder.__path__, str(tmp_path)])
    found = folder.find_hands()
    assert next(iter(found)) == "brand-new"
    assert set(found) == {*HANDS, "brand-new"}
    new = found["brand-new"]
    assert new.narration(len(new.scenes) - 1).ending
