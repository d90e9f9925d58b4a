"""The file of equilibria is checked when read, and tables differ only where rules do."""

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.solver.brute import SOLVED, combination
from tutor.cli import main
from tutor.rules import (
    DECK,
    DEFAULT,
    KIND,
    PRESETS,
    SWITCHES,
    Card,
    Chance,
    RuleSet,
    flower_of,
    ranking,
)
from tutor.rules.divisions import outcomes_by_signs
from tutor.rules.switches.better_and_equal import BetterAndEqual
from tutor.rules.switches.di_wang import DiWang
from tutor.rules.switches.flowers import Flowers
from tutor.solver import Known, Style, TablesError, analyse, build, tables
from tutor.solver.choices import choices
from tutor.solver.hands import KINDS_OF
from tutor.solver.tables import FILE, equilibrium, load

PURE = (Style.LARGER_FIRST, Style.SMALLER_FIRST)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "copy.bin"
    path.write_bytes(FILE.read_bytes())
    return path


def refused(path: Path) -> str:
    with pytest.raises(TablesError) as caught:
        load(path)
    assert str(path) in str(caught.value)
    return str(caught.value)


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size < 1_000_000


def test_the_tables_are_mapped_and_cannot_be_written(copy: Path) -> None:
    found = load(copy)
    assert isinstance(found, np.memmap)
    with pytest.raises(ValueError, match="read-only"):
        found[0, 0, 0] = 1


@pytest.mark.parametrize("at", [60, 5000, -1])
def test_a_damaged_file_is_refused(copy: Path, at: int) -> None:
    data = bytearray(copy.read_bytes())
    data[at] ^= 1
    copy.write_bytes(data)
    assert "checksum" in refused(copy)


def test_a_file_cut_short_is_refused(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[:-8])
    assert "checksum" in refused(copy)


def test_a_file_of_another_version_is_refused(copy: Path) -> None:
    data = bytearray(copy.read_bytes())
    data[8] += 1
    copy.write_bytes(data)
    assert "version" in refused(copy)


@pytest.mark.parametrize("content", [b"", b"CHEXUAN\n", b"something else" * 100])
def test_what_is_no_such_file_is_refused(copy: Path, content: bytes) -> None:
    copy.write_bytes(content)
    assert "no equilibria" in refused(copy)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tmp_path / "nowhere.bin")


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.bin"
    tables.save(path, np.asarray(load(FILE)))
    assert path.read_bytes() == FILE.read_bytes()
    assert [entry.name for entry in path.parent.iterdir()] == ["tables.bin"]


def test_the_command_solves_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "solve", equilibrium)
    path = tmp_path / "tables.bin"
    assert main(["solve", "--to", str(path)]) == 0
    assert path.read_bytes() == FILE.read_bytes()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 24
    assert re.fullmatch(r"chengdu: a best response wins \d\.\d\de-08 units a hand", lines[0])


def test_the_command_writes_nothing_that_can_be_exploited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "solve", lambda rules: _even(rules))
    assert main(["solve", "--to", str(tmp_path / "tables.bin")]) == 1
    assert "chengdu can still be exploited" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def _even(rules: RuleSet) -> np.ndarray:
    """Always the first division that is not dominated."""
    weights = np.zeros((len(KINDS_OF), 4), dtype=np.uint16)
    weights[np.arange(len(KINDS_OF)), choices(rules).argmax(axis=1)] = 256
    return weights


@pytest.mark.parametrize("name", sorted(set(SWITCHES) - set(SOLVED)))
def test_the_other_switches_change_nothing_that_is_solved(name: str) -> None:
    for rules in PRESETS.values():
        for choice in SWITCHES[name].choices:
            flipped: dict[str, Any] = {name: choice}
            house = replace(rules, **flipped)
            assert ranking(house).table == ranking(rules).table
            assert (choices(house) == choices(rules)).all()
            signs = (outcomes_by_signs(each.better_and_equal) for each in (house, rules))
            assert next(signs) == next(signs)
            assert (equilibrium(house) == equilibrium(rules)).all()


def hands(seen: tuple[Card, ...], number: int = 25) -> Iterator[tuple[Card, ...]]:
    """Random hands without the cards seen."""
    chance = Chance("differ")
    rest = [card for card in DECK if card not in seen]
    for _ in range(number):
        yield chance.sample(rest, 4)


def of(*keys: str) -> tuple[Card, ...]:
    return tuple(card for key in keys for card in KIND[key].cards)


@pytest.mark.parametrize("style", PURE)
def test_without_di_in_play_it_does_not_matter_what_di_with_a_nine_is(style: Style) -> None:
    seen = of("di")
    for cards in hands(seen):
        point, king = (
            analyse(cards, replace(DEFAULT, di_wang=choice), Known(dead=seen), style)
            for choice in DiWang
        )
        assert [c.figures for c in point.choices] == [c.figures for c in king.choices]


@pytest.mark.parametrize("style", PURE)
def test_without_flowers_in_play_it_does_not_matter_what_they_do(style: Style) -> None:
    seen = of("futou", "dagui")
    for cards in hands(seen):
        assert not flower_of(cards)
        found = [
            analyse(cards, replace(DEFAULT, flowers=choice), Known(dead=seen), style)
            for choice in Flowers
        ]
        assert found[0] == found[1] == found[2]


def test_where_better_and_equal_only_draws_there_is_less_won_and_lost_and_the_same_eaten() -> None:
    for cards in hands(()):
        win, draw = (
            analyse(cards, replace(DEFAULT, better_and_equal=choice), style=Style.LARGER_FIRST)
            for choice in (BetterAndEqual.WIN, BetterAndEqual.DRAW)
        )
        for one, other in zip(win.choices, draw.choices, strict=True):
            assert one.figures.win >= other.figures.win
            assert one.figures.lose >= other.figures.lose
            assert (one.figures.eat, one.figures.eaten) == (
                other.figures.eat,
                other.figures.eaten,
            )


@pytest.mark.parametrize("switch", SOLVED)
def test_a_hand_with_one_choice_in_two_rule_sets_is_played_alike_in_both(switch: str) -> None:
    chance = Chance("pairs of rules")
    for _ in range(4):
        base = combination(DEFAULT, [chance.below(len(SWITCHES[name].choices)) for name in SOLVED])
        found = []
        for choice in SWITCHES[switch].choices:
            assert isinstance(choice, Enum)
            flipped: dict[str, Any] = {switch: choice}
            rules = replace(base, **flipped)
            found.append((choices(rules), equilibrium(rules)))
        one, other = found[0], found[-1]
        forced = (one[0] == other[0]).all(axis=1) & (one[0].sum(axis=1) == 1)
        assert forced.sum() > 1000
        assert (one[1][forced] == other[1][forced]).all()


def test_only_hands_of_di_and_a_nine_change_their_choices_with_the_di_wang_switch() -> None:
    point, king = (choices(replace(DEFAULT, di_wang=choice)) for choice in DiWang)
    changed = (point != king).any(axis=1)
    held = [np.equal(KINDS_OF, KIND[key].index).any(axis=1) for key in ("di", "hei9")]
    assert changed.any()
    assert not (changed & ~(held[0] & held[1])).any()
