"""The wheel: built from the sources without a compiled catalogue, used from another folder."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("tutor", "templates", "static", "translations")
FILES = (".gitignore", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "THIRD_PARTY.md")

ASK = """
from tutor import paths
from tutor.store.database import migrate
from tutor.web.app import create_app
app = create_app()
migrate(app.config["DATABASE_URL"])
page = app.test_client().get("/nowhere", headers={"Accept-Language": "zh-TW"})
print(paths.INSTALLED, app.instance_path, page.status_code, "沒有這一頁" in page.text)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("source")
    ignore = shutil.ignore_patterns("*.mo", "__pycache__")
    for name in SOURCES:
        shutil.copytree(ROOT / name, source / name, ignore=ignore)
    for name in FILES:
        shutil.copy(ROOT / name, source)
    out = source / "dist"
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    return next(out.glob("*.whl"))


@pytest.mark.matrix
def test_the_wheel_carries_everything(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for path in (
        "templates/base.html",
        "static/vendor/htmx-4.0.1.min.js",
        "static/css/frame/base.css",
    ):
        assert f"tutor/_data/{path}" in names
    for locale in ("zh_Hans", "zh_Hant"):
        assert f"tutor/_data/translations/{locale}/LC_MESSAGES/messages.mo" in names
    for notice in ("LICENSE", "THIRD_PARTY.md"):
        assert any(name.endswith(f".dist-info/licenses/{notice}") for name in names)


@pytest.mark.matrix
def test_the_wheel_works_from_any_folder(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False, symlinks=True)
    python = tmp_path / "venv" / "bin" / "python"
    site = next((tmp_path / "venv" / "lib").glob("python*")) / "site-packages"
    zipfile.ZipFile(wheel).extractall(site)
    # What the site depends on comes from the environment of the tests.
    theirs = [path for path in sys.path if path.endswith("site-packages")]
    (site / "dependencies.pth").write_text("\n".join(theirs))
    bare = {k: v for k, v in os.environ.items() if k not in ("TUTOR_INSTANCE", "DATABASE_URL")}
    result = subprocess.run(
        [python, "-c", ASK], cwd="/", env=bare, capture_output=True, text=True, check=True
    )
    folder = tmp_path / "venv" / "var" / "tutor-instance"
    assert result.stdout.split() == ["True", str(folder), "404", "True"]
    assert (folder / "tutor.db").is_file()
