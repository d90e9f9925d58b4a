"""One name, one thing: no two classes of ours are called alike."""

import ast
from collections import defaultdict
from pathlib import Path

import tutor

CODE = Path(tutor.__file__).parent


def test_no_two_classes_have_one_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in CODE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.relative_to(CODE).as_posix())
    assert len(places) > 300
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
