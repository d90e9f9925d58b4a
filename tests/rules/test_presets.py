"""A new rule set is one new file in the folder of presets."""

import sys
from pathlib import Path

import pytest

from tutor.rules import PRESETS, code_of, house, presets, ranking

PARLOUR = '''
"""A parlour's own rules."""

from dataclasses import replace

from tutor.rules.presets.chengdu import RULES as CHENGDU
from tutor.rules.switches.di_wang import DiWang
from tutor.rules.switches.zeros import Zeros

RULES = replace(
    CHENGDU, key="parlour", title="Parlour", order=4, di_wang=DiWang.KING, zeros=Zeros.SINGLE
)
'''


@pytest.fixture
def with_parlour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of presets with one more file."""
    (tmp_path / "parlour.py").write_text(PARLOUR, encoding="utf-8")
    name = f"{presets.__name__}.parlour"
    monkeypatch.setitem(sys.modules, name, sys)  # so that the test's own module goes again
    monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(presets, "parlour", None, raising=False)
    monkeypatch.setattr(presets, "__path__", [*presets.__path__, str(tmp_path)])


@pytest.mark.usefixtures("with_parlour")
def test_a_new_preset_is_one_new_file(monkeypatch: pytest.MonkeyPatch) -> None:
    found = presets.find_presets()
    assert list(found) == [*PRESETS, "parlour"]
    rules = found["parlour"]
    monkeypatch.setitem(PRESETS, "parlour", rules)
    assert code_of(rules) == "parlour"
    assert house(PRESETS["chengdu"], rules.switches()) is rules
    assert ranking(rules).rules == rules
    assert len(ranking(rules).levels) > 71


def test_every_preset_lies_in_a_file_of_its_own_name() -> None:
    folder = Path(presets.__file__).parent
    assert {path.stem for path in folder.glob("[!_]*.py")} == set(PRESETS)


def test_without_a_new_file_the_presets_are_as_they_were() -> None:
    assert presets.find_presets() == PRESETS
    assert "parlour" not in PRESETS
