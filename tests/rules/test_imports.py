"""The rules stand on the standard library alone and know no rule set by name."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tutor.rules
from tutor.rules import PRESETS

FOLDER = Path(tutor.rules.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))


def named(path: Path) -> str:
    return str(path.relative_to(FOLDER))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_imports_only_the_standard_library_the_rules_and_two_helpers(path: Path) -> None:
    for name in imported(ast.parse(path.read_text(encoding="utf-8"))):
        ours = name in ("tutor.marking", "tutor.finding") or f"{name}.".startswith("tutor.rules.")
        assert ours or name.partition(".")[0] in sys.stdlib_module_names, name


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path.parent.name not in ("presets", "switches")], ids=named
)
def test_no_rule_asks_for_the_name_of_a_rule_set(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not texts & set(PRESETS)


def test_the_public_names_are_there_and_listed_in_order() -> None:
    assert all(hasattr(tutor.rules, name) for name in tutor.rules.__all__)
    assert len(set(tutor.rules.__all__)) == len(tutor.rules.__all__)
