"""What cannot be analysed is refused with the part that is wrong."""

import pytest

from tutor.rules import (
    DECK,
    DEFAULT,
    KIND,
    Card,
    Reason,
    RuleError,
    divisions,
    parse_cards,
    ranking,
)
from tutor.solver import Known, Style, StyleError, analyse, field, mixes, read_style, typical

HAND = parse_cards("Qh 2d 9s Ts")


def refusal(cards: tuple[Card, ...], known: Known = Known()) -> RuleError:  # noqa: B008
    with pytest.raises(RuleError) as caught:
        analyse(cards, DEFAULT, known)
    return caught.value


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def test_three_cards_are_too_few() -> None:
    error = refusal(HAND[:3])
    assert (error.reason, error.facts) == (Reason.WRONG_COUNT, {"expected": 4, "given": 3})


def test_a_third_card_of_a_kind_is_named() -> None:
    error = refusal((*cards("Qh Qd"), *cards("Qh 5s")))
    assert error.reason is Reason.THIRD_OF_KIND
    assert error.facts == {"kind": KIND["tian"], "count": 3}


def test_a_card_twice_is_named() -> None:
    error = refusal((*cards("Qh 5s"), *cards("Qh 5c")))
    assert (error.reason, error.facts["card"]) == (Reason.CARD_TWICE, HAND[0])


@pytest.mark.parametrize("where", ["dead", "upcards"])
def test_a_known_card_that_is_also_in_hand_is_named(where: str) -> None:
    error = refusal(HAND, Known(**{where: cards("5s 9s")}))
    assert (error.reason, error.facts["card"]) == (Reason.KNOWN_IN_HAND, HAND[2])


def test_a_card_both_dead_and_shown_is_named() -> None:
    error = refusal(HAND, Known(dead=cards("5s 6s"), upcards=cards("6s")))
    assert (error.reason, error.facts["card"]) == (Reason.CARD_TWICE, cards("6s")[0])


def test_five_upcards_are_too_many() -> None:
    error = refusal(HAND, Known(upcards=cards("5s 6s 7s 8s Js")))
    assert (error.reason, error.facts) == (Reason.TOO_MANY_KNOWN, {"given": 5, "most": 4})


def test_dead_cards_leave_the_opponent_four() -> None:
    rest = tuple(card for card in DECK if card not in HAND)
    assert analyse(HAND, DEFAULT, Known(dead=rest[:24])).opponents == 1
    error = refusal(HAND, Known(dead=rest[:25]))
    assert (error.reason, error.facts) == (Reason.TOO_MANY_KNOWN, {"given": 25, "most": 24})


@pytest.mark.parametrize("name", ["", "best", "LARGER_FIRST", None])
def test_an_unknown_style_is_named(name: str | None) -> None:
    with pytest.raises(StyleError) as caught:
        analyse(HAND, DEFAULT, style=name)  # type: ignore[arg-type]
    assert caught.value.style == name
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize("style", Style)
def test_a_style_is_read_by_its_name(style: Style) -> None:
    assert read_style(style.value) is style
    assert read_style(style) is style


def test_a_division_of_other_cards_is_refused() -> None:
    own, other = (divisions(hand, ranking(DEFAULT))[0] for hand in (HAND, cards("Qh 2d 9s Tc")))
    for call in (
        lambda: field(HAND, other, DEFAULT),
        lambda: typical(HAND, own, other, DEFAULT),
        lambda: typical(HAND, other, own, DEFAULT),
    ):
        with pytest.raises(RuleError) as caught:
            call()
        assert caught.value.reason is Reason.NOT_YOUR_CARDS
        assert caught.value.facts["cards"] == "Tc"


def test_a_mix_is_of_four_cards() -> None:
    with pytest.raises(RuleError) as caught:
        mixes(HAND[:2], DEFAULT)
    assert caught.value.reason is Reason.WRONG_COUNT
