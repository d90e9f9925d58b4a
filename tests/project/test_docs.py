"""What the documents name is there: files, modules, functions, commands, and readings."""

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from tutor.lessons.readings import READINGS

ROOT = Path(__file__).parents[2]
GUIDES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
SECTIONS = ["Context", "Decision", "Consequences"]
OURS = ("tutor/", "tests/", "templates/", "static/", "translations/", "docs/", ".ci/")


def coded(path: Path) -> list[str]:
    """What stands in backquotes in a document, outside its blocks of code."""
    return re.findall(r"`([^`\n]+)`", path.read_text(encoding="utf-8"))


def exists(dotted: str) -> bool:
    """Whether a dotted name leads to a module, or to something in one."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for name in parts[length:]:
            if not hasattr(found, name):
                return False
            found = getattr(found, name)
        return True
    return False


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_guides_name_only_files_that_exist(path: Path) -> None:
    named = [one for one in coded(path) if one.startswith(OURS) and not set(one) & set("<>*… ")]
    assert [one for one in named if not (ROOT / one.rstrip("/")).exists()] == []


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_guides_name_only_code_that_exists(path: Path) -> None:
    named = [one for one in coded(path) if re.fullmatch(r"(tutor|tests)(\.(?!db\b)\w+)+", one)]
    assert [one for one in named if not exists(one)] == []


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_guides_name_only_targets_of_make(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = {shlex.split(one)[1] for one in coded(path) if re.match(r"make [a-z]", one)}
    assert named - targets == set()


@pytest.mark.parametrize("path", [*GUIDES, *DECISIONS], ids=lambda path: path.name)
def test_documents_cite_only_readings_and_decisions_there_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    numbers = {int(number) for number in re.findall(r"\bR(\d+)\b", text)}
    assert numbers - set(READINGS) == set()
    cited = {int(number) for number in re.findall(r"[Dd]ecisions? (\d+)", text)}
    assert cited - {int(one.name[:4]) for one in DECISIONS} == set()


def test_decisions_are_numbered_one_after_the_other() -> None:
    assert [int(path.name[:4]) for path in DECISIONS] == [*range(1, len(DECISIONS) + 1)]
    for path in DECISIONS:
        heads = re.findall(r"^## (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert [one for one in heads if one in SECTIONS] == SECTIONS, path.name


def test_the_guides_are_looked_at() -> None:
    """The tests above find something to check."""
    assert sum(len(coded(path)) for path in GUIDES) > 60
