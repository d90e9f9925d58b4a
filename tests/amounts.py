"""How often a test tries something: a share in every run, all of it in `make soak`."""

import pytest
from _pytest.mark import ParameterSet


def amounts(few: int, many: int) -> list[ParameterSet]:
    """The values of a parameter that counts tries."""
    return [
        pytest.param(few, id=str(few)),
        pytest.param(many, marks=pytest.mark.soak, id=str(many)),
    ]
