import os
import subprocess
import sys
import tomllib
from pathlib import Path

import tutor.web

ROOT = Path(__file__).resolve().parents[2]


def test_imports_point_one_way() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    environment = {**os.environ, "NO_COLOR": "1"}
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 broken" in result.stdout


def test_every_feature_stands_behind_the_doors() -> None:
    """The contract lists them, since it cannot be told to take in whatever has routes."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (doors,) = (one for one in contracts if one["id"] == "web-doors")
    packages = Path(tutor.web.__path__[0]).iterdir()
    features = {
        f"tutor.web.{one.name}"
        for one in packages
        if (one / "routes.py").exists() or (one / "routes").is_dir()
    }
    assert len(features) > 5
    assert set(doors["modules"]) == features


def test_the_rules_load_without_anything_but_the_standard_library() -> None:
    ask = "import sys, tutor.rules; print(*{n.partition('.')[0] for n in sys.modules})"
    command = [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {ask}"]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert {"flask", "sqlalchemy", "numpy", "babel"}.isdisjoint(loaded)
