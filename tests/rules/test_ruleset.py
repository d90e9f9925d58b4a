"""Rule sets as values: their switches, and the three presets against the rule book."""

import tomllib
from dataclasses import FrozenInstanceError, fields, replace
from enum import Enum
from pathlib import Path
from typing import get_type_hints

import pytest

from tests.rules.deals import RULES
from tests.rules.oracle import DATA
from tutor.rules import (
    CARD,
    DEFAULT,
    KIND,
    PAIRS,
    PRESETS,
    SWITCHES,
    RuleSet,
    ranking,
    read_division,
    switches,
)

SOURCES = tomllib.loads((DATA / "presets.toml").read_text(encoding="utf-8"))


def word(choice: object) -> object:
    return choice.value if isinstance(choice, Enum) else choice


def test_the_presets_are_the_three_sources_and_chengdu_is_the_default() -> None:
    assert list(PRESETS) == ["chengdu", "sichuan", "online"] == list(SOURCES)
    assert DEFAULT is PRESETS["chengdu"]
    assert all(rules.key == rules.source == key for key, rules in PRESETS.items())


@pytest.mark.parametrize("code", RULES)
def test_a_preset_stands_on_every_switch_as_its_source_says(code: str) -> None:
    switches = {name: word(value) for name, value in PRESETS[code].switches().items()}
    assert switches == SOURCES[code]


def test_every_field_but_the_names_is_a_switch_with_at_least_two_choices() -> None:
    names = [field.name for field in fields(DEFAULT)]
    assert names == ["key", "title", "order", *SWITCHES]
    for name, switch in SWITCHES.items():
        choices = switch.choices
        assert len(choices) == len(set(choices)) >= 2, name
        assert all(rules.switches()[name] in choices for rules in PRESETS.values())


def test_every_switch_lies_in_a_file_of_its_name_and_says_what_it_decides() -> None:
    folder = Path(switches.__file__).parent
    assert {path.stem for path in folder.glob("[!_]*.py")} == set(SWITCHES)
    for name, switch in SWITCHES.items():
        assert switch.decides, name
        hint = get_type_hints(RuleSet)[name]
        assert all(isinstance(choice, hint) for choice in switch.choices)
        assert not issubclass(hint, Enum) or switch.choices == tuple(hint)


def test_players_are_two_to_eight() -> None:
    assert SWITCHES["most_players"].choices == (2, 3, 4, 5, 6, 7, 8)


def test_names_decide_nothing() -> None:
    renamed = replace(DEFAULT, key="other", title="Other", order=9)
    assert renamed == DEFAULT
    assert hash(renamed) == hash(DEFAULT)
    assert len(set(PRESETS.values())) == 3


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (DEFAULT, "zeros"),
        (KIND["tian"], "points"),
        (CARD["Qh"], "code"),
        (PAIRS[0], "index"),
        (read_division("2h4s-QhQd", ranking(DEFAULT)), "strength"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_of_the_rules_cannot_be_changed(value: object, field: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(value, field, getattr(value, field))
