"""What a test knows of a value and its type does not say: checked, then told to the type."""

from typing import TypeVar

T = TypeVar("T")


def sure(value: T | None) -> T:
    """The value, which is there."""
    assert value is not None
    return value


def as_a(kind: type[T], value: object) -> T:
    """The value, which is of this kind."""
    assert isinstance(value, kind), value
    return value
