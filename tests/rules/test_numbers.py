"""Whole numbers in addresses, forms and records: ASCII digits up to a limit, nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules import whole_number


@given(st.integers(0, 10**9))
def test_every_number_within_the_limit_is_read(number: int) -> None:
    assert whole_number(str(number), 10**9) == number


@given(st.integers(1, 10**12), st.integers(0, 10**6))
def test_a_number_beyond_the_limit_is_none(beyond: int, most: int) -> None:
    assert whole_number(str(most + beyond), most) is None


@pytest.mark.parametrize(
    "text",
    ["", " ", " 5", "5 ", "+5", "-5", "1_0", "1.0", "1e2", "٣", "²", "五", "0x1", "9" * 9999],
)
def test_what_is_no_plain_number_is_none(text: str) -> None:
    assert whole_number(text, 999) is None


def test_no_more_digits_are_looked_at_than_the_limit_has() -> None:
    assert whole_number("007", 999) == 7
    assert whole_number("0007", 999) is None
