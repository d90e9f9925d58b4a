"""What a seat may know of a hand."""

import pytest

from tests.rules.hand.tables import play, table
from tutor.rules import CARD, Reason, RuleError
from tutor.rules.hand import LegalActions, Verb, legal_actions, observe

CARDS = "6h7hQh9s 6s9c2h4c 3h7s8h2d"
ALL_IN = "3 all-in, 1 all-in, 2 fold"


def test_a_seat_sees_its_own_cards_and_what_lies_open() -> None:
    state, _ = play(table(cards=CARDS, actions="3 call, 1 call"))
    view = observe(state, 0)
    assert view.own == (CARD["6h"], CARD["7h"], CARD["Qh"])
    assert view.hands[1] == (None, None, CARD["2h"])
    assert view.turn == 0
    assert view.legal == legal_actions(state)
    assert observe(state, 1).legal == LegalActions(1)


def test_divisions_stay_covered_until_all_have_divided() -> None:
    text = table(cards=CARDS, actions=f"{ALL_IN}, 3 divide 3h7s-8h2d")
    state, _ = play(text)
    view = observe(state, 0)
    assert view.divided == (False, False, True)
    assert view.divisions == (None, None, None)
    assert (view.actions[-1].verb, view.actions[-1].division) == (Verb.DIVIDE, None)
    assert observe(state, 2).actions[-1].division == state.divisions[2]
    state, _ = play(text + "1 divide 6h7h-Qh9s\n")
    view = observe(state, 0)
    assert view.divisions == state.divisions
    assert view.hands[2] == state.hands[2]


def test_a_folded_hand_is_never_shown() -> None:
    actions = f"{ALL_IN}, 3 divide 3h7s-8h2d, 1 divide 6h7h-Qh9s"
    state, _ = play(table(cards=CARDS, actions=actions))
    assert observe(state, 0).hands[1] == (None, None)


def test_who_wins_alone_does_not_show_its_cards() -> None:
    state, _ = play(table(cards=CARDS, actions="3 fold, 1 fold"))
    assert observe(state, 0).hands[1] == (None, None)
    assert observe(state, 0).legal == LegalActions(None)


def test_declared_flowers_lie_open() -> None:
    cards = "ThTsJs2h QhQd8s8c 7s5s6s9c"
    state, _ = play(table("sichuan", cards=cards, actions="1 raise 5, 2 call, 3 call, 1 declare"))
    assert observe(state, 1).hands[0] == (CARD["Th"], CARD["Ts"], CARD["Js"])


def test_there_is_no_view_from_an_empty_seat() -> None:
    with pytest.raises(RuleError) as refusal:
        observe(play(table())[0], 3)
    assert refusal.value.reason is Reason.NO_SUCH_SEAT
