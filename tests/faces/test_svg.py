"""How drawings are written down."""

import pytest

from tutor.faces.svg import element, number, symmetric


@pytest.mark.parametrize(
    ("value", "text"),
    [(12, "12"), (3.44, "3.4"), (0.5, ".5"), (-0.5, "-.5"), (10.04, "10"), (-0.01, "0"), (0, "0")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_an_element_keeps_the_names_of_xml() -> None:
    assert (
        element("g", "x", class_="a", stroke_width=1.5) == '<g class="a" stroke-width="1.5">x</g>'
    )


def test_a_half_outline_is_closed_by_its_mirror_image() -> None:
    assert symmetric("M0-10L5 0L0 10") == "M0-10L5 0L0 10L-5 0L0-10Z"
    assert symmetric("M0-9C1-8 2-7 3-6") == "M0-9C1-8 2-7 3-6L-3-6C-2-7-1-8 0-9Z"


def test_a_half_outline_with_an_unknown_command_is_refused() -> None:
    with pytest.raises(KeyError):
        symmetric("M0 0A5 5 0 0 1 5 5")
