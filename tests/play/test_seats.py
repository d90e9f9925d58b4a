"""Program seats: legal, blind to what is hidden, and of different temper."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.amounts import amounts
from tests.explain.test_messages import verify
from tests.play.tables import due, hidden_permuted, moments
from tests.rules.hand.tables import play, table
from tutor.explain.reasoning import Why, explain_reasoning
from tutor.play.runner import advance
from tutor.play.seats import decide
from tutor.play.tempers import NERVES, TEMPERS, Temper
from tutor.rules import DECK, PRESETS, Chance
from tutor.rules.hand import STAKES, Phase, Verb, View, act, observe, set_up, start_hand


@pytest.mark.parametrize("states", amounts(600, 10_000))
def test_every_decision_is_legal_and_depends_only_on_what_the_seat_may_know(states: int) -> None:
    luck = Random("hidden cards")
    phases: Counter[Phase] = Counter()
    changed = 0
    for number, state in enumerate(moments(luck, states)):
        seat, temper = state.turn, luck.choice(list(Temper))
        assert seat is not None
        other = hidden_permuted(state, seat, luck)
        made = decide(observe(state, seat), temper, Chance(str(number)))
        assert made == decide(observe(other, seat), temper, Chance(str(number)))
        act(state, made.action)
        changed += other.hands != state.hands
        phases[state.phase] += 1
    assert changed > states / 2
    assert min(phases[phase] for phase in (Phase.MO, Phase.BETTING, Phase.DIVIDING)) > states / 100


def views(hands: int) -> Iterator[View]:
    """What the seats of mixed tables see at their turns."""
    tempers = [*Temper, Temper.CAREFUL]
    for number in range(hands):
        rules = list(PRESETS.values())[number % len(PRESETS)]
        deck = Chance(f"tempers/{number}").shuffled(DECK)
        state, _ = start_hand(set_up(rules, STAKES["1-3"], [100] * 4, deck=deck))
        _, moves = advance(state, tempers, str(number))
        for before in (state, *(move.state for move in moves[:-1])):
            if before.phase is not Phase.DIVIDING:
                yield due(before)


def test_tempers_differ_measurably_before_the_same_cards() -> None:
    verbs: dict[Temper, Counter[Verb]] = {temper: Counter() for temper in Temper}
    whys: dict[Temper, Counter[Why]] = {temper: Counter() for temper in Temper}
    for number, view in enumerate(views(60)):
        for temper in Temper:
            decision = decide(view, temper, Chance(f"{temper.value}/{number}"))
            verbs[temper][decision.action.verb] += 1
            whys[temper][decision.reasoning.why] += 1
    asks = {t: verbs[t][Verb.RAISE] + verbs[t][Verb.ALL_IN] for t in Temper}
    assert verbs[Temper.CAREFUL][Verb.FOLD] > 1.2 * verbs[Temper.BOLD][Verb.FOLD]
    assert asks[Temper.BOLD] > 1.2 * asks[Temper.CAREFUL]
    assert whys[Temper.CAREFUL][Why.BLUFFS] == 0
    assert whys[Temper.BLUFFING][Why.BLUFFS] > 2 * whys[Temper.BOLD][Why.BLUFFS]
    assert whys[Temper.BLUFFING][Why.LIES_LOW] > whys[Temper.BOLD][Why.LIES_LOW]
    assert verbs[Temper.BOLD][Verb.MO] > verbs[Temper.CAREFUL][Verb.MO] == 0


def test_a_table_of_mixed_tempers_gives_every_reason_in_time() -> None:
    seen: set[Why] = set()
    tempers = [Temper.BLUFFING, *Temper, Temper.BOLD]
    for number in range(3000):
        rules = list(PRESETS.values())[number % len(PRESETS)]
        seats = 2 + number % 4
        deck = Chance(f"reasons/{number}").shuffled(DECK)
        bowls = [20 + 40 * ((number + seat) % 3) for seat in range(seats)]
        state, _ = start_hand(set_up(rules, STAKES["1-3"], bowls, deck=deck))
        _, moves = advance(state, tempers[:seats], f"reasons/{number}")
        for move in moves:
            verify(explain_reasoning(move.reasoning))
            seen.add(move.reasoning.why)
        if seen == set(Why):
            break
    assert seen == set(Why)


def test_every_temper_has_numbers_and_a_name() -> None:
    assert set(NERVES) == set(TEMPERS) == set(Temper)


def test_a_seat_that_is_not_due_has_nothing_to_decide() -> None:
    state, _ = start_hand(set_up(PRESETS["chengdu"], STAKES["1-3"], [100] * 3, deck=DECK))
    assert state.turn is not None
    with pytest.raises(ValueError, match="nothing to decide"):
        decide(observe(state, (state.turn + 1) % 3), Temper.BOLD, Chance("x"))


def sitting(cards: str, upto: str, rules: str = "chengdu") -> View:
    """The view of the seat that is due, of a short record."""
    return due(play(table(rules, cards=cards, actions=upto))[0])


def test_a_pair_of_heaven_raises_and_rags_fold() -> None:
    strong = sitting("QhQd5c6s 5s7c9s4c 7s8s3h6c", "3 raise 30")
    assert decide(strong, Temper.CAREFUL, Chance("a")).action.verb in (Verb.RAISE, Verb.CALL)
    weak = sitting("7s9c5c6s QhQd9s4c 7c8s3h6c", "3 raise 60")
    decision = decide(weak, Temper.CAREFUL, Chance("a"))
    assert decision.action.verb is Verb.FOLD
    assert decision.reasoning.why is Why.TOO_DEAR
    assert decision.reasoning.facts["chance"] < decision.reasoning.facts["need"]
