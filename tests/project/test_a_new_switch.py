"""A new switch is one file, one field of the rule set and the place that reads it.

Tried as CONTRIBUTING says, in a copy of the project: a table on which all pairs of 9 points are
equal, which no source knows and no table of the solver either.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tutor.rules import SWITCHES

ROOT = Path(__file__).resolve().parents[2]
ASKS = Path(__file__).with_name("pretend_switch.py")
CODE = "chengdu+nines.equal"
RECORD = '''
"""Two pairs of 9 points: decided by the single, or always equal."""

from enum import Enum

from tutor.marking import N_
from tutor.rules.switch import Decides, Switch


class Nines(Enum):
    """How two pairs of 9 points compare."""

    SINGLE = "single"
    EQUAL = "equal"


SWITCH = Switch(
    question=N_("Pairs of 9 points"),
    words={Nines.SINGLE: N_("go by the single"), Nines.EQUAL: N_("are never told apart")},
    why=N_("Nobody plays it so, but somebody might."),
    decides=Decides.STRENGTH,
)
'''
# Where the copy is changed: the line that is there, and what comes to stand before it.
CHANGES = {
    "ruleset.py": {
        "from tutor.rules.switches.opening": "from tutor.rules.switches.nines import Nines\n",
        "    tail: Tail\n": "    nines: Nines = Nines.SINGLE\n",
    },
    "pairs.py": {
        "from tutor.rules.switches.zeros": "from tutor.rules.switches.nines import Nines\n",
        "    return Worth(Category.POINTS, pair.points, single)\n": (
            "    if pair.points == 9 and rules.nines is Nines.EQUAL:\n        single = 0\n"
        ),
    },
}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the site says with the switch in place."""
    copy = tmp_path_factory.mktemp("project")
    shutil.copytree(ROOT / "tutor", copy / "tutor", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("templates", "static", "translations", "pyproject.toml"):
        (copy / name).symlink_to(ROOT / name)
    rules = copy / "tutor" / "rules"
    (rules / "switches" / "nines.py").write_text(RECORD, encoding="utf-8")
    for name, changes in CHANGES.items():
        text = (rules / name).read_text(encoding="utf-8")
        for line, before in changes.items():
            assert text.count(line) == 1, line
            text = text.replace(line, before + line)
        (rules / name).write_text(text, encoding="utf-8")
    instance = tmp_path_factory.mktemp("instance")
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, str(ASKS), str(instance)]
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_its_code_goes_round_and_the_others_stay(answers: dict[str, Any]) -> None:
    assert "nines" not in SWITCHES
    assert answers["code"] == CODE
    assert answers["default"] == "chengdu"


def test_it_has_its_row_among_the_house_rules_and_the_lesson_still_stands(
    answers: dict[str, Any],
) -> None:
    assert answers["row"]
    assert answers["words"]
    assert answers["lesson"] == 200


def test_its_effects_are_computed(answers: dict[str, Any]) -> None:
    assert answers["moved"] > 1
    assert answers["turned"] > answers["moved"]
    assert 0 < answers["deals"] < 35_960
    assert answers["example"]


def test_its_words_are_asked_for_in_every_language(answers: dict[str, Any]) -> None:
    assert len(answers["stale"]) >= 3  # the template and both Chinese catalogues


def test_figures_stay_where_the_tables_know_the_rules(answers: dict[str, Any]) -> None:
    assert answers["unsolved"] == [[], ["nines"]]
    known = {path: one for path, one in answers["pages"].items() if CODE not in path}
    assert all(one["status"] == 200 and not one["sentence"] for one in known.values())
    assert known["/split/chengdu/Qh8s9cJs"]["bar"]
    assert known["/calc/chengdu/Qh8s9cJs"]["bar"]


def test_no_figures_are_shown_where_they_do_not(answers: dict[str, Any]) -> None:
    pages = {path: one for path, one in answers["pages"].items() if CODE in path}
    asking = pages.pop(f"/q/pair-ranks.1/{CODE}/normal/1")
    assert asking == {"status": 200, "sentence": False, "bar": False}
    assert len(pages) == 4
    assert all(one["sentence"] and not one["bar"] for one in pages.values())
    assert answers["figures"] == [None, None, None]
    assert answers["evening"]
